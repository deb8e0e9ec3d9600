// expect: A step has interceptors and tasks, not a chain: write adding and requiring before using, behind the StepAssembly of the screen.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.presentModally())
  .adding(ClosureInterceptor { (_: Void) in })  // error
  .from(.current())
