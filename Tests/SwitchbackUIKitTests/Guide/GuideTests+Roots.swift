#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import Testing

/// Home or tabs as the root, and Account in those tabs.
extension GuideTests {
  @Test(arguments: homeJourneys, GuideSpelling.allCases)
  func `Home becomes the root unless it is the root`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .homeAsRoot, spelling)
  }

  @Test(arguments: tabsJourneys, GuideSpelling.allCases)
  func `Tabs that are there stay as they are`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .tabsAsRoot, spelling)
  }

  @Test(arguments: whereverJourneys, GuideSpelling.allCases)
  func `The user comes to an Account that is there from anywhere`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .accountWherever, spelling)
  }

  @Test(arguments: GuideSpelling.allCases)
  func `A root that is Home already is kept`(_ spelling: GuideSpelling) async throws {
    let step = spelling.step(.homeAsRoot)
    try await spelling.visit("window\n├─ Home\n└─ modal Login") { window, _ in
      let home = window.rootScreen
      try await WindowRouter(window: window).navigate(to: step)
      #expect(window.rootScreen === home)
    }
  }

  @Test(arguments: [GuideSpelling.uiKit, .model])
  func `From the current screen, Home replaces the root while nothing is presented`(
    _ spelling: GuideSpelling
  ) async throws {
    let journey = Journey(
      """
      window                          →  window
      └─ stack                           └─ Home
         ├─ Account
         └─ Bag*
      """)
    try await expect(journey, to: fromCurrent(spelling), spelling, isAlwaysNew: true)
  }

  @Test func `From the current screen, a modal on top makes it an error`() async throws {
    try await expectFailure(
      from: """
        window
        ├─ Account
        └─ modal stack
           └─ Login*
        """,
      fromCurrent,
      message: """
        stack is not the root of the window. Start from GeneralStep.root() to dismiss what is \
        presented and replace the root from anywhere.
        """)
  }

  private func fromCurrent(_ spelling: GuideSpelling) -> BoundStep {
    spelling == .model
      ? BoundStep(GuideChains<ModelGuide>.homeFromCurrent)
      : BoundStep(GuideChains<UIKitGuide>.homeFromCurrent)
  }

  @Test func `Tabs without an Account are not made again, and the router says what is missing`()
    async throws
  {
    try await expectFailure(
      from: "window\n└─ tabs\n   ├─ Home*\n   └─ Bag",
      { $0.step(.accountWherever) },
      message: """
        AccountViewController was not found, and nothing in the chain builds it. Give its step a \
        factory, or continue from a step that builds its container.
        """)
  }

  nonisolated static let homeJourneys = [
    Journey(
      "the root, under a modal",
      """
      window                          →  window
      ├─ Home                            └─ Home
      └─ modal stack
         └─ Login*
      """),
    Journey(
      "hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ Home
         ├─ Home
         └─ Product(1)*
      """),
    Journey(
      "in another tab",
      """
      window                          →  window
      └─ tabs                            └─ Home
         ├─ Home
         └─ Account*
      """),
    Journey(
      "presented",
      """
      window                          →  window
      ├─ Account                         └─ Home
      └─ modal Home
      """),
  ]

  nonisolated static let tabsJourneys = [
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home                            ├─ Home
      │  └─ Account*                        └─ Account*
      └─ modal stack
         └─ Login*
      """),
    Journey(
      "hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ tabs                            └─ tabs*
         │  ├─ Home*                           ├─ Home*
         │  └─ Account                         └─ Account
         └─ Product(1)*
      """),
  ]

  nonisolated static let whereverJourneys = [
    Journey(
      "deep in the stack of another tab, which keeps its place",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack*                          ├─ stack
         │  ├─ Shop                         │  ├─ Shop
         │  ├─ Product(1)                   │  ├─ Product(1)
         │  └─ Product(2)*                  │  └─ Product(2)*
         └─ Account                         └─ Account*
      """),
    Journey(
      "deep in the stack that begins with Account",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home                            ├─ Home
         └─ stack*                          └─ stack*
            ├─ Account                         └─ Account*
            ├─ Product(1)
            └─ Product(2)*
      """),
    Journey(
      "under three modals, in another tab",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home*                           ├─ Home
      │  └─ Account                         └─ Account*
      ├─ modal Bag
      ├─ modal Login
      └─ modal stack
         ├─ Shop
         └─ ForgotPassword*
      """),
    Journey(
      "Account is in the modal on top",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  └─ Home*                        │  └─ Home*
      └─ modal stack                     └─ modal stack
         ├─ Account                         └─ Account*
         └─ Product(1)*
      """),
    Journey(
      "in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ tabs                            └─ tabs*
         │  ├─ Home*                           ├─ Home
         │  └─ Account                         └─ Account*
         └─ Product(1)*
      """),
  ]
}
#endif
