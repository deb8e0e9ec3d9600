// expect: The chain is not finished. Add .from(…), with the screen that the action works on.
import Switchback
import SwitchbackModel

private enum Place: Destination {
  case home

  var step: BoundStep {
    StepAssembly { BagScreen() }.using(.presentModally())  // error
  }
}
