import Foundation
import Switchback

/// The links to open: a ``LinkTable``, or the result of making one.
///
///     let links = Result {
///       try LinkTable<ShopLink>(schemes: ["store"]) { DeepLink("login", to: .login) }
///     }
public protocol LinkSource<Destination> {
  /// The type of the app's destinations.
  associatedtype Destination

  /// The table.
  ///
  /// - Throws: The error of making it.
  func table() throws -> LinkTable<Destination>
}

extension LinkTable: LinkSource {
  /// The table itself.
  public func table() -> Self { self }
}

// NB: with any type of failure, the compiler crashes on Apple's platforms.
extension Result: LinkSource where Success: LinkSource, Failure == any Error {
  /// The table.
  ///
  /// - Throws: The error of making it.
  public func table() throws -> LinkTable<Success.Destination> { try get().table() }
}

extension Navigator {
  /// Opens a link, from wherever the user is.
  ///
  ///     try await navigator.open(url, with: table)
  ///
  /// - Throws: ``LinkError`` for a link that cannot be read, `NavigationError` for one whose destination
  ///   is not reached, and the error of making the table.
  @discardableResult
  public func open(
    _ url: URL, with links: some LinkSource<Destination>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(url.absoluteString)) {
      let destination = try links.table().destination(for: url)
      return try await navigate(to: destination, animated: animated, policy: policy)
    }
  }

  /// Opens a link from its text. Unlike `URL(string:)`, this repairs nothing.
  ///
  /// - Throws: The errors of ``open(_:with:animated:policy:)``.
  @discardableResult
  public func open(
    _ link: String, with links: some LinkSource<Destination>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(link)) {
      let destination = try links.table().destination(for: link)
      return try await navigate(to: destination, animated: animated, policy: policy)
    }
  }

  /// Starts to open a link and returns at once. Failures, also those of the link and of the table, go where the
  /// router reports them.
  @discardableResult
  public func go(
    to url: URL, with links: some LinkSource<Destination>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    router.startOpening(url.absoluteString) {
      go(to: try links.table().destination(for: url), animated: animated, policy: policy)
    }
  }

  /// Starts to open a link from its text and returns at once. Unlike `URL(string:)`, this repairs nothing.
  @discardableResult
  public func go(
    to link: String, with links: some LinkSource<Destination>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    router.startOpening(link) {
      go(to: try links.table().destination(for: link), animated: animated, policy: policy)
    }
  }
}

extension Router {
  /// Opens a link, from wherever the user is.
  ///
  ///     try await router.open(url, with: ShopDestination.links)
  ///
  /// - Throws: ``LinkError`` for a link that cannot be read, `NavigationError` for one whose destination
  ///   is not reached, and the error of making the table.
  @discardableResult
  public func open<Opened: Destination>(
    _ url: URL, with links: some LinkSource<Opened>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(url.absoluteString)) {
      let destination = try links.table().destination(for: url)
      return try await navigate(to: destination, animated: animated, policy: policy)
    }
  }

  /// Opens a link from its text. Unlike `URL(string:)`, this repairs nothing.
  ///
  /// - Throws: The errors of ``open(_:with:animated:policy:)``.
  @discardableResult
  public func open<Opened: Destination>(
    _ link: String, with links: some LinkSource<Opened>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    try await OpenedLink.$current.withValue(OpenedLink(link)) {
      let destination = try links.table().destination(for: link)
      return try await navigate(to: destination, animated: animated, policy: policy)
    }
  }

  /// Starts to open a link and returns at once: for `onOpenURL` and scene delegates. Failures, also those of the
  /// link and of the table, go where the router reports them.
  ///
  ///     router.go(to: url, with: ShopDestination.links)
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - links: The table, or the result of making it.
  ///   - animated: Whether changes are animated.
  ///   - policy: The policy for when another navigation runs, or `nil` for the router's.
  /// - Returns: The task, which throws what `open` throws.
  @discardableResult
  public func go<Opened: Destination>(
    to url: URL, with links: some LinkSource<Opened>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    startOpening(url.absoluteString) {
      go(to: try links.table().destination(for: url), animated: animated, policy: policy)
    }
  }

  /// Starts to open a link from its text and returns at once. Unlike `URL(string:)`, this repairs nothing.
  @discardableResult
  public func go<Opened: Destination>(
    to link: String, with links: some LinkSource<Opened>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    startOpening(link) {
      go(to: try links.table().destination(for: link), animated: animated, policy: policy)
    }
  }

  /// Starts a navigation for a link, or reports why it cannot be read.
  fileprivate func startOpening(
    _ link: String, _ start: () throws -> Task<NavigationOutcome, any Error>
  ) -> Task<NavigationOutcome, any Error> {
    do {
      return try OpenedLink.$current.withValue(OpenedLink(link), operation: start)
    } catch {
      report(error)
      return Task { throw error }
    }
  }
}
