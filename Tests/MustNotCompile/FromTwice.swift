// expect: The chain is finished: the step in the from before this one leads to its own start. Leave out this from. To continue in another way, use from on a step that is not finished yet.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: BagFactory())
  .using(PresentModally())
  .from(home)
  .from(GeneralStep.current())  // error
