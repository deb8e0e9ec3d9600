import Switchback

/// Builds a navigation stack around its first screens, whatever the context of its chain.
///
///     .from(SingleContainerStep(finder: ClassFinder(), factory: StackFactory()))
public struct StackFactory<Context>: ContainerFactory {
  /// Builds a ``ModelStack``.
  public init() {}

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> ModelStack {
    try await filled(ModelStack(), with: children)
  }
}

/// Builds a tab bar around its first tabs, whatever the context of its chain.
public struct TabsFactory<Context>: ContainerFactory {
  /// Builds a ``ModelTabs``.
  public init() {}

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> ModelTabs {
    try await filled(ModelTabs(), with: children)
  }
}

/// Builds a split view around its sides, whatever the context of its chain.
public struct SplitFactory<Context>: ContainerFactory {
  /// Builds a ``ModelSplit``.
  public init() {}

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> ModelSplit {
    try await filled(ModelSplit(), with: children)
  }
}

@MainActor
private func filled<Container: ModelContainer>(
  _ container: Container, with children: [any Screen]
) async throws -> Container {
  if !children.isEmpty { try await container.setContainedScreens(children, animated: false) }
  return container
}

/// A step that always makes a navigation stack.
///
///     .using(.push())
///     .from(StackStep())
///     .using(.presentModally())
///     .from(.current())
public typealias StackStep<Context> = SingleContainerStep<
  NilFinder<ModelStack, Context>, StackFactory<Context>
>

extension StepAssembly {
  /// A step that always makes a navigation stack.
  public init<Context>()
  where
    Target == ModelStack, F == NilFinder<ModelStack, Context>, Fac == StackFactory<Context>
  {
    self.init(finder: NilFinder(), factory: StackFactory())
  }

  /// Makes a navigation stack: the short form of ``StackStep``.
  public static func stack<Context>() -> Self
  where
    Target == ModelStack, F == NilFinder<ModelStack, Context>, Fac == StackFactory<Context>
  {
    Self()
  }
}

extension AbstractFactory {
  /// Builds a navigation stack: the short form of ``StackFactory``.
  public static func stack<Context>() -> Self where Self == StackFactory<Context> {
    StackFactory()
  }

  /// Builds a tab bar: the short form of ``TabsFactory``.
  public static func tabs<Context>() -> Self where Self == TabsFactory<Context> { TabsFactory() }

  /// Builds a split view: the short form of ``SplitFactory``.
  public static func split<Context>() -> Self where Self == SplitFactory<Context> {
    SplitFactory()
  }
}
