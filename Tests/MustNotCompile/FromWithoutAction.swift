// expect: Say how the screen is integrated before you say from where: .using(.push()).from(…). Only a step that builds nothing is followed by from at once.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .from(GeneralStep.current())  // error
  .assemble()
