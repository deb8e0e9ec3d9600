import Foundation

/// A search above the content of a screen: a bar to type into, and the results.
///
/// It is active while it is presented. See 'An active search is presented' in Docs/UIKitRules.md.
@MainActor
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)

  /// The screen whose navigation item has this search.
  weak var searched: UIViewController?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The screen that shows the results; `nil` if the searched
  ///   screen shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without a screen for the results, from a nib if there is one of that name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search from a storyboard.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  /// The screen that shows the results, if there is a separate one.
  open var searchResultsController: UIViewController? { results }

  /// The bar to type into.
  open var searchBar: UISearchBar { bar }

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

  /// Whether the searched screen is dimmed meanwhile.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the bar of the stack is hidden meanwhile.
  open var hidesNavigationBarDuringPresentation = true
}

/// A bar to type a search into.
@MainActor
open class UISearchBar: UIView {
  /// The text.
  open var text: String?

  /// The text that an empty bar shows.
  open var placeholder: String?
}
