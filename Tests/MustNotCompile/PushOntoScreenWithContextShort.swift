// expect: push() works on a navigation stack. The step in from is not one, or does not name its type. Continue from .visibleStack(or: .newStack()), from .existing(…) with the class of a certain stack, or, for the one around the screen, from step.stack().
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { (id: Int) in NumberScreen(id) }
  .using(.push())  // error
  .from(home)
