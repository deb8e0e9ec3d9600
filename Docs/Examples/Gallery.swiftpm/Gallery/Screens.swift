import SwitchbackUIKit

/// A screen with a list: the question that it answers, and what the user can do.
class ListViewController: UITableViewController {
  struct Row {
    let title: String
    var act: @MainActor () -> Void = {}
  }

  /// The page of which this screen is the example.
  var page: Page? {
    didSet { tableView.reloadData() }
  }

  /// What the user can do on this screen alone.
  var actions: [Row] { [] }

  var rows: [Row] {
    let question = page.map { [Row(title: $0.rawValue)] } ?? []
    let back = Row(title: "To the cookbook") { [weak self] in
      self?.navigate(to: Chains.cookbook)
    }
    return question + [back] + actions
  }

  // A tab has its title before its view is loaded.
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if title == nil {
      title = "\(type(of: self))".replacing("ViewController", with: "")
    }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].title
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].act()
  }
}

/// The list of the pages. A tap does what the link of the page does.
final class CookbookViewController: ListViewController {
  /// What popovers point at.
  let button = UIBarButtonItem(title: "Share", primaryAction: nil)

  override var rows: [Row] {
    Page.allCases.map { page in
      Row(title: page.rawValue) { [weak self] in self?.open(page) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = button
  }

  private func open(_ page: Page) {
    page.open(from: self)
    switch page {
    case .goBackAndReturnAValue: ask(Chains.colour)
    case .theUserSwipedItAway: ask(Chains.swatch)
    default: break
    }
  }

  /// Waits for the colour that the user chooses on a screen.
  private func ask(_ chain: DestinationStep<some ColoursViewController, Void>) {
    guard let router = view.window?.router else { return }
    Task {
      title = try await router.result(of: chain) ?? "No colour"
    }
  }
}

final class BagViewController: ListViewController {}
final class AccountViewController: ListViewController {}
/// Only the item of a tab.
final class CameraTab: UIViewController {}
final class CameraViewController: ListViewController {}
final class WelcomeViewController: ListViewController {}
final class SignInViewController: ListViewController {}
final class PhotoViewController: ListViewController {}
final class FilmViewController: ListViewController {}
final class OffersViewController: ListViewController {}
final class SavedViewController: ListViewController {}
final class FoldersViewController: ListViewController {}
final class InboxViewController: ListViewController {}
final class SettingsViewController: ListViewController {}
final class ForgotPasswordViewController: ListViewController {}
final class BasketViewController: ListViewController {}
final class AddressViewController: ListViewController {}
final class OrderViewController: ListViewController {}
final class ReceiptViewController: ListViewController {}
final class HelpViewController: ListViewController {}
final class FilterViewController: ListViewController {}
final class TipsViewController: ListViewController {}
final class PosterViewController: ListViewController {}
final class SketchViewController: ListViewController {}
final class OrdersViewController: ListViewController {}
final class MenuViewController: ListViewController {}
final class AlbumViewController: ListViewController {}
final class ProfileViewController: ListViewController {}

final class LockViewController: ListViewController {
  override var actions: [Row] {
    [Row(title: "Unlock") { [weak self] in self?.navigate(to: Chains.tabs) }]
  }
}

final class CheckoutViewController: ListViewController {
  override var actions: [Row] {
    [
      Row(title: "Back to the basket") { [weak self] in
        self?.navigateBack(.screen(BasketViewController.self))
      }
    ]
  }
}

final class PaintingViewController: ListViewController {
  override var actions: [Row] {
    [
      Row(title: "See a sketch") { [weak self] in
        self?.navigate(to: Chains.sketch)
      }
    ]
  }
}

final class PicturesViewController: ListViewController {
  override var actions: [Row] {
    [
      Row(title: "Open the menu") { [weak self] in self?.navigate(to: Chains.menu)
      }
    ]
  }
}

final class OfferViewController: ListViewController {
  override var actions: [Row] {
    [Row(title: "The other way") { Gallery.shared.opensInStack.toggle() }]
  }
}

/// A screen for a context, by which it is found.
class ItemViewController<Context: Equatable>: ListViewController,
  ContextHolding
{
  let context: Context

  required init(_ context: Context) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class ProductViewController: ItemViewController<Int> {}
final class MessageViewController: ItemViewController<Int> {}
final class SectionViewController: ItemViewController<String> {}
final class ArticleViewController: ItemViewController<Article> {}
final class NoticeViewController: ItemViewController<String> {}

final class ForecastViewController: ItemViewController<String> {
  /// The screen, when a server has answered.
  static func load(_ city: String) async throws -> Self {
    try await Task.sleep(for: .milliseconds(100))
    return Self(city)
  }
}

struct Article: Equatable { let id: Int, section: String }

/// A log-in, whose result is the name of the user.
final class LoginViewController: ListViewController, ResultScreen {
  let results = Results<String>()

  override var actions: [Row] {
    [Row(title: "Log in as Ada") { [results] in results.give("Ada") }]
  }
}

/// The colours, whose result is one of them.
class ColoursViewController: ListViewController, ResultScreen {
  let results = Results<String>()

  override var actions: [Row] {
    ["Red", "Green"].map { colour in
      Row(title: colour) { [weak self] in
        self?.results.give(colour)
        self?.navigateBack()
      }
    }
  }
}

final class ColourViewController: ColoursViewController {}
final class SwatchViewController: ColoursViewController {}

/// What the user has entered so far.
struct Draft: Hashable {
  var name = ""
  var city = ""
}

class DraftViewController: ListViewController, ContextAccepting {
  private(set) var draft = Draft()
  func setUp(with context: Draft) { draft = context }
}

final class NameViewController: DraftViewController {}
final class CityViewController: DraftViewController {}
final class ConfirmViewController: DraftViewController {}

/// A note that asks before a navigation takes it away.
final class NoteViewController: ListViewController, LeaveGuard {
  func confirmLeaving() async -> Bool {
    await Prompt.discarding("Discard your note?").isAgreed(above: self)
  }
}

/// A review that no swipe takes away while it has text.
final class ReviewViewController: ListViewController, LeaveGuard,
  UIAdaptivePresentationControllerDelegate
{
  var hasText = false {
    didSet { isModalInPresentation = hasText }
  }

  override var actions: [Row] {
    [Row(title: "Write") { [weak self] in self?.hasText = true }]
  }

  func confirmLeaving() async -> Bool {
    guard hasText else { return true }
    return await Prompt.discarding("Discard your review?").isAgreed(above: self)
  }

  func presentationControllerDidAttemptToDismiss(
    _ controller: UIPresentationController
  ) {
    navigateBack(.dismissal)
  }
}
