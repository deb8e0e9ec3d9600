/// The visibility of a screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

/// Whether the screen itself is being presented or dismissed.
enum Movement {
  case none, presented, dismissed
}

extension UIViewController {
  /// The children whose views are in this screen's view.
  var childrenOnDisplay: [UIViewController] {
    guard let storedView else { return [] }
    return followers.filter { $0.viewIfLoaded?.isDescendant(of: storedView) ?? false }
  }

  /// The screens that appear and disappear with this one: its children, and the screens that it
  /// presents at rest in its own view.
  private var followers: [UIViewController] {
    guard let presentee, let place = presentee.presentation.containerView?.superview,
      place === storedView, presentee.screen.movement == .none
    else { return contained }
    return contained + [presentee.screen]
  }

  /// Whether adding the view to a window makes the screen appear.
  var appearsWithItsView: Bool {
    container.map(\.shouldAutomaticallyForwardAppearanceMethods) ?? true
  }

  /// Tells the screen, then its children, that it is about to appear or to disappear.
  ///
  /// Changing direction before the end is a reversal if it belongs to the same transition;
  /// otherwise the calls are unbalanced.
  /// See 'Appearance calls come in pairs' in Docs/Maintainers/UIKitRules.md.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, isReversal: Bool = false) {
    switch (appearance, isAppearing) {
    case (.appeared, true), (.disappeared, false): return
    case (.appearing, true), (.disappearing, false):
      warnOfUnbalancedAppearance()
      return
    case (.appearing, false), (.disappearing, true):
      if !isReversal { warnOfUnbalancedAppearance() }
    case (.disappeared, true), (.appeared, false): break
    }
    let children = isAppearing ? childrenOnDisplay : childrenSeen
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children {
      child.beginAppearance(isAppearing, animated: animated, isReversal: isReversal)
    }
  }

  /// Tells the screen and its children that they are in the window and laid out.
  func announceIsAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnDisplay { child.announceIsAppearing(animated: animated) }
  }

  /// Tells the children, then the screen, that the appearance or disappearance has ended.
  func endAppearance() {
    let ending = appearance
    switch ending {
    case .appeared, .disappeared:
      warnOfUnbalancedAppearance()
      return
    case .appearing: appearance = .appeared
    case .disappearing: appearance = .disappeared
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in followers where child.appearance == ending {
        child.endAppearance()
      }
    }
    if ending == .appearing {
      viewDidAppear(isAppearanceAnimated)
    } else {
      viewDidDisappear(isAppearanceAnimated)
    }
    isArriving = false
    isLeaving = false
    appearanceHasSettled()
  }

  /// Whether the screen has been told that it has appeared.
  package var hasAppeared: Bool { appearance == .appeared }

  /// Whether the screen has appeared or is about to.
  var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  private var childrenSeen: [UIViewController] {
    followers.filter(\.isSeen)
  }

  private func warnOfUnbalancedAppearance() {
    simulation.warn(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for \(nameInLog).")
  }
}
