/// Describes a container that is built with its first children in it.
///
///     CompleteFactory(factory: TabsFactory())
///       .with(ClosureFactory { HomeScreen() }, using: AddTab())
///       .with(BagFactory(), using: AddTab())
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

  private typealias Preparing = @MainActor (F.Context) throws -> any BuildingStep

  private var container: F
  /// The children, each with its types erased, except for the context.
  private var children = SharedList<(type: Any.Type, prepared: Preparing)>()
  private var steps: [any BuildingStep]?

  /// - Parameter factory: Builds the container.
  public init(factory: F) {
    container = factory
  }

  /// Adds a child.
  ///
  /// - Complexity: O(1) on average for the last factory of a series, O(*n*) for any other.
  /// - Parameters:
  ///   - factory: Builds the child.
  ///   - action: Decides the child's place in the container.
  public func with<Child: Factory, A: ContainerAction>(
    _ factory: Child, using action: A
  ) -> Self where Child.Context == F.Context, A.Source == F.Target {
    let link = StepLink(finder: NilFinder(), factory: factory, action: action, tasks: nil)
    var copy = self
    copy.children = children.appending(
      (Child.Target.self, { try link.prepared(with: $0) }))
    return copy
  }

  /// The factory itself: the end of the sentence that describes it.
  public func assemble() -> Self {
    self
  }

  public mutating func prepare(with context: Context) throws {
    try container.prepare(with: context)
    steps = try children.elements.map { try $0.prepared(context) }
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
    // What reaches inside needs the container, and so does all that comes after it.
    var inside: [(any ContainerAction, any Screen)] = []
    var list: [ChildScreen] = []
    for step in try steps ?? children.elements.map({ try $0.prepared(context) }) {
      guard let action = step.embedding else { continue }
      let screen = try await step.build(holding: .none)
      if action.reachesInside || !inside.isEmpty {
        inside.append((action, screen))
      } else {
        try action.embed(ChildScreen(screen), in: &list)
      }
    }
    let first = inside.isEmpty ? others : .none
    let target = try await container.build(
      with: context, integrating: first.added(to: list.compactMap(\.screen)))
    if !inside.isEmpty { try await add(inside, and: others, to: target) }
    return target
  }

  /// A description of what the factory will build.
  var childTypes: [Any.Type] { children.elements.map { $0.type } }
}

/// Adds what needs the container to be there: the children inside it, and then what the chain adds.
@MainActor
private func add(
  _ children: [(any ContainerAction, any Screen)], and others: ChildScreens,
  to container: any ContainerScreen
) async throws {
  for (action, screen) in children {
    try await action.change(
      action.container(inScreen: container), adding: screen, animated: false)
  }
  if others.isEmpty { return }
  try await container.setContainedScreens(
    others.added(to: container.containedScreens), animated: false)
}
