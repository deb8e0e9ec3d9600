// expect: call can throw, but errors cannot be thrown out of a global variable initializer
import SwitchbackUIKit
import UIKitSimulator

@MainActor private let fixture: DestinationStep<CategoryViewController, Void> =
  StepAssembly(CategoryViewController.self)  // error
  .using(.push())
  .from(.visibleStack())
