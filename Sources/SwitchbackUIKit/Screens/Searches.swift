import Switchback

// An active search is presented, but no layer: people push results beneath it, and present above it.
// See 'An active search is presented' in Docs/UIKitRules.md.

extension UIViewController {
  /// What this very screen presents, be it a search. What its ancestors present it only sees.
  var directlyPresented: UIViewController? {
    guard let presented = presentedViewController,
      parent?.presentedViewController !== presented
    else { return nil }
    return presented
  }

  /// What this very screen presents or, if that is an active search, what is presented above it.
  var presentedByItself: UIViewController? {
    var presented = directlyPresented
    while let search = presented as? UISearchController { presented = search.directlyPresented }
    return presented
  }

  /// The screen that presents the layer this screen is in, below any search.
  var presenterBelowSearches: UIViewController? {
    var presenter = presentingViewController
    while let search = presenter as? UISearchController {
      presenter = search.presentingViewController
    }
    return presenter
  }

  /// The screen to present from: this one or, if it sees an active search, that, since UIKit refuses a
  /// second presentation by the same screen.
  var presentationSource: UIViewController {
    var source = self
    while let search = source.presentedViewController as? UISearchController { source = search }
    return source
  }

  /// Ends a search that this container or one around it presents: it would cover what the container
  /// shows next. A search that one of the contained screens presents comes and goes with that screen.
  func endCoveringSearch() async throws(UIKitError) {
    guard let search = presentedViewController as? UISearchController,
      search.directlyPresented == nil, let presenter = search.presentingViewController
    else { return }
    try await presenter.dismissDirectlyPresented(animated: false)
  }
}
