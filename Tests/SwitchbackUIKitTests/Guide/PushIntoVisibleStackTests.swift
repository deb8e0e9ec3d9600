#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing

/// From RouteComposer's guide: Account is pushed into a stack that is there; if there is none, the
/// router reports it and does nothing.
@MainActor
struct PushIntoVisibleStackTests {
  static func account(_ spelling: Spelling) -> DestinationStep<AccountViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.accountInVisibleStack()
    case .short:
      StepAssembly(finder: .classFinder(), factory: XibFactory<AccountViewController, Any?>())
        .using(.push())
        .from(SingleStep(finder: .classFinder(), factory: .nil()) as Stack)
        .from(.current())
        .assemble()
    }
  }

  typealias Stack = SingleStep<
    ClassFinder<UINavigationController, Any?>, NilFactory<UINavigationController, Any?>
  >

  @Test("Account is pushed into a stack wherever it is", arguments: journeys, Spelling.allCases)
  func push(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.account(spelling))
  }

  nonisolated static let journeys = [
    Journey(
      "the root is the stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         └─ Home*                           ├─ Home
                                            └─ Account*
      """),
    Journey(
      "another tab is selected",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Bag*                            ├─ Bag
         └─ stack                           └─ stack*
            └─ Home*                           ├─ Home
                                               └─ Account*
      """),
    Journey(
      "two tabs have stacks: the visible one is taken",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ stack                           ├─ stack
         │  └─ Home*                        │  └─ Home*
         └─ stack*                          └─ stack*
            └─ Bag*                            ├─ Bag
                                               └─ Account*
      """),
    Journey(
      "deep in the same stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
         ├─ Product(1)                      ├─ Product(1)
         └─ Product(2)*                     ├─ Product(2)
                                            └─ Account*
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  └─ Home*                           ├─ Home
      └─ modal Bag                          └─ Account*
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  └─ Home*                           ├─ Home
      ├─ modal Bag                          └─ Account*
      ├─ modal Product(1)
      └─ modal Login
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  └─ Home*                        │  └─ Home*
      └─ modal stack                     └─ modal stack
         └─ Login*                          ├─ Login
                                            └─ Account*
      """),
    Journey(
      "Account is visible",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
         └─ Account*                        └─ Account*
      """),
    Journey(
      "Account is hidden in the stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
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
         │  └─ Home*                        │  └─ Home*
         └─ Account                         └─ Account*
      """),
    Journey(
      "Account is under a modal",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  ├─ Home                            ├─ Home
      │  └─ Account*                        └─ Account*
      └─ modal stack
         └─ Login*
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
      ├─ stack                           └─ stack
      │  ├─ Home                            ├─ Home
      │  └─ Product(1)*                     ├─ Product(1)
      └─ modal UIAlertController            └─ Account*
      """),
  ]

  @Test("With no stack anywhere the error names the step that was passed over")
  func noStack() async throws {
    let text = try await failure(
      """
      window
      ├─ tabs
      │  ├─ Home*
      │  └─ Bag
      └─ modal Login
      """, to: Self.account(.long))
    #expect(
      text.hasPrefix(
        """
        AccountViewController was not reached. Push goes on from a UINavigationController, and there \
        is only Login. Let the step that comes after Push, in from, find or build a \
        UINavigationController.
        """))
  }
}
#endif
