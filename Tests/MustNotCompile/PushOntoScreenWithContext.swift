// expect: The action works on another type of screen than that of this step. Choose an action for this screen, or, for the container around it, continue from step.stack() or step.expectingContainer().
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly { (id: Int) in NumberScreen(id) }
  .using(Push<ModelStack>())
  .from(home)  // error
