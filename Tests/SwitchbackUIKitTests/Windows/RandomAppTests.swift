#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Random apps with what random worlds do not have: tabs of iOS 18, groups, "More", columns, pages and
/// searches, at random places, in which the user and the app do something before a navigation or
/// during it. Some of the simulator's settings are turned.
///
///     SWITCHBACK_SEED=1234 swift test --filter RandomAppTests
///     SWITCHBACK_APPS=30000 swift test --filter RandomAppTests
struct RandomAppTests {
  @Test
  func `Navigations in random apps arrive, or say why not, and give UIKit no reason to complain`()
    async throws
  {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SWITCHBACK_SEED"].flatMap(Int.init) {
      _ = try await RandomApp.run(seed: seed)
      return
    }
    let count = environment["SWITCHBACK_APPS"].flatMap(Int.init) ?? 300
    var arrivals = 0
    for seed in 0..<count { arrivals += try await RandomApp.run(seed: seed) }
    #expect(arrivals > count)
  }
}
#endif
