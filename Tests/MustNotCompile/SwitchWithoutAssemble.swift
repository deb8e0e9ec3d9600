// expect: The switch is not finished. End it with .assemble(), or with .assemble(default: step) for when no case applies.
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(finder: ClassFinder(), factory: BagFactory())
  .using(PresentModally())
  .from(SwitchAssembly<HomeScreen, Void>().addCase(when: { true }, from: home))  // error
