// expect: This step has another context than the chain before it. Begin the chain with that context, as in StepAssembly { (id: Int) in … }, or adapt the step: .from(step.adapting { context in … }).
import Switchback
import SwitchbackModel

@MainActor private let stack = SingleContainerStep(
  finder: NilFinder(), factory: StackFactory<String>()
)
.using(PresentModally())
.from(GeneralStep.current())
.assemble()

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: NumberedHomeFactory())
  .using(Push<ModelStack>())
  .from(stack)  // error
