import Switchback
import SwitchbackModel

/// Searches, and destinations that are there.
@MainActor
struct SearchCases {
  let harness: Harness

  func absent(_ count: Int) async throws -> Row {
    try await search(
      "search-absent", "What does a search cost that finds nothing, in five tabs of stacks?",
      Trees.tabs(of: count), goal: .ratio(1.5))
  }

  func narrow(_ count: Int) async throws -> Row {
    try await search(
      "search-narrow", "The same in containers of at most five screens?",
      Trees.narrow(of: count), goal: .ratio(1.5))
  }

  func wide(_ count: Int) async throws -> Row {
    try await search(
      "search-wide", "The same in one container?", Trees.wide(of: count), goal: .ratio(1.5))
  }

  func tabs(_ count: Int) async throws -> Row {
    try await search(
      "search-tabs", "The same in so many tabs?", Trees.manyTabs(count), goal: .ratio(1.5))
  }

  func deep(_ count: Int) async throws -> Row {
    try await search(
      "search-deep", "The same in containers nested in one another?", Trees.deep(of: count),
      goal: .none)
  }

  func modals(_ count: Int, from start: StartingPoint = .root) async throws -> Row {
    let window = Trees.modals(count)
    let hierarchy = Hierarchy(of: window)
    _ = try hierarchy.first(AbsentScreen.self, .everywhere, from: start)
    try expect(
      hierarchy.examinedCount == 4 * count + 1, "\(hierarchy.examinedCount) screens examined")
    let isTopmost = if case .topmost = start { true } else { false }
    return try await search(
      isTopmost ? "search-topmost" : "search-modals",
      "What does a search in a tower of modals cost that finds nothing?", window,
      goal: isTopmost ? .ratio(1.5) : .none, from: start)
  }

  private func search(
    _ name: String, _ question: String, _ window: ModelWindow, goal: Goal,
    from start: StartingPoint = .topmost
  ) async throws -> Row {
    let hierarchy = Hierarchy(of: window)
    _ = try hierarchy.first(AbsentScreen.self, .everywhere, from: start)
    let count = hierarchy.examinedCount
    return try await harness.compare(
      name, question, screens: count, steps: 0, goal: goal, examined: count
    ) {
      try expect(loop(for: AbsentScreen.self, in: window) == nil, "nothing to be found")
    } engine: {
      let found = try Hierarchy(of: window).first(AbsentScreen.self, .everywhere, from: start)
      try expect(found == nil, "nothing to be found")
    }
  }

  func visible(_ count: Int) async throws -> Row {
    let window = Trees.tabs(of: count)
    let wanted = WantedScreen(id: 1)
    let tabs = window.rootScreen as? ModelTabs
    let stack = tabs?.selected as? ModelStack
    try await stack?.setContainedScreens(
      (stack?.containedScreens ?? []) + [wanted], animated: false)
    let step = StepAssembly(
      finder: ClassFinder<WantedScreen, Void>(), factory: ClosureFactory { WantedScreen(id: 1) }
    )
    .using(PresentModally()).from(GeneralStep.current()).assemble()
    let router = WindowRouter(window: window)
    return try await harness.compare(
      "chain-visible", "What does it cost to go to a destination that the user sees?",
      screens: count, steps: 2, goal: .nanoseconds(15_000)
    ) {
      try expect(loopOverVisible(for: WantedScreen.self, in: window) === wanted, "found by hand")
    } engine: {
      let outcome = try await router.navigate(to: step)
      try expect(outcome.isAlreadyThere, "already there")
    }
  }
}
