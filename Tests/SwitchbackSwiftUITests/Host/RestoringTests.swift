#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What was on screen is opened again, one thing after the other, whether SwiftUI shows the window already or
/// not.
@Suite(.serialized)
struct RestoringTests {
  private let saved = """
    window
    ├─ stack
    │  ├─ Home
    │  └─ Product*
    └─ modal Login
    """

  @Test(arguments: SwiftUISettings.pairs(seed: 107), [true, false])
  func `Saved screens are shown again`(
    _ settings: SwiftUISettings, _ isOnDisplay: Bool
  ) async throws {
    try await Simulation.run { [saved] _ in
      let before = ModelWindow(ModelStack(LaunchScreen()))
      try await before.router.navigate(to: LaunchPlace.product)
      try await before.router.navigate(to: LaunchPlace.login)
      let screens = SavedScreens<LaunchPlace>(of: before, version: "1")
      let window = ModelWindow(ModelStack(LaunchScreen()))
      let simulation = SwiftUISimulation(window, settings: settings, on: Simulation.current.loop)
      if isOnDisplay {
        simulation.attach()
        await simulation.untilIdle()
      }
      let report = await Navigator<LaunchPlace>(router: WindowRouter(window: window)).restore(
        screens, in: window, version: "1")
      if !isOnDisplay { simulation.attach() }
      await simulation.untilIdle()
      await window.settle()
      #expect(report.isComplete, "\(report) \(settings)")
      #expect(window.drawing == saved)
      #expect(simulation.discrepancy == nil, "\(settings)")
      #expect(simulation.warnings == [], "\(settings)")
    }
  }
}
#endif
