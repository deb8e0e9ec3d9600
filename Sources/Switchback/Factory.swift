/// The second half of a step: builds its screen, or declares that nothing is built.
///
/// Conform to ``Factory`` or ``ContainerFactory``. ``NilFactory`` and ``FinderFactory`` are the two
/// that build nothing.
@MainActor
public protocol AbstractFactory<Target, Context> {
  /// The type of screen.
  associatedtype Target
  /// The value needed to build it.
  associatedtype Context
}

/// Builds a screen.
///
///     struct ProductFactory: Factory {
///       func build(with context: Int) throws -> ProductScreen { ProductScreen(id: context) }
///     }
///
/// A factory builds, and changes nothing on screen. Factories run from the screen that was found on, and
/// children before their container. If a navigation fails before all of its screens are built, they are
/// released without having been shown. For a closure, use ``ClosureFactory``.
public protocol Factory<Target, Context>: AbstractFactory {
  // NB: declared again, or conformers' types are not inferred from `build`.
  associatedtype Target
  associatedtype Context

  /// Prepares before anything is built or changed, and may refuse the context.
  ///
  /// Called once on a copy of the factory that belongs to one plan: it then builds with the same context. After
  /// interceptors, there is another plan.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  mutating func prepare(with context: Context) throws

  /// Builds the screen.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  func build(with context: Context) async throws -> Target

  /// Builds the screen around the children that this navigation puts into it.
  ///
  /// Rarely implemented. The router embeds the children in the screen of a plain factory before it
  /// is shown; a ``ContainerFactory`` receives them.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  func build(with context: Context, holding children: ChildScreens) async throws -> Target
}

extension Factory {
  public mutating func prepare(with context: Context) throws {}

  public func build(
    with context: Context, holding children: ChildScreens
  ) async throws -> Target {
    let target = try await build(with: context)
    if !children.isEmpty, let container = target as? any ContainerScreen {
      let screens = try children.added(to: container.containedScreens)
      try await container.setContainedScreens(screens, animated: false)
    }
    return target
  }
}

/// Builds a container around its first children.
///
///     struct StackFactory: ContainerFactory {
///       func build(with context: Void, integrating children: [any Screen]) throws -> ModelStack {
///         ModelStack(children.compactMap { $0 as? ModelScreen })
///       }
///     }
public protocol ContainerFactory<Target, Context>: Factory {
  // NB: declared again, or conformers' types are not inferred from `build`.
  associatedtype Target
  associatedtype Context

  /// Builds the container with these children in it.
  ///
  /// - Throws: Any error. It ends the navigation, which has changed nothing.
  func build(with context: Context, integrating children: [any Screen]) async throws -> Target
}

extension ContainerFactory {
  public func build(with context: Context) async throws -> Target {
    try await build(with: context, integrating: [])
  }

  public func build(
    with context: Context, holding children: ChildScreens
  ) async throws -> Target {
    try await build(with: context, integrating: try children.added(to: []))
  }
}

/// Builds nothing: the step is skipped if its screen is not found, unless it is the destination.
///
///     StepAssembly(finder: ClassFinder<ModelStack, Void>(), factory: .nil())
///
/// No action follows it, as there is no new screen to integrate. The router looks for the
/// screen again among the screens that the navigation builds behind the step, and finds, for
/// example, a screen that a ``CompleteFactoryAssembly`` puts into a new tab bar. If it does not find
/// the destination there either, the navigation ends in an error.
public struct NilFactory<Target, Context>: AbstractFactory {
  /// Makes its step one that is only looked for.
  public init() {}
}

extension AbstractFactory {
  /// Builds nothing: the short form of ``NilFactory``.
  public static func `nil`<Target, Context>() -> Self where Self == NilFactory<Target, Context> {
    NilFactory()
  }
}
