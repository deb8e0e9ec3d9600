import SwitchbackLinks
import SwitchbackSwiftUI

#if canImport(SwiftUI)
import SwiftUI
#endif

// The app of Docs/StartWithSwiftUI.md and of the tutorial. The bodies of its views are extensions, so that its
// tests run on Linux. The parts with the same number are a file of the tutorial.

// snippet begin: 01-Screens
struct HomeView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }
}

struct BagView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Bag", systemImage: "bag") }
}

struct OrdersView {}

struct ProductView {
  let id: Int
}
// snippet end

#if canImport(SwiftUI)
// snippet begin: 01-Screens-views
extension HomeView: View {
  var body: some View { ProductButton(id: 42).navigationTitle("Home") }
}

extension BagView: View {
  var body: some View { Text("The bag is empty.") }
}

extension OrdersView: View {
  var body: some View { Text("Orders").navigationTitle("Orders") }
}

extension ProductView: View {
  var body: some View { Text(verbatim: "Product \(id)") }
}

struct ProductButton: View {
  let id: Int
  @Environment(\.router) private var router

  var body: some View {
    Button("Product \(id)") { router.go(to: Chains.product(id)) }
  }
}
// snippet end
#endif

// snippet begin: 02-Chains
@MainActor
enum Chains {
  // The home screen is always there.
  static let home = GeneralStep.existing(HomeView.self)

  // A new product is pushed onto the stack of the home screen.
  static let product = StepAssembly { (id: Int) in ProductView(id: id) }
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

final class LoginScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}

extension Chains {
  // In a sheet, above everything that the user sees.
  static let login = StepAssembly { LoginScreen() }
    .using(.presentModally())
    .from(.current())

  static let orders = StepAssembly { OrdersView() }
    .requiring(login, unless: { Session.shared.user != nil }) {
      Session.shared.user = $0
    }
    .using(.push())
    .from(home.stack())
}
// snippet end

#if canImport(SwiftUI)
// snippet begin: 03-LogIn-view
extension LoginScreen: ViewScreen {
  var body: some View {
    Button("Log in as Ada") { [results] in results.give("Ada") }
  }
}
// snippet end
#endif

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

// snippet begin: 05-Window
extension ModelWindow {
  static func makeShop() -> ModelWindow {
    ModelWindow(
      ModelTabs(
        ModelStack(ContentScreen(HomeView())),
        ModelStack(ContentScreen(BagView()))))
  }
}
// snippet end

#if canImport(SwiftUI)
// snippet begin: 05-Window-scene
public struct ShopScene: Scene {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      ScreenWindowView {
        ModelWindow.makeShop()
      } onOpenURL: { url, window in
        window.router.go(to: url, with: ShopDestination.links)
      }
    }
  }
}
// snippet end
#endif
