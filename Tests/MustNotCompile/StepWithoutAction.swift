// expect: A chain ends with a screen that is always there. Continue with using and from, and end with .from(.current()) or .from(.root()).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .assemble()  // error
