/// A screen that can say whether it shows a certain context.
///
///     extension ProductScreen: ContextChecking {
///       func isTarget(for context: Product.ID) -> Bool { id == context }
///     }
@MainActor
public protocol ContextChecking<Context> {
  /// The value that tells one screen of this type from another.
  associatedtype Context

  /// Whether the screen shows this context.
  func isTarget(for context: Context) -> Bool
}

/// Finds a screen by its class and by what it shows.
///
///     ClassWithContextFinder<ProductScreen, Product.ID>()
///
/// The screen must be ``ContextChecking``. Of several screens that show the context the first one
/// wins, in the order that ``SearchOptions`` states.
public struct ClassWithContextFinder<Target: ContextChecking, Context>: StackIteratingFinder
where Target.Context == Context {
  public let options: SearchOptions
  public let startingPoint: StartingPoint

  /// - Parameters:
  ///   - options: Where to look. Everywhere, if not given.
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
  /// Finds a screen by its class and by what it shows: the short form of
  /// ``ClassWithContextFinder``.
  public static func classWithContextFinder<Target, Context>(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == ClassWithContextFinder<Target, Context> {
    ClassWithContextFinder(options: options, from: startingPoint)
  }
}
