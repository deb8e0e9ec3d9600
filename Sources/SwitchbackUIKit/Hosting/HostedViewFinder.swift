import Switchback

/// Finds a screen by the SwiftUI view that it was made for, and by what the view shows.
///
///     extension ProductView: ContextChecking {
///       func isTarget(for context: Product.ID) -> Bool { id == context }
///     }
///
///     StepAssembly(
///       finder: .hosting(ProductView.self),
///       factory: .hosting { (id: Product.ID) in ProductView(id: id).padding() })
///
/// The view may have modifiers: `hostedView(_:)` of a screen says through what the finder looks. A
/// `ClassFinder<UIHostingController<ProductView>, _>` finds views without modifiers only, and does not
/// ask them for their context.
public struct HostedViewFinder<
  Content, Target: UIViewController, Context
>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint
  private let shows: @MainActor (Content, Context) -> Bool

  /// - Parameters:
  ///   - options: Where to look. Everywhere, if not given.
  ///   - startingPoint: Where to begin.
  ///   - shows: Whether a view shows a context. All do, if not given.
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

  /// Finds a screen by its SwiftUI view and by what that shows: the short form of
  /// ``HostedViewFinder``.
  public static func hosting<Content: ContextChecking, Target, Context>(
    _ view: Content.Type, options: SearchOptions = .everywhere
  ) -> Self
  where Self == HostedViewFinder<Content, Target, Context>, Content.Context == Context {
    HostedViewFinder(options: options)
  }
}
