// expect: The class is ContextInstantiable, and the chain has another context or none. Give the context behind the chain, product(42), or adapt the step: .from(step.adapting { context in … }).
import SwitchbackUIKit
import UIKitSimulator

@MainActor private let fixture = StepAssembly { (number: Int) in NumberViewController(number) }
  .using(.presentModally())
  .from(
    StepAssembly(CategoryViewController.self)  // error
      .using(.push())
      .from(.visibleStack()))
