import SwitchbackSwiftUI

@MainActor private func windows() -> [ModelWindow] {
  [
    ModelWindow(ContentScreen(HomeView())),
    ModelWindow(
      ModelTabs(ModelStack(ContentScreen(HomeView())), ModelStack { ContentScreen(BagView()) })),
  ]
}

@MainActor private let sides = [
  StepAssembly { HomeView() }.using(.setPrimary()).from(split),
  StepAssembly { HomeView() }.using(.setSecondary()).from(split),
  StepAssembly { HomeView() }.using(.pushInSecondary()).from(split),
]
@MainActor private let split = GeneralStep.existing(BagView.self).expectingContainer(
  ModelSplit.self)
@MainActor private let detail = StepAssembly { HomeView() }
  .using(.setSecondary())
  .from(GeneralStep.existing(BagView.self).expectingContainer())
