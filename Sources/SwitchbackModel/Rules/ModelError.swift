/// A rule that an operation would have broken, or an injected fault. The operation has changed nothing, unless the
/// fault is ``ModelFault/Effect/changedButThrown``.
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
public struct ModelError: Error, Hashable, DescribedError {
  /// The attempt, the obstacle, and the remedy.
  public let description: String

  /// Whether a fault was injected without an error of its own.
  package var isInjected = false

  private init(_ description: String) {
    self.description = description
  }
}

extension ModelError {
  package static func emptyContainer(_ container: String) -> Self {
    Self("\(container) cannot be shown: there is nothing in it. Give it its screens first.")
  }

  package static func alreadyContained(_ screen: String, in parent: String) -> Self {
    Self(
      """
      \(screen) is already in \(parent), and a screen has one parent. Take it out there first, or \
      use another screen.
      """)
  }

  package static func alreadyPresented(_ screen: String, by presenter: String) -> Self {
    Self("\(screen) is already presented by \(presenter). Dismiss it first, or use another screen.")
  }

  package static func alreadyRoot(_ screen: String) -> Self {
    Self(
      """
      \(screen) is the root of a window. Give that window another root first, or use another screen.
      """)
  }

  package static func alreadyPresenting(
    _ presenter: String, presenting screen: String, isLeaving: Bool
  ) -> Self {
    Self(
      isLeaving
        ? """
        \(presenter) still presents \(screen), which is being dismissed. Wait until the dismissal \
        has finished.
        """
        : """
        \(presenter) already presents \(screen), and a layer presents one screen. Dismiss that \
        first, or present from \(screen).
        """)
  }

  package static func presenterNotOnDisplay(_ presenter: String, presenting screen: String) -> Self
  {
    Self(
      """
      \(presenter) cannot present \(screen): it is not on display in a window. Make it visible \
      first, or present from a screen that is.
      """)
  }

  package static func foreignScreen(_ type: String) -> Self {
    Self(
      """
      A screen of type \(type) does not belong to this host. The model's screens derive from \
      ModelScreen.
      """)
  }

  package static func nothingPresented(_ screen: String) -> Self {
    Self("\(screen) presents no screen to dismiss. Call this on the screen that presents.")
  }

  package static func duplicate(_ screen: String, in container: String) -> Self {
    Self(
      "\(screen) occurs twice in the screens for \(container). Use another screen for each place.")
  }

  package static func insideItself(_ screen: String) -> Self {
    Self("\(screen) would contain itself. Use another screen.")
  }

  package static func notContained(_ screen: String, in container: String) -> Self {
    Self("\(container) cannot show \(screen), which is not in it. Put it into \(container) first.")
  }

  package static func tooManyScreens(_ container: String, maximum: Int, count: Int) -> Self {
    Self("\(container) has room for \(maximum) screens, not for \(count). Leave some out.")
  }

  package static func noSupplementaryColumn(in split: String) -> Self {
    Self(
      """
      \(split) has two columns, and none for a supplementary. Make it with three, as in \
      ModelSplit(screens, columns: 3), or set the secondary.
      """)
  }

  package static func inTransition(_ screen: String) -> Self {
    Self("The last change of \(screen) is still in progress. Wait until it has finished.")
  }

  /// A transition in the window did not end in time, see ``ModelWindow/display``.
  package static func notSettled(_ screen: String) -> Self {
    Self("\(screen) was not changed: a transition in its window does not end.")
  }

  package static func changedMeanwhile(_ container: String) -> Self {
    Self("\(container) was not changed: it changed by itself while its window was settling.")
  }

  package static func notOnDisplay(_ screen: String) -> Self {
    Self(
      "The user cannot touch \(screen): it is not on display in a window. Make it visible first.")
  }

  package static func covered(_ screen: String, by cover: String) -> Self {
    Self("The user cannot touch \(screen): \(cover) covers it. Dismiss that first.")
  }

  package static func nothingToPop(_ stack: String) -> Self {
    Self("The user cannot go back in \(stack): there is only one screen in it.")
  }

  package static func noSuchTab(_ index: Int, count: Int) -> Self {
    Self("The user cannot select tab \(index): there are \(count), and the first has number 0.")
  }

  package static func wrongStyle(_ screen: String) -> Self {
    Self(
      "\(screen) cannot be presented in this style: prompts, and only they, are alerts and dialogs. "
        + "Leave the style out.")
  }

  package static func onlyPresented(_ screen: String) -> Self {
    Self(
      "\(screen) can only be presented, as it is an alert or a dialog. Use .presentModally().")
  }

  package static func noSuchButton(_ title: String, on screen: String) -> Self {
    Self("The user cannot choose \"\(title)\": \(screen) is no prompt with such a button.")
  }

  package static func notPresented(_ screen: String) -> Self {
    Self("The user cannot dismiss \(screen): nothing presents it or a container around it.")
  }

  package static func notUsersToDismiss(_ screen: String) -> Self {
    Self(
      "The user cannot swipe \(screen) down: only the app dismisses a cover, and only an answer a prompt."
    )
  }

  package static func injected(_ operation: ModelOperation) -> Self {
    var error = Self("An injected fault made this operation fail: \(operation).")
    error.isInjected = true
    return error
  }
}
