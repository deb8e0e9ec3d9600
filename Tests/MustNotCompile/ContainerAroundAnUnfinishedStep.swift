// expect: has no member 'expectingContainer'
import Switchback
import SwitchbackModel

@MainActor private let foundHome = SingleStep(
  finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory()
)

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: BagFactory())
  .using(.push())
  .from(foundHome.expectingContainer(ModelStack.self))  // error
  .assemble()
