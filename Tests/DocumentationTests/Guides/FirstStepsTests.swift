import Foundation
import Switchback
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

    // snippet begin
    final class HomeScreen: ModelScreen {}

    final class ProductScreen: ModelScreen, ContextChecking {
      let id: Int

      init(_ id: Int) {
        self.id = id
        super.init()
      }

      override var name: String { "Product(\(id))" }

      func isTarget(for context: Int) -> Bool { id == context }
    }

    struct Photo { let product: Int }
    struct NoSuchProduct: Error { let id: Int }

    struct ProductFactory: Factory {
      func prepare(with id: Int) throws {
        if id > 99 { throw NoSuchProduct(id: id) }
      }

      func build(with id: Int) -> ProductScreen { ProductScreen(id) }
    }

    // A product is pushed onto the stack that holds the home screen.
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory()
    )
    .from(GeneralStep.root())
    .assemble()

    let product = StepAssembly(
      finder: ClassWithContextFinder(), factory: ProductFactory()
    )
    .using(Push<ModelStack>())
    .from(home.expectingContainer())
    .assemble()

    // A photo is always a new one, presented by the product it belongs to.
    let build = ClosureFactory { (_: Photo) in ModelScreen(name: "Photo") }
    let photo = StepAssembly(finder: NilFinder(), factory: build)
      .using(PresentModally())
      .from(product.adapting { (photo: Photo) in photo.product })
      .assemble()

    // The user looks into the bag, in the second tab.
    let window = ModelWindow(
      ModelTabs(
        [ModelStack(HomeScreen()), ModelStack(ModelScreen(name: "Bag"))],
        selected: 1))
    let router = WindowRouter(window: window)
    print(window.drawing)

    // A link to a photo comes in.
    print(try await router.navigate(to: photo, with: Photo(product: 42)))
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

    // snippet begin
    print(try router.plan(to: product, with: 7))
    // snippet end
    // output: plan
    page.prints(
      """
      To reach ProductScreen:
        · ProductScreen  not found: 7 screens looked at, 1 is a ProductScreen, but not the one
                         looked for everywhere by ClassWithContextFinder
                         built by ProductFactory, integrated by Push
        · (around it)    a ModelStack that holds the next screen
        ✓ HomeScreen     found: Home
                         looked for everywhere by ClassFinder
      1. build ProductScreen
      2. dismiss Photo, presented by Product(42), animated
      3. change stack to Home, ProductScreen, animated
      """)
  }
}

/// The user of the app. The page does not show it.
@MainActor
private final class Session {
  var isLoggedIn = false
  func logIn() async throws { isLoggedIn = true }
}

@MainActor
private func logInExample(
  _ session: Session
) -> DestinationStep<ModelScreen, Void> {
  // snippet begin
  struct LogIn: RoutingInterceptor {
    let session: Session
    var waitsForUser: Bool { true }
    var key: AnyHashable? { "log in" }
    func perform(with context: Void) async throws {
      if !session.isLoggedIn { try await session.logIn() }
    }
  }
  // snippet end
  return StepAssembly(
    finder: .nil(), factory: .closure { _ in ModelScreen(name: "Orders") }
  )
  .adding(LogIn(session: session))
  .using(.presentModally())
  .from(.current())
  .assemble()
}

@MainActor
private func concurrencyExample(
  _ router: WindowRouter, _ orders: DestinationStep<ModelScreen, Void>
) async throws {
  // snippet begin
  router.go(to: orders, policy: .reject)  // a second tap does nothing
  try await router.navigate(to: orders, policy: .replace)  // the newest link wins
  // snippet end
}

@MainActor
private func destinationsExample(_ router: WindowRouter) async throws -> String? {
  let bag = StepAssembly(
    finder: ClassFinder<BagScreen, Void>(),
    factory: ClosureFactory { BagScreen() }
  )
  .using(.presentModally()).from(.current()).assemble()
  let product = StepAssembly(
    finder: ClassWithContextFinder(), factory: ProductFactory()
  )
  .using(.presentModally()).from(.current()).assemble()
  let colourPicker = StepAssembly(
    finder: NilFinder(), factory: ClosureFactory { ImpatientColourPicker() }
  )
  .using(.presentModally()).from(.current()).assemble()
  // snippet begin
  nonisolated enum ShopDestination: Equatable { case bag, product(Int) }

  let navigator = Navigator(router: router) { (destination: ShopDestination) in
    switch destination {
    case .bag: bag
    case .product(let id): BoundStep(product, with: id)
    }
  }

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

  try await navigator.navigate(to: .product(42))
  try await navigator.open("https://shop.example.com/bag", with: links)
  try await navigator.navigateBack()
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
    let orders = logInExample(session)
    let window = ModelWindow(ModelScreen(name: "Home"))
    try await concurrencyExample(WindowRouter(window: window), orders)
    #expect(session.isLoggedIn)
    #expect(try await destinationsExample(WindowRouter(window: window)) == "red")
  }

  @Test func `Orders are presented above wherever the user is`() async throws {
    let orders = logInExample(Session())
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    // snippet begin
    try await NavigationTester(window).expect(
      orders,
      shows: """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Orders
        """)
    // snippet end
  }
}
