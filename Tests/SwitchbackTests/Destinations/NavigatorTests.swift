import Switchback
import SwitchbackModel
import Testing

/// The destinations of an app, and of a part of it.
private enum Place: Hashable, Codable {
  case shop(ShopPlace)
  case login
}

private enum ShopPlace: Hashable, Codable {
  case home
  case product(Int)
}

/// Knows only the destinations of its part of the app.
private final class ShelfScreen: ModelScreen, DestinationScreen {
  var destination: ShopPlace { .product(7) }
}

struct NavigatorTests {
  private let window = ModelWindow(ModelStack(HomeScreen()))
  private let log = Log()

  private var navigator: Navigator<Place> {
    let log = log
    let router = WindowRouter(window: window)
      .adding(.intercept { (context: Any?) in log.note("\(context.map { "\($0)" } ?? "nothing")") })
    return Navigator(router: router) { place in
      switch place {
      case .shop(.home): BoundStep(home)
      case .shop(.product(let id)): BoundStep(product, with: id)
      case .login: BoundStep(login)
      }
    }
  }

  @Test func `A destination is reached with its payload`() async throws {
    let outcome = try await navigator.navigate(to: .shop(.product(42)))
    #expect("\(outcome)" == "Product(42) is on screen; reused Home; built Product(42)")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(42)*")
    #expect(try await navigator.navigate(to: .shop(.product(42))).isAlreadyThere)
  }

  @Test func `The tasks of the router see the payload, not that it was bound`() async throws {
    try await navigator.navigate(to: .shop(.product(42)))
    try await navigator.navigate(to: .login)
    #expect(log.take() == ["42", "nothing"])
  }

  @Test func `The plan begins with the destination`() throws {
    let plan = try navigator.plan(to: .shop(.product(42)))
    #expect("\(plan)".hasPrefix("To reach ProductScreen:\n  · ProductScreen  not found"))
    #expect(navigator.step(for: .shop(.product(42))).outline.destination.name == "ProductScreen")
  }

  @Test func `A part of the app goes to destinations of its own, and back`() async throws {
    let shop = navigator.scoped(Place.shop)
    try await shop.navigate(to: .product(1))
    try await shop.navigateBack()
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    _ = try await shop.go(to: .product(2)).value
    #expect(try shop.planBack().sentences.last == "show Home in stack, animated")
    _ = try await shop.goBack().value
    #expect(try shop.plan(to: .home).changesNothing)
  }

  @Test func `A screen that a part has opened is one of the whole app`() async throws {
    let account = finding(AccountScreen.self).using(.presentModally()).from(.current()).assemble()
    let navigator = Navigator<Place>(router: WindowRouter(window: window)) { _ in
      BoundStep(account)
    }
    let shop = navigator.scoped(Place.shop)
    let screen = try await shop.navigate(to: .product(7)).destination
    #expect(SavedScreens<Place>(of: window, version: "1").destinations == [.shop(.product(7))])
    #expect(SavedScreens<ShopPlace>(of: window, version: "1").destinations == [.product(7)])
    #expect(navigator.step(for: screen) != nil)
    #expect(shop.step(for: screen) != nil)
  }

  @Test func `A screen that names a destination of its part is one of the whole app`() async throws
  {
    let shelf = StepAssembly { ShelfScreen() }.using(.presentModally()).from(.current())
    let navigator = Navigator(router: WindowRouter(window: window)) { (_: Place) in shelf }
    let screen = try await navigator.scoped(Place.shop).navigate(to: .product(7)).destination
    #expect(SavedScreens<ShopPlace>(of: window, version: "1").destinations == [.product(7)])
    #expect(SavedScreens<Place>(of: window, version: "1").destinations == [.shop(.product(7))])
    #expect(navigator.step(for: screen) != nil)
  }

  @Test func `Other chains start from a bound step`() async throws {
    let login = finding(LoginScreen.self).using(.presentModally()).from(BoundStep(product, with: 7))
      .assemble()
    let plan = try WindowRouter(window: window).plan(to: login)
    // The one of the chain itself, and none for the binding.
    #expect("\(plan)".split(separator: "(context)").count == 2)
    try await WindowRouter(window: window).navigate(to: login)
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  ├─ Home
        │  └─ Product(7)* ^
        └─ modal Login
        """)
  }
}

private let home = existing(HomeScreen.self)

private let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
  .using(Push<ModelStack>()).from(home.expectingContainer()).assemble()

private let login = finding(LoginScreen.self, for: Any?.self)
  .using(.presentModally()).from(.current()).assemble()
