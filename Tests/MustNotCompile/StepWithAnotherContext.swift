// expect: This step has another context than the chain before it. Finish the chain that begins with it, and adapt it: .from(step.adapting { context in … }).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: NumberedHomeFactory())
  .using(Push<ModelStack>())
  .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory<Void>()))  // error
  .using(PresentModally())
  .from(GeneralStep.current())
