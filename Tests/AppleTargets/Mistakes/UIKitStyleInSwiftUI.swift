// expect: type 'ModalStyle' has no member 'fullScreen'
import SwitchbackSwiftUI

@MainActor let mistake = StepAssembly(
  finder: ClassFinder<ModelScreen, Void>(), factory: ClosureFactory { ModelScreen(name: "Bag") }
)
.using(GeneralAction.presentModally(as: .fullScreen))  // error
.from(GeneralStep.current())
.assemble()
