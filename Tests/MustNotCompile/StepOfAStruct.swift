// expect: requires that 'Order' be a class type
import Switchback
import SwitchbackModel

private struct Order {}

@MainActor private let fixture = StepAssembly { Order() }  // error
  .using(.push())
  .from(.newStack())
