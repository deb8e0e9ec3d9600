import Foundation

extension UITabBarController {
  /// Keeps the selected screen, else the selected index, else selects the first.
  func replaceControllers(with screens: [UIViewController]?) {
    guard ownTabs.isEmpty else {
      simulation.warn(
        .ignoredProperty, "viewControllers is not used by a UITabBarController with tabs.")
      return
    }
    let mayEnter = (screens ?? []).allSatisfy { $0.container === more || canTakeIn($0) }
    guard mayEnter else { return }
    let old = ownControllers ?? []
    let new = screens ?? []
    let index = ownControllers == nil ? 0 : indexOfSelection
    // Done before any screen is removed: "More" returns the screens that still have a place.
    ownControllers = screens
    for screen in old where !new.contains(where: { $0 === screen }) {
      screen.willMove(toParent: nil)
      dropMirror(of: screen)
      if screen !== displayed { forget(screen) }
    }
    for screen in new where screen.container !== self && screen.container !== more {
      takeIn(screen)
      screen.didMove(toParent: self)
    }
    if let selected, selected === more || new.contains(where: { $0 === selected }) {
      show(selected)
    } else {
      show(new.indices.contains(index) ? new[index] : new.first)
    }
  }

  /// Selects a screen of the bar, or "More". Any other screen is a misuse.
  func select(_ screen: UIViewController?) {
    guard let screen else { return }
    let isKnown = screen === more || controllersInBar.contains { $0 === screen }
    guard isKnown else {
      simulation.misuse(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
      return
    }
    if let tab = ownTabs.first(where: { $0.made === screen }) {
      select(tab)
    } else {
      show(screen)
    }
  }

  /// Selects by index. See 'Selecting a tab' in Docs/Maintainers/UIKitRules.md.
  func select(at index: Int) {
    if index == NSNotFound, selected === more { return }
    let count = ownTabs.isEmpty ? (ownControllers ?? []).count : ownTabs.count
    guard (0..<count).contains(index) else {
      if simulation.settings.raisesForTabIndexOutOfRange {
        simulation.misuse(
          .invalidArgument,
          "-[UITabBarController setSelectedIndex:] index \(index) is beyond the \(count) tabs.")
      }
      return
    }
    if ownTabs.isEmpty { show(ownControllers?[index]) } else { select(ownTabs[index]) }
  }

  var indexOfSelection: Int {
    if !ownTabs.isEmpty {
      let root = chosenTab?.outermost
      return ownTabs.firstIndex { $0 === root } ?? NSNotFound
    }
    return ownControllers?.firstIndex { $0 === selected } ?? NSNotFound
  }

  /// The screens without a place in the bar. See 'More than five tabs' in Docs/Maintainers/UIKitRules.md.
  var controllersUnderMore: [UIViewController] { controllersUnderMore(in: traitCollection) }

  private func controllersUnderMore(in traits: UITraitCollection) -> [UIViewController] {
    let all: [UIViewController?] = ownTabs.isEmpty ? ownControllers ?? [] : ownTabs.map(\.made)
    let places = simulation.settings.maximumTabCount
    guard traits.horizontalSizeClass == .compact, all.count > places else { return [] }
    return all[(places - 1)...].compactMap(\.self)
  }

  private var controllersInBar: [UIViewController] {
    ownTabs.isEmpty ? ownControllers ?? [] : ownTabs.compactMap(\.made)
  }

  /// Selects a screen; "More" shows one without a place in the bar.
  func show(_ screen: UIViewController?) {
    selected = screen
    guard let screen, controllersUnderMore.contains(where: { $0 === screen }) else {
      makeRoomInBar(for: screen)
      display(screen)
      return
    }
    takeMoreIn()
    if screen.container === self { makeRoomUnderMore(for: screen) }
    more.change(to: Array(more.stack.prefix(1)) + [screen], animated: false)
    display(more)
  }

  /// Moves a screen whose place is in the bar again.
  private func makeRoomInBar(for screen: UIViewController?) {
    guard let screen, screen.container === more else { return }
    more.rearrange { navigation in navigation.stack.filter { $0 !== screen } }
  }

  /// Moves a screen that has lost its place in the bar. It leaves the display before "More" shows
  /// it.
  private func makeRoomUnderMore(for screen: UIViewController) {
    if screen === displayed {
      switchToEnd?.end()
      if screen.isSeen { screen.beginAppearance(false, animated: false) }
      if screen.appearance == .disappearing { screen.endAppearance() }
      displayed = nil
    }
    screen.viewIfLoaded?.attach(to: nil)
    letGo(screen)
  }

  /// Makes a screen that "More" no longer shows a child as before.
  func takeBack(_ screen: UIViewController) {
    if !simulation.settings.listOfMoreKeepsTab, selected === screen,
      controllersUnderMore.contains(where: { $0 === screen })
    {
      selected = more
    }
    guard holds(screen) else { return }
    takeIn(screen)
    screen.didMove(toParent: self)
  }

  func takeMoreIn() {
    guard more.container == nil else { return }
    takeIn(more)
    more.didMove(toParent: self)
  }

  func forget(_ screen: UIViewController) {
    if screen.container === more {
      more.change(to: more.stack.filter { $0 !== screen }, animated: false)
      return
    }
    screen.viewIfLoaded?.attach(to: nil)
    letGo(screen)
    screen.didMove(toParent: nil)
  }

  /// Installs the selected screen's view, without appearance calls, before its own is in the window.
  func installSelected(in window: UIWindow) {
    let isUnderMore = controllersUnderMore(in: window.traitCollection).contains { $0 === selected }
    if !isUnderMore { makeRoomInBar(for: selected) }
    let target = isUnderMore ? more : selected
    guard displayed !== target || displayed?.viewIfLoaded?.superview !== viewIfLoaded else {
      return
    }
    displayed?.viewIfLoaded?.attach(to: nil)
    displayed = target
    target?.loadedView().attach(to: loadedView())
  }
}
