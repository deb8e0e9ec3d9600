#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing

/// From RouteComposer's guide: the user comes to Account wherever they are, and the tabs that hold
/// it are made if they are not there.
@MainActor
struct WhereverTheUserIsTests {
  static func account(_ spelling: Spelling) -> DestinationStep<AccountViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.accountWherever()
    case .short:
      StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: .nil())
        .from(TabsAsRootTests.tabs(.short))
        .assemble()
    }
  }

  @Test("The user comes to Account from anywhere", arguments: journeys, Spelling.allCases)
  func account(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.account(spelling))
  }

  nonisolated static let journeys = [
    Journey(
      "root only: the tabs are made, with Account selected",
      """
      window                          →  window
      └─ Login                           └─ tabs
                                            ├─ Home
                                            └─ Account*
      """),
    Journey(
      "another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ Account                         └─ Account*
      """),
    Journey(
      "deep in the stack of another tab, which keeps its place",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack*                          ├─ stack
         │  ├─ Home                         │  ├─ Home
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
      "under a modal, in another tab",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home*                           ├─ Home
      │  └─ Account                         └─ Account*
      └─ modal Bag
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home*                           ├─ Home
      │  └─ Account                         └─ Account*
      ├─ modal Bag
      ├─ modal Login
      └─ modal ForgotPassword
      """),
    Journey(
      "inside a modal stack, presented by a screen in a tab",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home*                           ├─ Home
      │  └─ Account                         └─ Account*
      └─ modal stack
         ├─ Login
         └─ ForgotPassword*
      """),
    Journey(
      "Account is visible",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home                            ├─ Home
         └─ Account*                        └─ Account*
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
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           └─ tabs
      │  ├─ Home                            ├─ Home
      │  └─ Product(1)*                     └─ Account*
      └─ modal UIAlertController
      """),
  ]

  @Test("Tabs without an Account are not made again: the router says what is missing")
  func tabsWithoutAccount() async throws {
    let text = try await failure(
      """
      window
      └─ tabs
         ├─ Home*
         └─ Bag
      """, to: Self.account(.long))
    #expect(
      text.hasPrefix(
        "AccountViewController was not reached. AccountViewController is not there, and nothing"))
  }
}
#endif
