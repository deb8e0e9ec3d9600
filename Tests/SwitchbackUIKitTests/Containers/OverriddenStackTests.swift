#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A navigation controller of an app's own, which notes the calls that it overrides: apps hide the tab
/// bar, set the back button up or count visits there.
final class NotedNavigationController: UINavigationController, NamedScreen {
  var calls: [String] = []
  var screenName: String { "stack" }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.append("push \(name(of: viewController))")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("pop")
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    calls.append("pop to \(name(of: viewController))")
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls.append("pop to root")
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.append("set \(viewControllers.map { name(of: $0) }.joined(separator: ", "))")
    super.setViewControllers(viewControllers, animated: animated)
  }
}

/// Changes of a stack call what an app overrides.
struct OverriddenStackTests {
  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [String]
    let after: [String]
    let call: String

    init(_ before: String, _ after: String, _ call: String) {
      self.before = before.split(separator: " ").map(String.init)
      self.after = after.split(separator: " ").map(String.init)
      self.call = call
      testDescription = "\(before) → \(after)"
    }
  }

  nonisolated static let changes = [
    Change("A", "A B", "push B"),
    Change("A B", "A", "pop"),
    Change("A B C", "A B", "pop"),
    Change("A B C", "A", "pop to root"),
    Change("A B C D", "A B", "pop to B"),
    Change("A", "A B C", "set A, B, C"),
    Change("A B", "A C", "set A, C"),
    Change("A B", "B", "set B"),
    Change("A B C", "A C", "set A, C"),
    Change("A B", "C", "set C"),
  ]

  @Test(arguments: changes, [true, false])
  func `A change of a stack is the one call that says it`(
    _ change: Change, isOnDisplay: Bool
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      var pages: [String: Page] = [:]
      for name in change.before + change.after where pages[name] == nil { pages[name] = page(name) }
      let stack = NotedNavigationController()
      stack.viewControllers = change.before.compactMap { pages[$0] }
      if isOnDisplay { _ = simulation.makeWindow(root: stack) }
      await simulation.untilIdle()
      stack.calls = []
      try await stack.setContainedScreens(change.after.compactMap { pages[$0] }, animated: true)
      #expect(stack.calls == [change.call])
      #expect(stack.viewControllers.map { name(of: $0) } == change.after)
    }
  }

  @Test func `A stack that has the screens already is not changed`() async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = NotedNavigationController()
      stack.viewControllers = [page("A"), page("B")]
      _ = await simulation.show(stack)
      stack.calls = []
      try await stack.setContainedScreens(stack.viewControllers, animated: true)
      #expect(stack.calls == [])
    }
  }

  @Test(arguments: changes.prefix(5).dropFirst())
  func `A screen that is in the stack is revealed by a pop`(_ change: Change) async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = NotedNavigationController()
      stack.viewControllers = change.before.map { page($0) }
      _ = await simulation.show(stack)
      stack.calls = []
      try await stack.makeVisible(stack.viewControllers[change.after.count - 1], animated: true)
      #expect(stack.calls == [change.call])
      #expect(stack.viewControllers.map { name(of: $0) } == change.after)
    }
  }

  @Test func `A navigation pushes and goes back through what an app overrides`() async throws {
    try await onDevice { simulation in
      let stack = NotedNavigationController(rootViewController: HomeViewController())
      // As UIKit's own initializer does.
      #expect(stack.calls == ["push Home"])
      let window = await simulation.show(stack)
      let router = WindowRouter(window: window)
      try await router.navigate(to: GuideConfigurations.accountInVisibleStack())
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
      try await router.navigateBack()
      #expect(window.drawn == "window\n└─ stack\n   └─ Home*")
      #expect(stack.calls == ["push Home", "push Account", "pop"])
    }
  }

  @Test func `A stack that a factory makes gets its first screen by a push`() async throws {
    try await inWindow("window\n└─ Home") { window, _ in
      let account = finding(AccountViewController.self).using(.push())
        .from(
          SingleContainerStep(
            finder: NilFinder(),
            factory: NavigationControllerFactory { NotedNavigationController() })
        )
        .using(.presentModally()).from(.current()).assemble()
      try await WindowRouter(window: window).navigate(to: account)
      #expect(window.drawn == "window\n├─ Home\n└─ modal stack\n   └─ Account*")
      #expect(try window.screen(NotedNavigationController.self).calls == ["push Account"])
    }
  }

  @Test func `A stack that refuses a push is an error, and not a hang`() async throws {
    final class Stubborn: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewControllers.isEmpty { super.pushViewController(viewController, animated: animated) }
      }
    }
    try await onDevice { simulation in
      let window = simulation.makeWindow(
        root: Stubborn(rootViewController: HomeViewController()))
      await simulation.untilIdle()
      let text = await text {
        try await WindowRouter(window: window).navigate(
          to: GuideConfigurations.accountInVisibleStack())
      }
      #expect(text.contains("<Stubborn> should have Home, Account, but has Home."))
    }
  }

  @Test func `A stack that keeps its order is an error, too`() async throws {
    final class Ordered: UINavigationController {
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if self.viewControllers.isEmpty {
          super.setViewControllers(viewControllers, animated: animated)
        }
      }
    }
    try await onDevice { simulation in
      let stack = Ordered()
      let (home, account) = (HomeViewController(), AccountViewController())
      stack.setViewControllers([home, account], animated: false)
      _ = simulation.makeWindow(root: stack)
      await simulation.untilIdle()
      let text = await text {
        try await stack.setContainedScreens([account, home], animated: false)
      }
      #expect(text.contains("<Ordered> should have Account, Home, but has Home, Account."))
    }
  }
}
#endif
