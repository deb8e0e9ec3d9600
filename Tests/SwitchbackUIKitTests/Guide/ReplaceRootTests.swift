#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// From RouteComposer's guide: Home becomes the root of the window.
@MainActor
struct ReplaceRootTests {
  static func home(_ spelling: Spelling) -> DestinationStep<HomeViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.homeAsRoot()
    case .short:
      StepAssembly(
        finder: .classFinder(options: .current, from: .root),
        factory: XibFactory<HomeViewController, Any?>()
      )
      .using(.replaceRoot())
      .from(.root())
      .assemble()
    }
  }

  @Test(
    "From the root, Home replaces the root from anywhere", arguments: journeys, Spelling.allCases)
  func fromRoot(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.home(spelling))
  }

  nonisolated static let journeys = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Login                           └─ Home
      """),
    Journey(
      "another tab",
      """
      window                          →  window
      └─ tabs                            └─ Home
         ├─ Account
         └─ stack*
            └─ Bag*
      """),
    Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           └─ Home
         ├─ Account
         ├─ Product(1)
         └─ Product(2)*
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Account                         └─ Home
      └─ modal Login
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Account                         └─ Home
      ├─ modal Login
      ├─ modal ForgotPassword
      └─ modal Bag
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ tabs                            └─ Home
      │  ├─ Account*
      │  └─ Bag
      └─ modal stack
         ├─ Login
         └─ ForgotPassword*
      """),
    Journey(
      "Home is the root already",
      """
      window                          →  window
      └─ Home                            └─ Home
      """),
    Journey(
      "Home is the root, under a modal",
      """
      window                          →  window
      ├─ Home                            └─ Home
      └─ modal stack
         └─ Login*
      """),
    Journey(
      "Home is hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ Home
         ├─ Home
         └─ Product(1)*
      """),
    Journey(
      "Home is in another tab",
      """
      window                          →  window
      └─ tabs                            └─ Home
         ├─ Home
         └─ Account*
      """),
    Journey(
      "Home is presented",
      """
      window                          →  window
      ├─ Account                         └─ Home
      └─ modal Home
      """),
    Journey(
      "Home is in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ Home
         ├─ tabs
         │  ├─ Home*
         │  └─ Bag
         └─ Product(1)*
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           └─ Home
      │  ├─ Home
      │  └─ Product(1)*
      └─ modal UIAlertController
      """),
  ]

  @Test("A root that is Home already is kept")
  func keepsRoot() async throws {
    try await Simulation.runInBothReadings { simulation in
      let window = try await simulation.window(
        """
        window
        ├─ Home
        └─ modal Login
        """)
      let home = window.rootViewController
      try await WindowRouter(window: window).navigate(to: Self.home(.short))
      #expect(window.rootViewController === home)
    }
  }

  static let fromCurrent = StepAssembly(
    finder: NilFinder<HomeViewController, Any?>(), factory: XibFactory<HomeViewController, Any?>()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.current())
  .assemble()

  @Test("From the current screen, Home replaces the root while nothing is presented")
  func fromCurrentRoot() async throws {
    let journey = Journey(
      "root only",
      """
      window                          →  window
      └─ stack                           └─ Home
         ├─ Account
         └─ Bag*
      """)
    try await check(journey, to: Self.fromCurrent, .builtAnew)
  }

  @Test("From the current screen, a modal on top makes it an error")
  func fromCurrentUnderModal() async throws {
    let text = try await failure(
      """
      window
      ├─ Account
      └─ modal stack
         └─ Login*
      """, to: Self.fromCurrent)
    #expect(
      text.hasPrefix(
        """
        HomeViewController was not reached. UINavigationController is not the root of the window. \
        Start from GeneralStep.root() to dismiss what is presented and replace the root from anywhere.
        """))
  }
}
#endif
