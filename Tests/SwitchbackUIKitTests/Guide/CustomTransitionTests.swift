#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// From RouteComposer's guide: a transition of one's own, handed to the presentation.
@MainActor
struct CustomTransitionTests {
  @Test(arguments: places, [false, true])
  func `The app's own animation runs if the screen is presented`(
    _ place: (journey: Journey, count: Int), isInShort: Bool
  ) async throws {
    let curtain = Curtain()
    let login: DestinationStep<LoginViewController, Any?> =
      isInShort
      ? StepAssembly(finder: .classFinder(), factory: XibFactory<LoginViewController, Any?>())
        .using(.presentModally(transitioningDelegate: curtain)).from(.current()).assemble()
      : GuideConfigurations.loginWithTransition(curtain)
    try await GuideTests().expect(
      place.journey, to: BoundStep(login), .guide, isAlwaysNew: false)
    #expect(curtain.count == place.count * Settings().bothReadings.count)
  }

  nonisolated static let places = [
    (
      Journey(
        "Login is not there",
        """
        window                          →  window
        └─ tabs                            ├─ tabs
           ├─ Home*                        │  ├─ Home*
           └─ Bag                          │  └─ Bag
                                           └─ modal Login
        """), 1
    ),
    (
      Journey(
        "Login is hidden in a stack",
        """
        window                          →  window
        └─ stack                           └─ stack
           ├─ Login                           └─ Login*
           └─ ForgotPassword*
        """), 0
    ),
    (
      Journey(
        "Login is in another tab",
        """
        window                          →  window
        └─ tabs                            └─ tabs
           ├─ Home*                           ├─ Home
           └─ Login                           └─ Login*
        """), 0
    ),
    (
      Journey(
        "Login is under a modal",
        """
        window                          →  window
        ├─ Home                            ├─ Home
        ├─ modal Login                     └─ modal Login
        └─ modal Bag
        """), 0
    ),
  ]

  @Test func `Style and transition are set before the presentation is made`() async throws {
    try await Simulation.runInBothReadings { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let login = StepAssembly(
        finder: ClassFinder<LoginViewController, Any?>(),
        factory: XibFactory<LoginViewController, Any?>()
      )
      .using(
        GeneralAction.presentModally(
          style: .formSheet, transition: .crossDissolve, isModalInPresentation: true)
      )
      .from(GeneralStep.current())
      .assemble()
      try await WindowRouter(window: window).navigate(to: login)
      let screen = try window.screen(LoginViewController.self)
      #expect(screen.presentationController?.presentationStyle == .formSheet)
      #expect(screen.modalTransitionStyle == .crossDissolve)
      #expect(screen.isModalInPresentation)
    }
  }

  @Test func `A sheet and a popover are set up by their own names`() async throws {
    try await Simulation.runInBothReadings { simulation in
      let window = try await simulation.window("window\n└─ Home", width: .regular)
      let router = WindowRouter(window: window)
      let source = try #require(window.rootViewController?.view)
      let login: DestinationStep<LoginViewController, Any?> = StepAssembly(
        finder: .nil(), factory: .xib()
      )
      .using(.popover(from: source))
      .from(.current())
      .assemble()
      let bag: DestinationStep<BagViewController, Any?> = StepAssembly(
        finder: NilFinder(), factory: ClassFactory()
      )
      .using(GeneralAction.presentModally(sheet: { $0.prefersGrabberVisible = true }))
      .from(GeneralStep.current())
      .assemble()
      try await router.navigate(to: login)
      try await router.navigate(to: bag)
      let popover = try window.screen(LoginViewController.self).popoverPresentationController
      #expect(popover?.sourceView === source)
      let sheet = try window.screen(BagViewController.self).sheetPresentationController
      #expect(sheet?.prefersGrabberVisible == true)
    }
  }
}
#endif
