#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import Testing

/// Account, pushed into a stack that is there or into a new one.
extension GuideTests {
  @Test(arguments: visibleStackJourneys, GuideSpelling.allCases)
  func `Account is pushed into a stack wherever it is`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .accountInVisibleStack, spelling)
  }

  @Test(arguments: stackOrNewStackJourneys, GuideSpelling.allCases)
  func `Account goes into the stack on screen, or into one of its own`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .accountInStackOrNewStack, spelling)
  }

  @Test func `With no stack anywhere the error names the step that was passed over`() async throws {
    try await expectFailure(
      from: """
        window
        ├─ tabs
        │  ├─ Shop*
        │  └─ Bag
        └─ modal Login
        """,
      { $0.step(.accountInVisibleStack) },
      message: """
        Push needs a UINavigationController, and found only Login. Let the step that comes \
        after Push, in from, find or build a UINavigationController.
        """)
  }

  nonisolated static let visibleStackJourneys = [
    Journey(
      "another tab is selected",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Bag*                            ├─ Bag
         └─ stack                           └─ stack*
            └─ Shop*                           ├─ Shop
                                               └─ Account*
      """),
    Journey(
      "two tabs have stacks: the visible one is taken",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack                           ├─ stack
         │  └─ Shop*                        │  └─ Shop*
         └─ stack*                          └─ stack*
            ├─ Bag                             ├─ Bag
            └─ Product(1)*                     ├─ Product(1)
                                               └─ Account*
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  └─ Shop*                           ├─ Shop
      ├─ modal Bag                          └─ Account*
      ├─ modal Product(1)
      └─ modal Login
      """),
    Journey(
      "under an alert",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  ├─ Shop                            ├─ Shop
      │  └─ Product(1)*                     ├─ Product(1)
      └─ modal UIAlertController            └─ Account*
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  └─ Shop*                        │  └─ Shop*
      └─ modal stack                     └─ modal stack
         └─ Login*                          ├─ Login
                                            └─ Account*
      """),
    Journey(
      "Account is hidden in the stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Shop                            ├─ Shop
         ├─ Account                         └─ Account*
         ├─ Product(1)
         └─ Product(2)*
      """),
    Journey(
      "Account is in another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack*                          ├─ stack
         │  └─ Shop*                        │  └─ Shop*
         └─ Account                         └─ Account*
      """),
    Journey(
      "Account is under a modal",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  ├─ Shop                            ├─ Shop
      │  └─ Account*                        └─ Account*
      └─ modal stack
         └─ Login*
      """),
    Journey(
      "Account is in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ tabs                            └─ tabs*
         │  ├─ Shop*                           ├─ Shop
         │  └─ Account                         └─ Account*
         └─ Product(1)*
      """),
  ]

  nonisolated static let stackOrNewStackJourneys = [
    Journey(
      "the selected tab has a stack",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack*                          ├─ stack*
         │  ├─ Shop                         │  ├─ Shop
         │  └─ Product(1)*                  │  ├─ Product(1)
         └─ Bag                             │  └─ Account*
                                            └─ Bag
      """),
    Journey(
      "inside a modal with tabs of stacks",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      └─ modal tabs                      └─ modal tabs
         └─ stack*                          └─ stack*
            └─ Login*                          ├─ Login
                                               └─ Account*
      """),
    Journey(
      "Account is hidden in the stack: another one is pushed",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         └─ stack*                          └─ stack*
            ├─ Account                         ├─ Account
            └─ Shop*                           ├─ Shop
                                               └─ Account*
      """),
  ]
}
#endif
