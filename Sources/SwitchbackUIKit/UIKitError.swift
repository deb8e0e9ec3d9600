@_exported import Switchback
// NB: every host links and exports this, for the errors' `localizedDescription` and for the log.
@_exported import SwitchbackFoundation

/// A request that UIKit would refuse, found before the call, or a result that is not the one
/// requested.
///
/// UIKit logs such a request and drops it, usually without calling the completion, or raises an
/// exception. This error has UIKit's words. It gives screens by name.
///
///     Attempt to present <Login> on <UITabBarController> (from <Home>) which is already presenting
///     <Bag>.
public enum UIKitError: Error, Equatable, Sendable {
  /// The presenter's view is not in a window.
  case notInWindow(String, presenter: String, caller: String)

  /// The presenter already presents a screen.
  case alreadyPresenting(String, presenter: String, caller: String, presented: String)

  /// The screen is already presented.
  case alreadyPresented(String, by: String)

  /// The screen is in a container, or the root of a window.
  case active(String)

  /// A popover, or an action sheet or activity controller in a wide window, has no source to point
  /// at.
  case popoverWithoutSource(String)

  /// UIKit dropped the presentation without a reason.
  case presentationDropped(String, presenter: String)

  /// The screen presents nothing.
  case nothingPresented(by: String)

  /// UIKit refused the dismissal.
  case dismissalRefused(by: String)

  /// A transition did not end within the time limit.
  case neverEnded(String)

  /// The container does not hold the screen.
  case notContained(String, in: String)

  /// Navigation controllers and split view controllers cannot be pushed.
  case notPushable(String, in: String)

  /// A container of this kind cannot hold a screen of that kind. Carries UIKit's message, or the
  /// likely one.
  case notContainable(String, in: String, String)

  /// A list of screens for a container contains a screen twice.
  case duplicate(String, in: String)

  /// The screen is in another container.
  case otherParent(String, actual: String, requested: String)

  /// The container holds, or shows, other screens than requested.
  case notChanged(String, wanted: String, found: String)

  /// The container changed during the wait.
  case changedMeanwhile(String)

  /// A page view controller shows another number of pages.
  case wrongPageCount(String, count: Int, in: String)

  /// The split view has no such place.
  case noPlace(String, in: String)

  /// The split view is collapsed, and its primary cannot show other screens.
  case noPlaceCollapsed(String, in: String, primary: String)

  /// No simulation of UIKit runs, so that nothing would ever end. Only without UIKit.
  case notSimulated

  /// The screen is not a view controller.
  case foreign(String)

  /// The storyboard has a screen of another class under this identifier.
  case wrongClass(String, wanted: String, found: String)
}

extension UIKitError: CustomStringConvertible {
  /// The message that UIKit would have logged or raised.
  public var description: String {
    switch self {
    case .notInWindow(let screen, let presenter, let caller):
      attempt(screen, presenter, caller) + " whose view is not in the window hierarchy!"
    case .alreadyPresenting(let screen, let presenter, let caller, let presented):
      attempt(screen, presenter, caller) + " which is already presenting <\(presented)>."
    case .alreadyPresented(let screen, let presenter):
      "Application tried to present modally a view controller <\(screen)> that is already being "
        + "presented by <\(presenter)>."
    case .active(let screen):
      "Application tried to present modally an active controller <\(screen)>."
    case .popoverWithoutSource(let screen):
      "<\(screen)> is a popover in a regular width and has no source. Set sourceItem, "
        + "sourceView or barButtonItem of its popoverPresentationController."
    case .presentationDropped(let screen, let presenter):
      "Attempt to present <\(screen)> on <\(presenter)>, which UIKit dropped without a reason."
    case .nothingPresented(let screen):
      "<\(screen)> presents no screen to dismiss."
    case .dismissalRefused(let screen):
      "Attempt to dismiss from view controller <\(screen)> while a presentation or dismiss is in "
        + "progress!"
    case .neverEnded(let what):
      "\(what) began and does not end. Check that its animator calls completeTransition(_:)."
    case .notContained(let screen, let container):
      "Tried to show <\(screen)> in <\(container)>, which does not contain it."
    case .notPushable(let screen, let stack):
      "Pushing <\(screen)> onto <\(stack)> is not supported: such a container cannot be "
        + "pushed."
    case .notContainable(let screen, let container, let words):
      "<\(screen)> cannot be put into <\(container)>: \(words)."
    case .duplicate(let screen, let container):
      "Adding the same view controller instance <\(screen)> to <\(container)> more than once is not "
        + "supported."
    case .otherParent(let screen, let actual, let requested):
      "child view controller:<\(screen)> should have parent view controller:<\(actual)> but "
        + "requested parent is:<\(requested)>"
    case .notChanged(let container, let wanted, let found):
      "<\(container)> should have \(wanted), but has \(found)."
    case .changedMeanwhile(let container):
      "<\(container)> changed during the wait for a transition."
    case .wrongPageCount(let screens, let count, let pager):
      "<\(pager)> shows \(count) \(count == 1 ? "page" : "pages"), but was given \(screens)."
    case .noPlace(let screen, let split):
      "There is no place for <\(screen)> in <\(split)>."
    case .noPlaceCollapsed(let screen, let split, let primary):
      "There is no place for <\(screen)> in <\(split)>: it is collapsed, and its primary "
        + "<\(primary)> is not a navigation controller that can push it."
    case .notSimulated:
      "No simulation is running, so no transition in this window would ever end. Put the test "
        + "into Simulation.run { simulation in … }, and make the screens and the window inside "
        + "it."
    case .foreign(let type):
      "\(type) is not a UIViewController."
    case .wrongClass(let name, let wanted, let found):
      "The view controller '\(name)' is a \(found), not a \(wanted)."
    }
  }

  private func attempt(_ screen: String, _ presenter: String, _ caller: String) -> String {
    "Attempt to present <\(screen)> on <\(presenter)> (from <\(caller)>)"
  }
}

/// The name of a screen, for messages.
@MainActor
func name(of screen: UIViewController) -> String { Switchback.name(of: screen) }

extension UIKitError: LocalizedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

/// A screen as a view controller.
///
/// - Throws: ``UIKitError/foreign(_:)``.
@MainActor
func controller(_ screen: any Screen) throws(UIKitError) -> UIViewController {
  guard let controller = screen as? UIViewController else {
    throw .foreign("\(type(of: screen))")
  }
  return controller
}
