/// Finds a screen by its class.
///
///     ClassFinder<HomeScreen, Void>()                           // anywhere in the window
///     ClassFinder<HomeScreen, Void>(options: [.current, .visible])   // if the user sees it
///
/// Subclasses match, too. To distinguish two screens of one class by the context that they show,
/// use
/// ``ClassWithContextFinder``.
public struct ClassFinder<Target, Context>: StackIteratingFinder {
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
    true
  }

  // The class alone decides: there is no need to judge each screen.
  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    try hierarchy.first(Target.self, options, from: startingPoint)
  }
}

extension Finder {
  /// Finds a screen by its class: the short form of ``ClassFinder``.
  public static func classFinder<Target, Context>(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == ClassFinder<Target, Context> {
    ClassFinder(options: options, from: startingPoint)
  }
}
