import Switchback

/// Finds a screen by the SwiftUI view that it was made for, and by the context that the view shows.
///
///     extension ProductView: ContextChecking {
///       func isTarget(for context: Product.ID) -> Bool { id == context }
///     }
///
///     StepAssembly(
///       finder: .hosting(ProductView.self),
///       factory: .hosting { (id: Product.ID) in ProductView(id: id).padding() })
///
/// The view may have modifiers: `hostedView(_:)` documents the views that the finder looks through.
/// A `ClassFinder<UIHostingController<ProductView>, _>` finds only views without modifiers, and
/// ignores the context.
public struct HostedViewFinder<
  Content, Target: UIViewController, Context
>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint
  private let shows: @MainActor (Content, Context) -> Bool

  /// - Parameters:
  ///   - options: Where to look. Everywhere by default.
  ///   - startingPoint: Where to begin.
  ///   - shows: Whether a view shows a context. Defaults to accepting every view.
  public init(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost,
    where shows: @escaping @MainActor (Content, Context) -> Bool = { _, _ in true }
  ) {
    self.options = options
    self.startingPoint = startingPoint
    self.shows = shows
  }

  /// A finder that asks each view for its context.
  public init(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) where Content: ContextChecking, Content.Context == Context {
    self.init(options: options, from: startingPoint) { $0.isTarget(for: $1) }
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    screen.hostedView(Content.self).map { shows($0, context) } ?? false
  }
}

extension Finder {
  /// Finds a screen by its SwiftUI view: the short form of ``HostedViewFinder``.
  public static func hosting<Content, Target, Context>(
    _ view: Content.Type, options: SearchOptions = .everywhere
  ) -> Self where Self == HostedViewFinder<Content, Target, Context> {
    HostedViewFinder(options: options)
  }

  /// Finds a screen by its SwiftUI view and by the context that the view shows: the short form of
  /// ``HostedViewFinder``.
  public static func hosting<Content: ContextChecking, Target, Context>(
    _ view: Content.Type, options: SearchOptions = .everywhere
  ) -> Self
  where Self == HostedViewFinder<Content, Target, Context>, Content.Context == Context {
    HostedViewFinder(options: options)
  }
}
