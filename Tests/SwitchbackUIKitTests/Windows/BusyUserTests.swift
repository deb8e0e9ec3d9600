#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Three windows, in which navigations begin while a user is busy in all of them.
///
///     SWITCHBACK_SEED=1234 swift test --filter BusyUserTests
///     SWITCHBACK_APPS=30000 swift test --filter BusyUserTests
struct BusyUserTests {
  @Test func `Three windows come to rest, whatever the user does during navigations`() async throws
  {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SWITCHBACK_SEED"].flatMap(Int.init) {
      return try await Self.run(seed: seed)
    }
    for seed in 0..<(environment["SWITCHBACK_APPS"].flatMap(Int.init) ?? 40) {
      try await Self.run(seed: seed)
    }
  }

  /// The user begins to swipe the topmost layer away, or to swipe back in a stack.
  private static func swipe(in window: UIWindow, _ simulation: Simulation) -> Simulation.Swipe? {
    guard let root = window.rootViewController else { return nil }
    var top = root
    while let above = top.presentedViewController { top = above }
    if top !== root, let swipe = simulation.swipeAway(top) { return swipe }
    var visible = [top]
    while let screen = visible.popLast() {
      if let stack = screen as? UINavigationController, let swipe = simulation.swipeBack(in: stack)
      {
        return swipe
      }
      let inner = (screen as? any ContainerScreen)?.visibleScreens ?? []
      visible += inner.compactMap { $0 as? UIViewController }
    }
    return nil
  }

  private static func run(seed: Int) async throws {
    try await Simulation.run(settings: RandomApp.settings(seed: seed)) { simulation in
      var apps = (0..<3).map { RandomApp(random: RandomNumbers(seed &* 3 &+ $0), seed: seed) }
      let windows = apps.indices.map { apps[$0].openWindow(in: simulation) }
      let navigations = Navigations()
      for _ in 0..<6 {
        let index = apps[0].random.below(3)
        for _ in 0...apps[0].random.below(3) {
          let other = apps[0].random.below(3)
          navigations.running += 1
          apps[other].beginNavigation(in: windows[other]) { navigations.running -= 1 }
        }
        for delay in 1...30 where apps[0].random.below(4) == 0 {
          if apps[0].random.below(4) == 0 {
            let window = windows[apps[0].random.below(3)]
            let (turns, completes) = (apps[0].random.below(40), apps[0].random.below(2) == 0)
            simulation.loop.schedule(after: delay) {
              guard let swipe = Self.swipe(in: window, simulation) else { return }
              simulation.loop.schedule(after: turns) {
                if completes { swipe.complete() } else { swipe.cancel() }
              }
            }
            continue
          }
          let other = apps[0].random.below(3)
          var app = apps[other]
          apps[other].random = RandomNumbers(Int(truncatingIfNeeded: app.random.next()))
          simulation.loop.schedule(after: delay) {
            _ = app.act(in: windows[other], simulation)
          }
        }
        _ = apps[index].act(in: windows[index], simulation)
        if apps[0].random.below(2) == 0 { await simulation.untilIdle() }
      }
      await simulation.untilIdle()
      #expect(simulation.loop.isIdle && navigations.running == 0, "seed \(seed)")
    }
  }
}

/// The navigations that have not ended.
private final class Navigations {
  var running = 0
}
#endif
