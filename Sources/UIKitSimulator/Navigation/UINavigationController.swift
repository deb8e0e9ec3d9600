import Foundation

/// A stack of screens, the last of which is on display.
@MainActor
open class UINavigationController: UIViewController {
  /// The kind of a stack's transition.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Adds a screen.
    case push = 1
    /// Removes screens.
    case pop = 2
  }

  var stack: [UIViewController] = []
  var displayed: UIViewController?
  weak var announced: UIViewController?
  var running: StackTransition?
  var changesToCome: [@MainActor () -> Void] = []
  private let gesture = UIGestureRecognizer()

  /// Creates a stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = simulation.settings.navigationControllersDefineContext
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack, from a nib if one is registered under that name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = simulation.settings.navigationControllersDefineContext
  }

  /// Creates a stack from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = simulation.settings.navigationControllersDefineContext
  }

  /// Adds a screen and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Removes the last screen, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Removes all screens above one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  )
    -> [UIViewController]?
  { pop(to: viewController, animated: animated) }

  /// Removes all screens but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// The last screen of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The screen presented over the stack, else its last screen.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// All screens, the lowest first. Setting them is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces all screens with one transition. See 'One transition for a new stack' in
  /// Docs/Maintainers/UIKitRules.md.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Whether the bar is hidden. A hidden bar also switches the swipe back off.
  open var isNavigationBarHidden = false

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The delegate, which UIKit tells about the screens shown.
  weak open var delegate: (any UINavigationControllerDelegate)?

  /// The gesture that swipes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { gesture }

  /// Pushes the screen; presents it if it is a stack itself.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: simulation.areAnimationsEnabled, completion: nil)
    } else {
      pushViewController(vc, animated: simulation.areAnimationsEnabled)
    }
  }

  /// Pushes the secondary screen, even if it is a stack itself.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    rearrange { $0.stack + [secondaryViewController] }
  }

  /// Pops the last screen as the secondary one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  )
    -> UIViewController?
  {
    settle()
    guard stack.count > 1, let last = stack.last else { return nil }
    rearrange { $0.stack.dropLast() }
    return last
  }

  /// Called after a screen that has left the stack has been told.
  func hasLetGo(of screen: UIViewController) {}

  override var transitionAmongChildren: ScreenTransition? { running?.transition }

  override func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    if running == nil { installTop(in: window) }
    displayed?.prepareToAppear(in: window)
    announceFirstDisplay(hasAppeared: false)
  }

  override func layoutNow() {
    if let running, !running.transition.isAnimated { running.runUnanimated() }
  }

  override func appearanceHasSettled() {
    if appearance == .appeared { announceFirstDisplay(hasAppeared: true) }
    applyChangesToCome()
  }
}
