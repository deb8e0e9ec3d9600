import Switchback
import SwitchbackModel

/// The ways to the settings: a split view, presented above wherever the user is.
@MainActor
enum SettingsSteps {
  /// The split view, with the general settings beside the list.
  static func settings() -> DestinationStep<ModelSplit, Void> {
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: SplitFactory<Void>())
        .with(ClosureFactory { SettingsScreen() }, using: .setPrimary())
        .with(stack(of: ClosureFactory { SettingsPageScreen(.general) }), using: .setSecondary())
        .assemble()
    )
    .using(.presentModally)
    .from(.current)
    .assemble()
  }

  /// A page takes the place of the one beside the list.
  static func page(
    from settings: DestinationStep<ModelSplit, Void>
  ) -> DestinationStep<SettingsPageScreen, SettingsPage> {
    StepAssembly(
      finder: .classWithContextFinder(),
      factory: ClosureFactory { (page: SettingsPage) in SettingsPageScreen(page) }
    )
    .using(.push())
    .from(SingleContainerStep(finder: .nil(), factory: StackFactory()))
    .using(.setSecondary())
    .from(settings.adapting { (_: SettingsPage) in })
    .assemble()
  }
}
