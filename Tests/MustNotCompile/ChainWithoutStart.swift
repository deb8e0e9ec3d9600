// expect: A chain ends with a screen that is sure to be there. Go on with using and from, and end with .from(.current()) or .from(.root()).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(Push<ModelStack>())
  .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
  .assemble()  // error
