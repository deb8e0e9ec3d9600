// expect: This step has another context than the chain before it. Begin the chain with that context, as in StepAssembly { (id: Int) in … }, or adapt the step: .from(step.adapting { context in … }).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(PresentModally())
  .from(numberedHome)  // error
  .assemble()
