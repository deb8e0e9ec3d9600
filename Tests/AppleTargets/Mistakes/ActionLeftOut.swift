// expect: Add an action before from
import Switchback
import SwitchbackUIKit

@MainActor let mistake = StepAssembly { UIViewController() }
  .from(.newStack())  // error
