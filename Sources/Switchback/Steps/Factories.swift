/// A factory made of a closure.
///
///     ClosureFactory { (id: Int) in ProductScreen(id: id) }
public struct ClosureFactory<Target, Context>: Factory {
  private let closure: @MainActor (Context) async throws -> Target

  /// - Parameter closure: Builds the screen.
  public init(_ closure: @escaping @MainActor (Context) async throws -> Target) {
    self.closure = closure
  }

  public func build(with context: Context) async throws -> Target {
    try await closure(context)
  }
}

// NB: short forms take closures that are not `@MainActor`, one for each of the two kinds. The
// compiler refuses an isolated closure for a leading-dot member of a protocol, and infers isolation
// for one that waits in functions only. Elsewhere, write `ClosureFactory { … }`.
extension AbstractFactory {
  /// A factory made of a closure: the short form of ``ClosureFactory``.
  public static func closure<Target, Context>(
    _ closure: @escaping (Context) throws -> Target
  ) -> Self where Self == ClosureFactory<Target, Context> {
    ClosureFactory { try closure($0) }
  }

  /// A factory made of a closure that waits: the short form of ``ClosureFactory``.
  public static func closure<Target, Context>(
    _ closure: nonisolated(nonsending) @escaping (Context) async throws -> Target
  ) -> Self where Self == ClosureFactory<Target, Context> {
    ClosureFactory { try await closure($0) }
  }
}

/// A factory that builds nothing: its screen must exist, or be among the screens that the
/// navigation builds behind the step.
///
/// A step with such a factory is followed by `from`, without `using`. There are two: ``NilFactory`` and
/// ``FinderFactory``.
public protocol ReusingFactory<Target, Context>: AbstractFactory {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Target
  associatedtype Context

  /// Whether the navigation fails if the screen is missing, instead of skipping the step. It always
  /// fails if the screen is the destination.
  var insists: Bool { get }

  /// Looks for the screen if the step's own finder has not found it.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target?
}

extension NilFactory: ReusingFactory {
  public var insists: Bool { false }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) -> Target? { nil }
}

/// Builds nothing, but requires the screen: the finder must find it, either on screen or in the screen that
/// the navigation builds behind this step and the new containers around that.
///
///     StepAssembly(finder: ClassFinder(options: .currentVisible),
///                  factory: FinderFactory(ClassFinder<AccountScreen, Void>()))
///       .from(tabs)
///       .assemble()
///
/// Like ``NilFactory``, except that the step is never skipped: if the screen is missing, the
/// navigation ends in an error and has changed nothing.
public struct FinderFactory<F: Finder>: ReusingFactory {
  public typealias Target = F.Target
  public typealias Context = F.Context

  let finder: F

  public var insists: Bool { true }

  /// - Parameter finder: Finds the screen if the step's own finder has not.
  public init(_ finder: F) {
    self.finder = finder
  }

  public func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    try finder.findScreen(with: context, in: hierarchy)
  }
}

/// A factory for another context than its own.
struct AdaptedFactory<Base: Factory, Context>: Factory {
  var base: Base
  /// In a plan, it returns what the app has made of the context: its closure runs once.
  var transform: @MainActor (Context) throws -> Base.Context

  mutating func prepare(with context: Context) throws {
    let own = try transform(context)
    transform = { _ in own }
    try base.prepare(with: own)
  }

  func build(with context: Context) async throws -> Base.Target {
    try await base.build(with: transform(context))
  }

  func build(
    with context: Context, holding children: ChildScreens
  ) async throws -> Base.Target {
    try await base.build(with: transform(context), holding: children)
  }
}

/// A factory with a task that runs on each screen it has built.
struct FactoryWithTask<Base: Factory, Task: ContextTask>: Factory
where Task.Target == Base.Target, Task.Context == Base.Context {
  var base: Base
  var task: Task

  mutating func prepare(with context: Base.Context) throws {
    try base.prepare(with: context)
    try task.prepare(with: context)
  }

  func build(with context: Base.Context) async throws -> Base.Target {
    try await build(with: context, holding: .none)
  }

  func build(
    with context: Base.Context, holding children: ChildScreens
  ) async throws -> Base.Target {
    let target = try await base.build(with: context, holding: children)
    try await task.perform(on: target, with: context)
    return target
  }
}

extension Factory {
  /// The same factory for another context.
  ///
  ///     .with(HomeFactory().adapting { (shop: Shop) in shop.homePage }, using: .addTab())
  public func adapting<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> some Factory<Target, Transformer.Input> where Transformer.Output == Context {
    AdaptedFactory(base: self) { try transformer.transform($0) }
  }

  /// The same factory for another context, with a closure.
  public func adapting<Input>(
    _ transform: @escaping @MainActor (Input) throws -> Context
  ) -> some Factory<Target, Input> {
    adapting(using: ClosureContextTransformer(transform))
  }

  /// The same factory with a task that runs on each screen it builds: for the children of a
  /// ``CompleteFactoryAssembly``, which are no steps of their own.
  public func adding<Task: ContextTask>(_ task: Task) -> some Factory<Target, Context>
  where Task.Target == Target, Task.Context == Context {
    FactoryWithTask(base: self, task: task)
  }
}
