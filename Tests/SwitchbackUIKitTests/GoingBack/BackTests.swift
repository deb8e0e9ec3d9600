#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Ways back through UIKit's own containers.
struct BackTests {
  @Test func `An alert is a layer, too`() async throws {
    try await inWindow("window\n├─ Home\n└─ modal UIAlertController") { window, simulation in
      try await WindowRouter(window: window).navigateBack()
      #expect(window.drawn == "window\n└─ Home")
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test func `Back while the user swipes back waits for the swipe, and goes on from there`()
    async throws
  {
    try await inWindow(
      "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   └─ Login*"
    ) { window, simulation in
      let swipe = simulation.swipeBack(in: try window.screen(UINavigationController.self))
      simulation.loop.schedule(after: 5) { swipe?.complete() }
      try await WindowRouter(window: window).navigateBack()
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
    }
  }
}

private final class PickerViewController: Page, ResultScreen {
  let results = Results<Int>()
}

/// Gives its result and pops itself as soon as it has appeared.
private final class QuickPicker: Page, ResultScreen {
  let results = Results<Int>()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    results.give(7)
    navigationController?.popViewController(animated: false)
  }
}

/// Results of view controllers: once, on every way out.
struct ResultTests {
  private static let picker = StepAssembly(
    finder: ClassFinder<PickerViewController, Void>(),
    factory: ClosureFactory { PickerViewController() }
  ).using(.presentModally()).from(.current()).assemble()

  /// Asks for a result and has the user do something when the picker is there.
  private func result(
    _ act: @escaping @MainActor (UIWindow, Simulation) async throws -> Void
  ) async throws -> Int? {
    try await inWindow("window\n└─ Home") { window, simulation in
      let router = WindowRouter(window: window)
      var isShown = false
      let result = Task { try await router.result(of: Self.picker) { _ in isShown = true } }
      try await simulation.wait { isShown }
      try await act(window, simulation)
      await simulation.untilIdle()
      return try await result.value
    }
  }

  @Test func `What the screen gives`() async throws {
    let result = try await result { window, _ in
      try window.screen(PickerViewController.self).results.give(7)
    }
    #expect(result == 7)
  }

  /// The ways out of a screen that other code keeps.
  enum WayOut: CaseIterable, Sendable {
    case dismissed, dismissedUnanimated, swiped, rootReplaced, windowGone, sceneGone

    func take(_ picker: UIViewController, in window: UIWindow, _ simulation: Simulation) {
      switch self {
      case .dismissed: picker.dismiss(animated: true, completion: nil)
      case .dismissedUnanimated: picker.dismiss(animated: false, completion: nil)
      case .swiped: simulation.swipeAway(picker)?.complete()
      case .rootReplaced: window.rootViewController = page("New")
      case .windowGone: window.rootViewController = nil
      case .sceneGone: window.windowScene.map(simulation.disconnect)
      }
    }
  }

  @Test(arguments: WayOut.allCases, [false, true])
  func `Nothing, when it has left the window, even if other code keeps it`(
    _ way: WayOut, _ isKept: Bool
  ) async throws {
    var kept: PickerViewController?
    let result = try await result { window, simulation in
      let picker = try window.screen(PickerViewController.self)
      if isKept { kept = picker }
      way.take(picker, in: window, simulation)
    }
    #expect(result == nil)
    #expect(kept?.results.isAwaited != true)
  }

  private static let pushed = StepAssembly(
    finder: ClassFinder<PickerViewController, Void>(),
    factory: ClosureFactory { PickerViewController() }
  ).using(.push()).from(.navigationController()).using(.presentModally()).from(.current())
    .assemble()

