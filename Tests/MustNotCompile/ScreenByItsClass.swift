// expect: Say how the screen is made: StepAssembly { LoginScreen() }
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(HomeScreen.self)  // error
  .using(.push())
  .from(.newStack())
