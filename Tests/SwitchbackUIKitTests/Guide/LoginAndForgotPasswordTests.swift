#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing

/// From RouteComposer's guide: Login in a stack of its own, presented, and ForgotPassword pushed
/// after it. Both can be asked for from anywhere.
@MainActor
struct LoginAndForgotPasswordTests {
  static func login(_ spelling: Spelling) -> DestinationStep<LoginViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.login()
    case .short:
      StepAssembly(finder: .classFinder(), factory: XibFactory<LoginViewController, Any?>())
        .using(.push())
        .from(.navigationController())
        .using(.presentModally())
        .from(.current())
        .assemble()
    }
  }

  static func forgotPassword(
    _ spelling: Spelling
  ) -> DestinationStep<ForgotPasswordViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.forgotPassword()
    case .short:
      StepAssembly(
        finder: .classFinder(), factory: XibFactory<ForgotPasswordViewController, Any?>()
      )
      .using(.push())
      .from(login(.short).expectingContainer(UINavigationController.self))
      .assemble()
    }
  }

  @Test(
    "Login is reached from anywhere", arguments: loginJourneys + otherLoginPlaces, Spelling.allCases
  )
  func login(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.login(spelling))
  }

  @Test(
    "ForgotPassword is reached from anywhere, also straight away",
    arguments: forgotJourneys + otherForgotPlaces,
    Spelling.allCases)
  func forgotPassword(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.forgotPassword(spelling))
  }

  nonisolated static let loginJourneys = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Bag                       ├─ modal Bag
      ├─ modal Account                   ├─ modal Account
      └─ modal stack                     ├─ modal stack
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "Login is hidden in its stack",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         ├─ Login                           └─ Login*
         └─ ForgotPassword*
      """),
    Journey(
      "Login is under another modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal stack                     └─ modal stack
      │  ├─ Login                           └─ Login*
      │  └─ ForgotPassword*
      └─ modal Bag
      """),
  ]

  nonisolated static let forgotJourneys = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Home                            ├─ Home
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "another tab",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ stack                        │  ├─ stack
         │  └─ Home*                     │  │  └─ Home*
         └─ Bag*                         │  └─ Bag*
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "deep in another stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Home                         │  ├─ Home
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal Bag                       ├─ modal Bag
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "under three modals, one with Login",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal stack                     └─ modal stack
      │  └─ Login*                          ├─ Login
      ├─ modal Bag                          └─ ForgotPassword*
      └─ modal Account
      """),
    Journey(
      "Login is visible",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         └─ Login*                          ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "Login is hidden: what lies on top of it goes",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         ├─ Login                           ├─ Login
         └─ Account*                        └─ ForgotPassword*
      """),
    Journey(
      "Login is in a stack that is no modal",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ stack                           └─ stack*
            └─ Login*                          ├─ Login
                                               └─ ForgotPassword*
      """),
    Journey(
      "ForgotPassword is visible",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         ├─ Login                           ├─ Login
         └─ ForgotPassword*                 └─ ForgotPassword*
      """),
    Journey(
      "ForgotPassword is hidden",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         ├─ Login                           ├─ Login
         ├─ ForgotPassword                  └─ ForgotPassword*
         └─ Account*
      """),
    Journey(
      "ForgotPassword is under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal stack                     └─ modal stack
      │  ├─ Login                           ├─ Login
      │  └─ ForgotPassword*                 └─ ForgotPassword*
      └─ modal Bag
      """),
  ]
}
#endif
