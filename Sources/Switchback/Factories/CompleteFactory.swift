/// Describes a container that is built with its first children in it.
///
///     CompleteFactoryAssembly(factory: TabsFactory())
///       .with(ClosureFactory { HomeScreen() }, using: AddTab())
///       .with(BagFactory(), using: AddTab())
///       .assemble()
///
/// Each child has an action of its own, which decides its place. A child that needs another context
/// is adapted (``Factory/adapting(using:)``); a task hands a child its context
/// (``Factory/adding(_:)``). The screens that the chain puts into the container come after these
/// children. `assemble()` is optional: the description is the factory.
public typealias CompleteFactoryAssembly<F: ContainerFactory> = CompleteFactory<F>
where F.Target: ContainerScreen

/// A factory of a container with its first children in it.
///
/// See ``CompleteFactoryAssembly``.
public struct CompleteFactory<F: ContainerFactory>: ContainerFactory
where F.Target: ContainerScreen {
  public typealias Target = F.Target
  public typealias Context = F.Context

  private var container: F
  private var children: [CompleteChild<F.Target, F.Context>] = []

  /// - Parameter factory: Builds the container.
  public init(factory: F) {
    container = factory
  }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - factory: Builds the child.
  ///   - action: Decides the child's place in the container.
  public func with<Child: Factory, A: ContainerAction>(
    _ factory: Child, using action: A
  ) -> Self where Child.Context == F.Context, A.Source == F.Target {
    var copy = self
    copy.children.append(CompleteChild(factory: factory, action: action))
    return copy
  }

  /// The factory itself: the end of the sentence that describes it.
  public func assemble() -> Self {
    self
  }

  public mutating func prepare(with context: Context) throws {
    try container.prepare(with: context)
    children = try children.map { try $0.prepared(context) }
  }

  public func build(
    with context: Context, integrating others: [any Screen]
  ) async throws -> Target {
    try await build(
      with: context,
      holding: ChildScreens(isEmpty: others.isEmpty) { $0 += others.map { ChildScreen($0) } })
  }

  public func build(
    with context: Context, holding others: ChildScreens
  ) async throws -> Target {
    var screens: [(any Screen)?] = []
    var list: [ChildScreen] = []
    for child in children {
      let screen = try await child.build(context)
      screens.append(screen)
      if !child.reachesInside { try child.embed(ChildScreen(screen), &list) }
    }
    let target = try await container.build(
      with: context, integrating: others.added(to: list.compactMap(\.screen)))
    for (child, screen) in zip(children, screens) where child.reachesInside {
      if let screen { try await child.push(screen, target) }
    }
    return target
  }

  /// A description of what the factory will build.
  var childTypes: [Any.Type] { children.map { $0.type } }
}

/// A child with its types erased, except for the context and the type of the container.
@MainActor
private struct CompleteChild<Container, Context> {
  let type: Any.Type
  let reachesInside: Bool
  let prepared: @MainActor (Context) throws -> CompleteChild
  let build: @MainActor (Context) async throws -> any Screen
  let embed: @MainActor (ChildScreen, _ children: inout [ChildScreen]) throws -> Void
  let push: @MainActor (any Screen, _ container: Container) async throws -> Void

  init<Child: Factory, A: ContainerAction>(factory: Child, action: A)
  where Child.Context == Context, A.Source == Container {
    type = Child.Target.self
    reachesInside = action.reachesInside
    prepared = { context in
      var factory = factory
      try factory.prepare(with: context)
      return CompleteChild(factory: factory, action: action)
    }
    build = { try ScreenCast()(await factory.build(with: $0)) }
    embed = { try action.embed($0, in: &$1) }
    push = { try await action.change($1, adding: $0, animated: false) }
  }
}
