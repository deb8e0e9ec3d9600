// expect: requires that 'Order' conform to 'Screen'
import Switchback
import SwitchbackModel

private struct Order {}

@MainActor private let fixture = StepAssembly { Order() }  // error
  .using(.push())
  .from(.newStack())
