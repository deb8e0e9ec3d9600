import Switchback

/// Every view controller is a screen.
///
/// UIKit's own properties report what an ancestor presents too; those of ``/Switchback/Screen`` only
/// what this very screen presents.
extension UIViewController: Screen {
  /// The container that holds this screen.
  ///
  /// A screen under a tab bar's "More" is held by the tab bar controller, and so is one whose tab has
  /// not been selected yet.
  public var parentScreen: (any Screen)? {
    guard let parent else {
      return presentingViewController == nil ? controllerOfUnseenTab : nil
    }
    if let tabs = parent.parent as? UITabBarController, tabs.holdsUnderMore(self) { return tabs }
    return parent
  }

  /// The screen presented by this very screen. One that is on its way out still counts. An active
  /// search does not: it is a part of the screen that it searches.
  public var presentedScreen: (any Screen)? { presentedByItself }

  /// The screen that presents this one, if this one is the root of a layer.
  public var presentingScreen: (any Screen)? {
    parent == nil ? presenterBelowSearches : nil
  }

  /// Whether this is a container of an app's own that does not conform to
  /// ``/Switchback/ContainerScreen``. An alert contains screens for its own use.
  public var unsearchedContent: UnsearchedContent? {
    children.isEmpty || self is any ContainerScreen || self is UIAlertController
      ? nil : .notAContainer
  }

  /// UIKit's own property sees what the ancestors present.
  public static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? {
    { ($0 as? UIViewController)?.nearestPresenter }
  }

  /// The screen that presents what UIKit's own property sees from here.
  var nearestPresenter: UIViewController? { presentedViewController?.presentingViewController }
}
