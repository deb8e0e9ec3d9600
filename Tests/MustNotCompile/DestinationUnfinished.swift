// expect: The chain is not finished. Continue with using and from
import Switchback
import SwitchbackModel

private enum Place: Destination {
  case home

  var step: BoundStep {
    StepAssembly { BagScreen() }  // error
  }
}
