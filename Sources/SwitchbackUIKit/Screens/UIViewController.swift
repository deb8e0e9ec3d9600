import Switchback

/// Every view controller is a screen.
///
/// UIKit's own properties also report what an ancestor presents; those of ``/Switchback/Screen``
/// report only what this very screen presents.
extension UIViewController: Screen {
  /// The container that holds this screen.
  ///
  /// The tab bar controller holds the screens under "More", and the screens whose tab has not been
  /// selected yet.
  public var parentScreen: (any Screen)? {
    guard let parent else {
      return presentingViewController == nil ? controllerOfUnseenTab : nil
    }
    if let tabs = parent.parent as? UITabBarController, tabs.holdsUnderMore(self) { return tabs }
    return parent
  }

  /// The screen that this very screen presents. A screen being dismissed still counts. An active
  /// search does not: it is a part of the screen that it searches.
  public var presentedScreen: (any Screen)? { presentedByItself }

  /// The screen that presents this one, if this one is the root of a layer.
  public var presentingScreen: (any Screen)? {
    parent == nil ? presenterBelowSearches : nil
  }

  /// Reports that searches skip the children of this container, if it does not conform to
  /// ``/Switchback/ContainerScreen``. An alert's children do not count.
  public var unsearchedContent: UnsearchedContent? {
    children.isEmpty || self is any ContainerScreen || self is UIAlertController
      ? nil : .notAContainer
  }

  /// UIKit's own property reports the presentations of ancestors, too.
  public static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? {
    { ($0 as? UIViewController)?.nearestPresenter }
  }

  /// The presenter of the screen that UIKit's own property reports from here.
  var nearestPresenter: UIViewController? { presentedViewController?.presentingViewController }
}
