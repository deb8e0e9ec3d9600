import Switchback
import SwitchbackModel

/// Builds a navigation stack with one screen in it: the content of a tab.
@MainActor
func stack<Root: Factory>(
  of root: Root
) -> CompleteFactory<StackFactory<Root.Context>> {
  CompleteFactoryAssembly(factory: StackFactory()).with(root, using: .push()).assemble()
}

extension DestinationStep where Target == ModelStack {
  /// A new navigation stack, presented above the current screen.
  static var newModalStack: Self {
    StackStep()
      .using(.presentModally())
      .from(.current())
      .assemble()
  }
}
