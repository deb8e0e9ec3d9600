// expect: generic parameter 'Target' could not be inferred
import Switchback
import SwitchbackModel

@MainActor private let fixture = StepAssembly(  // error
  finder: ClassFinder(), factory: NilFactory()
)
.from(.root())
.assemble()
