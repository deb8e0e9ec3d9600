import Foundation

/// A screen, with UIKit's life cycle, containment and presentation.
///
/// What can be overridden is declared here; what it does is in the files beside this one.
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
  /// What this very screen presents, with the screen itself, which it keeps alive.
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

  /// Called when properties that others depend on have changed.
  open func updateProperties() {}

  /// Asks for `updateProperties()` at the next turn.
  open func setNeedsUpdateProperties() {
    simulation.loop.schedule { [weak self] in self?.updateProperties() }
  }

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

  /// Tells a child that what was begun has ended.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether UIKit tells the children when they appear and disappear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // Presentation

  /// The screen that this one or its nearest ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.presentee?.screen }

  /// The screen that presents this one or its farthest ancestor.
  open var presentingViewController: UIViewController? { outermost.storedPresenter }

  /// Presents a screen. Nothing happens, and the completion is not called, if UIKit drops it.
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
  /// Docs/UIKitRules.md.
  open var isBeingPresented: Bool { movement == .presented }

  /// Whether a dismissal of this very screen runs.
  open var isBeingDismissed: Bool { movement == .dismissed }

  /// Whether the screen is on its way into a container.
  open var isMovingToParent: Bool { isArriving }

  /// Whether the screen is on its way out of a container.
  open var isMovingFromParent: Bool { isLeaving }

  /// How this screen is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the presentation moves.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether this screen is what a presentation in the current context covers.
  open var definesPresentationContext = false

  /// Whether the context decides how a presentation moves.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user is kept from dismissing this screen.
  open var isModalInPresentation = false

  /// Who supplies the presentation of the style `.custom`.
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation this screen is in. Read before presenting, it is made from the present style,
  /// which it keeps.
  open var presentationController: UIPresentationController? { currentPresentationController }

  /// The presentation this screen or an ancestor is in.
  open var activePresentationController: UIPresentationController? { outermost.shownBy }

  /// The presentation this screen is in, if it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation this screen is in, if it is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The size this screen would like to have.
  open var preferredContentSize = CGSize.zero

  /// How the screen would like to come and go.
  open var preferredTransition: UIViewController.Transition?

  /// The transition that runs if this screen or an ancestor is part of an animated one.
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

  /// What the navigation bar shows for this screen.
  open var navigationItem: UINavigationItem { item }

  /// What the tab bar shows for this screen.
  open var tabBarItem: UITabBarItem! {
    get { barItem }
    set { barItem = newValue }
  }

  /// The tab this screen is the content of.
  open var tab: UITab? { ownTab }

  /// Whether the bar at the bottom goes when this screen is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The surroundings of this screen.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? UITraitCollection(horizontalSizeClass: .compact)
  }

  /// Shows a screen as fits the container: a stack pushes it, otherwise it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a screen in a split view's secondary place, otherwise presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Puts the secondary screen away when a split view collapses. A stack pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives a secondary screen back when a split view expands. A stack pops it.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  )
    -> UIViewController?
  { nil }

  // Hooks of the simulator's own containers

  /// Puts the views on display inside the own one, before the screen appears in a window.
  func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    for child in childrenOnDisplay { child.prepareToAppear(in: window) }
  }

  /// Called after `viewDidAppear(_:)` and `viewDidDisappear(_:)`.
  func appearanceHasSettled() {}

  /// Does what waits for the layout.
  func layoutNow() {}

  /// Called when the window has become narrow or wide.
  func traitsHaveChanged() {
    for child in contained { child.traitsHaveChanged() }
    presentee?.screen.traitsHaveChanged()
  }

  /// The transition among the children that runs, if it is animated.
  var transitionAmongChildren: ScreenTransition? { nil }
}

/// Waits until a completion is called, and for ever if it is not.
@MainActor
private func returnOnCompletion(_ start: (@escaping () -> Void) -> Void) async {
  // NB: a checked continuation would complain of those that are never resumed, as UIKit's are not. An
  // app that overrides what is called here may call the completion twice; the second call is passed
  // over.
  await unsafe withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    var waiting = unsafe Optional(continuation)
    start {
      unsafe waiting?.resume()
      unsafe waiting = nil
    }
  }
}
