import Foundation
import Switchback

extension Navigator {
  /// Opens a link, from wherever the user is.
  ///
  ///     try await navigator.open(url, with: table)
  ///
  /// - Throws: ``LinkError`` for a link that cannot be read, `NavigationError` for one whose
  ///   destination is not reached.
  @discardableResult
  public func open(
    _ url: URL, with links: LinkTable<Destination>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(url.absoluteString)) {
      try await navigate(to: links.destination(for: url), animated: animated, policy: policy)
    }
  }

  /// Opens a link from its text. Unlike `URL(string:)`, this repairs nothing.
  ///
  /// - Throws: The errors of ``open(_:with:animated:policy:)``.
  @discardableResult
  public func open(
    _ link: String, with links: LinkTable<Destination>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(link)) {
      try await navigate(to: links.destination(for: link), animated: animated, policy: policy)
    }
  }
}

extension Router {
  /// Opens a link, from wherever the user is.
  ///
  ///     try await router.open(url, with: ShopDestination.links.get())
  ///
  /// - Throws: ``LinkError`` for a link that cannot be read, `NavigationError` for one whose
  ///   destination is not reached.
  @discardableResult
  public func open<Opened: Destination>(
    _ url: URL, with links: LinkTable<Opened>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(url.absoluteString)) {
      try await navigate(to: links.destination(for: url), animated: animated, policy: policy)
    }
  }

  /// Opens a link from its text. Unlike `URL(string:)`, this repairs nothing.
  ///
  /// - Throws: The errors of ``open(_:with:animated:policy:)``.
  @discardableResult
  public func open<Opened: Destination>(
    _ link: String, with links: LinkTable<Opened>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(link)) {
      try await navigate(to: links.destination(for: link), animated: animated, policy: policy)
    }
  }

  /// Starts to open a link and returns at once: for `onOpenURL` and scene delegates. Failures, also those of the
  /// link and of the table, go where the router reports them.
  ///
  ///     router.go(to: url, with: ShopDestination.links)
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - links: The table, or the error of making it: `Result { try LinkTable(…) { … } }`.
  ///   - animated: Whether changes are animated.
  ///   - policy: The policy for when another navigation runs, or `nil` for the router's.
  public func go<Opened: Destination>(
    to url: URL, with links: Result<LinkTable<Opened>, any Error>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) {
    do {
      let destination = try links.get().destination(for: url)
      OpenedLink.$current.withValue(OpenedLink(url.absoluteString)) {
        go(to: destination, animated: animated, policy: policy)
      }
    } catch {
      report(error)
    }
  }
}
