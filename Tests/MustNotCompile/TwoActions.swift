// expect: Add from before the next action: .from(…) names the screen that the action works on.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(Push<ModelStack>())
  .using(PresentModally())  // error
  .from(GeneralStep.current())
