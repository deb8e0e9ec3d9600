import Switchback
import SwitchbackUIKit

/// The first tab, which leads to each part of the app.
public final class HomeViewController: MenuViewController, DestinationScreen {
  public var destination: ShopLink { .home }

  init(navigator: Navigator<ShopLink>?) {
    super.init(nibName: nil, bundle: nil)
    title = "Home"
    let links: [(String, ShopLink)] = [
      ("A product", .product(42)), ("The catalogue", .catalogue),
      ("Your account", .account),
      ("Filter", .filter), ("Write a review", .review),
    ]
    rows = links.map { title, link in Row(title) { navigator?.go(to: link) } }
  }

  public required init?(coder: NSCoder) { nil }
}

/// A product, identified by its number.
public final class ProductViewController: MenuViewController, ContextChecking,
  DestinationScreen,
  NamedScreen
{
  let id: Int

  init(
    id: Int, navigation: Navigation, openWindow: @escaping @MainActor () -> Void
  ) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
    rows = [
      Row("The next one") { navigation.navigator?.go(to: .product(id + 1)) },
      Row("Where you came from") { navigation.shop?.goBack() },
      Row("In another window", act: openWindow),
    ]
  }

  public required init?(coder: NSCoder) { nil }

  public var screenName: String { "Product(\(id))" }
  public var destination: ShopLink { .product(id) }

  public func isTarget(for context: Int) -> Bool { id == context }
}

/// The products that the user is about to buy, in the second tab.
public final class BagViewController: UIViewController, DestinationScreen {
  public var destination: ShopLink { .bag }
}

/// The account of a customer who has logged in.
public final class AccountViewController: UIViewController, DestinationScreen {
  public var destination: ShopLink { .account }
}

/// The kinds of products. If there is room, a product is shown beside them.
public final class KindsViewController: MenuViewController, DestinationScreen {
  public var destination: ShopLink { .catalogue }

  init(navigator: Navigator<ShopLink>?) {
    super.init(nibName: nil, bundle: nil)
    title = "Catalogue"
    rows = [7, 8, 9].map { id in
      Row("Offer \(id)") { navigator?.go(to: .offer(id)) }
    }
  }

  public required init?(coder: NSCoder) { nil }
}

/// The filter of the products, in a sheet with two detents.
public final class FilterViewController: UIViewController, DestinationScreen {
  public var destination: ShopLink { .filter }
}

/// A form for a review, which asks before it is dismissed.
public final class ReviewViewController: UIViewController, LeaveGuard,
  DestinationScreen
{
  public var destination: ShopLink { .review }

  /// Whether the user has written something.
  public var hasText = false

  /// Asks the user before the text is lost.
  public func confirmLeaving() async -> Bool {
    guard hasText else { return true }
    let alert = Prompt(
      title: "Discard your review?",
      choices: [.cancel("Keep", false), .destructive("Discard", true)])
    return (try? await alert.show(above: self)) ?? false
  }
}

/// Asks for user name and password. Its result is whether the user has logged in.
public final class LoginViewController: MenuViewController {
  private let session: Session
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    rows = [Row("Log in as Ada") { [weak self] in self?.logIn() }]
  }

  public required init?(coder: NSCoder) { nil }

  /// The action of a right password.
  public func logIn() {
    session.isLoggedIn = true
    dismiss(animated: true, completion: nil)
  }

  /// Waits until the screen is dismissed, in whatever way.
  func result() async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    for continuation in waiting {
      continuation.resume(returning: session.isLoggedIn)
    }
    waiting = []
  }
}
