/// A change of the tab on display. It begins immediately and ends at the next turn.
@MainActor
final class TabSwitch {
  private let tabs: UITabBarController
  private let from: UIViewController?
  private let to: UIViewController?

  init(in tabs: UITabBarController, to screen: UIViewController?) {
    self.tabs = tabs
    from = tabs.displayed
    to = screen
  }

  /// The new screen's `viewWillAppear` comes before the old one's `viewWillDisappear`.
  /// See 'The order of a switch of tabs' in Docs/Maintainers/UIKitRules.md.
  func begin(in window: UIWindow) {
    to?.prepareToAppear(in: window)
    to?.beginAppearance(true, animated: false)
    if from?.isSeen ?? false { from?.beginAppearance(false, animated: false) }
    from?.viewIfLoaded?.attach(to: nil)
    to?.loadedView().attach(to: tabs.loadedView())
    tabs.displayed = to
    to?.announceIsAppearing(animated: false)
  }

  /// The old screen's `viewDidDisappear` comes before the new one's `viewDidAppear`.
  func end() {
    guard tabs.switchToEnd === self else { return }
    tabs.switchToEnd = nil
    if from?.appearance == .disappearing { from?.endAppearance() }
    if to?.appearance == .appearing { to?.endAppearance() }
    if let from, !tabs.holds(from) { tabs.forget(from) }
  }
}

extension UITabBarController {
  func display(_ screen: UIViewController?) {
    switchToEnd?.end()
    guard screen !== displayed else { return }
    guard isSeen, let window = viewIfLoaded?.window else {
      if displayed?.appearance == .disappearing { displayed?.endAppearance() }
      displayed?.viewIfLoaded?.attach(to: nil)
      if let displayed, !holds(displayed) { forget(displayed) }
      displayed = nil
      return
    }
    let change = TabSwitch(in: self, to: screen)
    switchToEnd = change
    change.begin(in: window)
    simulation.loop.schedule { change.end() }
    if let screen { detach(screen, for: simulation.settings.turnsWithoutTab) }
  }

  /// Removes the selected tab's screen from display, and shows it again some turns later. See 'Tabs
  /// of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
  private func detach(_ screen: UIViewController, for turns: Int) {
    guard turns > 0 else { return }
    simulation.loop.schedule { [weak self] in
      guard let self, displayed === screen, screen.container === self, screen.isSeen else {
        return
      }
      screen.beginAppearance(false, animated: false)
      screen.viewIfLoaded?.attach(to: nil)
      screen.endAppearance()
      letGo(screen)
      simulation.loop.schedule(after: turns) { [weak self] in self?.attachAgain(screen) }
    }
  }

  private func attachAgain(_ screen: UIViewController) {
    guard holds(screen) else { return }
    if screen.container == nil { takeIn(screen) }
    guard screen.container === self, displayed === screen, let window = viewIfLoaded?.window,
      screen.viewIfLoaded?.superview == nil
    else { return }
    // The controller itself is about to appear or to disappear.
    guard isSeen else {
      return simulation.loop.schedule { [weak self] in self?.attachAgain(screen) }
    }
    screen.prepareToAppear(in: window)
    screen.beginAppearance(true, animated: false)
    screen.viewIfLoaded?.attach(to: viewIfLoaded)
    screen.announceIsAppearing(animated: false)
    screen.endAppearance()
  }

  func holds(_ screen: UIViewController) -> Bool {
    if screen === more { return true }
    if !ownTabs.isEmpty { return ownTabs.contains { $0.holds(screen) } }
    return ownControllers?.contains { $0 === screen } ?? false
  }
}
