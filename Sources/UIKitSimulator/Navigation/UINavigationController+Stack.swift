extension UINavigationController {
  func push(_ screen: UIViewController, animated: Bool) {
    guard canPush(screen) else { return }
    if running?.blocksChanges ?? false {
      simulation.warn(
        .nestedStackChange, "nested push animation can result in corrupted navigation bar")
      guard simulation.settings.nestedPush == .afterTransition else { return }
    }
    change(to: { $0.stack + [screen] }, animated: animated)
  }

  private func canPush(_ screen: UIViewController) -> Bool {
    if stack.contains(where: { $0 === screen }) {
      simulation.misuse(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(screen.nameInLog))")
      return false
    }
    return canTakeIn(screen)
  }

  func pop(to screen: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === screen }) else {
      simulation.misuse(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Removes the screens above an index. Returns `nil` if the change has to wait.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index) else { return nil }
    let leaving = Array(stack[(index + 1)...])
    let mustWait = mustWait
    change(
      to: { navigation in navigation.stack.filter { screen in !leaving.contains { $0 === screen } }
      },
      animated: animated)
    return mustWait ? nil : leaving
  }

  func replaceStack(with screens: [UIViewController], animated: Bool) {
    if Set(screens.map(ObjectIdentifier.init)).count < screens.count,
      !simulation.settings.allowsDuplicatesInStack
    {
      simulation.misuse(
        .invalidArgument, "All view controllers in a navigation controller must be distinct")
      return
    }
    guard screens.allSatisfy(canTakeIn) else { return }
    change(to: { _ in screens }, animated: animated)
  }

  func change(to screens: [UIViewController], animated: Bool) {
    change(to: { _ in screens }, animated: animated)
  }

  /// Ends the running transition, with all changes that have waited for it.
  func settle() {
    while let running { running.settle() }
  }

  /// Changes the stack immediately, also on screen, when a split view collapses or expands.
  func rearrange(to screens: (UINavigationController) -> [UIViewController]) {
    settle()
    install(screens(self), animated: false)
    layoutNow()
  }

  /// Whether changes are postponed: a transition runs, or the stack's own view appears.
  /// See 'A stack that moves shows changes later' in Docs/Maintainers/UIKitRules.md.
  private var mustWait: Bool {
    if running?.blocksChanges ?? false { return true }
    let isChanging = appearance == .appearing || appearance == .disappearing
    return isChanging && viewIfLoaded?.window != nil
      && simulation.settings.defersStackChangesWhileAppearing
  }

  private func change(
    to result: @escaping @MainActor (UINavigationController) -> [UIViewController], animated: Bool
  ) {
    if mustWait {
      changesToCome.append { [weak self] in
        guard let self else { return }
        install(result(self), animated: animated)
      }
    } else {
      install(result(self), animated: animated)
    }
  }

  /// Whether changes are postponed that the stack does not show yet, such as the user's way back.
  package var hasChangesToCome: Bool { !changesToCome.isEmpty }

  func applyChangesToCome() {
    while !mustWait, !changesToCome.isEmpty {
      changesToCome.removeFirst()()
    }
  }

  /// Changes the state immediately; the display follows in a transition.
  private func install(_ screens: [UIViewController], animated: Bool) {
    guard !screens.elementsEqual(stack, by: ===) else { return }
    let leaving = stack.filter { old in !screens.contains { $0 === old } }
    let arriving = screens.filter { new in !stack.contains { $0 === new } }
    stack = screens
    let isOnDisplay = appearance == .appeared && viewIfLoaded?.window != nil
    for screen in leaving { screen.willMove(toParent: nil) }
    for screen in arriving { takeInForGood(screen, unless: isOnDisplay && screen === stack.last) }
    for screen in leaving where !isOnDisplay || screen !== displayed { forget(screen) }
    guard isOnDisplay else {
      showWithoutTransition()
      return
    }
    if displayed === stack.last {
      running?.drop()
      return
    }
    let previous = running
    running = StackTransition(in: self, animated: animated)
    previous?.abandon()
    running?.schedule()
  }

  private func takeInForGood(_ screen: UIViewController, unless willBeShown: Bool) {
    if screen.container === self {
      // It was leaving in a change that has not been displayed yet.
      screen.isLeaving = false
      screen.willMove(toParent: self)
      screen.didMove(toParent: self)
    } else {
      takeIn(screen)
      screen.isArriving = willBeShown
      if !willBeShown { screen.didMove(toParent: self) }
    }
  }

  /// Removes a screen that is not on display.
  func forget(_ screen: UIViewController) {
    if screen.isSeen { screen.beginAppearance(false, animated: false, isReversal: true) }
    if screen.viewIfLoaded?.superview === viewIfLoaded { screen.viewIfLoaded?.attach(to: nil) }
    if screen.appearance == .disappearing { screen.endAppearance() }
    letGo(screen)
    screen.isArriving = false
    screen.isLeaving = false
    screen.didMove(toParent: nil)
    hasLetGo(of: screen)
  }

  /// Shows the screens without a transition: outside all windows, or while the stack itself
  /// appears.
  /// See 'A stack that is not on display yet' in Docs/Maintainers/UIKitRules.md.
  private func showWithoutTransition() {
    guard displayed !== stack.last else { return }
    if let displayed {
      if displayed.isSeen { displayed.beginAppearance(false, animated: false, isReversal: true) }
      // A sheet that the user drags may have begun it already.
      if displayed.appearance == .disappearing { displayed.endAppearance() }
    }
    guard appearance == .appearing, let window = viewIfLoaded?.window else {
      displayed?.viewIfLoaded?.attach(to: nil)
      displayed = nil
      return
    }
    installTop(in: window)
    displayed?.prepareToAppear(in: window)
    displayed?.beginAppearance(true, animated: false)
    displayed?.announceIsAppearing(animated: false)
  }

  /// Puts the last screen's view into the stack's view, without appearance calls.
  func installTop(in window: UIWindow) {
    guard displayed !== stack.last || displayed?.viewIfLoaded?.superview !== viewIfLoaded else {
      return
    }
    displayed?.viewIfLoaded?.attach(to: nil)
    displayed = stack.last
    stack.last?.loadedView().attach(to: loadedView())
  }

  func contains(_ screen: UIViewController) -> Bool {
    stack.contains { $0 === screen }
  }

  /// UIKit tells the delegate about the first screen as about all others.
  func announceFirstDisplay(hasAppeared: Bool) {
    guard running == nil, let displayed, displayed !== announced else { return }
    if hasAppeared {
      announced = displayed
      delegate?.navigationController(self, didShow: displayed, animated: false)
    } else {
      delegate?.navigationController(self, willShow: displayed, animated: false)
    }
  }
}
