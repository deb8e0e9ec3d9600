/// A screen that can tell whether it shows a certain context.
///
///     extension ProductScreen: ContextChecking {
///       func isTarget(for context: Product.ID) -> Bool { id == context }
///     }
@MainActor
public protocol ContextChecking<Context> {
  /// The value that distinguishes screens of this type.
  associatedtype Context

  /// Whether the screen shows this context.
  func isTarget(for context: Context) -> Bool
}

/// Finds a screen by its class and by the context that it shows.
///
///     ClassWithContextFinder<ProductScreen, Product.ID>()
///
/// The screen must be ``ContextChecking``. If several screens show the context, the finder returns
/// the first one, in the order that ``SearchOptions`` documents.
public struct ClassWithContextFinder<Target: ContextChecking, Context>: StackIteratingFinder
where Target.Context == Context {
  public let options: SearchOptions
  public let startingPoint: StartingPoint

  /// - Parameters:
  ///   - options: Where to look. Everywhere by default.
  ///   - startingPoint: Where to begin.
  public init(options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    screen.isTarget(for: context)
  }
}

extension Finder {
  /// Finds a screen by its class and by the context that it shows: the short form of
  /// ``ClassWithContextFinder``.
  public static func classWithContextFinder<Target, Context>(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == ClassWithContextFinder<Target, Context> {
    ClassWithContextFinder(options: options, from: startingPoint)
  }
}
