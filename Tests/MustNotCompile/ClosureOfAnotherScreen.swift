// expect: cannot convert value of type 'BagScreen' to closure result type 'HomeScreen'
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(
  finder: ClassFinder<HomeScreen, Void>(),
  factory: ClosureFactory { BagScreen() }  // error
)
.using(.presentModally())
.from(.current())
