#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What tests of an app are offered works in UIKit's windows as in those of the model.
struct TestingOnUIKitTests {
  private let start = """
    window
    └─ tabs
       ├─ stack*
       │  └─ Home*
       └─ Bag
    """

  @Test func `A name of several lines is drawn in one`() async throws {
    try await onDevice { simulation in
      let window = await simulation.show(
        UINavigationController(rootViewController: page("Ann\n└─ Admin")))
      #expect(window.drawing == "window\n└─ UINavigationController\n   └─ Ann └─ Admin*")
    }
  }

  @Test func `A tester navigates in a window of UIKit`() async throws {
    try await inWindow(start) { window, _ in
      let tester = NavigationTester(window)
      try await tester.expect(
        Self.product, with: 42,
        shows: """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  ├─ Home
             │  └─ Product(42)*
             └─ Bag
          """, outcome: "Product(42) is on screen; reused UINavigationController; built Product(42)"
      )
      try await tester.expectNoChange { try tester.router.plan(to: Self.product, with: 43) }
      try await tester.expectFailure(
        Self.lost,
        message:
          "None of the chain's screens is there to start from or go back to. Show one first, "
          + "or use a chain with another way, such as .visibleStack(or:), or one ending with "
          + "GeneralStep.current() or GeneralStep.root(), which are always there.")
    }
  }

  @Test func `An explorer goes everywhere in an app of UIKit`() async throws {
    let exploration = try await explore { app, _ in app }
    #expect(exploration.isComplete)
    #expect(exploration.violations.map { "\($0)" } == [])
    // Two tabs, with and without the product, with and without the log-in.
    #expect(exploration.progress.trees == 8)
  }

  @Test func `A column that a narrow split view keeps when it goes from the stack is no surprise`()
    async throws
  {
    try await onDevice { simulation in
      let product = StepAssembly(
        finder: ClassWithContextFinder<ProductViewController, Int>(),
        factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
      )
      .using(UINavigationController.push())
      .from(existing(HomeViewController.self, for: Int.self).stack()).assemble()
      var window: UIWindow?
      let exploration = try await Explorer(bounds: .init(navigation: .seconds(120))) {
        if let scene = window?.windowScene { simulation.disconnect(scene) }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(HomeViewController(), for: .primary)
        split.setViewController(BagViewController(), for: .secondary)
        let shown = await simulation.show(split, width: .compact)
        window = shown
        return ExploredApp(window: shown, moves: [.destination("product", product, with: 1)])
      }.explore()
      #expect(exploration.isComplete && exploration.progress.trees > 2)
      #expect(exploration.violations.map { "\($0)" } == [])
    }
  }

  @Test func `An explorer finds what is wrong in an app of UIKit`() async throws {
    let exploration = try await explore { app, window in
      app.checking("Nothing is presented") { window.rootScreen?.presentedScreen == nil }
    }
    #expect(
      exploration.violations.first.map { "\($0)" }?.hasPrefix(
        """
        Not so: Nothing is presented.
        The shortest way there, from the start, has 1 move.

        1. log in
          window                         →  window
          └─ UITabBarController             ├─ UITabBarController
             ├─ UINavigationController*     │  ├─ UINavigationController*
             │  └─ Home*                    │  │  └─ Home*
             └─ Bag                         │  └─ Bag
                                            └─ modal Login
        """) == true)
  }

  @Test(arguments: [false, true])
  func `A view controller that leaves and is held is a leak`(isHeld: Bool) async throws {
    try await inWindow(start) { window, _ in
      let tester = NavigationTester(window)
      var held: [any Screen] = []
      var text = ""
      do {
        try await tester.expectNoLeaks { router in
          let outcome = try await router.navigate(to: Self.product, with: 42)
          if isHeld { held.append(outcome.destination) }
          try await router.navigateBack()
          try await router.navigate(to: Self.login)
          try await router.navigateBack()
        }
      } catch let failure as NavigationTestFailure {
        text = failure.description
      }
      #expect(text.hasPrefix("A screen has left the window and is still alive, at ") == isHeld)
      #expect(text.hasSuffix("\n- Product(42)") == isHeld)
      #expect(text.isEmpty != isHeld)
      #expect(window.drawn == start)
      withExtendedLifetime(held) {}
    }
  }

  @Test func `A test waits for a view controller that a navigation is going to show`() async throws
  {
    try await inWindow(start) { window, simulation in
      let tester = NavigationTester(window)
      let navigation = tester.router.go(to: Self.login)
      let login = try await tester.waitForScreen(LoginViewController.self)
      #expect(window.rootViewController?.presentedViewController === login)
      _ = try await navigation.value
      let failure = await #expect(throws: NavigationTestFailure.self) {
        _ = try await tester.waitForScreen(AccountViewController.self, limit: .milliseconds(5))
      }
      #expect(failure?.message.hasPrefix("No AccountViewController was shown within") == true)
    }
  }

  @Test func `An explorer looks at what a move has begun once it has ended`() async throws {
    try await onDevice { simulation in
      let leaving = StepAssembly(LoginViewController.self)
        .adding(.postRoutingTask { (screen, _: Void, _) in screen.dismiss(animated: true) })
        .using(.presentModally()).from(.current()).assemble()
      let bag = existing(BagViewController.self, for: Void.self)
      var window: UIWindow?
      let exploration = try await Explorer(bounds: .init(navigation: .seconds(120))) {
        if let scene = window?.windowScene { simulation.disconnect(scene) }
        let tabs = UITabBarController()
        tabs.viewControllers = [HomeViewController(), BagViewController()]
        let shown = await simulation.show(tabs)
        window = shown
        return ExploredApp(
          window: shown, moves: [.destination("log in", leaving), .destination("bag", bag)])
      }.explore()
      #expect(exploration.progress.trees == 2)
      #expect(exploration.violations.count == 1)
      let text = exploration.violations.first.map { "\($0)" }
      #expect(text?.contains("\"log in\" is refused: Login was shown") == true)
    }
  }

  private func explore(
    _ change: @escaping @MainActor (ExploredApp, UIWindow) -> ExploredApp
  ) async throws -> Exploration {
    try await onDevice { [start] simulation in
      try await Explorer(bounds: .init(navigation: .seconds(120))) {
        let window = try await simulation.window(start)
        return change(
          ExploredApp(
            window: window,
            moves: [
              .destination("product", Self.product, with: 1),
              .destination("log in", Self.login),
              .back(.previous),
            ]
          ), window)
      }.explore()
    }
  }

  private static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(),
    factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
  )
  .using(UINavigationController.push())
  .from(existing(UINavigationController.self, for: Int.self)).assemble()

  private static let login = finding(LoginViewController.self, for: Void.self)
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  private static let lost = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: NilFactory()
  )
  .from(existing(AccountViewController.self, for: Void.self)).assemble()
}
#endif
