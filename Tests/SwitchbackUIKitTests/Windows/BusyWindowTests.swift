#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Navigations in a window in which UIKit is still busy, or drops what it is asked for.
struct BusyWindowTests {
  private let login = GuideConfigurations.login()

  @Test func `A screen that is covered is brought on display before it presents`() async throws {
    let fromHome = ActionTests.bag()
      .using(GeneralAction.presentModally()).from(existing(HomeViewController.self)).assemble()
    try await check(
      Journey(
        "in another tab, under a modal",
        """
        window                          →  window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack*
        │  │  ├─ Home                      │  │  └─ Home*
        │  │  └─ Product(1)*               │  └─ Account
        │  └─ Account*                     └─ modal Bag
        └─ modal Login
        """), to: fromHome)
  }

  @Test func `An alert, two navigations and a question in one turn come one after the other`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let router = WindowRouter(window: window)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      window.rootViewController?.present(alert, animated: true, completion: nil)
      let first = router.go(to: login)
      let second = router.go(to: GuideConfigurations.newBag())
      let answer = Task { try await PromptTests.alert.show(in: window) }
      _ = try await first.value
      _ = try await second.value
      await simulation.untilIdle()
      let layers = try Hierarchy(of: window).layers.map { name(of: $0) }
      #expect(layers.count == 5)
      #expect(layers.filter { $0 == "UIAlertController" }.count == 2)
      #expect(layers.contains("UINavigationController") && layers.contains("Bag"))
      try await router.navigate(to: GuideConfigurations.homeAsRoot())
      #expect(try await answer.value == nil)
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test func `A wait for a finger ends when the user closes the window, although code holds it`()
    async throws
  {
    try await inWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*") { window, simulation in
      let swipe = try #require(
        simulation.swipeBack(in: try window.screen(UINavigationController.self)))
      let link = WindowRouter(window: window).go(to: login)
      await Simulation.settle()
      let start = simulation.loop.turnCount
      window.windowScene.map(simulation.disconnect)
      let error = await #expect(throws: NavigationError.self) { try await link.value }
      guard case .windowGone = error else { return #expect(error == nil) }
      #expect(simulation.loop.turnCount - start < 60)
      swipe.cancel()
      await simulation.untilIdle()
    }
  }

  @Test(arguments: 0...6)
  func `In a window whose scene has disconnected, a navigation ends, and waits for results do`(
    turn: Int
  ) async throws {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, simulation in
      let scene = try #require(window.windowScene)
      // The host listens from the first time on that it is asked.
      #expect(!window.isGone)
      if turn == 0 {
        simulation.disconnect(scene)
      } else {
        simulation.loop.schedule(after: turn) { simulation.disconnect(scene) }
      }
      let result = Task {
        try await window.router.result(
          of: StepAssembly { PickerViewController() }.using(.push()).from(.visibleStack()))
      }
      await simulation.untilIdle()
      await #expect(throws: NavigationError.self) { try await window.router.navigate(to: login) }
      let ended = await result.result
      switch ended {
      case .success(let value): #expect(turn > 0 && value == nil)
      case .failure(NavigationError.windowGone): #expect(turn == 0)
      case .failure(let error): Issue.record(error)
      }
      #expect(window.drawn.hasSuffix("Home*") == (turn == 0))
    }
  }

  @Test(arguments: 1...3)
  func `What the app takes away while an operation on it runs does not come back`(
    turn: Int
  ) async throws {
    try await inWindow("window\n└─ stack\n   ├─ Home\n   └─ Product(1)*") { window, simulation in
      let stack = try window.screen(UINavigationController.self)
      simulation.loop.schedule(after: turn) {
        stack.setViewControllers([AccountViewController()], animated: false)
      }
      await #expect(throws: NavigationError.self) {
        try await window.router.navigate(
          to: ActionTests.bag().using(UINavigationController.push()).from(.visibleStack()))
      }
      #expect(window.drawn == "window\n└─ stack\n   └─ Account*")
    }
  }

  @Test func `A tab that the app removes while it is being selected does not come back`()
    async throws
  {
    try await inWindow(
      "window\n└─ tabs\n   ├─ Home*\n   └─ stack\n      └─ Product(1)*"
    ) { window, simulation in
      let tabs = try window.screen(UITabBarController.self)
      simulation.loop.schedule(after: 1) {
        tabs.viewControllers = [tabs.viewControllers![0]]
      }
      await #expect(throws: NavigationError.self) {
        try await window.router.navigate(
          to: ActionTests.bag().using(UINavigationController.push()).from(
            existing(ProductViewController.self).stack()))
      }
      #expect(window.drawn == "window\n└─ tabs\n   └─ Home*")
    }
  }

  @Test(arguments: [true, false])
  func `A sheet under a finger is dismissed after a failure once the finger has let go`(
    springsBack: Bool
  ) async throws {
    struct Failing: Action {
      let moment: AsyncStream<Void>

      func screensTakenAway(
        from source: BagViewController, in window: any ScreenWindow
      ) -> [any Screen] { [] }

      func perform(
        with screen: any Screen, on source: BagViewController, in window: any ScreenWindow,
        animated: Bool
      ) async throws {
        for await _ in moment { break }
        throw CancellationError()
      }
    }
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, simulation in
      let (moment, giver) = AsyncStream<Void>.makeStream()
      let sheet = ActionTests.bag().using(GeneralAction.presentModally()).from(.current())
      let link = window.router.go(
        to: StepAssembly { AccountViewController() }.using(Failing(moment: moment)).from(sheet))
      await simulation.untilIdle()
      let bag = try #require(window.rootViewController?.presentedViewController)
      let swipe = try #require(simulation.swipeAway(bag))
      swipe.move(to: 0.2)
      giver.finish()
      await Simulation.settle()
      if springsBack { swipe.cancel() } else { swipe.complete() }
      let error = await #expect(throws: NavigationError.self) { try await link.value }
      #expect(error?.message.hasSuffix("All changes were undone.") == true, "\(error as Any)")
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
    }
  }

  @Test func `A finger that never lets go ends the navigation, and nothing has changed`()
    async throws
  {
    try await inWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*") { window, simulation in
      let swipe = try #require(
        simulation.swipeBack(in: try window.screen(UINavigationController.self)))
      let text = await text {
        try await WindowRouter(window: window).navigate(
          to: GuideConfigurations.accountInVisibleStack())
      }
      #expect(text.contains("A transition around <UINavigationController> began"))
      #expect(text.contains("began and does not end: the user holds it, as in a swipe."))
      swipe.cancel()
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    }
  }

  @Test func `A finger that rests for a minute lets the navigation go on`() async throws {
    try await inWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*") { window, simulation in
      let swipe = try #require(
        simulation.swipeBack(in: try window.screen(UINavigationController.self)))
      simulation.loop.enqueue(after: 4_000) { swipe.cancel() }
      try await WindowRouter(window: window).navigate(
        to: GuideConfigurations.accountInVisibleStack())
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   └─ Account*")
    }
  }

  @Test func `A tab is selected, and a screen presented over all of it, without unbalanced calls`()
    async throws
  {
    let login = StepAssembly(
      finder: .classFinder(), factory: XibFactory<LoginViewController, Any?>()
    )
    .using(GeneralAction.presentModally(style: .fullScreen))
    .from(existing(BagViewController.self)).assemble()
    try await check(
      Journey(
        "another tab",
        """
        window                          →  window
        └─ tabs                            ├─ tabs
           ├─ Home*                        │  ├─ Home
           └─ Bag                          │  └─ Bag*
                                           └─ modal Login
        """), to: login)
  }

  /// Pushes a screen as soon as it has appeared.
  private final class EagerViewController: UIViewController {
    private var hasPushed = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if hasPushed { return }
      hasPushed = true
      navigationController?.pushViewController(BagViewController(), animated: true)
    }
  }

  /// Notes whether something moves in a stack when the screen comes on display.
  private final class WitnessViewController: UIViewController {
    var stack: UINavigationController?
    var hasSeenMotion: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hasSeenMotion = stack?.transitionCoordinator != nil
    }
  }

  @Test func `What a tab begins as it appears ends before another tab is selected`() async throws {
    try await inWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Account") { window, simulation in
      let tabs = try window.screen(UITabBarController.self)
      let stack = UINavigationController(rootViewController: EagerViewController())
      let witness = WitnessViewController()
      witness.stack = stack
      tabs.viewControllers = [HomeViewController(), stack, witness]
      await simulation.untilIdle()
      tabs.selectedIndex = 1
      try await tabs.makeVisible(witness, animated: false)
      #expect(witness.hasSeenMotion == false)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Home
             ├─ stack
             │  ├─ EagerViewController
             │  └─ Bag*
             └─ WitnessViewController*
          """)
    }
  }

  /// A screen with which the app replaces the root when it has gone.
  final class LaunchViewController: Page {
    weak var window: UIWindow?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      window?.rootViewController = LoginViewController()
    }
  }

  @Test func `The error about a root that the app has replaced meanwhile says so`() async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let launch = LaunchViewController()
      window.rootViewController?.present(launch, animated: false, completion: nil)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n├─ Home\n└─ modal Launch")
      launch.window = window
      let step = finding(AccountViewController.self).using(GeneralAction.replaceRoot())
        .from(GeneralStep.root()).assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      #expect(
        text.contains(
          """
          Home is no longer the root of the window: other code has replaced it with Login during the \
          navigation. Navigate again to replace that one.
          """), "\(text)")
      #expect(window.drawn == "window\n└─ Login")
    }
  }
}

private final class PickerViewController: UIViewController, ResultScreen {
  let results = Results<Int>()
}
#endif
