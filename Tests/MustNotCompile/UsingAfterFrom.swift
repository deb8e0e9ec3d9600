// expect: The chain is finished: the step in from leads to its own start. Write using before from, and leave out what comes after it.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.push())
  .from(.visibleStack())
  .using(.presentModally())  // error
  .from(.current())
