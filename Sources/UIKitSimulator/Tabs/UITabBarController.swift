import Foundation

/// Screens side by side, one of which is on display.
///
/// Either `viewControllers` drive it or, once `tabs` is set, tabs.
/// See 'Tabs and groups since iOS 18' in Docs/Maintainers/UIKitRules.md.
@MainActor
open class UITabBarController: UIViewController {
  var ownControllers: [UIViewController]?
  var ownTabs: [UITab] = []
  var chosenTab: UITab?
  var mirrors: [UITab] = []
  var selected: UIViewController?
  var displayed: UIViewController?
  var switchToEnd: TabSwitch?
  private(set) lazy var more = simulation.perform { _ in
    UIMoreNavigationController(tabs: self)
  }

  /// Creates a tab bar controller, from a nib if one is registered under that name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab bar controller that is driven by tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The screens; `nil` if none have been set, or if tabs drive the controller.
  open var viewControllers: [UIViewController]? {
    get { ownControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens and keeps the selection if possible.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers)
  }

  /// The screen on display, which may be "More". UIKit declares the property `unowned(unsafe)`.
  @unsafe open var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The index of the screen on display; `NSNotFound` if there is none or it is "More".
  open var selectedIndex: Int {
    get { indexOfSelection }
    set { select(at: newValue) }
  }

  /// The stack that shows the screens without a place in the bar.
  open var moreNavigationController: UINavigationController { more }

  /// The delegate, which can refuse a user's selection, and is told of it.
  weak open var delegate: (any UITabBarControllerDelegate)?

  /// The tabs, if they drive the controller.
  open var tabs: [UITab] {
    get { tabsInUse }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs) }

  /// The tab on display, possibly one in a group.
  open var selectedTab: UITab? {
    get { chosenTab ?? (mirrors.isEmpty ? nil : selected?.ownTab) }
    set { if let newValue { select(newValue) } }
  }

  /// The tab with an identifier, possibly one in a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.lazy.compactMap { $0.tab(forIdentifier: identifier) }.first
  }

  override func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    if switchToEnd == nil { installSelected(in: window) }
    displayed?.prepareToAppear(in: window)
  }
}

/// The stack that shows the screens without a place in the bar. A screen that leaves it returns to
/// the bar's list.
final class UIMoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    pushViewController(MoreListController(), animated: false)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func hasLetGo(of screen: UIViewController) {
    tabs?.takeBack(screen)
  }
}

/// The first screen under "More".
final class MoreListController: UIViewController {}
