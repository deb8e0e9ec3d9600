/// Describes a container that is built with its first children in it.
///
///     CompleteFactoryAssembly(factory: TabsFactory())
///       .with(ClosureFactory { HomeScreen() }, using: AddTab())
///       .with(BagFactory(), using: AddTab())
///       .assemble()
///
/// Each child has an action of its own, which says where it goes. A child that needs another context
/// is adapted (``Factory/adapting(using:)``); one that needs its context handed over gets a task
/// (``Factory/adding(_:)``). What the chain puts into the container comes after the children named
/// here.
@MainActor
public struct CompleteFactoryAssembly<F: ContainerFactory> where F.Target: ContainerScreen {
  private var complete: CompleteFactory<F>

  /// - Parameter factory: Builds the container.
  public init(factory: F) {
    complete = CompleteFactory(container: factory)
  }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - factory: Builds the child.
  ///   - action: Says where in the container it goes.
  public func with<Child: Factory, A: ContainerAction>(
    _ factory: Child, using action: A
  ) -> Self where Child.Context == F.Context, A.Source == F.Target {
    var copy = self
    copy.complete.children.append(CompleteChild(factory: factory, action: action))
    return copy
  }

  /// The factory.
  public func assemble() -> CompleteFactory<F> {
    complete
  }
}

/// A factory of a container with its first children in it.
///
/// Made by ``CompleteFactoryAssembly``.
public struct CompleteFactory<F: ContainerFactory>: ContainerFactory
where F.Target: ContainerScreen {
  public typealias Target = F.Target
  public typealias Context = F.Context

  fileprivate var container: F
  fileprivate var children: [any CompleteFactoryChild<F.Target, F.Context>] = []

  fileprivate init(container: F) {
    self.container = container
  }

  public mutating func prepare(with context: Context) throws {
    try container.prepare(with: context)
    for index in children.indices { try children[index].prepare(with: context) }
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
      let screen = try await child.build(with: context)
      screens.append(screen)
      if !child.reachesInside { try child.embed(ChildScreen(screen), in: &list) }
    }
    let target = try await container.build(
      with: context, integrating: others.added(to: list.compactMap(\.screen)))
    for (child, screen) in zip(children, screens) where child.reachesInside {
      if let screen { try await child.push(screen, inside: target) }
    }
    return target
  }

  /// What the factory will build, for people.
  var childTypes: [Any.Type] { children.map(\.type) }
}

@MainActor
private protocol CompleteFactoryChild<Container, Context> {
  associatedtype Container
  associatedtype Context

  var type: Any.Type { get }
  var reachesInside: Bool { get }
  mutating func prepare(with context: Context) throws
  func build(with context: Context) async throws -> any Screen
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws
  func push(_ screen: any Screen, inside container: Container) async throws
}

private struct CompleteChild<Child: Factory, A: ContainerAction>: CompleteFactoryChild {
  typealias Container = A.Source
  typealias Context = Child.Context

  var factory: Child
  let action: A

  var type: Any.Type { Child.Target.self }
  var reachesInside: Bool { action.reachesInside }

  mutating func prepare(with context: Context) throws {
    try factory.prepare(with: context)
  }

  func build(with context: Context) async throws -> any Screen {
    try ScreenCast()(await factory.build(with: context))
  }

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    try action.embed(screen, in: &children)
  }

  func push(_ screen: any Screen, inside container: Container) async throws {
    try await action.change(container, adding: screen, animated: false)
  }
}
