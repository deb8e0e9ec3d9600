// expect: type 'HomeScreen' does not conform to protocol 'StackContainer'
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: BagFactory())
  .using(Push<HomeScreen>())  // error
  .from(home)
