#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Links that arrive before the first screen has appeared.
struct WindowSceneRouterTests {
  /// Shows its first screen some turns after the scene is connected.
  final class SceneDelegate: NSObject, UISceneDelegate {
    var window: UIWindow?
    var router: WindowSceneRouter?
    var navigation: Task<NavigationOutcome, any Error>?
    let delay: Int

    init(delay: Int) { self.delay = delay }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      router = WindowSceneRouter(scene: scene)
      if !connectionOptions.urlContexts.isEmpty { open() }
      if delay == 0 { return show(in: scene) }
      Simulation.current.loop.schedule(after: delay) { self.show(in: scene) }
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) { open() }

    private func show(in scene: UIWindowScene) {
      window = UIWindow(windowScene: scene)
      window?.rootViewController = HomeViewController()
      window?.makeKeyAndVisible()
    }

    private func open() {
      navigation = router?.go(to: GuideConfigurations.login())
    }
  }

  @Test(arguments: [0, 1, 50])
  func `A link with which the app is launched waits for the first screen`(delay: Int) async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: delay)
      let url = try #require(URL(string: "shop://login"))
      let scene = simulation.connectScene(delegate: delegate, urls: [url])
      let outcome = try await delegate.navigation?.value
      #expect(outcome?.isAlreadyThere == false)
      let window = try #require(scene.windows.first)
      #expect(window.drawn == "window\n├─ Home\n└─ modal stack\n   └─ Login*")

      simulation.open([url], in: scene)
      #expect(try await delegate.navigation?.value.isAlreadyThere == true)
    }
  }

  @Test func `In a window shown without a root, the first destination sets it`() async throws {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      let window = UIWindow(windowScene: scene)
      let router = WindowSceneRouter(scene: scene)
      // It needs a screen that is there, and waits for one.
      let login = router.go(to: GuideConfigurations.login())
      window.makeKeyAndVisible()
      for _ in 0..<10 {
        await Simulation.settle()
        simulation.loop.turn()
      }
      #expect(window.rootViewController == nil)
      login.cancel()
      _ = try? await login.value

      let start = simulation.loop.turnCount
      let outcome = try await router.navigate(to: GuideConfigurations.homeAsRoot())
      #expect(outcome.isAlreadyThere == false)
      #expect(window.drawn == "window\n└─ Home")
      #expect(simulation.loop.turnCount - start < 60)
    }
  }

  @Test func `A navigation begins once the first screen has appeared`() async throws {
    try await onDevice { simulation in
      final class First: UIViewController {
        var wasSeen = false
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          wasSeen = true
        }
      }
      let scene = simulation.connectScene()
      let first = First()
      var hadAppeared: [Bool] = []
      let router = WindowSceneRouter(scene: scene) {
        $0.observing { event in
          if case .began = event.kind { hadAppeared.append(first.wasSeen) }
        }
      }
      let login = router.go(to: GuideConfigurations.login())
      // It has looked at the hidden window, and waits for the turn in which the window is shown.
      await Simulation.settle()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = first
      simulation.loop.schedule(after: 2) { window.makeKeyAndVisible() }
      _ = try await login.value
      #expect(hadAppeared == [true])
    }
  }

  @Test func `A failure is reported as the window's router says`() async throws {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      let window = UIWindow(windowScene: scene)
      var failures: [String] = []
      window.router = WindowRouter(window: window).reportingFailures { failures.append("\($0)") }
      window.rootViewController = HomeViewController()
      window.makeKeyAndVisible()
      await simulation.untilIdle()
      let missing = GeneralStep.existing(UITabBarController.self)
      _ = try? await WindowSceneRouter(scene: scene).go(to: missing).value
      #expect(failures.count == 1)
      #expect(failures.first?.contains("UITabBarController") == true)
    }
  }

  @Test func `A scene that goes before it has shown anything ends the navigation`() async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 5000)
      let url = try #require(URL(string: "shop://login"))
      let scene = simulation.connectScene(delegate: delegate, urls: [url])
      simulation.loop.turn(times: 3)
      simulation.disconnect(scene)
      let link = delegate.navigation
      let error = await #expect(throws: NavigationError.self) { try await link?.value }
      #expect("\(error, default: "")" == "\(NavigationError.windowGone)")
      #expect(simulation.loop.turnCount < 60)
    }
  }

  @Test func `A window dropped before its first screen appears ends the navigation`() async throws {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      var window: UIWindow? = UIWindow(windowScene: scene)
      window?.rootViewController = HomeViewController()
      let link = WindowSceneRouter(scene: scene).go(to: GuideConfigurations.login())
      for _ in 0..<3 {
        await Simulation.settle()
        simulation.loop.turn()
      }
      #expect(scene.windows.count == 1)
      window = nil
      let start = simulation.loop.turnCount
      let error = await #expect(throws: NavigationError.self) { try await link.value }
      #expect("\(error, default: "")" == "\(NavigationError.windowGone)")
      #expect(simulation.loop.turnCount - start < 60)
    }
  }

  @Test func `A link whose scene goes before it has shown anything is reported as the app says`()
    async throws
  {
    try await onDevice { simulation in
      var scene: UIWindowScene? = simulation.connectScene()
      var failures: [String] = []
      var events: [String] = []
      let router = WindowSceneRouter(scene: try #require(scene)) {
        $0.reportingFailures { failures.append("\($0)") }.observing { event in
          switch event.kind {
          case .began(let destination): events.append(destination)
          case .failed(let error): events.append("\(error)")
          default: events.append("\(event)")
          }
        }
      }
      let link = router.go(to: GuideConfigurations.login())
      await Simulation.settle()
      simulation.loop.turn(times: 3)
      scene.map(simulation.disconnect)
      scene = nil
      _ = await link.result
      #expect(failures == ["\(NavigationError.windowGone)"])
      #expect(events == ["LoginViewController", failures[0]])
    }
  }

  @Test(arguments: ["rejected", "superseded", "cancelled"])
  func `What ends a link before the first screen is told to observers`(_ end: String) async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 20)
      let scene = simulation.connectScene(delegate: delegate)
      var events: [String] = []
      let router = WindowSceneRouter(scene: scene) {
        $0.observing { event in
          switch event.kind {
          case .began(let destination): events.append("\(event.navigation) to \(destination)")
          case .failed(let error): events.append("\(event.navigation): \(error.message)")
          default: break
          }
        }
      }
      let first = router.go(to: Self.message, with: "First")
      await Simulation.settle()
      let second = router.go(
        to: Self.message, with: "Second",
        policy: end == "rejected" ? .reject : end == "superseded" ? .replace : .queue)
      await Simulation.settle()
      if end == "cancelled" { second.cancel() }
      let (failed, reached) = end == "superseded" ? (first, second) : (second, first)
      let error = await #expect(throws: NavigationError.self) { try await failed.value }
      _ = try await reached.value
      let other = end == "superseded" ? "Second" : "First"
      #expect(try #require(scene.windows.first).drawn == "window\n├─ Home\n└─ modal \(other)")
      // The one that fails is told completely before the other one begins.
      try #require(events.count == 3)
      let number = events[0].prefix { $0 != " " }
      #expect(events[0] == "\(number) to Page")
      #expect(events[1] == "\(number): \(error?.message ?? "")")
    }
  }

  @Test func `A disconnected scene has no window, although code holds both`() async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 0)
      let scene = simulation.connectScene(delegate: delegate)
      let router = try #require(delegate.router)
      try await router.navigate(to: GuideConfigurations.login())
      simulation.disconnect(scene)
      let window = try #require(delegate.window)
      #expect(window.drawn == "window\n├─ Home\n└─ modal stack\n   └─ Login*")
      let back = await #expect(throws: NavigationError.self) { try await router.navigateBack() }
      let plan = #expect(throws: NavigationError.self) { try router.planBack() }
      for error in [back, plan] {
        #expect("\(error, default: "")" == "\(NavigationError.windowGone)")
      }
      #expect(window.drawn == "window\n├─ Home\n└─ modal stack\n   └─ Login*")
    }
  }

  @Test func `Each window's router is configured once, however often the windows change places`()
    async throws
  {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      var count = 0
      let router = WindowSceneRouter(scene: scene) {
        count += 1
        return $0
      }
      for _ in 0..<2 { _ = try? router.plan(to: Self.message, with: "None") }
      #expect(count == 1)
      let windows = (0..<2).map { _ in UIWindow(windowScene: scene) }
      for index in [0, 1, 0, 1] {
        windows[1 - index].isHidden = true
        windows[index].rootViewController = windows[index].rootViewController ?? page("\(index)")
        windows[index].makeKeyAndVisible()
        try await router.navigate(to: Self.message, with: "Message")
      }
      #expect(count == 3)
    }
  }

  @Test func `A cancelled navigation waits no longer`() async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 500)
      let url = try #require(URL(string: "shop://login"))
      let scene = simulation.connectScene(delegate: delegate, urls: [url])
      delegate.navigation?.cancel()
      await #expect(throws: NavigationError.self) { try await delegate.navigation?.value }
      #expect(scene.windows.isEmpty)
    }
  }

  /// A screen with a name, presented from the current one.
  static let message = StepAssembly(
    finder: NilFinder(), factory: ClosureFactory { (name: String) in page(name) }
  )
  .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  @Test
  func `Links that come before the first screen are followed in their order; one may be cancelled`()
    async throws
  {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 20)
      let scene = simulation.connectScene(delegate: delegate)
      let router = try #require(delegate.router)
      let first = router.go(to: Self.message, with: "First")
      let second = router.go(to: Self.message, with: "Second")
      let third = router.go(to: Self.message, with: "Third")
      simulation.loop.schedule(after: 5) { second.cancel() }
      let fourth = router.go(to: Self.message, with: "Fourth")
      for navigation in [third, first, fourth] { _ = try await navigation.value }
      await #expect(throws: NavigationError.self) { try await second.value }
      #expect(
        try #require(scene.windows.first).drawn == """
          window
          ├─ Home
          ├─ modal First
          ├─ modal Third
          └─ modal Fourth
          """)
    }
  }

  @Test(arguments: [ConcurrencyPolicy.queue, .replace])
  func `Saved screens are restored after what came before, and below the links that come later`(
    policy: ConcurrencyPolicy
  ) async throws {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = HomeViewController()
      let router = WindowSceneRouter(scene: scene)
      let first = router.go(to: Self.message, with: "First")
      let navigator = Navigator(router: router) { (name: String) in Self.message(name) }
      let saved = SavedScreens(version: "1", destinations: ["A", "B", "C"])
      let restoring = Task { await navigator.restore(saved, in: window, version: "1") }
      await Simulation.settle()
      let link = router.go(to: Self.message, with: "Link", policy: policy)
      simulation.loop.schedule(after: 20) { window.makeKeyAndVisible() }
      #expect(await restoring.value.failures.isEmpty)
      _ = try await link.value
      _ = await first.result
      let below = policy == .queue ? "├─ modal First\n" : ""
      #expect(
        window.drawn == """
          window
          ├─ Home
          \(below)├─ modal A
          ├─ modal B
          ├─ modal C
          └─ modal Link
          """)
    }
  }

  @Test func `An overlay of the app's own is not the window to navigate in, even if it is key`()
    async throws
  {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 10)
      let scene = simulation.connectScene(delegate: delegate)
      let overlay = UIWindow(windowScene: scene)
      overlay.windowLevel = .alert
      overlay.rootViewController = page("Overlay")
      overlay.makeKeyAndVisible()
      let router = try #require(delegate.router)
      let navigation = router.go(to: Self.message, with: "Message")
      _ = try await navigation.value
      #expect(delegate.window?.drawn == "window\n├─ Home\n└─ modal Message")
      #expect(overlay.drawn == "window\n└─ Overlay")
      let plan = try router.plan(to: Self.message, with: "Next")
      #expect(name(of: plan.anchor) == "Message")
    }
  }

  @Test func `A full-screen layer above the first screen delays no navigation`() async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 0)
      simulation.connectScene(delegate: delegate)
      await simulation.untilIdle()
      let window = try #require(delegate.window)
      let cover = page("Cover")
      cover.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(cover, animated: false, completion: nil)
      await simulation.untilIdle()
      let start = simulation.loop.turnCount
      _ = try await delegate.router?.go(to: Self.message, with: "Message").value
      #expect(window.drawn == "window\n├─ Home\n├─ modal Cover\n└─ modal Message")
      #expect(simulation.loop.turnCount - start < 60)
    }
  }

  @Test func `A destination that sets the first root overtakes a link that waits for it`()
    async throws
  {
    try await onDevice { simulation in
      let scene = simulation.connectScene()
      let window = UIWindow(windowScene: scene)
      let router = WindowSceneRouter(scene: scene)
      let login = router.go(to: GuideConfigurations.login())
      window.makeKeyAndVisible()
      await Simulation.settle()
      let start = simulation.loop.turnCount
      try await router.navigate(to: GuideConfigurations.homeAsRoot())
      #expect(simulation.loop.turnCount - start < 60)
      _ = try await login.value
      #expect(window.drawn == "window\n├─ Home\n└─ modal stack\n   └─ Login*")
    }
  }

  @Test func `A window that the app has hidden for another one is left`() async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 0)
      let scene = simulation.connectScene(delegate: delegate)
      let router = WindowSceneRouter(scene: scene)
      try await router.navigate(to: Self.message, with: "First")
      delegate.window?.isHidden = true
      let next = UIWindow(windowScene: scene)
      next.rootViewController = HomeViewController()
      next.makeKeyAndVisible()
      try await router.navigate(to: Self.message, with: "Second")
      #expect(next.drawn == "window\n├─ Home\n└─ modal Second")
    }
  }

  @Test func `The log-ins of two links do not run side by side`() async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 0)
      let scene = simulation.connectScene(delegate: delegate)
      var count = 0
      let (answers, answer) = AsyncStream.makeStream(of: Void.self)
      let router = WindowSceneRouter(scene: scene) {
        $0.adding(
          .intercept(waitsForUser: true) { (_: Any?) async in
            count += 1
            for await _ in answers {}
          })
      }
      let first = router.go(to: Self.message, with: "First")
      let second = router.go(to: Self.message, with: "Second")
      for _ in 0..<5 { await Simulation.settle() }
      #expect(count == 1)
      answer.finish()
      _ = await (first.result, second.result)
    }
  }

  @Test func `A log-in ends when its window is closed, although code holds it`() async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let (answers, answer) = AsyncStream.makeStream(of: Void.self)
      let router = WindowRouter(window: window).adding(
        .intercept(waitsForUser: true) { (_: Any?) async in for await _ in answers {} })
      let link = router.go(to: Self.message, with: "Message")
      await simulation.untilIdle()
      window.windowScene.map(simulation.disconnect)
      let error = await #expect(throws: NavigationError.self) { try await link.value }
      guard case .windowGone = error else { return #expect(error == nil) }
      answer.finish()
    }
  }

  /// The ways to set the policy of a navigation.
  enum PolicyPlace: CaseIterable {
    case navigation, configuredRouter
  }

  /// A router that waits for the first screen with one link, and the outcomes of that and of another one.
  private func twoLinks(
    _ policy: ConcurrencyPolicy, of place: PolicyPlace,
    _ check:
      @escaping @MainActor (
        _ first: Task<NavigationOutcome, any Error>, _ second: Task<NavigationOutcome, any Error>,
        SceneDelegate, Simulation
      ) async throws -> Void
  ) async throws {
    try await onDevice { simulation in
      let delegate = SceneDelegate(delay: 20)
      let scene = simulation.connectScene(delegate: delegate)
      let router = WindowSceneRouter(scene: scene) { router in
        var router = router
        if place == .configuredRouter { router.policy = policy }
        return router
      }
      let own = place == .navigation ? policy : nil
      let first = router.go(to: Self.message, with: "First", policy: own)
      await Simulation.settle()
      let second = router.go(to: Self.message, with: "Second", policy: own)
      try await check(first, second, delegate, simulation)
    }
  }

  @Test(arguments: PolicyPlace.allCases)
  func `Before the first screen, a link may supersede the links before it`(
    place: PolicyPlace
  ) async throws {
    try await twoLinks(.replace, of: place) { first, second, delegate, _ in
      _ = try await second.value
      let error = await #expect(throws: NavigationError.self) { try await first.value }
      guard case .superseded = error else { return #expect(error == nil) }
      #expect(delegate.window?.drawn == "window\n├─ Home\n└─ modal Second")
    }
  }

  @Test(arguments: PolicyPlace.allCases)
  func `Before the first screen, a link may be rejected at once while another one waits`(
    place: PolicyPlace
  ) async throws {
    try await twoLinks(.reject, of: place) { first, second, delegate, simulation in
      let start = simulation.loop.turnCount
      let error = await #expect(throws: NavigationError.self) { try await second.value }
      guard case .rejected = error else { return #expect(error == nil) }
      #expect(simulation.loop.turnCount - start < 5)
      _ = try await first.value
      #expect(delegate.window?.drawn == "window\n├─ Home\n└─ modal First")
    }
  }
}
#endif
