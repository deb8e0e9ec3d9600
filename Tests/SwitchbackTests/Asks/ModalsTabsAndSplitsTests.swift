import Switchback
import SwitchbackModel
import Testing

/// Modals, tabs and split views: dismissed, selected, shown and found.
@MainActor
struct ModalsTabsAndSplitsTests {
  static let home = StepAssembly(
    finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory<HomeScreen, Any?>()
  )
  .from(.current)

  @Test("Home comes on display from wherever it is", arguments: journeys)
  func reveal(_ journey: Journey) async throws {
    try await check(journey, to: Self.home)
  }

  nonisolated static let journeys = [
    Journey(
      "under modals presented by screens inside containers",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ stack*                          ├─ stack*
      │  │  └─ Home* ^                      │  └─ Home*
      │  └─ Bag                             └─ Bag
      ├─ modal stack
      │  └─ Login* ^
      └─ modal Account
      """),
    Journey(
      "in the modal layer between two others",
      """
      window                          →  window
      ├─ Account                         ├─ Account
      ├─ modal tabs                      └─ modal tabs
      │  ├─ stack                           ├─ stack*
      │  │  ├─ Home                         │  └─ Home*
      │  │  └─ Product(1)*                  └─ Bag
      │  └─ Bag*
      └─ modal Login
      """),
    Journey(
      "tabs in tabs",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ tabs                            ├─ tabs*
         │  ├─ Home                         │  ├─ Home*
         │  └─ Bag*                         │  └─ Bag
         └─ Account*                        └─ Account
      """),
    Journey(
      "in the primary side of an expanded split",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ stack*                          ├─ stack*
         │  ├─ Home                         │  └─ Home*
         │  └─ Bag*                         └─ Product(1)*
         └─ Product(1)*
      """),
    Journey(
      "in the primary side of a collapsed split",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home                            ├─ Home*
         └─ Product(1)*                     └─ Product(1)
      """),
    Journey(
      "the first of two, the visible one is taken",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home                            ├─ Home
         └─ Home*                           └─ Home*
      """),
  ]

  @Test("A screen on its way out is not found, and nothing is presented from it")
  func leaving() throws {
    let window = try makeWindow(
      """
      window
      ├─ Bag
      └─ modal Login
      """)
    window.layers[1].isBeingDismissed = true
    let login = WaitingLessons.presented(LoginScreen.self)
    let plan = try WindowRouter(window: window).plan(to: login)
    #expect(
      plan.sentences == [
        "build LoginScreen", "perform PresentModally with LoginScreen on Bag, animated",
      ])
  }
}
