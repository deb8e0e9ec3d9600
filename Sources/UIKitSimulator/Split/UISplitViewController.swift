import Foundation

/// Screens side by side, which collapse into one if there is little room.
@MainActor
open class UISplitViewController: UIViewController {
  /// Whether screens are set in a row or by column.
  public enum Style: Int, Sendable {
    /// In a row: the classic style.
    case unspecified = 0
    /// By column: primary and secondary.
    case doubleColumn = 1
    /// By column: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A place in a split view with columns.
  public enum Column: Int, Sendable, CaseIterable {
    /// The outermost list.
    case primary = 0
    /// The list between.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// Shown instead of all others when collapsed.
    case compact = 3
    /// Details about the content.
    case inspector = 4
  }

  /// The set of columns on display.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary.
    case oneBesideSecondary = 2
    /// One column over the secondary.
    case oneOverSecondary = 3
    /// Two columns beside the secondary.
    case twoBesideSecondary = 4
    /// Two columns over the secondary.
    case twoOverSecondary = 5
    /// Two columns that push the secondary aside.
    case twoDisplaceSecondary = 6
  }

  /// The screens of the classic style, or those of the columns in order.
  var row: [UIViewController] = []
  var columns: [Column: UIViewController] = [:]
  var stacks: [Column: UINavigationController] = [:]
  var shown: [UIViewController] = []
  var collapsed = false
  var mode = DisplayMode.automatic
  private let ownStyle: Style

  /// Creates a split view with columns.
  public init(style: UISplitViewController.Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view in the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view from a storyboard.
  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  /// Whether screens are set in a row or by column.
  open var style: Style { ownStyle }

  /// Sets the screen of a column. UIKit wraps a screen that is no stack in one, and pushes a second
  /// one for the secondary column onto that stack.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(column, to: vc)
  }

  /// The screen that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column.
  open func hide(_ column: Column) { conceal(column) }

  /// Whether a column is on display.
  open func isShowing(_ column: Column) -> Bool { isOnDisplay(column) }

  /// The screens on display, the primary first; exactly one screen if collapsed.
  open var viewControllers: [UIViewController] {
    get { row }
    set { setRow(newValue) }
  }

  /// Whether there is room for only one screen.
  open var isCollapsed: Bool { collapsed }

  /// The columns on display. It has no effect when collapsed.
  open var displayMode: DisplayMode { modeInUse }

  /// The preferred columns on display.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { changeMode(to: preferredDisplayMode) }
  }

  /// Shows a screen as the primary; pushes it if collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

  /// Shows a screen as the secondary; pushes it if collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  /// The delegate, which decides how the split view collapses and expands.
  weak open var delegate: (any UISplitViewControllerDelegate)?

  override func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    adapt(to: window.traitCollection)
    display(screensToShow)
    for screen in shown { screen.prepareToAppear(in: window) }
  }

  override func traitsHaveChanged() {
    if let traits = viewIfLoaded?.window?.traitCollection { adapt(to: traits) }
    super.traitsHaveChanged()
  }
}
