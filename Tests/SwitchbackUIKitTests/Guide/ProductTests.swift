#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing

/// The configuration with which the guide begins: a product in a navigation controller, presented.
@MainActor
struct ProductTests {
  static func product(_ spelling: Spelling) -> DestinationStep<ProductViewController, Int> {
    switch spelling {
    case .long:
      GuideConfigurations.product()
    case .short:
      StepAssembly(
        finder: .classFinder(options: .currentVisible),
        factory: GuideConfigurations.ProductViewControllerFactory()
      )
      .using(.push())
      .from(.navigationController())
      .using(.presentModally())
      .from(.current())
      .assemble()
    }
  }

  @Test("A product is presented in a stack of its own", arguments: journeys, Spelling.allCases)
  func product(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.product(spelling), with: 42)
    try await check(journey, to: Self.product(spelling), with: 42, animated: false)
  }

  nonisolated static let journeys = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "in tabs",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ stack                        │  ├─ stack
         │  └─ Home*                     │  │  └─ Home*
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "already there",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         └─ Product(42)*                    └─ Product(42)*
      """),
    Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Home                         │  ├─ Home
         ├─ Account                      │  ├─ Account
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal Account                   ├─ modal Account
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Account                   ├─ modal Account
      ├─ modal Bag                       ├─ modal Bag
      └─ modal Login                     ├─ modal Login
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     ├─ modal stack
         ├─ Account                      │  ├─ Account
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "a product is hidden in a stack: another one is presented",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Product(42)                  │  ├─ Product(42)
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "a product is in another tab: another one is presented",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Home*                        │  ├─ Home*
         └─ Product(42)                  │  └─ Product(42)
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "a product is under a modal: another one is presented",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Product(42)               ├─ modal Product(42)
      └─ modal Bag                       ├─ modal Bag
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ tabs                         │  ├─ tabs
         │  ├─ Home*                     │  │  ├─ Home*
         │  └─ Bag                       │  │  └─ Bag
         └─ Account*                     │  └─ Account*
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  ├─ Home                         │  ├─ Home
      │  └─ Account*                     │  └─ Account*
      └─ modal UIAlertController         ├─ modal UIAlertController
                                         └─ modal stack
                                            └─ Product(42)*
      """),
  ]
}
#endif
