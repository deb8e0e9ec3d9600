#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import UIKitSimulator

extension RandomApp {
  /// Something that the user or the app does, if it can.
  mutating func act(in window: UIWindow, _ simulation: Simulation) -> String {
    let kind = random.below(9)
    let choice = random.below(8)
    guard let root = window.rootViewController else { return "nothing" }
    var visible: [UIViewController] = [root]
    var next = 0
    while next < visible.count {
      let container = visible[next] as? any ContainerScreen
      visible += (container?.visibleScreens ?? []).compactMap { $0 as? UIViewController }
      next += 1
    }
    let top = root.presentedViewController
    switch kind {
    case 0:
      guard let tabs = visible.lazy.compactMap({ $0 as? UITabBarController }).first else { break }
      if let all = tabs.viewControllers, !all.isEmpty {
        simulation.tap(all[choice % all.count], in: tabs)
        return "taps tab \(choice % all.count)"
      }
      if !tabs.tabs.isEmpty {
        simulation.tap(tabs.tabs[choice % tabs.tabs.count], in: tabs)
        return "taps tab \(choice % tabs.tabs.count)"
      }
    case 1:
      guard let stack = visible.lazy.compactMap({ $0 as? UINavigationController }).first else {
        break
      }
      simulation.tapBack(in: stack)
      return "goes back"
    case 2:
      guard top == nil, let page = visible.last else { break }
      let screen = UIViewController()
      if choice > 4 { screen.modalPresentationStyle = .overCurrentContext }
      page.present(screen, animated: choice % 2 == 0, completion: nil)
      return "the app presents"
    case 3:
      guard let top, let swipe = simulation.swipeAway(top) else { break }
      if choice % 2 == 0 { swipe.complete() } else { swipe.cancel() }
      return "swipes away"
    case 4:
      guard let search = visible.lazy.compactMap(\.navigationItem.searchController).first,
        top == nil, !search.isBeingDismissed
      else { break }
      search.isActive.toggle()
      return "search \(search.isActive)"
    case 5:
      guard let scene = window.windowScene else { break }
      if scene.activationState == .background {
        simulation.becomeActive(scene)
        return "comes back"
      }
      guard choice < 3 else { break }
      simulation.enterBackground(scene)
      simulation.loop.schedule(after: 20) { simulation.becomeActive(scene) }
      return "leaves the app"
    case 6:
      guard let scene = window.windowScene else { break }
      simulation.changeWidth(
        of: scene,
        to: scene.traitCollection.horizontalSizeClass == .compact ? .regular : .compact)
      return "changes the width"
    case 7:
      guard
        let stack = visible.lazy.compactMap({ $0 as? UINavigationController }).first,
        let swipe = simulation.swipeBack(in: stack)
      else { break }
      if choice % 2 == 0 { swipe.complete() } else { swipe.cancel() }
      return "swipes back"
    case 8:
      guard let top, !(top is UIAlertController) else { break }
      top.presentingViewController?.dismiss(animated: choice % 2 == 0, completion: nil)
      return "the app dismisses"
    default: break
    }
    return "nothing"
  }
}
#endif
