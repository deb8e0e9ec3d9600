#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing

/// From RouteComposer's guide: tabs with Home and Account in them become the root of the window.
@MainActor
struct TabsAsRootTests {
  static func tabs(_ spelling: Spelling) -> DestinationStep<UITabBarController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.tabsAsRoot()
    case .short:
      StepAssembly(
        finder: .classFinder(),
        factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
          .with(XibFactory<HomeViewController, Any?>(), using: .addTab())
          .with(XibFactory<AccountViewController, Any?>(), using: .addTab())
          .assemble()
      )
      .using(.replaceRoot())
      .from(.root())
      .assemble()
    }
  }

  @Test(
    "Tabs with their screens in them become the root", arguments: journeys, Spelling.allCases)
  func root(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.tabs(spelling))
  }

  nonisolated static let journeys = [
    Journey(
      "root only",
      """
      window                          →  window
      └─ Login                           └─ tabs
                                            ├─ Home*
                                            └─ Account
      """),
    Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           └─ tabs
         ├─ Login                           ├─ Home*
         └─ ForgotPassword*                 └─ Account
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            └─ tabs
      └─ modal Login                        ├─ Home*
                                            └─ Account
      """),
    Journey(
      "under three modals",
      """
      window                          →  window
      ├─ Home                            └─ tabs
      ├─ modal Login                        ├─ Home*
      ├─ modal Bag                          └─ Account
      └─ modal Product(1)
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ Home                            └─ tabs
      └─ modal stack                        ├─ Home*
         ├─ Login                           └─ Account
         └─ ForgotPassword*
      """),
    Journey(
      "the tabs are there: another tab stays selected",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home                            ├─ Home
         └─ Account*                        └─ Account*
      """),
    Journey(
      "the tabs are under a modal",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home                            ├─ Home
      │  └─ Account*                        └─ Account*
      └─ modal stack
         └─ Login*
      """),
    Journey(
      "the tabs are presented",
      """
      window                          →  window
      ├─ Login                           ├─ Login
      └─ modal tabs                      └─ modal tabs
         └─ Home*                           └─ Home*
      """),
    Journey(
      "the tabs are hidden in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ tabs                            └─ tabs*
         │  ├─ Home*                           ├─ Home*
         │  └─ Account                         └─ Account
         └─ Product(1)*
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           └─ tabs
      │  ├─ Home                            ├─ Home*
      │  └─ Product(1)*                     └─ Account
      └─ modal UIAlertController
      """),
  ]
}
#endif
