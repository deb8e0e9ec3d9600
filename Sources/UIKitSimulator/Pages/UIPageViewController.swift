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
  }

  var pages: [UIViewController] = []
  var turn: PageTurn?
  /// In the style that scrolls, the view that the pages are in, or said to be in.
  private(set) var scrollView: UIScrollView?
  private let transitionStyle: TransitionStyle

  /// Whether pages are beside or above each other.
  public let navigationOrientation: NavigationOrientation

  /// Creates a screen without pages.
  public init(
    transitionStyle: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen without pages, from a storyboard.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Supplies the pages that the user turns to.
  weak open var dataSource: (any UIPageViewControllerDataSource)?

  /// The pages on display.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages. See 'Pages' in Docs/Maintainers/UIKitRules.md.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], animated: animated, completion: completion)
  }

  override func prepareToAppear(in window: UIWindow) {
    loadViewIfNeeded()
    if scrollView == nil, transitionStyle == .scroll, simulation.settings.pagesAreInAScrollView {
      // Between the page before and the page after.
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.contentOffset.x = 100
      view.isPagingEnabled = true
      view.attach(to: loadedView())
      scrollView = view
    }
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
