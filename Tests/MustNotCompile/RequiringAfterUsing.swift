// expect: A step has interceptors and tasks, not a chain: write adding and requiring before using, behind the StepAssembly of the screen.
import Switchback
import SwitchbackModel

private final class NumberPicker: ModelScreen, ResultScreen {
  let results = Results<Int>()
}

@MainActor private let picker = StepAssembly { NumberPicker() }
  .using(.presentModally())
  .from(.current())

@MainActor private let fixture = StepAssembly { BagScreen() }
  .using(.push())
  .requiring(picker, unless: { true })  // error
  .from(.newStack())
