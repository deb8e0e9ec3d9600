// expect: Add an action before from, as in .using(.push()).from(…). For a step that builds nothing, name the type of the stack: .from(step.expectingContainer(ModelStack.self)).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { BagScreen() }
  .from(.visibleStack())  // error
