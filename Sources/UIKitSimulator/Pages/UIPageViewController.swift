import Foundation

/// Pages that the user turns, of which it holds those on display.
@MainActor
open class UIPageViewController: UIViewController {
  /// The style in which pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As a page of paper.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// Whether pages are beside or above each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Above each other.
    case vertical = 1
  }

  /// Whether a new page comes after or before the old one.
  public enum NavigationDirection: Int, Sendable {
    /// After it.
    case forward = 0
    /// Before it.
    case reverse = 1
  }

  /// An option of the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "InterPageSpacing")
    /// The position of the spine.
    public static let spineLocation = OptionsKey(rawValue: "SpineLocation")
  }

  var pages: [UIViewController] = []
  var turn: PageTurn?
  private let style: TransitionStyle
  private let orientation: NavigationOrientation

  /// Creates a screen without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen without pages, from a storyboard.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    super.init(coder: coder)
  }

  /// The style in which pages turn.
  open var transitionStyle: TransitionStyle { style }

  /// Whether pages are beside or above each other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Whether a page has a back, which is a page of its own.
  open var isDoubleSided = false

  /// Supplies the pages that the user turns to.
  weak open var dataSource: (any UIPageViewControllerDataSource)?

  /// The delegate, which UIKit tells about the pages that the user turns.
  weak open var delegate: (any UIPageViewControllerDelegate)?

  /// The pages on display.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages. See 'Pages' in Docs/UIKitRules.md.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], animated: animated, completion: completion)
  }

  override func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    for page in pages where page.viewIfLoaded?.superview !== viewIfLoaded {
      page.loadedView().attach(to: loadedView())
    }
    for page in pages { page.prepareToAppear(in: window) }
  }
}

/// Supplies the pages that the user turns to.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a page view controller. UIKit does not call it for a page that code sets.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has turned a page, or has let go before.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
