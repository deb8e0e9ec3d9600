/// A factory for another context than its own, with a transformer.
struct AdaptedFactory<Base: Factory, Transformer: ContextTransformer>: Factory
where Transformer.Output == Base.Context {
  typealias Target = Base.Target
  typealias Context = Transformer.Input

  private(set) var base: Base
  private let transformer: Transformer

  init(base: Base, transformer: Transformer) {
    self.base = base
    self.transformer = transformer
  }

  mutating func prepare(with context: Context) throws {
    try base.prepare(with: transformer.transform(context))
  }

  func build(with context: Context) async throws -> Target {
    try await base.build(with: transformer.transform(context))
  }

  func build(
    with context: Context, holding children: ChildScreens
  ) async throws -> Target {
    try await base.build(with: transformer.transform(context), holding: children)
  }
}

/// A factory with a task that runs on each screen it has built.
struct FactoryWithTask<Base: Factory, Task: ContextTask>: Factory
where Task.Target == Base.Target, Task.Context == Base.Context {
  typealias Target = Base.Target
  typealias Context = Base.Context

  private(set) var base: Base
  private var task: Task

  init(base: Base, task: Task) {
    self.base = base
    self.task = task
  }

  mutating func prepare(with context: Context) throws {
    try base.prepare(with: context)
    try task.prepare(with: context)
  }

  func build(with context: Context) async throws -> Target {
    try await build(with: context, holding: .none)
  }

  func build(
    with context: Context, holding children: ChildScreens
  ) async throws -> Target {
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
    AdaptedFactory(base: self, transformer: transformer)
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
