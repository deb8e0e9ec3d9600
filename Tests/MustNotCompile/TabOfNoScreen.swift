// expect: requires that 'Order' conform to 'Screen'
import Switchback
import SwitchbackModel

private final class Order {}

@MainActor private let fixture = GeneralStep.tab(of: Order.self)  // error
