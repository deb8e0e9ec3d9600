/// Finds a screen by its class.
///
///     ClassFinder<HomeScreen, Void>()                           // anywhere in the window
///     ClassFinder<HomeScreen, Void>(options: [.current, .visible])   // if the user sees it
///
/// Subclasses match, too. To distinguish two screens of one class by the context that they show,
/// use ``ClassWithContextFinder``.
public struct ClassFinder<Target, Context>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint

  /// Looks everywhere by default, beginning at the root of the topmost layer.
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

/// Finds a screen by its class and, if it checks a context, by the one that it shows.
///
///     ScreenFinder<ProductScreen, Int>()   // the product with that number
///     ScreenFinder<HomeScreen, Int>()      // HomeScreen checks nothing: its class decides
///
/// The finder of all steps that are made of a closure or a type. The class of each screen decides whether it
/// checks (``ContextChecking``). For `Void`, and for the `nil` of `Any?`, the screen's class alone decides. The `nil`
/// of another optional is a context, which screens that always have one do not show. For a context of another type
/// than the one that the screens of the class check, the search fails with a ``ChainError``: any of
/// them would be the wrong one.
///
/// A screen around a view shows what its view says, if that checks, and else the context that it was made for. Contexts
/// are the same if they are equal, or the same object. A tuple is compared part by part.
public struct ScreenFinder<Target, Context>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint
  private let accepts: (@MainActor (Target) -> Bool)?

  /// Whether it finds only the screens that its step has made.
  var isForOwnScreens: Bool { accepts != nil }

  /// Looks everywhere by default, beginning at the root of the topmost layer.
  public init(options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
    accepts = nil
  }

  /// Finds only the screens of the class that its step has made.
  package init(options: SearchOptions, accepting accepts: @escaping @MainActor (Target) -> Bool) {
    self.options = options
    startingPoint = .topmost
    self.accepts = accepts
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    (try? shows(screen, context)) ?? false
  }

  /// - Throws: ``ChainError``, ``HierarchyError/cycle(_:)``.
  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    if Context.self == Void.self, accepts == nil {
      return try hierarchy.first(Target.self, options, from: startingPoint)
    }
    // A context that does not fit is an error whether a screen is there or not.
    let checking = (Target.self as? any WrappingScreen.Type)?.wrapped ?? Target.self
    if let type = checking as? any ContextChecking.Type { _ = try wanted(by: type, context) }
    return try hierarchy.first(Target.self, options, from: startingPoint) {
      try shows($0, context)
    }
  }

  private func shows(_ screen: Target, _ context: Context) throws -> Bool {
    if accepts?(screen) == false { return false }
    let wrapping = screen as? any WrappingScreen
    let checking = wrapping?.wrappedValue as? any ContextChecking ?? screen as? any ContextChecking
    if let checking { return try shows(checking, context) }
    return isWithoutContext(context) || wrapping?.isMade(for: context) != false
  }

  private func shows<Checking: ContextChecking>(
    _ screen: Checking, _ context: Context
  ) throws -> Bool {
    try wanted(by: Checking.self, context).map { screen.isTarget(for: $0) }
      ?? isWithoutContext(context)
  }

  /// The context that a screen of a class is to show; `nil` if there is none of its type.
  private func wanted<Checking: ContextChecking>(
    by type: Checking.Type, _ context: Context
  ) throws -> Checking.Context? {
    if isWithoutContext(context) { return nil }
    if let context = context as? Checking.Context { return context }
    if hasNone(context) { return nil }
    throw ChainError.wrongContext(
      screenTypeName(Checking.self), shows: "\(Checking.Context.self)", wanted: "\(Context.self)")
  }
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

  /// Looks everywhere by default, beginning at the root of the topmost layer.
  public init(options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    screen.isTarget(for: context)
  }
}

/// Finds one given screen, if it still exists.
///
///     InstanceFinder<BagScreen, Void>(bagScreen)
///
/// The finder does not retain the screen, and finds nothing once the screen is gone.
public struct InstanceFinder<Target, Context>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint
  private let instance: () -> (any Screen)?

  /// Looks everywhere by default, beginning at the root of the topmost layer.
  public init(
    _ instance: any Screen, options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  ) {
    self.instance = { [weak instance] in instance }
    self.options = options
    self.startingPoint = startingPoint
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    (screen as? any Screen) === instance()
  }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    guard let instance = instance() else { return nil }
    return try hierarchy.first(instance, options, from: startingPoint) as? Target
  }
}

/// A finder made of a closure.
///
///     ClosureFinder("a product on display") { (context: Int, hierarchy) in
///       try hierarchy.first(ProductScreen.self, .allVisible) { $0.id == context }
///     }
public struct ClosureFinder<Target, Context>: Finder, CustomStringConvertible {
  /// The name in plans and errors.
  public nonisolated let description: String
  private let closure: @MainActor (Context, Hierarchy) throws -> Target?

  /// - Parameters:
  ///   - name: The name of the finder in plans and errors.
  ///   - closure: Returns the screen, or `nil` if there is none.
  public init(
    _ name: String = "ClosureFinder",
    _ closure: @escaping @MainActor (Context, Hierarchy) throws -> Target?
  ) {
    description = name
    self.closure = closure
  }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    try closure(context, hierarchy)
  }
}

/// Finds nothing: the step is always built.
///
///     .from(StepAssembly(finder: .nil(), factory: StackFactory()))
public struct NilFinder<Target, Context>: Finder {
  /// Makes its step one that is always built.
  public init() {}

  public func findScreen(with context: Context, in hierarchy: Hierarchy) -> Target? {
    nil
  }
}

// The short forms.
extension Finder {
  /// Finds a screen by its class: the short form of ``ClassFinder``.
  public static func classFinder<Target, Context>(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == ClassFinder<Target, Context> {
    ClassFinder(options: options, from: startingPoint)
  }

  /// Finds a screen by its class and by the context that it shows: the short form of
  /// ``ClassWithContextFinder``.
  public static func classWithContextFinder<Target, Context>(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == ClassWithContextFinder<Target, Context> {
    ClassWithContextFinder(options: options, from: startingPoint)
  }

  /// Finds one given screen: the short form of ``InstanceFinder``.
  public static func instance<Target, Context>(
    _ instance: any Screen, options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == InstanceFinder<Target, Context> {
    InstanceFinder(instance, options: options, from: startingPoint)
  }

  /// A finder made of a closure: the short form of ``ClosureFinder``.
  public static func closure<Target, Context>(
    _ closure: @escaping (Context, Hierarchy) throws -> Target?
  ) -> Self where Self == ClosureFinder<Target, Context> {
    ClosureFinder { try closure($0, $1) }
  }

  /// Finds nothing: the short form of ``NilFinder``.
  public static func `nil`<Target, Context>() -> Self where Self == NilFinder<Target, Context> {
    NilFinder()
  }
}
