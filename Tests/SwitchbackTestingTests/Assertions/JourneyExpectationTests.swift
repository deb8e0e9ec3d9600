import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct JourneyExpectationTests {
  private let shop = Shop()

  private func tester(_ journey: Journey) throws -> NavigationTester<ModelWindow> {
    try NavigationTester(journey) { name in
      switch name {
      case "Home": HomeScreen()
      case "Bag": BagScreen()
      case "Login": LoginScreen()
      default: nil
      }
    }
  }

  static let toBag = Journey(
    "from under a login",
    """
    window              →  window
    ├─ tabs                └─ tabs
    │  ├─ stack*              ├─ stack
    │  │  └─ Home*            │  └─ Home*
    │  └─ stack               └─ stack*
    │     └─ Bag*                └─ Bag*
    └─ modal Login
    """)

  @Test func `A journey begins and ends as it is drawn`() async throws {
    let outcome = try await tester(Self.toBag).expect(Self.toBag, to: shop.bag)
    #expect("\(outcome)" == "Bag is on screen; reused Bag")
  }

  @Test func `A journey may end at the destination that is shown instead`() async throws {
    let order = StepAssembly { () -> ProductScreen in throw NoSuchProduct(id: 1) }
      .using(.presentModally()).from(.root())
      .otherwise { _ in shop.bag }
    let there = Journey(from: Self.toBag.after, to: Self.toBag.after)
    try await tester(there).expect(there, to: order)
  }

  @Test func `A journey that ends elsewhere is told with the difference`() async throws {
    let tester = try tester(Self.toBag)
    let text = await failure { try await tester.expect(Self.toBag, to: shop.home) }
    #expect(
      text.split(separator: "\n").dropFirst().joined(separator: "\n") == """
          window
          └─ tabs
        -    ├─ stack
        +    ├─ stack*
             │  └─ Home*
        -    └─ stack*
        +    └─ stack
                └─ Bag*
        """)
    let again = await failure { try await tester.expect(Self.toBag, to: shop.home) }
    #expect(again.hasPrefix("The screens to start from are not as expected"))
  }

  @Test func `A destination that is built anew each time is no good end, unless it is said`()
    async throws
  {
    let journey = Journey(from: "window\n└─ Home", to: "window\n├─ Home\n└─ modal Login")
    let step = StepAssembly(finder: NilFinder(), factory: ClosureFactory { LoginScreen() })
      .using(PresentModally()).from(GeneralStep.current()).assemble()
    try await tester(journey).expect(journey, to: step, isAlwaysNew: true)
    let text = await failure { try await tester(journey).expect(journey, to: step) }
    #expect(text.hasPrefix("Screens have changed. They are not as expected"))
  }

  @Test func `What an interceptor presents and dismisses is not counted`() async throws {
    let journey = Journey(from: "window\n└─ Home", to: "window\n├─ Home\n└─ modal Bag")
    let tester = try tester(journey)
    let window = tester.window
    let login = ClosureInterceptor { (_: Void) in
      let top = window.layers.last
      try await top?.presentScreen(LoginScreen(), animated: true)
      try await top?.dismissPresentedScreen(animated: true)
    }
    let step = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(), factory: ClosureFactory { BagScreen() }
    )
    .adding(login).using(PresentModally()).from(GeneralStep.current()).assemble()
    try await tester.expect(journey, to: step, isAlwaysNew: true)
  }

  @Test func `No change means none, not even for a moment`() async {
    let tester = NavigationTester(shop.window)
    let text = await failure {
      try await tester.expectNoChange {
        try await tester.router.navigate(to: shop.login)
        try await tester.router.navigateBack()
      }
    }
    #expect(
      text.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        present Login on tabs, animated, layer 1
        dismiss Login on tabs, animated, layer 1
        """)
  }

  @Test func `Changes are counted, and listed in their order`() async throws {
    let tester = NavigationTester(shop.window)
    try await tester.expectChanges(["present Login on tabs, animated, layer 1"]) {
      try await tester.router.navigate(to: shop.login)
    }
    try await tester.expectChanges(1) { try await tester.router.navigateBack() }
    let count = await failure { try await tester.expectChanges(1) {} }
    #expect(count.hasPrefix("Screens changed 0 times, not once, at "))
    let list = await failure {
      try await tester.expectChanges([]) { try await tester.router.navigate(to: shop.bag) }
    }
    #expect(list.hasSuffix("- \n+ makeVisible stack on tabs, animated, layer 0"))
  }

  @Test func `Changes that a test records are still recorded`() async throws {
    shop.window.recordsChanges = true
    let tester = NavigationTester(shop.window)
    try await tester.router.navigate(to: shop.bag)
    try await tester.expectChanges(["makeVisible stack on tabs, animated, layer 0"]) {
      try await tester.router.navigate(to: shop.home)
    }
    #expect(shop.window.changes.count == 2)
  }

  @Test func `An outcome that does not say that something has changed is no good end`() async {
    let tester = NavigationTester(shop.window, router: WrongRouter(shop: shop, fault: .isRestless))
    let drawing = shop.window.drawing
    let text = await failure {
      try await tester.expect(Journey(from: drawing, to: drawing), to: shop.home)
    }
    #expect(text.hasPrefix("The outcome and the changes do not agree on whether anything changes"))
  }
}
