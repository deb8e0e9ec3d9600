import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct BackStepTests {
  @Test(arguments: [
    Journey(
      "in a stack: popped",
      """
      window                    →  window
      └─ tabs                      └─ tabs
         ├─ stack*                    ├─ stack*
         │  ├─ Home                   │  ├─ Home
         │  ├─ Category(shoes)        │  └─ Category(shoes)*
         │  └─ Product(42)*           └─ Bag
         └─ Bag
      """),
    Journey(
      "at the bottom of a modal stack: dismissed",
      """
      window                    →  window
      ├─ stack                     └─ stack
      │  ├─ Home                      ├─ Home
      │  └─ Product(42)*              └─ Product(42)*
      └─ modal stack
         └─ Login*
      """),
    Journey(
      "a modal screen without a stack: dismissed",
      """
      window                    →  window
      ├─ Home                      ├─ Home
      ├─ modal Account             └─ modal Account
      └─ modal Login
      """),
    Journey(
      "a stack within a stack: the inner one is popped, as long as it can be",
      """
      window                    →  window
      └─ stack                     └─ stack
         ├─ Home                      ├─ Home
         └─ tabs*                     └─ tabs*
            └─ stack*                    └─ stack*
               ├─ Bag                       └─ Bag*
               └─ Login*
      """),
    Journey(
      "at the bottom of the inner stack: the outer one is popped",
      """
      window                    →  window
      └─ stack                     └─ stack
         ├─ Home                      └─ Home*
         └─ tabs*
            └─ stack*
               └─ Bag*
      """),
    Journey(
      "a split view: its secondary side is popped",
      """
      window                    →  window
      └─ split                     └─ split
         ├─ stack*                    ├─ stack*
         │  ├─ Home                   │  ├─ Home
         │  └─ Account*               │  └─ Account*
         └─ stack*                    └─ stack*
            ├─ Bag                       └─ Bag*
            └─ Login*
      """),
  ])
  func previous(_ journey: Journey) async throws { try await check(journey, .previous) }

  @Test(arguments: [
    Journey(
      "deep in a stack",
      """
      window                    →  window
      └─ stack                     └─ stack
         ├─ Home                      └─ Home*
         ├─ Category(shoes)
         └─ Product(42)*
      """),
    Journey(
      "in a modal stack: the layer stays",
      """
      window                    →  window
      ├─ Home                      ├─ Home
      └─ modal stack               └─ modal stack
         ├─ Login                     └─ Login*
         └─ ForgotPassword*
      """),
  ])
  func `To the stack's root`(_ journey: Journey) async throws {
    try await check(journey, .popToRoot)
  }

  @Test(arguments: [
    Journey(
      "deep in a modal stack",
      """
      window                    →  window
      ├─ Home                      ├─ Home
      ├─ modal Account             └─ modal Account
      └─ modal stack
         ├─ Login
         └─ ForgotPassword*
      """)
  ])
  func `Out of the modal`(_ journey: Journey) async throws { try await check(journey, .dismissal) }

  private static let underModals = """
    window
    ├─ stack
    │  ├─ Home
    │  └─ Bag* ^
    ├─ modal Account
    └─ modal stack
       ├─ Login
       └─ ForgotPassword*
    """

  @Test func `Out of all modals, and to the start`() async throws {
    let window = try makeWindow(Self.underModals)
    let router = WindowRouter(window: window)
    try await router.navigateBack(.dismissAll)
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    #expect(try router.planBack(.dismissAll).changesNothing)
    try await router.navigateBack(.start)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `Straight to the start, in one change a layer`() async throws {
    let window = try makeWindow(Self.underModals)
    try await WindowRouter(window: window).navigateBack(.start)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    #expect(window.changeCount == 2)
  }

  @Test(arguments: [
    Journey(
      "in another tab, under a modal",
      """
      window                    →  window
      ├─ tabs                      └─ tabs
      │  ├─ stack                     ├─ stack*
      │  │  ├─ Home                   │  └─ Home*
      │  │  └─ Product(42)*           └─ Bag
      │  └─ Bag*
      └─ modal Login
      """)
  ])
  func `To a screen of a class`(_ journey: Journey) async throws {
    try await check(journey, .screen(HomeScreen.self))
  }

  @Test func `Nothing to go back to is an error`() async throws {
    let cases: [(before: String, kind: BackStep.Kind, message: String)] = [
      (
        "window\n└─ stack\n   └─ Home*", BackStep.Kind.previous,
        "There is nothing below to go back to: Home is the first screen of the window's lowest layer. "
          + "Navigate to a destination instead."
      ),
      (
        "window\n└─ Home", .dismissal,
        "There is no modal layer to dismiss: the window shows only Home."
      ),
      (
        "window\n└─ Home", .popToRoot,
        "There is no stack to go back in: Home shows none. Name the screen to go back to."
      ),
    ]
    for (before, kind, message) in cases {
      let window = try makeWindow(before)
      let error = await #expect(throws: NavigationError.self) {
        try await WindowRouter(window: window).navigateBack(kind.step)
      }
      #expect(error?.message == message)
      #expect(error?.underlyingError is NothingBehindError)
      #expect(window.drawing == before)
    }
  }

  @Test func `A plan says what going back would do, and changes nothing`() throws {
    let before = """
      window
      ├─ Home
      └─ modal Login
      """
    let window = try makeWindow(before)
    let plan = try WindowRouter(window: window).planBack()
    #expect(
      "\(plan)" == """
        To reach BackStep.previous:
          ✓ any screen  found: Home
                        looked for by BackStep.previous
        1. dismiss Login, presented by Home, animated
        """)
    #expect(window.drawing == before)
  }

  @Test func `A screen that would go is asked`() async throws {
    let window = try makeWindow("window\n└─ stack\n   ├─ Home\n   └─ Draft*")
    let draft = try window.screen(DraftScreen.self)
    draft.answer = { false }
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigateBack()
    }
    #expect(error?.message == "Draft refuses to go. Nothing has changed.")
    draft.answer = { true }
    try await WindowRouter(window: window).navigateBack()
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `Two taps on the back button go back twice, one after the other`() async throws {
    let window = try makeWindow(
      "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   └─ Login*")
    let router = WindowRouter(window: window)
    let first = router.goBack()
    let second = router.goBack()
    #expect("\(try await first.value)" == "Bag is on screen; reused Bag")
    #expect("\(try await second.value)" == "Home is on screen; reused Home")
  }

  @Test func `In a split view that shows one column, to the one before`() async throws {
    let split = ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1), isCollapsed: true)
    let window = ModelWindow(split)
    try await WindowRouter(window: window).navigateBack()
    #expect(window.drawing == "window\n└─ split\n   ├─ Home*\n   └─ Product(1)")
    await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigateBack()
    }
    split.isCollapsed = false
    await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigateBack()
    }
  }

  @Test func `In an empty window there is nothing to go back to`() async {
    let window = ModelWindow()
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigateBack()
    }
    #expect(error?.underlyingError is HierarchyError)
  }

  private func check(_ journey: Journey, _ way: BackStep) async throws {
    let window = try makeWindow(journey.before)
    let plan = try WindowRouter(window: window).planBack(way)
    #expect(!plan.changesNothing)
    try await WindowRouter(window: window).navigateBack(way)
    #expect(window.drawing == journey.after)
  }
}

extension BackStep {
  /// A way back, as an argument of a test.
  enum Kind: Sendable {
    case previous, dismissal, popToRoot

    @MainActor var step: BackStep {
      switch self {
      case .previous: .previous
      case .dismissal: .dismissal
      case .popToRoot: .popToRoot
      }
    }
  }
}
