// expect: type 'PresentModally.Source' (aka 'any Screen') cannot conform to 'StackContainer'
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.addTab())
  .from(home.stack())  // error
