/// A rule that an operation would have broken. The operation has changed nothing.
///
/// The rules are those of UIKit, without its exceptions to them. Where UIKit raises, logs or
/// silently ignores, the model always throws. The error gives screens by name.
///
///     do {
///       try await home.presentScreen(ModelStack(), animated: true)
///     } catch {
///       print(error)
///       // stack cannot be shown: there is nothing in it. Give it its screens first.
///     }
public enum ModelError: Error, Hashable {
  /// A container that is to be shown, or is on display, would have nothing to show.
  case emptyContainer(String)

  /// A screen is already in a container, and a screen has one parent.
  case alreadyContained(String, in: String)

  /// A screen is presented already.
  case alreadyPresented(String, by: String)

  /// A screen is the root of a window.
  case alreadyRoot(String)

  /// The layer already presents a screen, perhaps one that has not quite left.
  case alreadyPresenting(String, presenting: String, isLeaving: Bool)

  /// A screen that is not on display was asked to present one.
  case presenterNotOnDisplay(String, presenting: String)

  /// A screen belongs to another host. Carries its type.
  case foreignScreen(String)

  /// A screen that presents nothing was asked to dismiss.
  case nothingPresented(String)

  /// A container was given the same screen twice.
  case duplicate(String, in: String)

  /// A screen would contain itself.
  case insideItself(String)

  /// A container was asked to show a screen that is not in it.
  case notContained(String, in: String)

  /// A container was given more screens than its maximum.
  case tooManyScreens(String, maximum: Int, count: Int)

  /// The last animated change of this screen is still in progress.
  case inTransition(String)

  /// A transition in the window did not end in time, see ``ModelWindow/display``. Carries the name
  /// of the screen to change.
  case notSettled(String)

  /// The container changed while the window was settling.
  case changedMeanwhile(String)

  /// The user cannot touch a screen that is not on display.
  case notOnDisplay(String)

  /// The user cannot touch a screen below another layer.
  case covered(String, by: String)

  /// The user cannot go back from the only screen of a stack.
  case nothingToPop(String)

  /// The user cannot select a tab that does not exist.
  case noSuchTab(Int, count: Int)

  /// The user cannot dismiss a screen that nothing presents.
  case notPresented(String)

  /// A fault was injected without an error of its own.
  case injected(ModelOperation)
}
