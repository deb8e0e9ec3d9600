// expect: type 'FormScreen' does not conform to protocol 'LeaveGuard'
import Switchback
import SwitchbackModel

private final class FormScreen: ModelScreen, LeaveGuard {  // error
  var canBeDismissed: Bool { get async { false } }
  func confirmLeave() async -> Bool { false }
}
