import Switchback
import SwitchbackModel

/// The chains to the settings, in a split view that is presented above the current screen.
@MainActor
enum SettingsSteps {
  /// The split view, with the general settings beside the list.
  static func split() -> DestinationStep<ModelSplit, Void> {
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: SplitFactory<Void>())
        .with(ClosureFactory { SettingsScreen() }, using: .setPrimary())
        .with(stack(of: ClosureFactory { SettingsPageScreen(.general) }), using: .setSecondary())
        .assemble()
    )
    .using(.presentModally())
    .from(.current())
    .assemble()
  }

  /// The split view contains the list.
  static func settings(
    in split: DestinationStep<ModelSplit, Void>
  ) -> DestinationStep<SettingsScreen, Void> {
    StepAssembly(finder: .classFinder(), factory: .nil()).from(split).assemble()
  }

  /// A page replaces the one beside the list.
  static func page(
    in split: DestinationStep<ModelSplit, Void>
  ) -> DestinationStep<SettingsPageScreen, SettingsPage> {
    StepAssembly(
      finder: .classWithContextFinder(),
      factory: ClosureFactory { (page: SettingsPage) in SettingsPageScreen(page) }
    )
    .using(.push())
    .from(StackStep())
    .using(.setSecondary())
    .from(split)
    .assemble()
  }
}
