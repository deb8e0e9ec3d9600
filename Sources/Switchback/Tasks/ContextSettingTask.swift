/// A screen that can receive its context after it was built, or again when it was found.
///
///     extension CategoryScreen: ContextAccepting {
///       func setUp(with context: Category) throws { show(context) }
///     }
@MainActor
public protocol ContextAccepting<Context> {
  /// The value that the screen shows.
  associatedtype Context

  /// Refuses a context that the screen cannot show, before anything is built.
  ///
  /// - Throws: Any error. It ends the navigation with nothing changed.
  static func checkCompatibility(with context: Context) throws

  /// Shows the context.
  ///
  /// - Throws: Any error. It ends the navigation with nothing visible changed.
  func setUp(with context: Context) throws
}

extension ContextAccepting {
  public static func checkCompatibility(with context: Context) throws {}
}

/// Hands the context to each screen of its step.
///
///     StepAssembly(finder: ClassFinder(), factory: CategoryFactory())
///       .adding(ContextSettingTask())
public struct ContextSettingTask<Target: ContextAccepting>: ContextTask {
  public typealias Context = Target.Context

  /// Calls ``ContextAccepting/setUp(with:)`` of each screen.
  public init() {}

  public mutating func prepare(with context: Context) throws {
    try Target.checkCompatibility(with: context)
  }

  public func perform(on screen: Target, with context: Context) throws {
    try screen.setUp(with: context)
  }
}

extension ContextTask {
  /// Hands the context to each screen of its step: the short form of ``ContextSettingTask``.
  public static func settingContext<Target>() -> Self where Self == ContextSettingTask<Target> {
    ContextSettingTask()
  }
}
