import Foundation
import SwitchbackLinks
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The examples of the first steps are the regions of this file.
@MainActor
struct FirstStepsTests {
  @Test func `The first example prints what the page shows`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }

    // snippet begin: example
    final class HomeScreen: ModelScreen {}

    final class ProductScreen: ModelScreen, ContextHolding {
      let context: Int

      init(_ id: Int) {
        context = id
        super.init()
      }
    }

    // A product is pushed onto the stack that holds the home screen.
    let home = GeneralStep.existing(HomeScreen.self)

    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())

    // The user looks into the bag, in the second tab.
    let window = ModelWindow(
      ModelTabs(
        [ModelStack(HomeScreen()), ModelStack(ModelScreen(name: "Bag"))],
        selected: 1))
    let router = window.router
    print(window.drawing)

    print(try await router.navigate(to: product(42)))
    print(window.drawing)
    // snippet end
    // output: example
    page.prints(
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Home*
         └─ stack*
            └─ Bag*
      Product(42) is on screen; reused Home; built Product(42)
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack
            └─ Bag*
      """)

    // snippet begin: photo
    struct Photo { let product: Int }

    // A photo is presented by the product it belongs to.
    let photo = StepAssembly { (_: Photo) in PhotoScreen() }
      .using(.presentModally())
      .from(product.adapting { (photo: Photo) in photo.product })

    print(try await router.navigate(to: photo(Photo(product: 42))))
    // snippet end
    // output: photo
    page.prints(
      """
      Photo is on screen; reused Product(42); built Photo
      """)

    // snippet begin: plan
    print(try router.plan(to: product(7)))
    // snippet end
    // output: plan
    page.prints(
      """
      To reach ProductScreen:
        · ProductScreen  not found: 7 screens looked at, 1 is a ProductScreen, but not the one
                         looked for everywhere by ScreenFinder
                         built by ClosureFactory, integrated by Push
        · (context)      Int → ()
        · (around it)    a ModelStack that holds the next screen
        ✓ HomeScreen     found: Home
                         looked for everywhere by ScreenFinder
      1. build ProductScreen
      2. dismiss Photo, presented by Product(42), animated
      3. change stack to Home, ProductScreen, animated
      """)
  }
}

// snippet begin: login-screen
@MainActor
final class Session {
  var user: String?
}

final class NameScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}
// snippet end

@MainActor
private enum Chains {
  static let home = GeneralStep.existing(HomeScreen.self)
  static let product = StepAssembly { (id: Int) in ProductScreen(id) }
    .using(.push())
    .from(home.stack())

  // snippet begin: login
  static let session = Session()

  static let login = StepAssembly { NameScreen() }
    .using(.presentModally())
    .from(.current())

  static let orders = StepAssembly { OrdersScreen() }
    .requiring(login, unless: { session.user != nil }) { session.user = $0 }
    .using(.push())
    .from(home.stack())
  // snippet end
}

@MainActor
private func concurrencyExample(_ router: WindowRouter) async throws {
  let product = Chains.product(7)
  // snippet begin: concurrency
  router.go(to: product, policy: .reject)  // a second tap does nothing
  try await router.navigate(to: product, policy: .replace)  // the newest wins
  // snippet end
}

// snippet begin: destination
nonisolated enum ShopDestination: Destination, Equatable {
  case orders, product(Int)

  @MainActor var step: BoundStep {
    switch self {
    case .orders: Chains.orders
    case .product(let id): Chains.product(id)
    }
  }
}
// snippet end

@MainActor
private func linksExample(_ router: WindowRouter) async throws {
  // snippet begin: links
  let links = try LinkTable<ShopDestination>(
    schemes: ["store"], hosts: ["shop.example.com"]
  ) {
    DeepLink("orders", to: .orders)
    DeepLink("product", .path("id", Int.self)) {
      .product($0)
    } print: {
      if case .product(let id) = $0 { id } else { nil }
    }
  }

  try await router.navigate(to: ShopDestination.product(42))
  try await router.open("https://shop.example.com/orders", with: links)
  // snippet end
  #expect(try links.url(for: .product(42)).absoluteString == "store://product/42")
}

@MainActor
private func backExample(_ router: WindowRouter) async throws -> String? {
  let colourPicker = StepAssembly { ImpatientColourPicker() }
    .using(.presentModally()).from(.current())
  // snippet begin: back
  try await router.navigateBack()
  // The colour that the user chooses, or nil.
  let colour = try await router.result(of: colourPicker)
  // snippet end
  return colour
}

/// Chooses by itself, as soon as a caller asks.
private final class ImpatientColourPicker: ModelScreen, ResultScreen {
  let results = Results<String>()

  override init() {
    super.init()
    Task { [results] in
      for _ in 0..<100_000 where !results.isAwaited { await Task.yield() }
      results.give("red")
    }
  }
}

@MainActor
struct FirstStepsExampleTests {
  @Test func `The other examples run`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    try await concurrencyExample(window.router)
    #expect(try await backExample(window.router) == "red")
  }

  @Test func `A link to the orders comes after the log-in`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let opening = Task { try await linksExample(window.router) }
    let tester = NavigationTester(window)
    try await tester.waitForScreen(NameScreen.self).results.give("Ada")
    try await opening.value
    #expect(Chains.session.user == "Ada")
    let orders = Chains.orders
    try await window.router.navigateBack()
    // snippet begin: test
    try await NavigationTester(window).expect(
      orders,
      shows: """
        window
        └─ stack
           ├─ Home
           └─ Orders*
        """)
    // snippet end
  }
}
