import Switchback

// An active search is presented, but is not a layer: apps push results below it, and present above
// it.
// See 'An active search is presented' in Docs/UIKitRules.md.

extension UIViewController {
  /// The screen or search that this very screen presents. Presentations by its ancestors do not
  /// count.
  var directlyPresented: UIViewController? {
    guard let presented = presentedViewController,
      parent?.presentedViewController !== presented
    else { return nil }
    return presented
  }

  /// The screen that this one presents, or that its active search presents.
  var presentedByItself: UIViewController? {
    var presented = directlyPresented
    while let search = presented as? UISearchController { presented = search.directlyPresented }
    return presented
  }

  /// The screen that presents this one's layer, below any search.
  var presenterBelowSearches: UIViewController? {
    var presenter = presentingViewController
    while let search = presenter as? UISearchController {
      presenter = search.presentingViewController
    }
    return presenter
  }

  /// The screen to present from: this one or, if UIKit reports an active search or an alert from
  /// here, that one, since UIKit refuses a second presentation by the same screen.
  ///
  /// The navigation has not planned to dismiss such an alert: the app has presented it meanwhile.
  /// See 'An alert on the way' in Docs/UIKitRules.md.
  var presentationSource: UIViewController {
    var source = self
    while let presented = source.presentedViewController,
      presented is UISearchController || presented is UIAlertController
    { source = presented }
    return source
  }

  /// Ends a search that this container, or one around it, presents: it would cover the container's
  /// next screen. A search that one of the contained screens presents comes and goes with that
  /// screen.
  func endCoveringSearch() async throws(UIKitError) {
    guard let search = presentedViewController as? UISearchController,
      search.directlyPresented == nil, let presenter = search.presentingViewController
    else { return }
    try await presenter.dismissDirectlyPresented(animated: false)
  }
}
