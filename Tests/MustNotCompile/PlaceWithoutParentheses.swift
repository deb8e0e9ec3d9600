// expect: did you mean to call it?
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.push())
  .from(.newStack)  // error
