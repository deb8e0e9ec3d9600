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
public struct UIKitError: Error, Equatable, Sendable, DescribedError {
  /// What is wrong: where UIKit would log or raise a message, in its words.
  public let description: String

  private init(_ description: String) {
    self.description = description
  }
}

extension UIKitError {
  static func notInWindow(_ screen: String, presenter: String, caller: String) -> Self {
    Self(attempt(screen, presenter, caller) + " whose view is not in the window hierarchy!")
  }

  static func alreadyPresenting(
    _ screen: String, presenter: String, caller: String, presented: String
  ) -> Self {
    Self(attempt(screen, presenter, caller) + " which is already presenting <\(presented)>.")
  }

  private static func attempt(_ screen: String, _ presenter: String, _ caller: String) -> String {
    "Attempt to present <\(screen)> on <\(presenter)> (from <\(caller)>)"
  }

  static func alreadyPresented(_ screen: String, by presenter: String) -> Self {
    Self(
      "Application tried to present modally a view controller <\(screen)> that is already being "
        + "presented by <\(presenter)>.")
  }

  /// The screen is in a container, or the root of a window.
  static func active(_ screen: String) -> Self {
    Self("Application tried to present modally an active controller <\(screen)>.")
  }

  static func popoverWithoutSource(_ screen: String, isWide: Bool) -> Self {
    Self(
      "<\(screen)> is a popover in a \(isWide ? "regular" : "compact") width and has no source. Set sourceItem, "
        + "sourceView or barButtonItem of its popoverPresentationController.")
  }

  static func presentationDropped(_ screen: String, presenter: String) -> Self {
    Self("Attempt to present <\(screen)> on <\(presenter)>, which UIKit dropped without a reason.")
  }

  static func contextLeftOut(_ screen: String) -> Self {
    Self(
      "\(screen) is made for a context, and its chain has another one or none. Give the context behind the chain, "
        + "or adapt the step.")
  }

  static func nothingPresented(by screen: String) -> Self {
    Self("<\(screen)> presents no screen to dismiss.")
  }

  static func dismissalRefused(by screen: String) -> Self {
    Self(
      "Attempt to dismiss from view controller <\(screen)> while a presentation or dismiss is in "
        + "progress!")
  }

  /// A transition did not end within the time limit.
  static func neverEnded(_ what: String, _ motion: Motion = .running) -> Self {
    let remedy =
      motion == .held
      ? ": the user holds it, as in a swipe."
      : ". Check that its animator calls completeTransition(_:)."
    return Self("\(what) began and does not end" + remedy)
  }

  static func notContained(_ screen: String, in container: String) -> Self {
    Self("Tried to show <\(screen)> in <\(container)>, which does not contain it.")
  }

  /// Navigation controllers and split view controllers cannot be pushed.
  static func notPushable(_ screen: String, in stack: String) -> Self {
    Self(
      "Pushing <\(screen)> onto <\(stack)> is not supported: such a container cannot be "
        + "pushed.")
  }

  /// - Parameter words: UIKit's message, or the likely one.
  static func notContainable(_ screen: String, in container: String, _ words: String) -> Self {
    Self("<\(screen)> cannot be put into <\(container)>: \(words).")
  }

  static func duplicate(_ screen: String, in container: String) -> Self {
    Self(
      "Adding the same view controller instance <\(screen)> to <\(container)> more than once is not "
        + "supported.")
  }

  static func otherParent(_ screen: String, actual: String, requested: String) -> Self {
    Self(
      "child view controller:<\(screen)> should have parent view controller:<\(actual)> but "
        + "requested parent is:<\(requested)>")
  }

  static func notChanged(_ container: String, wanted: String, found: String) -> Self {
    wanted == found
      ? Self("<\(container)> has \(found), and UIKit has not put its view on display.")
      : Self("<\(container)> should have \(wanted), but has \(found).")
  }

  static func changedMeanwhile(_ container: String) -> Self {
    Self("<\(container)> changed during the wait for a transition.")
  }

  static func inGroup(_ screen: String, _ group: String, beside other: String) -> Self {
    Self(
      "Tried to remove the tab of <\(screen)>, which is in the group '\(group)' beside <\(other)>. "
        + "A navigation removes only whole groups: set the children of the UITabGroup, or add the tab "
        + "without replacing another.")
  }

  static func wrongPageCount(_ screens: String, count: Int, in pager: String) -> Self {
    Self("<\(pager)> shows \(count) \(count == 1 ? "page" : "pages"), but was given \(screens).")
  }

  static func noPlace(_ screen: String, in split: String) -> Self {
    Self(
      "There is no place for <\(screen)> in <\(split)>: its style and width leave none. Make it with a style "
        + "that has the column; where it may be narrow, with a stack as its primary and no compact column."
    )
  }

  /// Only without UIKit.
  static var notSimulated: Self {
    Self(
      "No simulation is running, so no transition in this window would ever end. Put the test "
        + "into Simulation.run { simulation in … }, and make the screens and the window inside "
        + "it.")
  }

  static func foreign(_ type: String) -> Self {
    Self("\(type) is not a UIViewController.")
  }

  /// - Parameter found: The class, or `nil` if the storyboard of this name has no initial screen.
  static func wrongClass(_ name: String, wanted: String, found: String?) -> Self {
    guard let found else { return Self("The storyboard '\(name)' has no initial view controller.") }
    return Self("The view controller '\(name)' is a \(found), not a \(wanted).")
  }
}

/// The name of a screen, for messages.
@MainActor
func name(of screen: UIViewController) -> String { Switchback.name(of: screen) }

/// A screen as a view controller.
///
/// - Throws: ``UIKitError``, if it is none.
@MainActor
func controller(_ screen: any Screen) throws(UIKitError) -> UIViewController {
  guard let controller = screen as? UIViewController else {
    throw .foreign("\(type(of: screen))")
  }
  return controller
}
