extension ModelError: CustomStringConvertible {
  /// The attempt, the obstacle, and the remedy.
  public var description: String {
    switch self {
    case .emptyContainer(let container):
      "\(container) cannot be shown: there is nothing in it. Give it its screens first."
    case .alreadyContained(let screen, let parent):
      """
      \(screen) is already in \(parent), and a screen has one parent. Take it out there first, or \
      use another screen.
      """
    case .alreadyPresented(let screen, let presenter):
      "\(screen) is already presented by \(presenter). Dismiss it first, or use another screen."
    case .alreadyRoot(let screen):
      """
      \(screen) is the root of a window. Give that window another root first, or use another screen.
      """
    case .alreadyPresenting(let presenter, let screen, false):
      """
      \(presenter) already presents \(screen), and a layer presents one screen. Dismiss that \
      first, or present from \(screen).
      """
    case .alreadyPresenting(let presenter, let screen, true):
      """
      \(presenter) still presents \(screen), which is being dismissed. Wait until the dismissal \
      has finished.
      """
    case .presenterNotOnDisplay(let presenter, let screen):
      """
      \(presenter) cannot present \(screen): it is not on display in a window. Make it visible \
      first, or present from a screen that is.
      """
    case .foreignScreen(let type):
      """
      A screen of type \(type) does not belong to this host. The model's screens derive from \
      ModelScreen.
      """
    case .nothingPresented(let screen):
      "\(screen) presents no screen to dismiss. Call this on the screen that presents."
    case .duplicate(let screen, let container):
      "\(screen) occurs twice in the screens for \(container). Use another screen for each place."
    case .insideItself(let screen):
      "\(screen) would contain itself. Use another screen."
    case .notContained(let screen, let container):
      "\(container) cannot show \(screen), which is not in it. Put it into \(container) first."
    case .tooManyScreens(let container, let maximum, let count):
      "\(container) has room for \(maximum) screens, not for \(count). Leave some out."
    case .inTransition(let screen):
      "The last change of \(screen) is still in progress. Wait until it has finished."
    case .notSettled(let screen):
      "\(screen) was not changed: a transition in its window does not end."
    case .changedMeanwhile(let container):
      "\(container) was not changed: it changed by itself while its window was settling."
    case .notOnDisplay(let screen):
      "The user cannot touch \(screen): it is not on display in a window. Make it visible first."
    case .covered(let screen, let cover):
      "The user cannot touch \(screen): \(cover) covers it. Dismiss that first."
    case .nothingToPop(let stack):
      "The user cannot go back in \(stack): there is only one screen in it."
    case .noSuchTab(let index, let count):
      "The user cannot select tab \(index): there are \(count), and the first has number 0."
    case .notPresented(let screen):
      "The user cannot dismiss \(screen): nothing presents it or a container around it."
    case .injected(let operation):
      "An injected fault made this operation fail: \(operation)."
    }
  }
}
