// expect: Push
import Switchback
import SwitchbackUIKit

@MainActor let mistake = StepAssembly(
  finder: ClassFinder<UIViewController, Any?>(), factory: ClassFactory<UIViewController, Any?>()
)
.using(UINavigationController.push())
.from(GeneralStep.current())  // error
.assemble()
