#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// The same random screens, chains and gestures on SwiftUI and on the plain model: the same comes of them.
@Suite(.serialized)
struct HostComparisonTests {
  /// Whether tabs are under "More", are shown there, and tell that they have appeared.
  nonisolated static let tabsUnderMore = (0..<8).map { number in
    var settings = SwiftUISettings()
    settings.tabsInBar = number & 1 == 0 ? 3 : .max
    settings.showsTabsUnderMore = number & 2 == 0
    settings.tabsTellOfAppearance = number & 4 == 0
    return settings
  }

  @Test(arguments: tabsUnderMore)
  func `A navigation to a tab under "More" is shown, or says that it is not and changes nothing`(
    _ settings: SwiftUISettings
  ) async throws {
    var arrivals = 0
    var hiddenTabs = 0
    for seed in seeds(14, from: 5_000) {
      try await TwoHosts.visit(seed: seed, settings) { hosts in
        arrivals += await hosts.wander(seed: seed &+ 1_000)
        hiddenTabs += hosts.hiddenTabs
      }
    }
    #expect(arrivals > 20 || isReplay)
    #expect((hiddenTabs > 0) == settings.hidesTabs || isReplay)
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 41))
  func `A random journey leads through the same trees with and without SwiftUI`(
    _ settings: SwiftUISettings
  ) async throws {
    var arrivals = 0
    for seed in seeds(3) {
      try await TwoHosts.visit(seed: seed, settings) { hosts in
        arrivals += await hosts.wander(seed: seed &+ 1_000)
      }
    }
    #expect(arrivals > 10 || isReplay)
  }

  @Test func `Each gesture occurs in random journeys, and so does each event of the app's`()
    async throws
  {
    var counts: [String: Int] = [:]
    for seed in seeds(150, from: 9_000) {
      try await TwoHosts.visit(seed: seed, SwiftUISettings()) { hosts in
        _ = await hosts.wander(seed: seed &+ 1_000)
        counts.merge(hosts.counts) { $0 + $1 }
      }
    }
    for event in UserGesture.allCases.map(\.rawValue) + ["prompt", "alert", "answers compared"] {
      #expect(counts[event, default: 0] > 0 || isReplay, "\(event): \(counts)")
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 43))
  func `Going back leads to the beginning by the same steps`(
    _ settings: SwiftUISettings
  ) async throws {
    var steps = 0
    for seed in seeds(10, from: 100) {
      try await TwoHosts.visit(seed: seed, settings) { hosts in
        for animated in [true, false, true, true, false, false, true, true, true, true]
        where hosts.agree {
          guard await hosts.perform(.back(.previous, animated: animated)) else { break }
          steps += 1
        }
        #expect(hosts.window.layers.count == 1, "\(hosts.story)")
      }
    }
    #expect(steps > 10 || isReplay)
  }
}

extension TwoHosts {
  /// Navigates and uses gestures at random.
  ///
  /// - Returns: How many navigations have arrived.
  fileprivate func wander(seed: UInt64) async -> Int {
    var random = SeededNumbers(seed: seed)
    var arrivals = 0
    for _ in 0..<12 where agree {
      if random.chance(35) {
        await user(random.weightedGesture(), random.number(below: 5))
      } else if random.chance(8) {
        await ask()
      } else if random.chance(8) {
        arrivals += await performUnderAlert(RandomMove.make(&random)) ? 1 : 0
      } else if await perform(RandomMove.make(&random)) {
        arrivals += 1
      }
    }
    await compareAnswers()
    return arrivals
  }
}
#endif
