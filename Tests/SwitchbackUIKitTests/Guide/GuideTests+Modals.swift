#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Login and ForgotPassword in a stack that is presented, and a bag under other layers.
extension GuideTests {
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

  @Test(arguments: presentedBagJourneys, GuideSpelling.allCases)
  func `A finder of the app's own takes a bag that is presented, wherever it is`(
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

  nonisolated static let loginJourneys = [
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

  nonisolated static let presentedBagJourneys = [
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
      """)
  ]
}
#endif
