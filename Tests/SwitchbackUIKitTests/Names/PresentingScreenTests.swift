#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The screen that presents may be another than the one that the chain comes from.
@MainActor
struct PresentingScreenTests {
  static func login(
    _ action: PresentModally, from stack: some Finder<UINavigationController, Any?>
  ) -> DestinationStep<LoginViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: ClassFactory<LoginViewController, Any?>())
      .using(action)
      .from(GeneralStep.custom(using: stack))
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
      try await Simulation.run { simulation in
        let window = try await simulation.window(drawing)
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
        #expect(simulation.warnings == [])
      }
    }
  }

  @Test func `A screen that the app does not give is an error, and nothing changes`() async throws {
    let text = try await failure(
      drawing, to: Self.login(.presentModally(startingFrom: .custom { nil }), from: ClassFinder()))
    #expect(text.contains("There is no screen to present from"))
  }

  @Test func `A screen that presents already is an error, with UIKit's words, and nothing changes`()
    async throws
  {
    try await Simulation.run { simulation in
      let before = """
        window
        ├─ Home
        └─ modal stack
           └─ Bag*
        """
      let window = try await simulation.window(before)
      let root = window.rootViewController
      let step = Self.login(
        GeneralAction.presentModally(startingFrom: .custom { root }), from: ClassFinder())
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      #expect(text.contains("which is already presenting <UINavigationController>"))
      #expect(window.drawn == before)
    }
  }

  @Test func `Without a style, a screen keeps its own`() async throws {
    for style in [UIModalPresentationStyle.automatic, .fullScreen, .formSheet] {
      try await Simulation.run { simulation in
        let window = try await simulation.window("window\n└─ Home")
        let step = StepAssembly(
          finder: .classFinder(),
          factory: ClassFactory<LoginViewController, Any?> { login, _ in
            login.modalPresentationStyle = style
          }
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        try await WindowRouter(window: window).navigate(to: step)
        #expect(try window.screen(LoginViewController.self).modalPresentationStyle == style)
      }
    }
  }

  @Test func `Containers are configured when they have their first screens`() async throws {
    var counts: [Int] = []
    let bag: @MainActor () -> BagViewController = { BagViewController() }
    _ = try await NavigationControllerFactory<UINavigationController, Any?> {
      counts.append($0.viewControllers.count)
    }
    .build(with: nil, integrating: [bag()])
    _ = try await TabBarControllerFactory<UITabBarController, Any?> {
      counts.append($0.viewControllers?.count ?? 0)
      $0.selectedIndex = 1
    }
    .build(with: nil, integrating: [bag(), bag()])
    _ = try await SplitControllerFactory<UISplitViewController, Any?> {
      counts.append($0.viewControllers.count)
      $0.preferredDisplayMode = .oneOverSecondary
    }
    .build(with: nil, integrating: [bag(), bag()])
    _ = try await SplitControllerFactory<UISplitViewController, Any?>(style: .doubleColumn) {
      counts.append($0.viewController(for: .primary) == nil ? 0 : 1)
    }
    .build(with: nil, integrating: [bag(), bag()])
    #expect(counts == [1, 2, 2, 1])
  }
}
#endif
