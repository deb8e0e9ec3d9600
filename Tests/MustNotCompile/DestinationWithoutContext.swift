// expect: This destination needs a context, in parentheses behind the chain: product(42).
import Switchback
import SwitchbackModel

private enum Place: Destination {
  case home

  var step: BoundStep {
    numberedHome  // error
  }
}
