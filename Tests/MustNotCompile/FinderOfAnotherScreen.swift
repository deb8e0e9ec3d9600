// expect: requires the types 'BagScreen' and 'HomeScreen' be equivalent
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(  // error
  finder: ClassFinder<BagScreen, Void>(), factory: HomeFactory()
)
.using(PresentModally())
.from(GeneralStep.current())
