#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing
import UIKitSimulator

/// The configurations of RouteComposer's guide, from wherever the user is, on both hosts.
@MainActor
struct GuideTests {
  @Test(arguments: GuideConfiguration.allCases, GuidePlace.all)
  func `Where none of its screens is there, a configuration builds all it needs`(
    _ configuration: GuideConfiguration, _ place: GuidePlace
  ) async throws {
    let journey: Journey
    switch configuration {
    // It finds tabs, or would need a stack.
    case .tabsAsRoot where place.hasTabs, .accountWherever where place.hasTabs,
      .accountInVisibleStack:
      return
    case .product: journey = place.presenting("stack\n   └─ Product(42)*")
    case .accountInStackOrNewStack: journey = place.presenting("stack\n   └─ Account*")
    case .login: journey = place.presenting("stack\n   └─ Login*")
    case .forgotPassword:
      journey = place.presenting("stack\n   ├─ Login\n   └─ ForgotPassword*")
    case .visibleBag, .newBag, .presentedBag: journey = place.presenting("Bag")
    case .customTransition: journey = place.presenting("Login")
    case .homeAsRoot: journey = place.becoming("Home")
    case .tabsAsRoot: journey = place.becoming("tabs\n   ├─ Home*\n   └─ Account")
    case .accountWherever: journey = place.becoming("tabs\n   ├─ Home\n   └─ Account*")
    }
    for spelling in GuideSpelling.allCases {
      try await expect(journey, configuration, spelling)
      try await spelling.visit(journey.before, toward: journey.after) { window, _ in
        let step = spelling.step(configuration)
        try await WindowRouter(window: window).navigate(to: step, animated: false)
        #expect(window.drawing == spelling.worded(journey.after), "without animation")
      }
    }
  }

  /// Goes on a journey, and expects nothing to change afterwards, whatever comes to rest and however
  /// often it is asked for again.
  func expect(
    _ journey: Journey, _ configuration: GuideConfiguration, _ spelling: GuideSpelling
  ) async throws {
    try await expect(
      journey, to: spelling.step(configuration), spelling,
      isAlwaysNew: configuration == .newBag)
  }

  func expect(
    _ journey: Journey, to step: BoundStep, _ spelling: GuideSpelling, isAlwaysNew: Bool
  ) async throws {
    let before = spelling.worded(journey.before)
    let after = spelling.worded(journey.after)
    try await spelling.visit(journey.before, toward: journey.after) { window, simulation in
      try await expect(
        Journey(from: before, to: after), to: step, isAlwaysNew, in: window, simulation)
    }
  }

  private func expect<Window: ScreenWindow>(
    _ journey: Journey, to step: BoundStep, _ isAlwaysNew: Bool, in window: Window,
    _ simulation: Simulation?
  ) async throws {
    let tester = NavigationTester(window)
    let outcome = try await tester.expect(journey, to: step, isAlwaysNew: true)
    #expect(outcome.isAlreadyThere == (journey.before == journey.after))
    await simulation?.untilIdle()
    try tester.expectScreens(journey.after)
    if isAlwaysNew { return }
    #expect(try await tester.expect(step, shows: journey.after).isAlreadyThere)
  }

  /// Expects a configuration to fail with nothing changed.
  func expectFailure(
    from drawing: String, _ step: (GuideSpelling) -> BoundStep, message: String
  ) async throws {
    for spelling in GuideSpelling.allCases {
      let step = step(spelling)
      try await spelling.visit(drawing) { window, _ in
        try await expectFailure(step, in: window, message: spelling.worded(message))
      }
    }
  }

  private func expectFailure<Window: ScreenWindow>(
    _ step: BoundStep, in window: Window, message: String
  ) async throws {
    try await NavigationTester(window).expectFailure(step, message: message)
  }
}
#endif
