// expect: type 'NoteScreen' does not conform to protocol 'LeaveGuard'
import Switchback
import SwitchbackModel

private final class NoteScreen: ModelScreen {
  func confirmLeave() async -> Bool { false }
}

extension NoteScreen: LeaveGuard {}  // error
