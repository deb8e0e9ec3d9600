// expect: addTab() works on a tab bar, and the step in from is none, or does not name its type. Go on from a tab bar with its type, as in ClassFinder<Tabs, Context>(), or from step.expectingContainer() for the one around the screen.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .using(.addTab())  // error
  .from(SingleContainerStep(finder: .nil(), factory: StackFactory<Void>()))
  .using(.presentModally())
  .from(.current())
  .assemble()
