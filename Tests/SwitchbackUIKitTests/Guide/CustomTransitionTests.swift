#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// From RouteComposer's guide: a transition of one's own, handed to the presentation.
@MainActor
struct CustomTransitionTests {
  /// A presentation that covers the presenter, with an animation that it ends itself.
  final class Curtain: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private(set) var count = 0

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      count += 1
      UIView.animate(withDuration: 0.2, animations: {}) { _ in
        transitionContext.completeTransition(true)
      }
    }
  }

  static func login(
    _ spelling: Spelling, _ curtain: Curtain
  ) -> DestinationStep<LoginViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.loginWithTransition(curtain)
    case .short:
      StepAssembly(finder: .classFinder(), factory: XibFactory<LoginViewController, Any?>())
        .using(.presentModally(transitioningDelegate: curtain))
        .from(.current())
        .assemble()
    }
  }

  @Test("A screen is presented with the app's own animation", arguments: Spelling.allCases)
  func transition(_ spelling: Spelling) async throws {
    let curtain = Curtain()
    try await check(Self.journey, to: Self.login(spelling, curtain))
    #expect(curtain.count == Settings().bothReadings.count)
  }

  @Test("Wherever the user is, the animation runs if a screen is presented", arguments: places)
  func places(_ journey: Journey) async throws {
    let curtain = Curtain()
    try await check(journey, to: Self.login(.long, curtain))
    let isNew = journey.after.hasSuffix("modal Login") && !journey.before.contains("Login")
    #expect(curtain.count == (isNew ? Settings().bothReadings.count : 0))
  }

  @Test("Style and transition are set before the presentation is made")
  func properties() async throws {
    try await Simulation.runInBothReadings { simulation in
      let window = try await simulation.window(Self.journey.before)
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

  @Test("A sheet and a popover are set up by their own names")
  func sheetAndPopover() async throws {
    try await Simulation.runInBothReadings { simulation in
      let window = try await simulation.window(Self.journey.before, width: .regular)
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

  nonisolated static let journey = Journey(
    "root only",
    """
    window                          →  window
    └─ tabs                            ├─ tabs
       ├─ Home*                        │  ├─ Home*
       └─ Bag                          │  └─ Bag
                                       └─ modal Login
    """)
}
#endif
