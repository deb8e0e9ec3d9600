// expect: A step with this factory builds nothing, so there is nothing to integrate. Leave out using, and continue with from.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(
  finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
)
.using(PresentModally())  // error
.from(GeneralStep.current())
