// expect: from takes a step, not a class: for a screen that is there, .from(.existing(HomeScreen.self)).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.presentModally())
  .from(HomeScreen.self)  // error
