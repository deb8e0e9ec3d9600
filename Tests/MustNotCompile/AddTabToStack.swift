// expect: The action works on another type of screen than that of this step. Choose an action for this screen, or a step that finds or builds the one that the action works on.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(AddTab<ModelTabs>())
  .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))  // error
  .using(PresentModally())
  .from(GeneralStep.current())
  .assemble()
