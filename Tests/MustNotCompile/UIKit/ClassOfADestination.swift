// expect: The class is ContextInstantiable, and the chain has another context or none. Give the context behind the chain, product(42), or adapt the step: .from(step.adapting { context in … }).
import SwitchbackUIKit
import UIKitSimulator

private enum Fixture: Destination {
  case category

  var step: BoundStep {
    switch self {
    case .category:
      StepAssembly(CategoryViewController.self)  // error
        .using(.push())
        .from(.visibleStack())
    }
  }
}
