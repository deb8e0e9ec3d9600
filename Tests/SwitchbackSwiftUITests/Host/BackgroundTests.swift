#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What SwiftUI writes by itself, and no user has done.
@MainActor
struct BackgroundTests {
  private let drawing = """
    window
    ├─ tabs
    │  ├─ stack*
    │  │  ├─ Home
    │  │  └─ Sale*
    │  └─ Bag
    └─ modal stack
       ├─ Help
       └─ Terms*
    """

  @Test(arguments: SwiftUISettings.pairs(seed: 97))
  func `Paths that SwiftUI empties in the background are there again in the foreground`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.emptiesPathsInBackground = true
    try await visit(drawing, settings) { [drawing, settings] simulation in
      for _ in 0..<2 {
        simulation.enterBackground()
        await simulation.untilIdle()
        #expect((simulation.discrepancy != nil) == (settings.lifeCycle != .appKit))
        #expect(simulation.window.drawing == drawing)
        simulation.enterForeground()
        await simulation.window.settle()
        #expect(simulation.discrepancy == nil)
        #expect(simulation.window.drawing == drawing)
      }
      #expect(simulation.changes == [])
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 101))
  func `A link that comes in the background is shown in the foreground`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.emptiesPathsInBackground = true
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
      simulation.enterBackground()
      simulation.after(20) { simulation.enterForeground() }
      try await simulation.router.navigate(to: productOnStack)
      #expect(
        simulation.window.drawing
          == "window\n└─ stack\n   ├─ Home\n   ├─ Sale\n   └─ Product*")
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 103))
  func `A stack that does not show its first path is told it again, before anything lies on it`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.showsInitialPath = false
    try await visit(drawing, settings) { [drawing] simulation in
      #expect(simulation.window.drawing == drawing)
      #expect(simulation.discrepancy == nil)
      #expect(simulation.changes == [])
      try await simulation.router.navigateBack()
      #expect(simulation.window.drawing.hasSuffix("modal stack\n   └─ Help*"))
    }
  }
}
#endif
