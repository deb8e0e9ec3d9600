import SwitchbackLinks
import SwitchbackUIKit

// The app of Docs/StartWithUIKit.md and of the tutorial. Each part is a file there.

// snippet begin: 01-Screens
final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Product 42",
      primaryAction: UIAction { [weak self] _ in
        self?.navigate(to: Chains.product(42))
      })
  }
}

final class BagViewController: UIViewController {}

final class OrdersViewController: UIViewController {}

final class ProductViewController: UIViewController, ContextHolding {
  let context: Int

  init(_ id: Int) {
    context = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }

  required init?(coder: NSCoder) { nil }
}
// snippet end

// snippet begin: 02-Chains
@MainActor
enum Chains {
  // The home screen is always there.
  static let home = GeneralStep.existing(HomeViewController.self)

  // A new product is pushed onto the stack of the home screen.
  static let product = StepAssembly { (id: Int) in ProductViewController(id) }
    .using(.push())
    .from(home.stack())
}
// snippet end

// snippet begin: 03-LogIn
@MainActor
final class Session {
  static let shared = Session()
  var user: String?
}

final class LoginViewController: UIViewController, ResultScreen {
  let results = Results<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log in as Ada",
      primaryAction: UIAction { [results] _ in results.give("Ada") })
  }
}

extension Chains {
  // In a new stack, above everything that the user sees.
  static let login = StepAssembly(LoginViewController.self)
    .using(.push())
    .from(.newStack())

  static let orders = StepAssembly(OrdersViewController.self)
    .requiring(login, unless: { Session.shared.user != nil }) {
      Session.shared.user = $0
    }
    .using(.push())
    .from(home.stack())
}
// snippet end

// snippet begin: 04-Links
nonisolated enum ShopDestination: Destination, Hashable {
  case product(Int)
  case orders

  @MainActor var step: BoundStep {
    switch self {
    case .product(let id): Chains.product(id)
    case .orders: Chains.orders
    }
  }

  static let links = Result {
    try LinkTable<ShopDestination>(schemes: ["shop"]) {
      DeepLink("orders", to: .orders)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
    }
  }
}
// snippet end

// snippet begin: 05-SceneDelegate
open class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var router: WindowSceneRouter?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: HomeViewController()),
      BagViewController(),
    ]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    router = WindowSceneRouter(scene: scene)

    // The links that have launched the app.
    for context in connectionOptions.urlContexts { open(context.url) }
  }

  // The links that arrive later.
  public func scene(
    _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
  ) {
    for context in contexts { open(context.url) }
  }

  private func open(_ url: URL) {
    router?.go(to: url, with: ShopDestination.links)
  }
}
// snippet end
