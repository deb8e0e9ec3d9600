// expect: Add an action before from, as in .using(.push()).from(…). Only a step that builds nothing is followed by from directly.
import Switchback
import SwitchbackModel

private final class TitledScreen: ModelScreen, ContextInstantiable {
  let context: String

  init(context: String) {
    self.context = context
    super.init()
  }
}

@MainActor private let fixture = StepAssembly(TitledScreen.self)
  .from(.current())  // error
