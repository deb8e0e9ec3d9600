import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// The UIKit host, in a window with room, so that split views are expanded as they are on the model
/// host.
enum UIKitTrialHost: TrialHost {
  typealias Base = UIViewController

  static func id(of screen: Any) -> Int? { (screen as? ThingViewController)?.id }

  static func leaf(_ id: Int) -> ThingViewController { ThingViewController(id: id) }

  static func stack(_ screens: [any Screen]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = controllers(screens)
    return navigation
  }

  static func tabs(_ screens: [any Screen], selected: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(screens)
    tabs.selectedIndex = selected
    return tabs
  }

  static func split(_ screens: [any Screen], isCollapsed: Bool) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = controllers(screens)
    return split
  }

  static func pager(_ screens: [any Screen]) -> any ContainerScreen {
    PagerViewController(controllers(screens))
  }

  static func window(_ root: any Screen) async -> UIWindow {
    let window = Simulation.current.makeWindow(root: root as? UIViewController, width: .regular)
    await Simulation.current.untilIdle()
    return window
  }

  private static func controllers(_ screens: [any Screen]) -> [UIViewController] {
    screens.compactMap { $0 as? UIViewController }
  }
}

final class ThingViewController: UIViewController, NamedScreen {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { "Thing(\(id))" }
}

/// An app's own container that shows all its screens side by side, and keeps them.
final class PagerViewController: UIViewController, ContainerScreen, NamedScreen {
  init(_ screens: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    for screen in screens {
      addChild(screen)
      screen.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for screen in children { view.addSubview(screen.view) }
  }

  var screenName: String { "pager" }
  var containedScreens: [any Screen] { children }
  var visibleScreens: [any Screen] { children }

  func makeVisible(_ screen: any Screen, animated: Bool) {}

  func setContainedScreens(_ screens: [any Screen], animated: Bool) throws {
    throw TrialError(description: "A pager keeps its screens")
  }
}
