import Switchback
import SwitchbackModel

/// Builds a navigation stack around its screens, whatever the context of the chain it is in.
struct StackFactory<Context>: ContainerFactory {
  /// A factory of stacks.
  init() {}

  func build(with context: Context, integrating children: [any Screen]) -> ModelStack {
    ModelStack(children.compactMap { $0 as? ModelScreen })
  }
}

/// Builds a tab bar around its tabs.
struct TabsFactory<Context>: ContainerFactory {
  /// A factory of tab bars.
  init() {}

  func build(with context: Context, integrating children: [any Screen]) -> ModelTabs {
    ModelTabs(children.compactMap { $0 as? ModelScreen })
  }
}

/// Builds a split view around its one or two sides.
struct SplitFactory<Context>: ContainerFactory {
  /// A factory of split views.
  init() {}

  func build(with context: Context, integrating children: [any Screen]) -> ModelSplit {
    ModelSplit(children.compactMap { $0 as? ModelScreen })
  }
}

/// Builds a navigation stack with one screen in it: what a tab is filled with.
@MainActor
func stack<Root: Factory>(
  of root: Root
) -> CompleteFactory<StackFactory<Root.Context>> {
  CompleteFactoryAssembly(factory: StackFactory()).with(root, using: .push()).assemble()
}

extension DestinationStep where Target == ModelStack {
  /// A new navigation stack, presented above whatever is on screen.
  static var newModalStack: Self {
    SingleContainerStep(finder: .nil(), factory: StackFactory())
      .using(.presentModally)
      .from(.current)
      .assemble()
  }
}
