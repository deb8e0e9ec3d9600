import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct NavigationTesterTests {
  private let shop = Shop()
  private var tester: NavigationTester<ModelWindow> {
    NavigationTester(shop.window, router: shop.router)
  }

  private let withProduct = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Home
       │  └─ Product(42)*
       └─ stack
          └─ Bag*
    """

  @Test func `A navigation that does what is expected passes`() async throws {
    try tester.expectPlan(
      shop.product, with: 42,
      ["build ProductScreen", "change stack to Home, ProductScreen, animated"])
    let outcome = try await tester.expect(
      shop.product, with: 42, shows: withProduct,
      outcome: "Product(42) is on screen; reused Home; built Product(42)", changes: 1)
    #expect(!outcome.isAlreadyThere)
    try tester.expectScreens(withProduct)
    try await tester.expect(shop.home)
    try await tester.expectFailure(
      shop.product, with: 100, message: "There is no product 100.")
  }

  private enum Place: Destination, Hashable {
    case bag, nowhere

    var step: BoundStep {
      switch self {
      case .bag: GeneralStep.existing(BagScreen.self)
      case .nowhere: GeneralStep.existing(ModelSplit.self)
      }
    }
  }

  @Test func `A destination of the app is expected as its chain is, and remembered`() async throws {
    try tester.expectPlan(Place.bag, ["show stack in tabs, animated"])
    try await tester.expect(Place.bag, changes: 1)
    try await tester.expect(Place.bag, outcome: "Bag is on screen already")
    try await tester.expectFailure(Place.nowhere)
    #expect(SavedScreens<Place>(of: shop.window, version: "1").destinations == [.bag])
  }

  @Test func `Other screens are shown as a difference`() async {
    let text = await failure {
      try await tester.expect(
        shop.product, with: 7, shows: withProduct, fileID: "ShopTests/ShopTests.swift", line: 12)
    }
    #expect(
      text == """
        The screens are not as expected (- expected, + found), at ShopTests.swift:12
          window
          └─ tabs
             ├─ stack*
             │  ├─ Home
        -    │  └─ Product(42)*
        +    │  └─ Product(7)*
             └─ stack
                └─ Bag*
        """)
  }

  @Test func `A failure names the line of the test`() async {
    let line = #line + 1
    let text = await failure { try tester.expectScreens("window") }
    #expect(text.hasPrefix("The screens are not as expected"))
    #expect(text.contains("at NavigationTesterTests.swift:\(line)\n"))
  }

  @Test func `Another outcome, another plan and another number of changes are told`() async {
    let outcome = await failure {
      try await tester.expect(shop.bag, outcome: "Bag is on screen already")
    }
    #expect(
      outcome.hasSuffix("- Bag is on screen already\n+ Bag is on screen; reused Bag"))
    let plan = await failure { try tester.expectPlan(shop.home, ["do nothing"]) }
    #expect(plan.hasSuffix("- do nothing\n+ show stack in tabs, animated"))
    let changes = await failure { try await tester.expect(shop.home, changes: 2) }
    #expect(changes.hasPrefix("Screens changed once, not 2 times, at "))
  }

  @Test func `A navigation that fails is told with its error`() async {
    let text = await failure { try await tester.expect(shop.product, with: 100) }
    #expect(text.hasPrefix("The navigation failed, at NavigationTesterTests.swift:"))
    #expect(text.contains("\nProductScreen was not reached. There is no product 100.\n▸ · Prod"))
  }

  @Test func `A navigation that should fail and does not is told`() async {
    let text = await failure { try await tester.expectFailure(shop.bag) }
    #expect(text.hasPrefix("The navigation did not fail: Bag is on screen; reused Bag, at "))
    let other = await failure {
      try await tester.expectFailure(shop.product, with: 100, message: "No.")
    }
    #expect(other.hasSuffix("- No.\n+ There is no product 100."))
  }

  @Test func `A plan that cannot be made is told`() async {
    let text = await failure { try tester.expectPlan(shop.product, with: 100, []) }
    #expect(text.hasPrefix("There is no plan, at "))
  }

  @Test func `A destination that a router leaves covered is told`() async {
    let window = shop.window
    let text = await failure {
      try await NavigationTester(window, router: WrongRouter(shop: shop, fault: .coversDestination))
        .expect(shop.bag)
    }
    #expect(text.hasPrefix("Bag is not on display, at "))
  }
}
