import SwitchbackLinks
import SwitchbackMaps
import SwitchbackModel
import SwitchbackTesting
import Testing
import XCTest

@MainActor
struct TestingTests {
  // snippet begin: app
  /// A shop with two tabs. Products are pushed after the home screen, and the
  /// login is a modal layer.
  @MainActor
  final class Shop {
    let window = ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())]))
    var isLoggedIn = false
  }

  @MainActor
  enum Chains {
    static let bag = GeneralStep.existing(BagScreen.self)

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(GeneralStep.existing(HomeScreen.self).stack())

    static let login = StepAssembly { LoginScreen() }
      .using(.presentModally())
      .from(.current())
  }
  // snippet end

  // snippet begin: destinations
  nonisolated enum ShopDestination: Destination, Hashable {
    case bag, product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      }
    }

    static let links = Result {
      try LinkTable<ShopDestination>(schemes: ["shop"]) {
        DeepLink("bag", to: .bag)
      }
    }
  }
  // snippet end

  // snippet begin: first
  @Test func `A product is pushed after the home screen`() async throws {
    let shop = Shop()
    let tester = NavigationTester(shop.window)
    try await tester.expect(
      Chains.product(42),
      shows: """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(42)*
           └─ stack
              └─ Bag*
        """)
  }
  // snippet end

  @Test func `A failure shows the difference`() async {
    let tester = NavigationTester(Shop().window)
    do {
      try tester.expectScreens(
        """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              └─ Bag*
        """, fileID: "ShopTests/BagTests.swift", line: 12)
    } catch {
      print(error)
    }
    // output: failure
    prints(
      """
      The screens are not as expected (- expected, + found), at BagTests.swift:12
        window
        └─ tabs
      -    ├─ stack
      +    ├─ stack*
           │  └─ Home*
      -    └─ stack*
      +    └─ stack
              └─ Bag*
      """)
  }

  // snippet begin: journeys
  nonisolated static let journeys = [
    Journey(
      "from the home screen",
      """
      window            →  window
      └─ tabs              └─ tabs
         ├─ stack*            ├─ stack
         │  └─ Home*          │  └─ Home*
         └─ stack             └─ stack*
            └─ Bag*              └─ Bag*
      """),
    Journey(
      "from the login",
      """
      window              →  window
      ├─ tabs                └─ tabs
      │  ├─ stack*              ├─ stack
      │  │  └─ Home*            │  └─ Home*
      │  └─ stack               └─ stack*
      │     └─ Bag*                └─ Bag*
      └─ modal Login
      """),
  ]

  @Test(arguments: journeys)
  func `A link to the bag shows the bag`(journey: Journey) async throws {
    let tester = try NavigationTester(journey) { name in
      switch name {
      case "Home": HomeScreen()
      case "Bag": BagScreen()
      default: nil
      }
    }
    try await tester.expect(journey, to: Chains.bag)
  }
  // snippet end

  @Test func `Failures, plans and changes`() async throws {
    // snippet begin: more
    struct Offline: Error {}
    let shop = Shop()
    let tester = NavigationTester(shop.window)

    try tester.expectPlan(Chains.bag, ["show stack in tabs, animated"])

    shop.window.refuses(.present, with: Offline())
    try await tester.expectFailure(
      Chains.login,
      message:
        "The screens could not be changed: Offline(). All changes were undone."
    )

    try await tester.expectChanges(["present Login on tabs, animated, layer 1"]) {
      try await tester.router.navigate(to: Chains.login)
    }
    try await tester.expectNoChange {
      try await tester.router.navigate(to: Chains.login)
    }
    try await tester.expectNoLeaks {
      try await tester.router.navigateBack()
    }
    // snippet end
  }

  // snippet begin: view-model
  @MainActor
  struct ProductModel {
    let navigator: Navigator<ShopDestination>

    func buy() { navigator.go(to: .bag) }
  }

  @Test func `Buying leads to the bag`() async throws {
    let recorder = NavigatorRecorder<ShopDestination>()
    ProductModel(navigator: recorder.navigator).buy()
    try await recorder.isIdle()
    #expect(recorder.destinations == [.bag])
  }
  // snippet end

  @Test func `A newer link does not wait for a login that never ends`()
    async throws
  {
    let shop = Shop()
    try await Standstill.during { standstill in
      let router = shop.window.router
      let slow = WindowRouter(window: shop.window).adding(
        standstill.interceptor(for: Void.self))
      let first = slow.go(to: Chains.login)
      try await standstill.waitUntilReached()
      try await router.navigate(to: Chains.bag, policy: .replace)
      await #expect(throws: NavigationError.self) { _ = try await first.value }
    }
  }

  // snippet begin: explorer
  static let explorer = Explorer {
    let shop = Shop()
    return ExploredApp(
      window: shop.window,
      moves: [
        .destination("bag", Chains.bag),
        .destination("product 42", Chains.product(42)),
        .destination("login", Chains.login),
        .own("log in", if: { !shop.isLoggedIn }) { shop.isLoggedIn = true },
        .back(),
      ]
    )
    .keeping("logged in") {
      shop.isLoggedIn
    } set: {
      shop.isLoggedIn = $0
    }
  }

  @Test func `Every destination can be reached from everywhere`() async throws {
    try await Self.explorer.explore().expectNoViolations()
  }
  // snippet end

  @Test func `An exploration has a summary`() async throws {
    let exploration = try await Self.explorer.explore()
    // The time is another one each time.
    print("\(exploration)".replacing(#/, [0-9.]+ s\n/#, with: ", 0.1 s\n"))
    // output: summary
    prints(
      """
      16 trees, up to 4 moves from the start; 48 checks of destinations, 84 moves, 0.1 s
      All trees are known.
      No violation.
      """)
  }

  /// The shop with a bag that is opened a second time.
  static func careless() -> Explorer {
    Explorer {
      let shop = Shop()
      let bag = StepAssembly(.currentVisible) { BagScreen() }
        .using(.presentModally())
        .from(.current())
      return ExploredApp(
        window: shop.window,
        moves: [
          .destination("login", Chains.login), .destination("bag", bag), .back(),
        ])
    }
  }

  @Test func `A violation is drawn`() async throws {
    let exploration = try await Self.careless().explore()
    let violation = try #require(exploration.violations.first)
    print(violation)
    // output: violation
    prints(
      """
      Bag is there twice. If that is allowed, declare it with allowingSeveral(BagScreen.self).
      The shortest way there, from the start, has 1 move.

      1. bag
        window          →  window
        └─ tabs            ├─ tabs
           ├─ stack*       │  ├─ stack*
           │  └─ Home*     │  │  └─ Home*
           └─ stack        │  └─ stack
              └─ Bag*      │     └─ Bag*
                           └─ modal Bag

      As a test:

        @Test func `Bag is there once, after "bag"`() async throws {
          try await explorer.replay(
            "bag")
        }
      """)
  }

  @Test func `Rules of an app's own`() async throws {
    let explorer = Explorer {
      let shop = Shop()
      let app = ExploredApp(
        window: shop.window,
        moves: [
          .destination("bag", Chains.bag), .destination("login", Chains.login),
          .back(),
          .destination("product 42", Chains.product(42)),
        ])
      // snippet begin: rules
      return
        app
        .allowing(.blocked(by: "Checkout"))
        .allowingSeveral(HelpScreen.self)
        .allowingOne(ProductScreen.self)
        .checking("the bag is in the second tab") {
          (shop.window.root as? ModelTabs)?.screens[1] is ModelStack
        }
        .checkingNavigations("a product takes nothing away") { navigation in
          navigation.move != "product 42" || navigation.plan.removed.isEmpty
        }
      // snippet end
    }
    try await explorer.explore().expectNoViolations()
  }

  // snippet begin: state
  final class SortedListScreen: ModelScreen {
    var sort = "name"

    override var name: String { "List(by \(sort))" }

    override func savingState() -> (@MainActor () -> Void)? {
      let sort = sort
      return { [unowned self] in self.sort = sort }
    }
  }
  // snippet end

  @Test func `A screen puts back what it shows`() {
    let list = SortedListScreen()
    let restore = list.savingState()
    list.sort = "price"
    restore?()
    #expect(list.name == "List(by name)")
  }

  // snippet begin: routes
  @Test func `Nothing is wrong with the chains`() throws {
    var routes = Routes()
    routes.startsWith(ModelStack.self)
    routes.add("bag", Chains.bag)
    routes.add("product", Chains.product)
    routes.add("login", Chains.login, isEntry: true)
    routes.add(link: "shop://bag", to: ShopDestination.bag)
    routes.add(link: "shop://product/{id}", to: ShopDestination.product(42))
    try routes.expectNoFaults()
  }
  // snippet end

  @Test func `A finding names the chain and marks the step`() throws {
    // snippet begin: shadowed
    let stack: DestinationStep<ModelStack, Void> = SwitchAssembly {
      SwitchCase(expecting: ScreenFinder())
      SwitchCase(expecting: ScreenFinder(options: .visible))
    }
    .assemble(default: .newStack())

    var routes = Routes()
    routes.add("stack", stack)
    for finding in routes.findings { print(finding) }
    // snippet end
    // output: shadowed
    prints(
      """
      fault in stack: Case 2 can never be chosen: whatever it finds, case 1 finds first.
        1. ModelStack, one of
           - expecting ModelStack, looked for everywhere by ScreenFinder: found
      ▸    - expecting ModelStack, looked for by ScreenFinder (visible; from the topmost layer): found
           - otherwise → 2
        2. ModelStack, never looked for, built by StackFactory, integrated by PresentModally → 3
        3. any screen, found by GeneralStep.current
      Put the more specific case before the other one, or remove it.
      """)
  }

  @Test func `The map of all chains is up to date`() throws {
    let map = ChainMap("Shop") {
      ChainMap.Entry("bag", Chains.bag)
      ChainMap.Entry("product", Chains.product)
      ChainMap.Entry("login", Chains.login)
    }
    try expectCommitted(
      map.diagram.rendered(as: .text), in: "../../../Docs/Examples/ShopMap.txt")
  }
}

private typealias Shop = TestingTests.Shop
private typealias Chains = TestingTests.Chains

// snippet begin: xctest
nonisolated final class BagTests: XCTestCase {
  @MainActor
  func testTheBagIsInItsTab() async throws {
    let shop = Shop()
    try await NavigationTester(shop.window).expect(
      Chains.bag, outcome: "Bag is on screen; reused Bag")
  }
}
// snippet end
