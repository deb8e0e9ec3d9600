// expect: This destination needs a context: BoundStep(step, with: context).
import Switchback
import SwitchbackModel

@MainActor private let fixture = BoundStep(numberedHome)  // error
