import Switchback
import SwitchbackModel
import Testing

struct TrailTests {
  private let window: ModelWindow
  private let trail: Trail
  private let router: WindowRouter

  init() throws {
    window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Home*
         └─ stack
            └─ Bag*
      """)
    trail = Trail(rebuilding: { ($0 as? ProductScreen).map { BoundStep(product, with: $0.id) } })
    router = WindowRouter(window: window).observing(trail.note)
  }

  @Test func `From another tab back to where the user came from, and not to what lies below`()
    async throws
  {
    try await router.navigate(to: product, with: 1)
    try await router.navigate(to: bag)
    #expect(try drawing(after: router.planBack(.origin(in: trail))) == "show stack in tabs")
    try await router.navigateBack(.origin(in: trail))
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(1)*
           └─ stack
              └─ Bag*
        """)
  }

  @Test func `From a screen beside the innermost one back to where the user came from`()
    async throws
  {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Home*
         └─ split
            ├─ Bag*
            └─ stack*
               ├─ Product(1)
               └─ Product(2)*
      """)
    let before = window.drawing
    let trail = Trail()
    let router = WindowRouter(window: window).observing(trail.note)
    for _ in 0..<2 {
      try await router.navigate(to: bag)
      #expect(window.drawing != before)
      try await router.navigateBack(.origin(in: trail))
      #expect(window.drawing == before)
    }
  }

  @Test func `Back to what was there before, beside a screen that stays`() async throws {
    let window = try makeWindow(
      """
      window
      └─ editor
         ├─ stack*
         │  └─ Home*
         └─ Bag*
      """)
    let before = window.drawing
    let trail = Trail()
    let router = WindowRouter(window: window).observing(trail.note)
    let draft = StepAssembly { DraftScreen() }.using(.push()).from(.visibleStack())
    try await router.navigate(to: draft)
    #expect(window.drawing.contains("Draft*") && window.drawing.contains("Bag*"))
    try await router.navigateBack(.origin(in: trail))
    #expect(window.drawing == before)
  }

  @Test func `Back past what is still there beside the screen`() async throws {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Home*
         └─ split
            └─ Bag*
      """)
    let trail = Trail()
    let router = WindowRouter(window: window).observing(trail.note)
    let split = GeneralStep.custom(using: ClassFinder<ModelSplit, Void>())
    let letter = StepAssembly { ProductScreen(1) }.using(.setSecondary()).from(split)
    try await router.navigate(to: bag)
    try await router.navigate(to: letter)
    let drawing = window.drawing
    #expect(drawing.contains("Bag*") && drawing.contains("Product(1)*"))
    try await router.navigateBack(.origin(in: trail))
    #expect(window.drawing.contains("Home*") && !window.drawing.contains("split*"))
    try await router.navigate(to: bag)
    #expect(window.drawing == drawing)
    try await router.navigateBack(.origin(in: trail))
    #expect(window.drawing.contains("Home*") && !window.drawing.contains("split*"))
  }

  @Test func `Step by step back to the beginning, then there is nothing behind`() async throws {
    let way = BackStep.origin(in: trail)
    try await router.navigate(to: product, with: 1)
    try await router.navigate(to: bag)
    try await router.navigate(to: product, with: 2)
    var seen: [String] = []
    for _ in 0..<3 { seen.append("\(try await router.navigateBack(way).destination.model.name)") }
    #expect(seen == ["Bag", "Product(1)", "Home"])
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigateBack(way)
    }
    #expect(error?.underlyingError as? NothingBehindError == .previous("Home"))
    #expect(error?.description.hasPrefix("BackStep.previous was not reached. There is") == true)
  }

  @Test func `A screen that is gone is opened anew`() async throws {
    try await router.navigate(to: product, with: 1)
    // Replaces what was pushed.
    try await router.navigate(to: onlyProduct, with: 2)
    #expect(!window.drawing.contains("Product(1)"))
    try await router.navigateBack(.origin(in: trail))
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Product(2)
           │  └─ Product(1)*
           └─ stack
              └─ Bag*
        """)
  }

  @Test func `A screen that was opened anew is opened anew again, by its destination`() async throws
  {
    let navigator = Navigator<Int>(router: router) { _ in
      BoundStep(StepAssembly { AccountScreen() }.using(.pushAsRoot()).from(.visibleStack()))
    }
    let trail = Trail(rebuilding: navigator.step(for:))
    let router = router.observing(trail.note)
    let way = BackStep.origin(in: trail)
    try await router.navigate(to: navigator.step(for: 1))
    for _ in 0..<2 {
      try await router.navigate(to: onlyProduct, with: 2)
      #expect(try await router.navigateBack(way).destination is AccountScreen)
      #expect(SavedScreens<Int>(of: window, version: "1").destinations == [1])
    }
  }

  @Test func `Screens that are gone are opened anew one after another, back to the first`()
    async throws
  {
    let trail = Trail { ($0 as? ProductScreen).map { BoundStep(onlyProduct, with: $0.id) } }
    let router = WindowRouter(window: window).observing(trail.note)
    for id in 1...4 { try await router.navigate(to: onlyProduct, with: id) }
    for id in [3, 2, 1] {
      try await router.navigateBack(.origin(in: trail))
      #expect(try window.screen(ProductScreen.self).id == id)
    }
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigateBack(.origin(in: trail))
    }
    #expect(error?.underlyingError as? NothingBehindError == .previous("Product(1)"))
  }

  @Test func `A way out leads elsewhere than the first plan`() async throws {
    let trail = Trail { $0 is LoginScreen ? BoundStep(login()) : nil }
    let router = WindowRouter(window: window).observing(trail.note)
    try await router.navigate(to: login())
    let soldOut = StepAssembly { () throws -> AccountScreen in throw Refusal("Sold out.") }
      .using(.push()).from(existing(HomeScreen.self).stack()).otherwise(bag)
    try await router.navigate(to: soldOut)
    try await router.navigateBack(.origin(in: trail))
    #expect(window.drawing.hasSuffix("│     └─ Bag*\n└─ modal Login"))
  }

  @Test func `A way out to the origin is a way back`() async throws {
    try await router.navigate(to: bag)
    try await router.navigate(to: onlyProduct, with: 1)
    try await router.navigate(to: onlyProduct, with: 2)
    let missing = StepAssembly(existing: AccountScreen.self).from(existing(HomeScreen.self))
      .otherwise(BackStep.origin(in: trail).step)
    try await router.navigate(to: missing)
    #expect(try window.screen(ProductScreen.self).id == 1)
    #expect(try await router.navigateBack(.origin(in: trail)).destination is BagScreen)
  }

  @Test func `After a link from a layer to another tab, the layer is opened anew`() async throws {
    let trail = Trail { $0 is LoginScreen ? BoundStep(login()) : nil }
    let router = WindowRouter(window: window).observing(trail.note)
    try await router.navigate(to: login())
    try await router.navigate(to: bag)
    try await router.navigateBack(.origin(in: trail))
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack
        │  │  └─ Home*
        │  └─ stack*
        │     └─ Bag*
        └─ modal Login
        """)
    #expect(try await router.navigateBack(.origin(in: trail)).destination is HomeScreen)
  }

  @Test func `What a chain shows above the origin is not the origin`() async throws {
    let navigator = Navigator<Int>(router: router) { _ in
      BoundStep(StepAssembly { AccountScreen() }.using(.pushAsRoot()).from(.visibleStack()))
    }
    let trail = Trail(rebuilding: navigator.step(for:))
    let router = router.observing(trail.note)
    try await router.navigate(to: navigator.step(for: 1))
    try await router.navigate(to: onlyProduct, with: 2)
    try await router.navigate(to: login(from: BackStep.origin(in: trail).step))
    #expect(SavedScreens<Int>(of: window, version: "1").destinations == [])
    #expect(window.drawing.contains("Account") && window.drawing.contains("modal Login"))
  }

  @Test func `Where the user went by hand, going back is one step back`() async throws {
    try await router.navigate(to: bag)
    try await window.screen(BagScreen.self).presentScreen(LoginScreen(), animated: false)
    try await router.navigateBack(.origin(in: trail))
    #expect(try router.plan(to: bag).changesNothing)
    try await router.navigateBack(.origin(in: trail))
    #expect(!(try router.plan(to: bag).changesNothing))
  }

  @Test func `What is one step back is no place to come back from`() async throws {
    let window = ModelWindow(
      ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1), isCollapsed: true))
    let router = WindowRouter(window: window).observing(trail.note)
    try await router.navigateBack(.origin(in: trail))
    #expect(window.drawing.contains("Home*"))
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigateBack(.origin(in: trail))
    }
    #expect(error?.underlyingError as? NothingBehindError == .previous("Home"))
  }

  @Test func `What lies below a layer is no place to come back from`() async throws {
    let trail = Trail { $0 is LoginScreen ? BoundStep(login()) : nil }
    let router = WindowRouter(window: window).observing(trail.note)
    let before = window.drawing
    let home = try window.screen(HomeScreen.self)
    try await home.presentScreen(LoginScreen(), animated: false)
    try await router.navigate(to: GeneralStep.existing(HomeScreen.self))
    #expect(window.drawing == before)
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigateBack(.origin(in: trail))
    }
    #expect(error?.underlyingError as? NothingBehindError == .previous("Home"))
  }

  @Test func `A navigation that fails or changes nothing leaves no trace`() async throws {
    try await router.navigate(to: bag)
    try await router.navigate(to: bag)
    _ = try? await router.navigate(
      to: StepAssembly(
        finder: NilFinder<LoginScreen, Void>(),
        factory: ClosureFactory { (_: Void) -> LoginScreen in throw Refusal() }
      )
      .using(.presentModally()).from(.current()).assemble())
    try await router.navigateBack(.origin(in: trail))
    #expect(!(try router.plan(to: bag).changesNothing))
  }

  @Test func `It forgets the oldest navigations, if it has a limit`() async throws {
    let trail = Trail(limit: 1)
    let router = WindowRouter(window: window).observing(trail.note)
    let way = BackStep.origin(in: trail)
    try await router.navigate(to: product, with: 1)
    try await router.navigate(to: bag)
    try await router.navigate(to: product, with: 2)
    #expect(try await router.navigateBack(way).destination is BagScreen)
    // Not to the first product, and below the bag is nothing.
    let error = await #expect(throws: NavigationError.self) { try await router.navigateBack(way) }
    #expect(error?.underlyingError as? NothingBehindError == .previous("Bag"))
  }

  @Test func `Layers that the user has dismissed do not count against the limit`() async throws {
    let trail = Trail(limit: 2)
    let router = WindowRouter(window: window).observing(trail.note)
    try await router.navigate(to: bag)
    for _ in 0..<3 {
      try await router.navigate(to: login())
      try window.screen(LoginScreen.self).swipeDown()
    }
    #expect(try await router.navigateBack(.origin(in: trail)).destination is HomeScreen)
  }

  @Test func `A link to where the last way back led is no way back`() async throws {
    try await router.navigate(to: product, with: 1)
    try await router.navigate(to: bag)
    try await router.navigateBack(.origin(in: trail))
    try (window.rootScreen as? ModelTabs)?.select(1)
    try await router.navigate(to: product, with: 1)
    #expect(try await router.navigateBack(.origin(in: trail)).destination is BagScreen)
  }

  @Test func `With a limit of 0, it remembers nothing`() async throws {
    let trail = Trail(limit: 0)
    let router = WindowRouter(window: window).observing(trail.note)
    try await router.navigate(to: product, with: 1)
    try await router.navigate(to: bag)
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigateBack(.origin(in: trail))
    }
    #expect(error?.underlyingError as? NothingBehindError == .previous("Bag"))
  }

  @Test func `It holds no screens`() async throws {
    try await router.navigate(to: product, with: 1)
    weak let first = try window.screen(ProductScreen.self)
    try await router.navigate(to: onlyProduct, with: 2)
    #expect(first == nil)
  }

  @Test func `What is freed with a forgotten way back may use the trail`() async throws {
    final class Known {
      weak var trail: Trail?
    }
    let (known, log) = (Known(), Log())
    let trail = Trail(limit: 1) { [window] _ in
      let token = Token {
        guard let trail = known.trail else { return }
        let plan = try? WindowRouter(window: window).planBack(.origin(in: trail))
        log.note(plan?.sentences.first ?? "nothing")
      }
      return BoundStep(
        StepAssembly { withExtendedLifetime(token) { BagScreen() } }
          .using(.push()).from(.visibleStack()))
    }
    known.trail = trail
    let router = WindowRouter(window: window).observing(trail.note)
    try await router.navigate(to: product, with: 1)
    let tabs = try window.screen(ModelTabs.self)
    tabs.userDidReveal(tabs.screens[1])
    try await router.navigate(to: product, with: 2)
    #expect(log.take() == ["show stack in tabs, animated"])
  }

  private func drawing(after plan: NavigationPlan) -> String {
    plan.sentences.joined(separator: "; ").replacing(", animated", with: "")
  }
}

private let bag = existing(BagScreen.self)

private func login(from step: BoundStep = .current()) -> DestinationStep<LoginScreen, Void> {
  StepAssembly { LoginScreen() }.using(.presentModally()).from(step)
}

private let homeStack = StepAssembly(
  finder: ClosureFinder { (_: Int, hierarchy) in
    try hierarchy.first(ModelTabs.self)?.screens.first as? ModelStack
  }, factory: NilFactory()
).from(GeneralStep.root())

private let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
  .using(.push()).from(homeStack).assemble()

private let onlyProduct = StepAssembly(
  finder: ClassWithContextFinder(), factory: ProductFactory()
).using(.pushAsRoot()).from(homeStack).assemble()

extension Screen {
  fileprivate var model: ModelScreen { self as? ModelScreen ?? ModelScreen(name: "?") }
}
