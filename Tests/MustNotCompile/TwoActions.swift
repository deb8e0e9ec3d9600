// expect: Say from where before the next action
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(Push<ModelStack>())
  .using(PresentModally())  // error
  .from(GeneralStep.current())
