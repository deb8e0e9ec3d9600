import Switchback
import SwitchbackUIKit
import Testing

/// From RouteComposer's guide: Account is pushed into the stack that the user sees; if there is
/// none, one is made and presented.
@MainActor
struct StackOrNewStackTests {
  static func account(_ spelling: Spelling) -> DestinationStep<AccountViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.accountInStackOrNewStack()
    case .short:
      StepAssembly(
        finder: .classFinder(options: .currentVisible),
        factory: XibFactory<AccountViewController, Any?>()
      )
      .using(.push())
      .from(
        SwitchAssembly {
          SwitchCase(expecting: .classFinder(options: .visible))
        }
        .assemble(default: .stackOnCurrent)
      )
      .assemble()
    }
  }

  @Test(
    "Account goes into the stack on screen, or into one of its own", arguments: journeys,
    Spelling.allCases)
  func push(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.account(spelling))
  }

  nonisolated static let journeys = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "the selected tab has a stack",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack*                          ├─ stack*
         │  └─ Home*                        │  ├─ Home
         └─ Bag                             │  └─ Account*
                                            └─ Bag
      """),
    Journey(
      "another tab has the stack: it is not visible",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ stack                        │  ├─ stack
         │  └─ Home*                     │  │  └─ Home*
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "deep in the stack",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         └─ stack*                          └─ stack*
            ├─ Home                            ├─ Home
            ├─ Product(1)                      ├─ Product(1)
            └─ Product(2)*                     ├─ Product(2)
                                               └─ Account*
      """),
    Journey(
      "under a modal: the stack below is not looked at",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  └─ stack*                       │  └─ stack*
      │     └─ Home*                     │     └─ Home*
      └─ modal Login                     ├─ modal Login
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Login                     ├─ modal Login
      ├─ modal ForgotPassword            ├─ modal ForgotPassword
      └─ modal Bag                       ├─ modal Bag
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "inside a modal with tabs of stacks",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal tabs                      └─ modal tabs
         └─ stack*                          └─ stack*
            └─ Login*                          ├─ Login
                                               └─ Account*
      """),
    Journey(
      "inside a modal stack: visible alone leaves out the current screen itself",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     ├─ modal stack
         └─ Login*                       │  └─ Login*
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "Account is visible",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         └─ Account*                        └─ Account*
      """),
    Journey(
      "Account is hidden in the stack: another one is pushed",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         └─ stack*                          └─ stack*
            ├─ Account                         ├─ Account
            └─ Home*                           ├─ Home
                                               └─ Account*
      """),
    Journey(
      "Account is in another tab: another one is presented",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Account                      │  ├─ Account
         └─ Home*                        │  └─ Home*
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "Account is under a modal: another one is presented",
      """
      window                          →  window
      ├─ Account                         ├─ Account
      └─ modal Login                     ├─ modal Login
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ tabs                         │  ├─ tabs
         │  ├─ Home*                     │  │  ├─ Home*
         │  └─ Account                   │  │  └─ Account
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            └─ Account*
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  ├─ Home                         │  ├─ Home
      │  └─ Product(1)*                  │  └─ Product(1)*
      └─ modal UIAlertController         ├─ modal UIAlertController
                                         └─ modal stack
                                            └─ Account*
      """),
  ]
}

extension DestinationStep where Target == UINavigationController, Context == Any? {
  /// A new stack, presented from wherever the user is.
  @MainActor
  static var stackOnCurrent: Self {
    ChainAssembly().from(.navigationController()).using(.presentModally()).from(.current())
      .assemble()
  }
}
