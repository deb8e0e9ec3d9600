import Foundation

/// A search above the content of a screen.
///
/// It is active while it is presented. See 'An active search is presented' in Docs/Maintainers/UIKitRules.md.
@MainActor
open class UISearchController: UIViewController {
  /// The screen whose navigation item has this search.
  weak var searched: UIViewController?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The screen that shows the results; `nil` if the searched
  ///   screen shows them itself.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without a screen for the results, from a nib if there is one of that name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the search is on display or on its way there. Setting this presents or dismisses it.
  open var isActive: Bool {
    get { shownBy != nil && movement != .dismissed }
    set {
      guard newValue != isActive else { return }
      if newValue {
        searched?.present(self, animated: true, completion: nil)
      } else {
        storedPresenter?.dismiss(animated: true, completion: nil)
      }
    }
  }
}
