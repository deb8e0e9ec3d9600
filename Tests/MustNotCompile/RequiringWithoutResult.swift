// expect: conform to 'ResultScreen'
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .requiring(home, unless: { true })  // error
  .using(.push())
  .from(.newStack())
