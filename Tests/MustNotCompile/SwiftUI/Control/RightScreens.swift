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

@MainActor private let made = [
  StepAssembly { (number: Int) in
    if number == 1 { return HomeView() }
    return HomeView()
  }
  .using(.presentModally()).from(.current()),
  StepAssembly(.visible) { (_: Int) in
    let view = HomeView()
    return view
  }
  .using(.presentModally()).from(.current()),
]
