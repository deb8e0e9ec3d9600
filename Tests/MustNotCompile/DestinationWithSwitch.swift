// expect: The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when no case applies.
import Switchback
import SwitchbackModel

private enum Place: Destination {
  case home

  var step: BoundStep {
    SwitchAssembly<ModelStack, Void> { SwitchCase(expecting: ScreenFinder()) }  // error
  }
}
