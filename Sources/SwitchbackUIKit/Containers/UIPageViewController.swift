import Switchback

/// A page view controller holds the pages on display. UIKit asks its data source for the others
/// when the user turns to them.
extension UIPageViewController: ContainerScreen {
  public var containedScreens: [any Screen] { viewControllers ?? [] }

  public var visibleScreens: [any Screen] { viewControllers ?? [] }

  /// Does nothing: every page that the controller holds is on display.
  ///
  /// - Throws: ``UIKitError``.
  public func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    _ = try member(around: controller(screen))
  }

  /// Shows other pages, as many as before. Turns back if the data source has the new page before the
  /// current one, and forward otherwise.
  ///
  /// - Throws: ``UIKitError``.
  public func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let screens = try screens.map(controller)
    try await comeToRest(replacing: self)
    let pages = viewControllers ?? []
    if pages.elementsEqual(screens, by: ===) { return }
    try await wait(assuming: .running, until: turning(to: screens, animated: animated))
    try checkChange(to: screens, from: pages)
  }

  /// Turns to other pages as soon as none is turned.
  ///
  /// - Returns: Does so, and says whether UIKit has come to the end.
  @inline(never)
  private func turning(to screens: [UIViewController], animated: Bool) throws -> () -> Bool {
    try checkContaining(screens)
    let count = max(viewControllers?.count ?? 0, 1)
    guard screens.count == count else {
      throw UIKitError.wrongPageCount(names(of: screens), count: count, in: name(of: self))
    }
    let animated = animates(animated)
    let direction = screens.first.map(direction) ?? .forward
    var completion: Completion?
    return { [self] in
      // A second turn raises.
      if completion == nil, !isTurning {
        completion = Completion { done in
          setViewControllers(screens, direction: direction, animated: animated) { _ in done() }
        }
      }
      return completion?.isCalled == true
    }
  }

  /// Whether a page is on its way: while the app turns it, nothing but its place tells.
  /// See 'Pages' in Docs/Maintainers/UIKitRules.md.
  private var isTurning: Bool {
    for case let view as UIScrollView in viewIfLoaded?.subviews ?? [] where view.isPagingEnabled {
      let (offset, size) = (view.contentOffset, view.bounds.size)
      let (place, length) =
        navigationOrientation == .horizontal ? (offset.x, size.width) : (offset.y, size.height)
      // NB: not a number, if the view has no size.
      return abs(place.native.remainder(dividingBy: length.native)) > 1
    }
    return false
  }

  /// The direction in which to turn to a page, in the order of the data source.
  ///
  /// Asks for ten pages on either side, since a data source may make each page when asked, and never
  /// come to an end.
  private func direction(to page: UIViewController) -> NavigationDirection {
    var before = viewControllers?.first
    var after = viewControllers?.last
    for _ in 0..<10 {
      if let last = after {
        after = dataSource?.pageViewController(self, viewControllerAfter: last)
      }
      if after === page { return .forward }
      if let first = before {
        before = dataSource?.pageViewController(self, viewControllerBefore: first)
      }
      if before === page { return .reverse }
    }
    return .forward
  }
}

/// Shows the screen as the page of a page view controller, in place of the current one.
public struct SetPage<Source: UIPageViewController>: ContainerAction {
  /// Creates an action for the page view controller that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = [screen]
  }
}

extension UIPageViewController {
  /// Shows the screen as the page of a page view controller, in place of the current one.
  ///
  ///     .using(UIPageViewController.setPage())
  public static func setPage() -> SetPage<UIPageViewController> { SetPage() }
}

extension Action {
  /// Shows the screen as the page of a page view controller: the short form of ``SetPage``.
  public static func setPage<Source>() -> Self where Self == SetPage<Source> { SetPage() }
}
