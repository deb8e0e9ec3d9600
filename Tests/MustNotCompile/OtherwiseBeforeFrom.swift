// expect: The chain is not finished: write otherwise behind from, at the end of the chain.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.presentModally())
  .otherwise(home)  // error
  .from(.current())
