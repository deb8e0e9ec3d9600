#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Navigations that are asked for while something moves.
struct TransitionPolicyTests {
  /// What begins to move, and who moves it.
  enum Transition: CaseIterable {
    case appPresents, userSwipesBack

    func begin(in window: UIWindow, _ simulation: Simulation) throws {
      let stack = try window.screen(UINavigationController.self)
      switch self {
      case .appPresents: stack.present(page("Modal"), animated: true, completion: nil)
      case .userSwipesBack: simulation.swipeBack(in: stack)?.move(to: 0.5)
      }
    }
  }

  private static let place = """
    window
    └─ stack
       ├─ Home
       └─ Bag*
    """

  private static let account = finding(AccountViewController.self, for: Void.self)
    .using(UINavigationController.push()).from(
      existing(UINavigationController.self, for: Void.self)
    )
    .assemble()

  @Test(arguments: Transition.allCases)
  func `While a transition runs, a navigation that rejects changes nothing`(
    _ transition: Transition
  ) async throws {
    try await inWindow(Self.place) { window, simulation in
      try transition.begin(in: window, simulation)
      let before = window.drawn
      let router = WindowRouter(window: window, transitions: .reject)
      let error = await #expect(throws: NavigationError.self) {
        try await router.navigate(to: Self.account)
      }
      #expect(error.map { if case .rejected = $0 { true } else { false } } == true)
      #expect(window.drawn == before)
    }
  }

  @Test func `At rest it navigates; a navigation may say for itself that it waits`() async throws {
    try await inWindow(Self.place) { window, _ in
      let router = WindowRouter(window: window, transitions: .reject)
      try await router.navigate(to: Self.account)
      #expect(
        window.drawn == """
          window
          └─ stack
             ├─ Home
             ├─ Bag
             └─ Account*
          """)
      try window.screen(UINavigationController.self).popViewController(animated: true)
      let options = NavigationOptions(transitions: .wait)
      _ = try await router.navigate(to: BoundStep(Self.account), options: options)
      #expect(try window.screen(UINavigationController.self).viewControllers.count == 3)
    }
  }
}
#endif
