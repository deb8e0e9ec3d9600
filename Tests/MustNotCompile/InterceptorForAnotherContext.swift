// expect: The interceptor is for another context than that of the step. Make it for this one, or adapt it: .adding(interceptor.adapting { context in … }).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .adding(ClosureInterceptor { (id: Int) in })  // error
  .using(PresentModally())
  .from(GeneralStep.current())
