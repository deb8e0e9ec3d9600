// expect: push() works on a navigation stack, and the step in from is none, or does not name its type. Go on from a stack with its type, as in ClassFinder<Stack, Context>(), or, for the one around the screen, from step.expectingContainer(Stack.self).
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .using(.push())  // error
  .from(SingleStep(finder: .classFinder(), factory: .nil()))
  .from(.root())
