#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Login and ForgotPassword in a stack that is presented, a product in one of its own, and a bag that is
/// a tab but is presented when code opens it.
extension GuideTests {
  @Test(arguments: productJourneys, GuideSpelling.allCases)
  func `A product is presented in a stack of its own unless the user sees it`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .product, spelling)
  }

  @Test(arguments: loginJourneys, GuideSpelling.allCases)
  func `Login is found wherever it is`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .login, spelling)
  }

  @Test(arguments: forgotJourneys, GuideSpelling.allCases)
  func `ForgotPassword is pushed after a Login that is there`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .forgotPassword, spelling)
  }

  @Test(arguments: visibleBagJourneys, GuideSpelling.allCases)
  func `A finder of what the user sees takes the tab only while it is selected`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .visibleBag, spelling)
  }

  @Test(arguments: newBagJourneys, GuideSpelling.allCases)
  func `A finder of nothing presents a bag on top of another`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .newBag, spelling)
  }

  @Test(arguments: presentedBagJourneys, GuideSpelling.allCases)
  func `A finder of the app's own takes a bag that is presented and no other`(
    _ journey: Journey, _ spelling: GuideSpelling
  ) async throws {
    try await expect(journey, .presentedBag, spelling)
  }

  @Test func `The stack that is presented holds both screens before it is shown`() async throws {
    let tester = NavigationTester(
      try ModelWindow(drawing: "window\n└─ Shop", screens: ModelGuide.screen))
    try await tester.expectChanges(["present stack on Shop, animated, layer 1"]) {
      try await tester.router.navigate(to: GuideSpelling.model.step(.forgotPassword))
    }
  }

  nonisolated static let productJourneys = [
    Journey(
      "already there",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      └─ modal stack                     └─ modal stack
         └─ Product(42)*                    └─ Product(42)*
      """),
    Journey(
      "hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Product(42)                  │  ├─ Product(42)
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "in another tab",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Shop*                        │  ├─ Shop*
         └─ Product(42)                  │  └─ Product(42)
                                         └─ modal stack
                                            └─ Product(42)*
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      ├─ modal Product(42)               ├─ modal Product(42)
      └─ modal Bag                       ├─ modal Bag
                                         └─ modal stack
                                            └─ Product(42)*
      """),
  ]

  nonisolated static let loginJourneys = [
    Journey(
      "visible",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      └─ modal stack                     └─ modal stack
         └─ Login*                          └─ Login*
      """),
    Journey(
      "hidden in its stack, under another modal",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      ├─ modal stack                     └─ modal stack
      │  ├─ Login                           └─ Login*
      │  └─ ForgotPassword*
      └─ modal Bag
      """),
    Journey(
      "in another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Shop*                           ├─ Shop
         └─ stack                           └─ stack*
            └─ Login*                          └─ Login*
      """),
  ]

  nonisolated static let forgotJourneys = [
    Journey(
      "under modals, one with Login",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      ├─ modal stack                     └─ modal stack
      │  └─ Login*                          ├─ Login
      ├─ modal Bag                          └─ ForgotPassword*
      └─ modal Account
      """),
    Journey(
      "Login is visible",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      └─ modal stack                     └─ modal stack
         └─ Login*                          ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "Login is hidden: what lies on top of it goes",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      └─ modal stack                     └─ modal stack
         ├─ Login                           ├─ Login
         └─ Account*                        └─ ForgotPassword*
      """),
    Journey(
      "Login is in another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Shop*                           ├─ Shop
         └─ stack                           └─ stack*
            └─ Login*                          ├─ Login
                                               └─ ForgotPassword*
      """),
    Journey(
      "ForgotPassword is visible",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      └─ modal stack                     └─ modal stack
         ├─ Login                           ├─ Login
         └─ ForgotPassword*                 └─ ForgotPassword*
      """),
    Journey(
      "ForgotPassword is hidden, under a modal",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      ├─ modal stack                     └─ modal stack
      │  ├─ Login                           ├─ Login
      │  ├─ ForgotPassword                  └─ ForgotPassword*
      │  └─ Account*
      └─ modal Bag
      """),
  ]

  nonisolated static let newBagJourneys = [
    Journey(
      "the tab is selected",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Shop                         │  ├─ Shop
         └─ Bag*                         │  └─ Bag*
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Shop*                        │  ├─ Shop*
      │  └─ Bag                          │  └─ Bag
      └─ modal Bag                       ├─ modal Bag
                                         └─ modal Bag
      """),
  ]

  nonisolated static let visibleBagJourneys = [
    Journey(
      "the tab is selected",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Shop                            ├─ Shop
         └─ Bag*                            └─ Bag*
      """),
    Journey(
      "another tab is selected",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Shop*                        │  ├─ Shop*
         └─ Bag                          │  └─ Bag
                                         └─ modal Bag
      """),
    Journey(
      "hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Bag                          │  ├─ Bag
         └─ Shop*                        │  └─ Shop*
                                         └─ modal Bag
      """),
    Journey(
      "the tab is selected, under a modal",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Shop                         │  ├─ Shop
      │  └─ Bag*                         │  └─ Bag*
      └─ modal Login                     ├─ modal Login
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Shop*                        │  ├─ Shop*
      │  └─ Bag                          │  └─ Bag
      └─ modal Bag                       └─ modal Bag
      """),
    Journey(
      "a bag is presented, under a modal",
      """
      window                          →  window
      ├─ Shop                            ├─ Shop
      ├─ modal Bag                       ├─ modal Bag
      └─ modal Login                     ├─ modal Login
                                         └─ modal Bag
      """),
  ]

  nonisolated static let presentedBagJourneys = [
    Journey(
      "the tab is selected",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Shop                         │  ├─ Shop
         └─ Bag*                         │  └─ Bag*
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Shop*                        │  ├─ Shop*
      │  └─ Bag                          │  └─ Bag
      └─ modal Bag                       └─ modal Bag
      """),
    Journey(
      "a bag is presented, under three modals",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Shop*                        │  ├─ Shop*
      │  └─ Bag                          │  └─ Bag
      ├─ modal Bag                       └─ modal Bag
      ├─ modal Login
      ├─ modal Account
      └─ modal Product(1)
      """),
  ]
}
#endif
