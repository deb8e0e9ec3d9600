#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Navigations and gestures at random, at the same time. Every one ends, and in the end the screen shows what
/// the model says.
struct RandomUseTests {
  @Test(arguments: SwiftUISettings.pairs(seed: 31))
  func `Whatever the user does meanwhile, the screen and the model agree in the end`(
    _ settings: SwiftUISettings
  ) async throws {
    for seed in seeds(2) {
      try await use(settings, seed: seed)
    }
  }

  private func use(_ settings: SwiftUISettings, seed: UInt64) async throws {
    try await Simulation.run { _ in
      let window = try ModelWindow(
        drawing: """
          window
          └─ tabs
             ├─ stack*
             │  ├─ Home
             │  └─ Sale*
             └─ stack
                └─ Bag*
          """)
      window.recordsChanges = true
      let simulation = await SwiftUISimulation.show(
        window, settings: settings, on: Simulation.current.loop)
      var random = SeededNumbers(seed: seed)
      for _ in 0..<12 {
        let gesture = Int.random(in: 0..<7, using: &random)
        let turns = Int.random(in: 1..<25, using: &random)
        simulation.after(turns) { Self.make(gesture, in: simulation, turns: turns) }
        let navigation = Int.random(in: 0..<5, using: &random)
        // It may fail, because of the user.
        _ = try? await Self.navigate(navigation, in: simulation)
        await simulation.untilIdle()
        await window.settle()
        await simulation.untilIdle()
        #expect(
          simulation.discrepancy == nil,
          "seed \(seed), \(settings)\n\(window.drawing)\n\(simulation.changes)")
        #expect(window.isSettled, "seed \(seed), \(settings)")
        #expect(!window.isAnimating, "seed \(seed), \(settings)")
        if simulation.discrepancy != nil { return }
      }
    }
  }

  private static func make(_ gesture: Int, in simulation: SwiftUISimulation, turns: Int) {
    switch gesture {
    case 0: simulation.goBack()
    case 1: simulation.beginSwipeBack()?.complete()
    case 2: simulation.beginSwipeBack()?.cancel()
    case 3: simulation.selectTab(turns % 2)
    case 4: simulation.dismissTopmost()
    case 5: simulation.callDismiss()
    default: simulation.beginSwipeDown()?.complete()
    }
  }

  private static func navigate(_ number: Int, in simulation: SwiftUISimulation) async throws {
    let router = simulation.router
    switch number {
    case 0: try await router.navigate(to: productOnStack)
    case 1: try await router.navigate(to: presentedLogin, animated: false)
    case 2: try await router.navigate(to: productInCover)
    case 3: try await router.navigateBack()
    default: try await router.navigateBack(.start)
    }
  }
}
#endif
