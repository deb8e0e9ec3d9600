// expect: addTab() works on a tab bar, and the step in from is none.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .using(.addTab())  // error
  .from(SingleContainerStep(finder: .nil(), factory: StackFactory<Void>()))
  .using(.presentModally)
  .from(.current)
  .assemble()
