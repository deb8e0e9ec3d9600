// expect: Add .from(…), with the screen that the action works on.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(PresentModally())
  .assemble()  // error
