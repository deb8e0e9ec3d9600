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

    final class PhotoScreen: ModelScreen {}

    final class ProductScreen: ModelScreen, ContextHolding {
      let context: Int

      init(_ id: Int) {
        context = id
        super.init()
      }
    }

    struct Photo { let product: Int }

    // A product is pushed onto the stack that holds the home screen.
    let home = GeneralStep.existing(HomeScreen.self)

    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())

    // A photo is presented by the product it belongs to.
    let photo = StepAssembly { (_: Photo) in PhotoScreen() }
      .using(.presentModally())
      .from(product.adapting { (photo: Photo) in photo.product })

    // The user looks into the bag, in the second tab.
    let window = ModelWindow(
      ModelTabs(
        [ModelStack(HomeScreen()), ModelStack(ModelScreen(name: "Bag"))],
        selected: 1))
    let router = window.router
    print(window.drawing)

    // A link to a photo comes in.
    print(try await router.navigate(to: photo(Photo(product: 42))))
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
      Photo is on screen; reused Home; built Product(42), Photo
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Home
      │  │  └─ Product(42)* ^
      │  └─ stack
      │     └─ Bag*
      └─ modal Photo
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

/// The user of the app. The page does not show it.
@MainActor
private final class Session {
  var user: String?
}

// snippet begin: login-screen
final class NameScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}
// snippet end

@MainActor
private func logInExample(
  _ session: Session
) -> DestinationStep<OrdersScreen, Void> {
  let home = GeneralStep.existing(HomeScreen.self)
  // snippet begin: login
  let login = StepAssembly { NameScreen() }
    .using(.presentModally())
    .from(.current())

  let orders = StepAssembly { OrdersScreen() }
    .requiring(login, unless: { session.user != nil }) { session.user = $0 }
    .using(.push())
    .from(home.stack())
  // snippet end
  return orders
}

@MainActor
private func concurrencyExample(
  _ router: WindowRouter, _ orders: DestinationStep<OrdersScreen, Void>
) async throws {
  // snippet begin: concurrency
  router.go(to: orders, policy: .reject)  // a second tap does nothing
  try await router.navigate(to: orders, policy: .replace)  // the newest link wins
  // snippet end
}

@MainActor
private enum Chains {
  static let bag = StepAssembly { BagScreen() }
    .using(.presentModally()).from(.current())
  static let product = StepAssembly { (id: Int) in ProductScreen(id) }
    .using(.presentModally()).from(.current())
}

// snippet begin: destination
nonisolated enum ShopDestination: Destination, Equatable {
  case bag, product(Int)

  @MainActor var step: BoundStep {
    switch self {
    case .bag: Chains.bag
    case .product(let id): Chains.product(id)
    }
  }
}
// snippet end

@MainActor
private func destinationsExample(_ router: WindowRouter) async throws -> String? {
  let colourPicker = StepAssembly { ImpatientColourPicker() }
    .using(.presentModally()).from(.current())
  // snippet begin: links
  let links = try LinkTable<ShopDestination>(
    schemes: ["store"], hosts: ["shop.example.com"]
  ) {
    DeepLink("bag", to: .bag)
    DeepLink("product", .path("id", Int.self)) {
      .product($0)
    } print: {
      if case .product(let id) = $0 { id } else { nil }
    }
  }

  try await router.navigate(to: ShopDestination.product(42))
  try await router.open("https://shop.example.com/bag", with: links)
  try await router.navigateBack()
  // The colour that the user chooses, or nil.
  let colour = try await router.result(of: colourPicker)
  // snippet end
  #expect(try links.url(for: .product(42)).absoluteString == "store://product/42")
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
    let session = Session()
    session.user = "Ada"
    let window = ModelWindow(ModelStack(HomeScreen()))
    try await concurrencyExample(window.router, logInExample(session))
    #expect(try await destinationsExample(window.router) == "red")
  }

  @Test func `Orders come after the log-in`() async throws {
    let session = Session()
    let orders = logInExample(session)
    let window = ModelWindow(ModelStack(HomeScreen()))
    let navigation = window.router.go(to: orders)
    let tester = NavigationTester(window)
    try await tester.waitForScreen(NameScreen.self).results.give("Ada")
    _ = try await navigation.value
    #expect(session.user == "Ada")
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
