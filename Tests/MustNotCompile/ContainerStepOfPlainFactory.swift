// expect: requires that 'HomeFactory' conform to 'ContainerFactory'
import Switchback
import SwitchbackModel

@MainActor private let fixture = SingleContainerStep(  // error
  finder: ClassFinder(), factory: HomeFactory()
)
