#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The guide's configurations, asked for while something moves: a navigation ends as if it had begun
/// after that had come to rest.
struct UnrestTests {
  /// What the user or the app has begun just before.
  enum Disturbance: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case push, pop, presentation, dismissal, alert, tabSwitch, completedSwipeBack,
      cancelledSwipeBack, completedSwipeDown, cancelledSwipeDown, newRoot

    var testDescription: String { rawValue }

    func begin(in window: UIWindow, _ simulation: Simulation) throws {
      let stack = try window.screen(UINavigationController.self)
      let tabs = try window.screen(UITabBarController.self)
      let modal = tabs.presentedViewController
      switch self {
      case .push: stack.pushViewController(page("Pushed"), animated: true)
      case .pop: stack.popViewController(animated: true)
      case .presentation:
        (modal ?? tabs).present(page("Modal"), animated: true, completion: nil)
      case .dismissal: tabs.dismiss(animated: true, completion: nil)
      case .alert:
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        (modal ?? tabs).present(alert, animated: true, completion: nil)
      case .tabSwitch: tabs.selectedIndex = 1 - tabs.selectedIndex
      case .completedSwipeBack, .cancelledSwipeBack:
        let swipe = simulation.swipeBack(in: stack)
        simulation.loop.schedule(after: 5) {
          if self == .completedSwipeBack { swipe?.complete() } else { swipe?.cancel() }
        }
      case .completedSwipeDown, .cancelledSwipeDown:
        let swipe = modal.flatMap { simulation.swipeAway($0) }
        simulation.loop.schedule(after: 5) {
          if self == .completedSwipeDown { swipe?.complete() } else { swipe?.cancel() }
        }
      case .newRoot: window.rootViewController = page("New")
      }
    }
  }

  nonisolated static let places = [
    """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Home
       │  └─ Product(1)*
       └─ Account
    """,
    """
    window
    ├─ tabs
    │  ├─ stack*
    │  │  ├─ Home
    │  │  └─ Account*
    │  └─ Bag
    └─ modal stack
       ├─ Login
       └─ ForgotPassword*
    """,
    """
    window
    ├─ tabs
    │  ├─ Home
    │  └─ Account*
    └─ modal stack
       ├─ Product(1)
       └─ Product(2)*
    """,
  ]

  @Test(arguments: GuideConfiguration.allCases, Disturbance.allCases)
  func `A navigation while something moves ends as one after it`(
    _ configuration: GuideConfiguration, _ disturbance: Disturbance
  ) async throws {
    for place in Self.places {
      let calm = try await end(configuration, disturbance, from: place, waits: true)
      let hasty = try await end(configuration, disturbance, from: place, waits: false)
      #expect(hasty == calm, "from \(place)")
    }
  }

  /// The screens in the end, or the error.
  private func end(
    _ configuration: GuideConfiguration, _ disturbance: Disturbance, from place: String, waits: Bool
  ) async throws -> String {
    try await inWindow(place) { window, simulation in
      try disturbance.begin(in: window, simulation)
      if waits { await simulation.untilIdle() }
      let router = WindowRouter(window: window)
      do {
        try await router.navigate(to: configuration.inTheGuide)
      } catch let error as NavigationError {
        return "\(error)\n\(window.drawn)"
      }
      let end = window.drawn
      await simulation.untilIdle()
      #expect(window.drawn == end)
      return end
    }
  }
}
#endif
