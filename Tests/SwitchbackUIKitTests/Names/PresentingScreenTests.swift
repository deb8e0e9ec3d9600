#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The screen that presents may be another than the one that the chain comes from.
struct PresentingScreenTests {
  static func login(
    _ action: PresentModally, from stack: some Finder<UINavigationController, Any?>
  ) -> DestinationStep<LoginViewController, Any?> {
    finding(LoginViewController.self).using(action).from(GeneralStep.custom(using: stack))
      .assemble()
  }

  private let drawing = """
    window
    └─ tabs
       ├─ stack*
       │  └─ Home*
       └─ Bag
    """

  @Test func `From the screen itself, its outermost container, or one that the app gives`()
    async throws
  {
    for place in ["source", "topmostParent", "custom"] {
      try await inWindow(drawing) { window, _ in
        let stack = try window.screen(UINavigationController.self)
        let home = try window.screen(HomeViewController.self)
        home.definesPresentationContext = true
        stack.definesPresentationContext = true
        let start: PresentingScreen =
          switch place {
          case "topmostParent": .topmostParent
          case "custom": .custom { home }
          default: .source
          }
        let expected: UIViewController =
          switch place {
          case "topmostParent": try #require(window.rootViewController)
          case "custom": home
          default: stack
          }
        try await WindowRouter(window: window).navigate(
          to: Self.login(
            GeneralAction.presentModally(startingFrom: start, style: .overCurrentContext),
            from: ClassFinder()))
        let login = try window.screen(LoginViewController.self)
        #expect(login.presentingViewController === expected, "\(place)")
      }
    }
  }

  @Test func `A screen that the app does not give is an error, and nothing changes`() async throws {
    let text = try await failure(
      drawing, to: Self.login(.presentModally(startingFrom: .custom { nil }), from: ClassFinder()))
    #expect(text.contains("There is no screen to present from"))
  }

  @Test func `Without a style, a screen keeps its own`() async throws {
    for style in [UIModalPresentationStyle.automatic, .fullScreen, .formSheet] {
      try await inWindow("window\n└─ Home") { window, _ in
        let step = StepAssembly(
          finder: .classFinder(),
          factory: ClassFactory<LoginViewController, Any?> { login, _ in
            login.modalPresentationStyle = style
          }
        )
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        try await WindowRouter(window: window).navigate(to: step)
        #expect(try window.screen(LoginViewController.self).modalPresentationStyle == style)
      }
    }
  }
}
#endif
