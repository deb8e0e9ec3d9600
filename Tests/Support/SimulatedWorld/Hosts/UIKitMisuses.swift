#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import UIKitSimulator

// UIKit's rules, in the words of its messages.
extension UIKitHost {
  func listWrongly(in window: UIWindow, twice: Bool) -> (() -> Void)? {
    guard let root = window.rootViewController,
      let pager = screens(in: root).compactMap({ $0 as? PagerViewController }).last,
      pager.parent != nil
    else { return nil }
    if twice {
      pager.inner =
        pager.children.lazy.compactMap { child in
          (child as? any ContainerScreen)?.visibleScreens.last
        }.first
      return pager.inner.map { _ in { pager.inner = nil } }
    }
    pager.listsParent = true
    return { pager.listsParent = false }
  }

  func misuses(in window: UIWindow) -> [Misuse] {
    guard let root = window.rootViewController,
      let layers = try? naiveLayers(of: window).compactMap({ $0 as? UIViewController }),
      let top = layers.last
    else { return [] }
    let fresh = page()
    var misuses: [Misuse] = []
    func refuses(_ text: String, _ act: @escaping @MainActor () async throws -> Void) {
      misuses.append(Misuse(text, act))
    }
    /// What is said of a screen that is somewhere else already.
    func isTaken(_ screen: UIViewController, for container: UIViewController) -> String? {
      if screen.parent === container { return nil }
      if let parent = screen.parentScreen as? UIViewController {
        if parent === container { return nil }
        return "child view controller:<\(name(of: screen))> should have parent view "
          + "controller:<\(name(of: parent))> but requested parent is:<\(name(of: container))>"
      }
      if let presenter = screen.presentingViewController {
        return "Application tried to present modally a view controller <\(name(of: screen))> that "
          + "is already being presented by <\(name(of: presenter))>."
      }
      return screen === root && screen.viewIfLoaded?.window != nil
        ? "Application tried to present modally an active controller <\(name(of: screen))>." : nil
    }
    let all = screens(in: root)
    // Not of all, as each takes its time.
    for screen in all.filter({ $0 is Stack || $0 is Tabs || $0 is Pages }).suffix(3) {
      guard let container = screen as? any ContainerScreen else { continue }
      func put(_ screens: [any Screen], _ text: String) {
        refuses(text) { try await container.setContainedScreens(screens, animated: false) }
      }
      put(
        [fresh, fresh],
        "Adding the same view controller instance <\(name(of: fresh))> to <\(name(of: screen))> more "
          + "than once is not supported.")
      put([fresh, ForeignScreen()], "ForeignScreen is not a UIViewController.")
      for other in [root, top, all[all.count / 2]] {
        if let text = isTaken(other, for: screen) { put([other], text) }
      }
      refuses(
        "Tried to show <\(name(of: fresh))> in <\(name(of: screen))>, which does not contain it."
      ) {
        try await container.makeVisible(fresh, animated: false)
      }
    }
    for split in all.compactMap({ $0 as? Split })
    where split.isCollapsed && split.style == .unspecified {
      let other = page()
      refuses("\(ChainError.noStackInCollapsed)") {
        try await split.setContainedScreens([fresh, other], animated: false)
      }
    }
    for case let split as Split in all {
      guard let column = try? Self.show(inPrimary: true).container(in: split) else { continue }
      refuses("Pushing <UISplitViewController") {
        try await column.setContainedScreens([UISplitViewController()], animated: false)
      }
    }
    if top !== root {
      refuses(
        "Application tried to present modally a view controller <\(name(of: top))> that is already "
      ) {
        try await top.presentScreen(top, animated: false)
      }
    }
    refuses("<\(name(of: top))> presents no screen to dismiss.") {
      try await top.dismissPresentedScreen(animated: false)
    }
    if let presenter = top.presentingScreen {
      refuses("Attempt to present <\(name(of: fresh))> on <") {
        try await presenter.presentScreen(fresh, animated: false)
      }
    }
    return misuses
  }

  private func name(of screen: UIViewController) -> String { Switchback.name(of: screen) }

  private func screens(in screen: UIViewController) -> [UIViewController] {
    let inner = (screen as? any ContainerScreen)?.containedScreens ?? []
    let presented = screen.presentedScreen.map { [$0] } ?? []
    return [screen]
      + (inner + presented).compactMap { $0 as? UIViewController }.flatMap { screens(in: $0) }
  }

  private func page() -> PageViewController {
    PageViewController(ScreenMark(.page, id: 0, leaving: nil, in: census))
  }
}
#endif
