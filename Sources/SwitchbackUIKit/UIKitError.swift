import Switchback
// NB: linked with each host, for what Foundation wants of the engine's errors; exported for its log.
@_exported import SwitchbackFoundation

/// What UIKit would not have done, found out before it was asked for, or noticed afterwards.
///
/// UIKit logs such a request and drops it, mostly without calling the completion, or raises an
/// exception. Here it is an error with the same words. Screens are given by name.
///
///     Attempt to present <Login> on <UITabBarController> (from <Home>) which is already presenting
///     <Bag>.
public enum UIKitError: Error, Hashable, Sendable {
  /// The presenter's view is in no window.
  case notInWindow(String, presenter: String, caller: String)

  /// The presenter presents something already.
  case alreadyPresenting(String, presenter: String, caller: String, presented: String)

  /// The screen is presented already.
  case alreadyPresented(String, by: String)

  /// The screen is in a container, or the root of a window.
  case active(String)

  /// A popover, or an action sheet or activity controller in a wide window, does not say where it
  /// points.
  case popoverWithoutSource(String)

  /// UIKit has dropped the presentation, and nothing tells why.
  case presentationDropped(String, presenter: String)

  /// The screen presents nothing.
  case nothingPresented(by: String)

  /// UIKit has refused the dismissal.
  case dismissalRefused(by: String)

  /// A transition did not end in the time that any takes.
  case neverEnded(String)

  /// The container does not hold the screen.
  case notContained(String, in: String)

  /// Navigation controllers and split view controllers cannot be pushed.
  case notPushable(String, in: String)

  /// A container of this kind cannot hold a screen of that kind. Carries UIKit's words, or what they
  /// would be.
  case notContainable(String, in: String, String)

  /// A screen is twice among those for a container.
  case duplicate(String, in: String)

  /// The screen is in another container.
  case otherParent(String, actual: String, requested: String)

  /// The container holds, or shows, something else than was asked for.
  case notChanged(String, wanted: String, found: String)

  /// The container changed while it was waited for.
  case changedMeanwhile(String)

  /// A page view controller shows another number of pages.
  case wrongPageCount(String, count: Int, in: String)

  /// The split view has no such place.
  case noPlace(String, in: String)

  /// The split view is collapsed, and its primary shows no other screens.
  case noPlaceCollapsed(String, in: String, primary: String)

  /// On the simulator of UIKit: no simulation runs, so that nothing would ever end.
  case notSimulated

  /// The screen is not a view controller.
  case foreign(String)

  /// A storyboard has something else under this name.
  case wrongClass(String, wanted: String, found: String)
}

extension UIKitError: CustomStringConvertible {
  /// What UIKit would have logged or raised.
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
      "<\(screen)> is a popover in a regular width and does not say where it points. Set sourceItem, "
        + "sourceView or barButtonItem of its popoverPresentationController."
    case .presentationDropped(let screen, let presenter):
      "Attempt to present <\(screen)> on <\(presenter)>, which UIKit has dropped without a word."
    case .nothingPresented(let screen):
      "<\(screen)> presents nothing that could be dismissed."
    case .dismissalRefused(let screen):
      "Attempt to dismiss from view controller <\(screen)> while a presentation or dismiss is in "
        + "progress!"
    case .neverEnded(let what):
      "\(what) has begun and does not end. Does an animator call completeTransition(_:)?"
    case .notContained(let screen, let container):
      "Tried to show <\(screen)> in <\(container)>, which does not contain it."
    case .notPushable(let screen, let stack):
      "Pushing <\(screen)> onto <\(stack)> is not supported: it is a container that has to stand "
        + "alone."
    case .notContainable(let screen, let container, let words):
      "<\(screen)> cannot be put into <\(container)>: \(words)."
    case .duplicate(let screen, let container):
      "Adding the same view controller instance <\(screen)> to <\(container)> more than once is not "
        + "supported."
    case .otherParent(let screen, let actual, let requested):
      "child view controller:<\(screen)> should have parent view controller:<\(actual)> but "
        + "requested parent is:<\(requested)>"
    case .notChanged(let container, let wanted, let found):
      "<\(container)> was asked for \(wanted) and has \(found)."
    case .changedMeanwhile(let container):
      "<\(container)> has changed while a transition was waited for."
    case .wrongPageCount(let screens, let count, let pager):
      "<\(pager)> shows \(count) \(count == 1 ? "page" : "pages") and was asked for \(screens)."
    case .noPlace(let screen, let split):
      "There is no place for <\(screen)> in <\(split)>."
    case .noPlaceCollapsed(let screen, let split, let primary):
      "There is no place for <\(screen)> in <\(split)>: it is collapsed, and its primary "
        + "<\(primary)> is no navigation controller that could push it."
    case .notSimulated:
      "No simulation runs, so nothing in this window would ever move on. Put the test into "
        + "Simulation.run { simulation in … }, and make the screens and the window in there."
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

/// The name of a screen for people.
@MainActor
func name(of screen: UIViewController) -> String {
  (screen as? any NamedScreen)?.screenName ?? "\(type(of: screen))"
}

extension UIKitError: LocalizedError {
  /// What the error's description says.
  public var errorDescription: String? { description }
}

/// A screen as UIKit's.
///
/// - Throws: ``UIKitError/foreign(_:)``.
@MainActor
func controller(_ screen: any Screen) throws(UIKitError) -> UIViewController {
  guard let controller = screen as? UIViewController else {
    throw .foreign("\(type(of: screen))")
  }
  return controller
}
