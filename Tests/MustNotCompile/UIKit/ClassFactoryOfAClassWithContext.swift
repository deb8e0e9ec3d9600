// expect: The class is ContextInstantiable, and this factory does not call its init(context:). Write StepAssembly(ProductScreen.self), or the factory ClosureFactory { ProductScreen(context: $0) }.
import SwitchbackUIKit
import UIKitSimulator

@MainActor private let fixture = StepAssembly(
  finder: ScreenFinder(), factory: ClassFactory<CategoryViewController, String>()  // error
)
.using(.push())
.from(.visibleStack())
