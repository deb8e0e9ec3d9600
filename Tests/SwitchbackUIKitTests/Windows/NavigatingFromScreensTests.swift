#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

private final class OrderViewController: UIViewController, ContextHolding {
  let context: Int

  init(context: Int) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class CoverViewController: UIViewController {}

private enum Short {
  static let home = GeneralStep.existing(HomeViewController.self)
  static let order = StepAssembly { (number: Int) in OrderViewController(context: number) }
    .using(.push()).from(home.stack())
  static let cover = StepAssembly(CoverViewController.self)
    .using(.presentModally(style: .fullScreen)).from(.current())
  static let missing = GeneralStep.existing(UITabBarController.self)
}

/// Controllers and views navigate in their own window.
struct NavigatingFromScreensTests {
  private let drawing = "window\n└─ stack\n   └─ Home*"

  private func check(
    _ body: @escaping @MainActor (UIWindow, HomeViewController, Simulation) async throws -> Void
  ) async throws {
    try await inWindow(drawing) { window, simulation in
      let stack = try #require(window.rootViewController as? UINavigationController)
      try await body(
        window, try #require(stack.topViewController as? HomeViewController), simulation)
    }
  }

  @Test func `A controller navigates, and goes back`() async throws {
    try await check { window, home, simulation in
      home.navigate(to: Short.order(42))
      await simulation.untilIdle()
      #expect(
        window.drawn == """
          window
          └─ stack
             ├─ Home
             └─ OrderViewController(42)*
          """)
      home.navigationController?.topViewController?.view.navigateBack()
      await simulation.untilIdle()
      #expect(window.drawn == drawing)
    }
  }

  @Test func `So does one that another covers`() async throws {
    try await check { window, home, simulation in
      home.navigate(to: Short.cover)
      await simulation.untilIdle()
      home.navigate(to: Short.order(42))
      await simulation.untilIdle()
      #expect(window.drawn.contains("OrderViewController(42)*"))
    }
  }

  @Test func `So does one in a layer that is hidden with its tab, and asks there`() async throws {
    try await inWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Bag") { window, simulation in
      let home = try window.screen(HomeViewController.self)
      home.definesPresentationContext = true
      let cover = CoverViewController()
      cover.modalPresentationStyle = .overCurrentContext
      home.present(cover, animated: false, completion: nil)
      await simulation.untilIdle()
      let tabs = try #require(window.rootViewController as? UITabBarController)
      tabs.selectedIndex = 1
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")

      let question = Task { await Prompt.discarding("Discard?").isAgreed(above: cover) }
      await simulation.untilIdle()
      let alert = try #require(tabs.presentedViewController as? UIAlertController)
      #expect(simulation.tap("Discard", in: alert))
      await simulation.untilIdle()
      #expect(await question.value)

      cover.navigate(to: Short.home)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    }
  }

  @Test func `The usual question of unsaved changes is asked once, and answered or not`()
    async throws
  {
    try await check { window, home, simulation in
      for (title, isAgreed) in [("Discard", true), ("Keep Editing", false)] {
        let question = Task {
          await Prompt.discarding("Discard your review?").isAgreed(above: home)
        }
        await simulation.untilIdle()
        let alert = try #require(home.presentedViewController as? UIAlertController)
        #expect(simulation.tap(title, in: alert))
        await simulation.untilIdle()
        #expect(await question.value == isAgreed)
      }
    }
  }

  @Test func `Failures go where the window's router says`() async throws {
    try await check { window, home, simulation in
      var failures: [String] = []
      window.router = WindowRouter(window: window).reportingFailures { failures.append("\($0)") }
      home.navigate(to: Short.missing)
      await simulation.untilIdle()
      #expect(failures.count == 1)
      #expect(failures.first?.contains("UITabBarController") == true)
      window.router.go(to: Short.order(1))
      window.router.go(to: Short.order(2), policy: .reject)
      await simulation.untilIdle()
      #expect(failures.count == 1)
    }
  }
}
#endif
