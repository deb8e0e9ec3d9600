import StorefrontApp
import StorefrontCommand
import Switchback
import SwitchbackTesting

/// The explorer, in the storefront.
@MainActor
struct ExploreCases {
  let harness: Harness

  /// Beside what a test does that knows no explorer: start the app anew for each pair of links, open
  /// the first, plan the second, open it twice and look at the screens. It is done as often as the
  /// explorer checks a destination. Near the start, more of those who are asked to are still to log in,
  /// which takes longest.
  func storefront(depth: Int, goal: Goal) async throws -> Row {
    let links = ExploredStorefront.links.map(\.0)
    let explorer = ExploredStorefront.explorer(
      bounds: Explorer.Bounds(depth: depth, trees: .max, time: .seconds(3_600)))
    let (trees, checks) = try await count(explorer)
    return try await harness.compare(
      "explore", "What does it cost to check a destination in a tree of the storefront?",
      screens: trees, steps: checks, goal: goal
    ) {
      for number in 0..<checks {
        let app = try await Storefront()
        try await app.open(links[number / links.count % links.count])
        _ = try app.plan(links[number % links.count])
        try await app.open(links[number % links.count])
        let drawing = app.window.drawing
        let again = try await app.open(links[number % links.count])
        try expect(again.isAlreadyThere && app.window.drawing == drawing, "there")
      }
    } engine: {
      try expect(try await count(explorer) == (trees, checks), "the same trees each time")
    }
  }

  private func count(_ explorer: Explorer) async throws -> (Int, Int) {
    let exploration = try await explorer.explore()
    try exploration.expectNoViolations()
    return (exploration.treeCount, exploration.checkCount)
  }
}