  @Test func `Nothing, when it goes while another screen covers it and other code keeps it`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let result = Task { try await WindowRouter(window: window).result(of: Self.pushed) }
      try await simulation.wait { (try? window.screen(PickerViewController.self)) != nil }
      await simulation.untilIdle()
      let kept = try window.screen(PickerViewController.self)
      kept.navigationController?.pushViewController(page("Help"), animated: true)
      await simulation.untilIdle()
      #expect(
        window.drawn == "window\n├─ Home\n└─ modal stack\n   ├─ Picker\n   └─ Help*")
      #expect(kept.results.isAwaited)
      window.rootViewController?.dismiss(animated: true, completion: nil)
      await simulation.untilIdle()
      #expect(try await result.value == nil)
      #expect(!kept.results.isAwaited)
    }
  }

  @Test(arguments: [false, true])
  func `A log-in ends with its window, of which nothing is kept`(isOfScene: Bool) async throws {
    try await onDevice { simulation in
      var window: UIWindow? = try await simulation.window("window\n└─ Home")
      weak let gone = window
      weak let root = window?.rootViewController
      let protected = StepAssembly { (_: Void) in page("Orders") }
        .requiring(Self.picker, unless: { false })
        .using(.presentModally()).from(.current())
      let router: any Router =
        try isOfScene
        ? WindowSceneRouter(scene: #require(window?.windowScene))
        : WindowRouter(window: #require(window))
      let task = router.go(to: protected)
      try await simulation.wait {
        root?.presentedViewController is PickerViewController && gone?.isSettled == true
      }
      await simulation.untilIdle()
      simulation.disconnect(try #require(window?.windowScene))
      window = nil
      await simulation.untilIdle()
      let error = await #expect(throws: NavigationError.self) { try await task.value }
      #expect(
        error?.message
          == "The router's window is gone, or the screen is in none. Use one that is on display.")
      #expect(gone == nil)
      #expect(root == nil)
    }
  }

  @Test func `A log-in behind something that loads ends with its window, too`() async throws {
    try await onDevice { simulation in
      var window: UIWindow? = try await simulation.window("window\n└─ Home")
      weak let gone = window
      let (loads, load) = AsyncStream.makeStream(of: Void.self)
      let (answers, answer) = AsyncStream.makeStream(of: Void.self)
      var isAsking = false
      let protected = StepAssembly { (_: Void) in page("Orders") }
        .adding(.intercept { (_: Void) in for await _ in loads { return } })
        .adding(
          .intercept(waitsForUser: true) { (_: Void) in
            isAsking = true
            for await _ in answers { return }
          }
        )
        .using(.presentModally()).from(.current())
      let task = try WindowRouter(window: #require(window)).go(to: protected)
      await simulation.untilIdle()
      load.yield()
      try await simulation.wait { isAsking }
      await simulation.untilIdle()
      simulation.disconnect(try #require(window?.windowScene))
      window = nil
      await simulation.untilIdle()
      #expect(gone == nil)
      let error = await #expect(throws: NavigationError.self) { try await task.value }
      #expect(
        error?.message
          == "The router's window is gone, or the screen is in none. Use one that is on display.")
      answer.finish()
    }
  }

  /// Counts how often it is asked whether it moves.
  private final class WatchedHome: Page {
    private(set) var looks = 0

    override var isBeingPresented: Bool {
      looks += 1
      return super.isBeingPresented
    }
  }

  @Test func `A window is looked at while a result is awaited, and no longer`() async throws {
    try await onDevice { simulation in
      let home = WatchedHome()
      let window = await simulation.show(home)
      @MainActor func looks() -> Int {
        let before = home.looks
        simulation.loop.turn(times: 5)
        return home.looks - before
      }
      let result = Task { try await WindowRouter(window: window).result(of: Self.picker) }
      try await simulation.wait { (try? window.screen(PickerViewController.self)) != nil }
      await simulation.untilIdle()
      #expect(looks() > 0)
      try window.screen(PickerViewController.self).results.give(3)
      #expect(try await result.value == 3)
      // The next look finds that none is needed.
      _ = looks()
      #expect(looks() == 0)
    }
  }

  @Test func `A swipe that the user breaks off does not end the wait`() async throws {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, simulation in
      let picker = StepAssembly(
        finder: ClassFinder<PickerViewController, Void>(),
        factory: ClosureFactory { PickerViewController() }
      ).using(Push<UINavigationController>())
        .from(existing(UINavigationController.self, for: Void.self)).assemble()
      let result = Task { try await WindowRouter(window: window).result(of: picker) }
      try await simulation.wait { (try? window.screen(PickerViewController.self)) != nil }
      await simulation.untilIdle()
      let kept = try window.screen(PickerViewController.self)
      let swipe = try #require(simulation.swipeBack(in: try window.screen()))
      simulation.loop.turn(times: 10)
      #expect(kept.results.isAwaited)
      swipe.cancel()
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Picker*")
      kept.results.give(3)
      #expect(try await result.value == 3)
    }
  }

  @Test func `What a pushed screen gives that pops itself as soon as it has appeared`()
    async throws
  {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, simulation in
      let picker = StepAssembly(
        finder: ClassFinder<QuickPicker, Void>(), factory: ClosureFactory { QuickPicker() }
      ).using(Push<UINavigationController>())
        .from(existing(UINavigationController.self, for: Void.self)).assemble()
      let result = try await WindowRouter(window: window).result(of: picker)
      #expect(result == 7)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
    }
  }
}
#endif
