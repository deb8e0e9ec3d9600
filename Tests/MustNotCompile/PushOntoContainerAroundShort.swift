// expect: or, for the one around the screen, from step.expectingContainer(Stack.self).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .using(.push())  // error
  .from(home.expectingContainer())
  .assemble()
