// expect: does not conform to protocol 'ContextHolding'
import Switchback
import SwitchbackModel

private final class OrderScreen: ModelScreen, ContextHolding {  // error
  let number = 3
}
