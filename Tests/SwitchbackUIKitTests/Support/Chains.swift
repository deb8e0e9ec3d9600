#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// A screen of a class, found wherever it is, or else built.
func finding<Target: UIViewController, Context>(
  _ type: Target.Type, for context: Context.Type = Any?.self
) -> StepAssembly<Target, ClassFinder<Target, Context>, ClassFactory<Target, Context>> {
  StepAssembly(finder: ClassFinder(), factory: ClassFactory())
}

/// A screen of a class that is on screen, to start from or to go to.
func existing<Target, Context>(
  _ type: Target.Type, for context: Context.Type = Any?.self
) -> DestinationStep<Target, Context> {
  GeneralStep.custom(using: ClassFinder<Target, Context>())
}

/// A screen that is made already, on screen or not.
func given(
  _ screen: UIViewController
) -> StepAssembly<
  UIViewController, InstanceFinder<UIViewController, Any?>, ClosureFactory<UIViewController, Any?>
> {
  StepAssembly(finder: InstanceFinder(screen), factory: ClosureFactory { (_: Any?) in screen })
}

/// An action that fails.
struct FailingAction: Action {
  func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] { [] }

  func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    throw CancellationError()
  }
}
#endif
