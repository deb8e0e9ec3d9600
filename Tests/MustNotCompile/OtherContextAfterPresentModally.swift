// expect: This step has another context than the chain before it. Adapt it: .from(step.adapting { context in … }).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(PresentModally())
  .from(numberedHome)  // error
  .assemble()
