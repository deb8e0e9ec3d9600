import Switchback

/// Builds a navigation stack around its first screens, whatever the context of its chain.
///
///     .from(StepAssembly(finder: ScreenFinder(), factory: StackFactory()))
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
  private let columns: Int

  /// Builds a ``ModelSplit`` of two or three columns.
  public init(columns: Int = 2) { self.columns = columns }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> ModelSplit {
    try await filled(ModelSplit([], columns: columns), with: children)
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

extension DestinationStep where Target == ModelStack {
  /// A new stack in a sheet, above everything else.
  ///
  ///     .using(.push())
  ///     .from(.newStack())
  ///
  /// - Parameter style: The appearance of the stack.
  public static func newStack(as style: ModalStyle = .sheet) -> Self {
    ChainAssembly().from(StackStep()).using(.presentModally(as: style)).from(.current())
  }
}

// NB: these name the host's stack, so that the places that follow need not: `.visibleStack()`, `.newStack()`,
// `login.stack()`, or its split view. For one of another class, the engine's general ones apply. Generic, so that those of
// UIKit are more special: the compiler shows these to the tests of a UIKit app, too, as `SwitchbackTesting`
// imports them.
extension Action {
  /// Pushes the screen onto a navigation stack.
  public static func push<Stack: ModelStack>() -> Self where Self == Push<Stack> { Push() }

  /// Makes the screen the only one in a navigation stack.
  public static func pushAsRoot<Stack: ModelStack>() -> Self where Self == PushAsRoot<Stack> {
    PushAsRoot()
  }

  /// Replaces the top of a navigation stack with the screen.
  public static func pushReplacingLast<Stack: ModelStack>() -> Self
  where Self == PushReplacingLast<Stack> {
    PushReplacingLast()
  }

  /// Makes the screen the primary side of a split view.
  public static func setPrimary<Split: ModelSplit>() -> Self where Self == SetPrimary<Split> {
    SetPrimary()
  }

  /// Makes the screen the secondary side of a split view.
  public static func setSecondary<Split: ModelSplit>() -> Self where Self == SetSecondary<Split> {
    SetSecondary()
  }

  /// Pushes the screen onto the stack in the secondary side of a split view.
  public static func pushInSecondary<Split: ModelSplit>() -> Self
  where Self == PushInSecondary<Split> {
    PushInSecondary()
  }
}

extension StepAssembly where Fac: Factory {
  @available(
    *, unavailable,
    message: """
      Add an action before from, as in .using(.push()).from(…). For a step that builds nothing, name the type of the \
      stack: .from(step.expectingContainer(ModelStack.self)).
      """
  )
  public func from<Stack: ModelStack>(
    _ step: DestinationStep<Stack, F.Context>
  ) -> DestinationStep<Target, F.Context> {
    preconditionFailure("An unavailable function was called.")
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
