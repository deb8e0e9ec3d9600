// expect: Add an action before from, as in .using(.push()).from(…). Only a step that builds nothing is followed by from directly.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .from(GeneralStep.current())  // error
  .assemble()
