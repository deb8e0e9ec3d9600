import SwitchbackModel
import SwitchbackTesting
import Testing

@MainActor
struct TestingYourNavigationTests {
  // snippet begin: app
  /// The app as its tests see it: its window, and its chains.
  @MainActor
  struct Shop {
    let window = ModelWindow(ModelStack(HomeScreen()))

    let bag = StepAssembly { BagScreen() }
      .using(.presentModally())
      .from(.current())

    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(.existing(ModelStack.self))
  }
  // snippet end

  // snippet begin: drawing
  @Test func `A product is pushed, wherever the user is`() async throws {
    let shop = Shop()
    let tester = NavigationTester(shop.window)
    try await tester.expect(
      shop.bag, outcome: "Bag is on screen; reused stack; built Bag")
    try await tester.expect(
      shop.product(42),
      shows: """
        window
        └─ stack
           ├─ Home
           └─ Product(42)*
        """)
  }
  // snippet end

  @Test func `An expectation that is not met says what is different`()
    async throws
  {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let shop = Shop()
    let tester = NavigationTester(shop.window)
    // snippet begin: failure
    do {
      try await tester.expect(
        shop.bag,
        shows: """
          window
          └─ modal Bag
          """)
    } catch let failure as NavigationTestFailure {
      print(failure.message)
      if let difference = failure.difference { print(difference) }
    }
    // snippet end
    // output: failure
    page.prints(
      """
      The screens are not as expected (- expected, + found)
        window
      + ├─ stack
      + │  └─ Home*
        └─ modal Bag
      """)
  }

  @Test func `All trees that can be reached are explored`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    // snippet begin: explorer
    let explorer = Explorer {
      let shop = Shop()
      return ExploredApp(
        window: shop.window,
        moves: [
          .destination("bag", shop.bag),
          .destination("product 42", shop.product(42)),
          .back(.previous),
        ])
    }
    let exploration = try await explorer.explore()
    try exploration.expectNoViolations()
    print("\(exploration.treeCount) trees")
    // snippet end
    // output: explorer
    page.prints(
      """
      4 trees
      """)
  }
}
