// expect: requires the types 'Int' and 'Void' be equivalent
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(  // error
  finder: ClassFinder<HomeScreen, Int>(), factory: HomeFactory()
)
.using(PresentModally())
.from(GeneralStep.current())
