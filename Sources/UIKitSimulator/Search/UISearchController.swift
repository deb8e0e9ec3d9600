import Foundation

/// A search above the content of a screen.
///
/// It is active while it is presented. See 'An active search is presented' in Docs/Maintainers/UIKitRules.md.
@MainActor
open class UISearchController: UIViewController {
  /// The screen whose navigation item has this search.
  weak var searched: UIViewController?

  /// The bar in which the user types.
  public let searchBar = UISearchBar()

  /// The screen that shows the results; `nil` if the searched screen shows them itself.
  public let searchResultsController: UIViewController?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The screen that shows the results; `nil` if the searched
  ///   screen shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search without a screen for the results, from a nib if there is one of that name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search from a storyboard.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
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

  /// Takes in the screen for the results.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    view.addSubview(searchResultsController.view)
    searchResultsController.didMove(toParent: self)
  }

  /// Called when the search has been dismissed.
  func hasEnded() { searchBar.text = nil }
}

/// The bar in which the user types what to search for.
@MainActor
open class UISearchBar: UIView {
  /// The text in the bar.
  open var text: String?
}
