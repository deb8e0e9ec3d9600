// expect: A step with this factory builds nothing, so there is nothing to integrate. Leave out using, and continue with from.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(
  finder: NilFinder(), factory: FinderFactory(ClassFinder<HomeScreen, Void>())
)
.using(.presentModally())  // error
.from(.current())
