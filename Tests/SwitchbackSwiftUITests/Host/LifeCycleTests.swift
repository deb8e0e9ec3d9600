#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Windows in apps whose life cycle is SwiftUI's, UIKit's or AppKit's: `scenePhase` is silent in two of them,
/// and in the others until it gets its first value.
@Suite(.serialized)
struct LifeCycleTests {
  private let home = """
    window
    └─ stack
       └─ Home*
    """
  private let homeAndProduct = """
    window
    └─ stack
       ├─ Home
       └─ Product*
    """
  nonisolated static let settings = SwiftUISettings.LifeCycle.allCases.flatMap { lifeCycle in
    [true, false].map { setsFirstPhase in
      var settings = SwiftUISettings()
      settings.lifeCycle = lifeCycle
      settings.setsFirstPhase = setsFirstPhase
      return settings
    }
  }
  nonisolated static let withBackground = settings.filter { $0.lifeCycle != .appKit }

  @Test(arguments: [true, false])
  func `A window in two scenes is a mistake, and one that comes back is none`(
    _ isShared: Bool
  ) async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let first = await SwiftUISimulation { window }
    if !isShared { first.close() }
    let second = await SwiftUISimulation { window }
    #expect(
      first.complaints + second.complaints
        == (isShared
          ? [
            "A window is on display in two scenes, and follows the user only in the last. Make a window in each "
              + "call of the closure that ScreenWindowView takes."
          ] : []))
  }

  @Test(arguments: settings, [false, true])
  func `A navigation takes as long under any life cycle, and below the control centre`(
    _ settings: SwiftUISettings, _ isCovered: Bool
  ) async throws {
    try await visit(home, settings) { [homeAndProduct] simulation in
      if isCovered { simulation.coverWithControlCentre() }
      let turns = simulation.turnCount
      try await simulation.router.navigate(to: productOnStack)
      #expect(simulation.window.drawing == homeAndProduct)
      #expect(simulation.turnCount - turns <= simulation.settings.animationTurns + 3)
      simulation.coverWithControlCentre(false)
      #expect(simulation.window.isSettled)
    }
  }

  @Test(arguments: settings)
  func `The model follows the user's Back under any life cycle`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(homeAndProduct, settings) { [home] simulation in
      simulation.goBack()
      await simulation.untilIdle()
      #expect(simulation.window.drawing == home)
      #expect(simulation.window.isSettled)
    }
  }

  @Test(arguments: withBackground)
  func `A window has its paths back in the foreground, also below the control centre`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.emptiesPathsInBackground = true
    try await visit(homeAndProduct, settings) { [homeAndProduct] simulation in
      simulation.enterBackground()
      await simulation.untilIdle()
      #expect(simulation.discrepancy != nil)
      simulation.enterForeground(isCovered: true)
      await simulation.untilIdle()
      #expect(simulation.discrepancy == nil)
      #expect(simulation.window.drawing == homeAndProduct)
    }
  }

  @Test(arguments: withBackground, 0..<8)
  func `A window has its paths back, however soon the user leaves the app again`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    var settings = settings
    settings.emptiesPathsInBackground = true
    try await visit(homeAndProduct, settings) { [homeAndProduct] simulation in
      simulation.enterBackground()
      await simulation.untilIdle()
      simulation.enterForeground()
      simulation.after(turns) { simulation.enterBackground() }
      await simulation.untilIdle()
      simulation.enterForeground()
      await simulation.untilIdle()
      #expect(simulation.window.drawing == homeAndProduct)
    }
  }

  @Test(arguments: withBackground)
  func `A navigation waits for the foreground of its own window, not of another`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(home, settings) { [home, homeAndProduct] simulation in
      let other = await SwiftUISimulation.show(
        try ModelWindow(drawing: home), settings: settings, beside: simulation)
      simulation.enterBackground()
      other.enterBackground()
      simulation.after(20) { other.enterForeground() }
      simulation.after(60) {
        #expect(simulation.window.drawing == home)
        simulation.enterForeground()
      }
      try await simulation.router.navigate(to: productOnStack)
      #expect(simulation.window.drawing == homeAndProduct)
    }
  }

  @Test(arguments: withBackground)
  func `A window in the background does not hold up another`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(home, settings) { [home, homeAndProduct] simulation in
      let other = await SwiftUISimulation.show(
        try ModelWindow(drawing: home), settings: settings, beside: simulation)
      other.enterBackground()
      let turns = simulation.turnCount
      try await simulation.router.navigate(to: productOnStack)
      #expect(simulation.window.drawing == homeAndProduct)
      #expect(simulation.turnCount - turns <= simulation.settings.animationTurns + 3)
    }
  }
}
#endif
