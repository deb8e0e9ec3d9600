import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// From RouteComposer's guide: Login in a stack of its own, presented, and ForgotPassword pushed
/// after it. Both can be asked for from anywhere.
@MainActor
struct LoginAndForgotPasswordTests {
  static func login(_ spelling: Spelling) -> DestinationStep<LoginScreen, Any?> {
    switch spelling {
    case .long:
      StepAssembly(
        finder: ClassFinder<LoginScreen, Any?>(), factory: ScreenFactory<LoginScreen, Any?>()
      )
      .using(Push<ModelStack>())
      .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory<Any?>()))
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    case .short:
      StepAssembly(finder: .classFinder(), factory: ScreenFactory<LoginScreen, Any?>())
        .using(.push())
        .from(.stack())
        .using(.presentModally())
        .from(.current())
        .assemble()
    }
  }

  static func forgotPassword(
    _ spelling: Spelling
  ) -> DestinationStep<ForgotPasswordScreen, Any?> {
    switch spelling {
    case .long:
      StepAssembly(
        finder: ClassFinder<ForgotPasswordScreen, Any?>(),
        factory: ScreenFactory<ForgotPasswordScreen, Any?>()
      )
      .using(Push<ModelStack>())
      .from(login(.long).expectingContainer())
      .assemble()
    case .short:
      StepAssembly(finder: .classFinder(), factory: ScreenFactory<ForgotPasswordScreen, Any?>())
        .using(.push())
        .from(login(.short).expectingContainer(ModelStack.self))
        .assemble()
    }
  }

  @Test("Login is reached from anywhere", arguments: loginJourneys, Spelling.allCases)
  func login(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.login(spelling))
  }

  @Test(
    "ForgotPassword is reached from anywhere, also straight away", arguments: forgotJourneys,
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

  @Test("The stack that is presented holds both screens before it is shown")
  func presentedFull() async throws {
    let window = try makeWindow(
      """
      window
      └─ Home
      """)
    window.recordsChanges = true
    try await WindowRouter(window: window).navigate(to: Self.forgotPassword(.long))
    #expect(window.changes.map(\.description) == ["present stack on Home, animated, layer 1"])
  }
}
