// expect: generic parameter 'Source' could not be inferred
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.setSecondary())  // error
  .from(home.stack())
