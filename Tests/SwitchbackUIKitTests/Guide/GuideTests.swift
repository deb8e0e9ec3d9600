#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing
import UIKitSimulator

/// The configurations of RouteComposer's guide, from wherever the user is, on both hosts.
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
    case .homeAsRoot: journey = place.becoming("Home")
    case .tabsAsRoot: journey = place.becoming("tabs\n   ├─ Home*\n   └─ Account")
    case .accountWherever: journey = place.becoming("tabs\n   ├─ Home\n   └─ Account*")
    default: journey = place.presenting(try #require(configuration.layer))
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

  @Test(arguments: placesWithIt, GuideSpelling.allCases)
  func `Where its screen is on display, a configuration changes nothing`(
    _ there: (configuration: GuideConfiguration, place: GuidePlace), _ spelling: GuideSpelling
  ) async throws {
    try await expect(there.place.staying, there.configuration, spelling)
  }

  nonisolated static let placesWithIt: [(GuideConfiguration, GuidePlace)] = [
    (.product, GuidePlace("presented", "window\n├─ Shop\n└─ modal stack\n   └─ Product(42)*")),
    (.homeAsRoot, GuidePlace("the root", "window\n└─ Home")),
    (.tabsAsRoot, GuidePlace("another tab", "window\n└─ tabs\n   ├─ Home\n   └─ Account*")),
    (.tabsAsRoot, GuidePlace("presented", "window\n├─ Login\n└─ modal tabs\n   └─ Home*")),
    (.accountWherever, GuidePlace("a tab", "window\n└─ tabs\n   ├─ Home\n   └─ Account*")),
    (
      .accountInStackOrNewStack,
      GuidePlace("presented", "window\n├─ Shop\n└─ modal stack\n   └─ Account*")
    ),
    (.login, GuidePlace("presented", "window\n├─ Shop\n└─ modal stack\n   └─ Login*")),
    (
      .forgotPassword,
      GuidePlace(
        "presented", "window\n├─ Shop\n└─ modal stack\n   ├─ Login\n   └─ ForgotPassword*")
    ),
    (.visibleBag, GuidePlace("a tab", "window\n└─ tabs\n   ├─ Shop\n   └─ Bag*")),
    (.visibleBag, presentedBag), (.presentedBag, presentedBag),
  ]

  nonisolated private static let presentedBag = GuidePlace(
    "a bag is presented", "window\n├─ tabs\n│  ├─ Shop*\n│  └─ Bag\n└─ modal Bag")

  @Test(arguments: placesWithAnother, GuideSpelling.allCases)
  func `Where its finder does not look for its screen, a configuration presents another one`(
    _ elsewhere: (configuration: GuideConfiguration, place: GuidePlace), _ spelling: GuideSpelling
  ) async throws {
    let layer = try #require(elsewhere.configuration.layer)
    try await expect(elsewhere.place.presenting(layer), elsewhere.configuration, spelling)
  }

  nonisolated static let placesWithAnother: [(GuideConfiguration, GuidePlace)] = [
    (.product, GuidePlace("in a stack", "window\n└─ stack\n   ├─ Product(42)\n   └─ Bag*")),
    (.product, GuidePlace("a tab", "window\n└─ tabs\n   ├─ Shop*\n   └─ Product(42)")),
    (.product, GuidePlace("covered", "window\n├─ Shop\n├─ modal Product(42)\n└─ modal Bag")),
    (
      .accountInStackOrNewStack,
      GuidePlace("a tab", "window\n└─ tabs\n   ├─ Account\n   └─ Shop*")
    ),
    (.accountInStackOrNewStack, GuidePlace("covered", "window\n├─ Account\n└─ modal Login")),
    (.visibleBag, GuidePlace("a tab", "window\n└─ tabs\n   ├─ Shop*\n   └─ Bag")),
    (.visibleBag, GuidePlace("in a stack", "window\n└─ stack\n   ├─ Bag\n   └─ Shop*")),
    (
      .visibleBag,
      GuidePlace("covered", "window\n├─ tabs\n│  ├─ Shop\n│  └─ Bag*\n└─ modal Login")
    ),
    (.visibleBag, GuidePlace("covered", "window\n├─ Shop\n├─ modal Bag\n└─ modal Login")),
    (.newBag, GuidePlace("a tab", "window\n└─ tabs\n   ├─ Shop\n   └─ Bag*")),
    (.newBag, presentedBag),
    (.presentedBag, GuidePlace("a tab", "window\n└─ tabs\n   ├─ Shop\n   └─ Bag*")),
  ]

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
