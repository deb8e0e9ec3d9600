// expect: The task is for another type of screen or another context than those of the step. Add it to the step that has them, or make it for these.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .adding(ClosurePostRoutingTask { (screen: HomeScreen, id: Int, route) in })  // error
  .using(PresentModally())
  .from(GeneralStep.current())
