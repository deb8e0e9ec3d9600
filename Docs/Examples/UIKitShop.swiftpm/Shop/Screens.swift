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
public final class ProductViewController: MenuViewController, ContextHolding,
  NamedScreen
{
  public let context: Int
  public var screenName: String { "Product(\(context))" }

  init(
    context id: Int, navigation: Navigation,
    openWindow: @escaping @MainActor () -> Void
  ) {
    context = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
    rows = [
      Row("The next one") { navigation.navigator?.go(to: .product(id + 1)) },
      Row("Where you came from") { navigation.shop?.goBack() },
      Row("In another window", act: openWindow),
    ]
  }

  public required init?(coder: NSCoder) { nil }
}

/// The products that the user is about to buy, in the second tab.
public final class BagViewController: UIViewController, DestinationScreen {
  public var destination: ShopLink { .bag }
}

/// The account of a customer who has logged in.
public final class AccountViewController: UIViewController {}

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
public final class FilterViewController: UIViewController {}

/// A form for a review, which asks before it is dismissed.
public final class ReviewViewController: UIViewController, LeaveGuard {
  /// Whether the user has written something.
  public var hasText = false

  /// Asks the user before the text is lost.
  public func confirmLeaving() async -> Bool {
    if !hasText { return true }
    return await Prompt.discarding("Discard your review?", keep: "Keep")
      .isAgreed(above: self)
  }
}

/// Asks for user name and password. It has a result if the user has logged in.
public final class LoginViewController: MenuViewController, ResultScreen {
  public let results = Results<Void>()
  private let session: Session

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    rows = [Row("Log in as Ada") { [weak self] in self?.logIn() }]
  }

  public required init?(coder: NSCoder) { nil }

  /// The action of a right password.
  public func logIn() {
    session.isLoggedIn = true
    results.give(())
    dismiss(animated: true, completion: nil)
  }
}
