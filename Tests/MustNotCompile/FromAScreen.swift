// expect: from takes a step, not a screen: .from(.existing(HomeScreen.self))
import Switchback
import SwitchbackModel

@MainActor private func fixture(home: HomeScreen) -> DestinationStep<BagScreen, Void> {
  StepAssembly(finder: ClassFinder(), factory: BagFactory())
    .using(.presentModally())
    .from(home)  // error
}
