// expect: generic parameter 'Target' could not be inferred
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(
  finder: ClassFinder(), factory: NilFactory()  // error
)
.from(.root())
.assemble()
