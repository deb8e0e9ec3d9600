// expect: addTab() works on a tab bar. The step in from is not one, or does not name its type. Continue from .existing(…) with the class of the tab bar or, for the one around the screen, from step.expectingContainer(…) with that class.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .using(.addTab())  // error
  .from(SingleContainerStep(finder: .nil(), factory: StackFactory<Void>()))
  .using(.presentModally())
  .from(.current())
  .assemble()
