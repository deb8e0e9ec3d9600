import Foundation

/// A screen, with UIKit's life cycle, containment and presentation.
///
/// The overridable members are declared here; the files beside this one implement them.
@MainActor
// NB: `NSCoding` is isolated to no actor, and UIKit's own class conforms to it all the same.
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  /// The device this screen belongs to: the one that was current when it was made.
  package let simulation = Simulation.current

  var storedView: UIView?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  weak var container: UIViewController?
  var contained: [UIViewController] = []
  var movement = Movement.none
  /// The screen that this very screen presents, kept alive by it.
  var presentee: Presentee?
  /// The presentation that shows this screen. The presenter keeps it alive.
  weak var shownBy: UIPresentationController?
  var cachedPresentationController: UIPresentationController?
  var isArriving = false
  var isLeaving = false
  weak var ownTransition: ScreenTransition?
  weak var ownTab: UITab?
  private lazy var item: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    return item
  }()
  private lazy var barItem: UITabBarItem? = UITabBarItem(title: title, image: nil, tag: 0)

  /// The nib this screen was made from.
  public let nibName: String?

  /// Creates a screen, from a nib if one is registered under that name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Creates a screen from a storyboard.
  public required init?(coder: NSCoder) {
    nibName = (coder as? SimulatedCoder)?.nibName
    super.init()
  }

  /// Creates a screen without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Does nothing: the simulator has no archives.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? container }

  // View

  /// The view, loaded when first asked for. Set it to `nil` to unload it.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(newValue) }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view. The simulator's default is an empty one, or what the nib's builder makes of it.
  open func loadView() { loadViewFromNib() }

  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() { _ = loadedView() }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the screen is added to what is on display.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window and the screen is about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the screen is fully on display.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the screen is removed from what is on display.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the screen is no longer on display.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid its subviews out.
  open func viewDidLayoutSubviews() {}

  // Containment

  /// The container that holds this screen.
  open var parent: UIViewController? { container }

  /// The screens inside, in the order in which they were added.
  open var children: [UIViewController] { contained }

  /// Adds a screen, after telling it with `willMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the screen from its parent, and tells it with `didMove(toParent:)`.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges one child's view for another's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  /// Tells a child that it is about to appear or disappear, for containers that do so themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, isReversal: true)
  }

  /// Tells a child that the appearance or disappearance has ended.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether UIKit tells the children when they appear and disappear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // Presentation

  /// The screen that this one or its nearest ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.presentee?.screen }

  /// The screen that presents this one or its farthest ancestor.
  open var presentingViewController: UIViewController? { outermost.storedPresenter }

  /// Presents a screen. If UIKit drops the call, it does nothing and does not call the completion.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Presents a screen. Never returns if UIKit drops it.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await returnOnCompletion { completion in
      present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Dismisses what this screen or an ancestor presents, else the layer this screen is in.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  /// Dismisses what this screen presents. Never returns if UIKit drops it.
  open func dismiss(animated flag: Bool) async {
    await returnOnCompletion { completion in
      dismiss(animated: flag, completion: completion)
    }
  }

  /// Whether a presentation of this very screen runs. See 'Flags hold during the transition' in
  /// Docs/Maintainers/UIKitRules.md.
  open var isBeingPresented: Bool { movement == .presented }

  /// Whether a dismissal of this very screen runs.
  open var isBeingDismissed: Bool { movement == .dismissed }

  /// Whether the screen is moving into a container.
  open var isMovingToParent: Bool { isArriving }

  /// Whether the screen is moving out of a container.
  open var isMovingFromParent: Bool { isLeaving }

  /// The style in which this screen is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The transition style of the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a presentation in the current context covers this screen.
  open var definesPresentationContext = false

  /// Whether the user cannot dismiss this screen.
  open var isModalInPresentation = false

  /// The delegate that supplies the presentation of the style `.custom`.
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation of this screen. Reading it before presenting makes it from the current style,
  /// which it then keeps.
  open var presentationController: UIPresentationController? { currentPresentationController }

  /// The presentation of this screen or of an ancestor.
  open var activePresentationController: UIPresentationController? { outermost.shownBy }

  /// The presentation of this screen, if it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation of this screen, if it is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The size that this screen prefers.
  open var preferredContentSize = CGSize.zero

  /// The screen's preferred transition.
  open var preferredTransition: UIViewController.Transition?

  /// The running transition, if this screen or an ancestor takes part in an animated one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestTransition
  }

  // Containers and bars

  /// The title in bars.
  open var title: String?

  /// The nearest stack around this screen.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller around this screen.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view around this screen.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The contents of the navigation bar for this screen.
  open var navigationItem: UINavigationItem { item }

  /// The item of the tab bar for this screen.
  open var tabBarItem: UITabBarItem! {
    get { barItem }
    set { barItem = newValue }
  }

  /// The tab whose content is this screen.
  open var tab: UITab? { ownTab }

  /// Whether the bar at the bottom goes when this screen is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The surroundings of this screen.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? UITraitCollection(horizontalSizeClass: .compact)
  }

  /// Shows a screen in the container's own way: a stack pushes it; without a container it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a screen as a split view's secondary, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Removes the secondary screen when a split view collapses. A stack pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns a secondary screen when a split view expands. A stack pops it.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  )
    -> UIViewController?
  { nil }

  // Hooks of the simulator's own containers

  /// Installs the visible views, before the screen appears in a window.
  func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    for child in childrenOnDisplay { child.prepareToAppear(in: window) }
  }

  /// Called after `viewDidAppear(_:)` and `viewDidDisappear(_:)`.
  func appearanceHasSettled() {}

  /// Performs the work that waits for the layout.
  func layoutNow() {}

  /// Called when the window has become narrow or wide.
  func traitsHaveChanged() {
    for child in contained { child.traitsHaveChanged() }
    presentee?.screen.traitsHaveChanged()
  }

  /// The running transition among the children, if it is animated.
  var transitionAmongChildren: ScreenTransition? { nil }
}

/// Waits until a completion is called, and forever if it is not.
@MainActor
private func returnOnCompletion(_ start: (@escaping () -> Void) -> Void) async {
  // NB: a checked continuation would report a call that never ends, and UIKit's may not. An
  // app that overrides the function called here may call the completion twice; the second call is
  // ignored.
  await unsafe withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    var waiting = unsafe Optional(continuation)
    start {
      unsafe waiting?.resume()
      unsafe waiting = nil
    }
  }
}
