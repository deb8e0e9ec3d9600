// expect: generic parameter 'Source' could not be inferred
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(Push())  // error
  .from(home.expectingContainer())
  .assemble()
