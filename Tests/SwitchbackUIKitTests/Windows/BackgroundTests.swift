#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Navigations while the user is elsewhere. See 'A scene in the background' in Docs/Maintainers/UIKitRules.md.
struct BackgroundTests {
  static let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
    .from(DetachedTabTests.account).assemble()

  static let reached = """
    window
    ├─ tabs
    │  ├─ Home
    │  └─ stack*
    │     ├─ Bag
    │     └─ Account*
    └─ modal Login
    """

  static func settings(holds: Bool) -> Settings {
    var settings = Settings()
    settings.holdsAnimationsInBackground = holds
    return settings
  }

  @Test(arguments: [true, false])
  func `In an inactive scene a navigation goes on as in any other`(animated: Bool) async throws {
    try await inWindow(DetachedTabTests.start) { window, simulation in
      let scene = try #require(window.windowScene)
      simulation.resignActive(scene)
      #expect(scene.activationState == .foregroundInactive)
      try await WindowRouter(window: window).navigate(to: Self.login, animated: animated)
      #expect(window.drawn == Self.reached)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `In the background a navigation changes the screens, for the user who comes back`(
    animated: Bool, holds: Bool
  ) async throws {
    try await inWindow(DetachedTabTests.start, settings: Self.settings(holds: holds)) {
      window, simulation in
      let scene = try #require(window.windowScene)
      simulation.enterBackground(scene)
      #expect(scene.activationState == .background)
      // An animation that is held would wait for it.
      simulation.loop.schedule(after: 4000) { simulation.becomeActive(scene) }
      let start = simulation.loop.turnCount
      try await WindowRouter(window: window).navigate(to: Self.login, animated: animated)
      #expect(window.drawn == Self.reached)
      #expect(simulation.loop.turnCount - start < 3000)
    }
  }

  @Test func `Nothing is animated in the background, where an app's animator may never end`()
    async throws
  {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, simulation in
      let scene = try #require(window.windowScene)
      simulation.enterBackground(scene)
      var animated: [Bool] = []
      simulation.onTransition = { animated.append($0.isAnimated) }
      simulation.onViewTransition = { animated.append($1) }
      let router = WindowRouter(window: window)
      try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
      try await router.navigate(to: GuideConfigurations.login())
      for _ in 0..<2 { try await router.navigateBack() }
      let pager = PageTests.pager(showing: page("Page"))
      try await window.setRootScreen(pager, animated: true)
      try await router.navigate(to: PageTests.account)
      #expect(animated.count > 1 && !animated.contains(true))
      #expect(window.drawn == "window\n└─ UIPageViewController\n   └─ Account*")
    }
  }

  @Test(arguments: [true, false])
  func `A user who leaves in the middle of an animation finds the destination later`(
    holds: Bool
  ) async throws {
    for turn in 1...12 {
      try await inWindow(DetachedTabTests.start, settings: Self.settings(holds: holds)) {
        window, simulation in
        let scene = try #require(window.windowScene)
        simulation.loop.schedule(after: turn) { simulation.enterBackground(scene) }
        simulation.loop.schedule(after: turn + 2000) { simulation.becomeActive(scene) }
        try await WindowRouter(window: window).navigate(to: Self.login)
        #expect(window.drawn == Self.reached)
      }
    }
  }

  private final class AmountViewController: Page, ResultScreen {
    let results = Results<Int>()
  }

  /// Drops the detail where it is narrow, and brings it back where it is wide.
  private final class DetailKeeper: NSObject, UISplitViewControllerDelegate {
    let detail = AmountViewController()

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { detail }
  }

  /// The system takes pictures of the app in each width.
  @Test func `What a split view drops in the background still gives its result`()
    async throws
  {
    try await onDevice { simulation in
      let (split, keeper) = (UISplitViewController(), DetailKeeper())
      split.delegate = keeper
      split.viewControllers = [HomeViewController(), keeper.detail]
      let window = await simulation.show(split, width: .regular)
      let scene = try #require(window.windowScene)
      let result = Task {
        try await WindowRouter(window: window).result(of: existing(AmountViewController.self))
      }
      await simulation.untilIdle()
      simulation.enterBackground(scene)
      for (width, inner) in [(UIUserInterfaceSizeClass.compact, "Home*"), (.regular, "Amount*")] {
        simulation.changeWidth(of: scene, to: width)
        await simulation.untilIdle()
        #expect(window.drawn.hasSuffix("─ \(inner)"))
      }
      simulation.becomeActive(scene)
      await simulation.untilIdle()
      keeper.detail.results.give(7)
      #expect(try await result.value == 7)
    }
  }

  @Test func `Time in the background does not count below a full-screen layer, either`()
    async throws
  {
    try await inWindow("window\n└─ Home", settings: Self.settings(holds: true)) {
      window, simulation in
      let cover = page("Cover")
      cover.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(cover, animated: false, completion: nil)
      await simulation.untilIdle()
      let scene = try #require(window.windowScene)
      simulation.enterBackground(scene)
      cover.present(page("Sheet"), animated: true, completion: nil)
      simulation.loop.schedule(after: 4000) { simulation.becomeActive(scene) }
      await window.settle()
      #expect(window.isSettled)
      #expect(window.drawn == "window\n├─ Home\n├─ modal Cover\n└─ modal Sheet")
    }
  }
}
#endif
