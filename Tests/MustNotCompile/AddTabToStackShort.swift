// expect: addTab() works on a tab bar, and the step in from is none, or does not name its type. Go on from a tab bar with its type, as in ClassFinder<Tabs, Context>(), or, for the one around the screen, from step.expectingContainer(Tabs.self).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .using(.addTab())  // error
  .from(SingleContainerStep(finder: .nil(), factory: StackFactory<Void>()))
  .using(.presentModally())
  .from(.current())
  .assemble()
