// expect: instance method 'stack()' requires that 'ModelSplit' conform to 'StackContainer'
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.setSecondary())
  .from(home.stack())  // error
