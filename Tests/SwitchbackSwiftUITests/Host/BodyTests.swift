#if !canImport(UIKit)
import Observation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Screens whose views have no view at the top of their body, or several.
@Suite(.serialized)
struct BodyTests {
  nonisolated static let settings = [SwiftUISettings()] + SwiftUISettings.pairs(seed: 131)

  @Test(arguments: settings, [0, 2])
  func `A screen is shown, whatever its body consists of, and presents once`(
    _ settings: SwiftUISettings, _ viewCount: Int
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let loading = Loading(viewCount)
      try await simulation.screen(ModelScreen.self).presentScreen(loading, animated: true)
      #expect(
        simulation.window.drawing
          == """
          window
          ├─ Home
          └─ modal Loading
          """)
      try await simulation.router.navigate(to: presentedLogin)
      #expect(
        simulation.window.drawing
          == """
          window
          ├─ Home
          ├─ modal Loading
          └─ modal Login
          """)
      try await simulation.router.navigateBack()
      #expect(
        simulation.window.drawing
          == """
          window
          ├─ Home
          └─ modal Loading
          """)
    }
  }

  @Test(arguments: settings)
  func `A sheet stays above a screen that has loaded, and that loads again`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let loading = Loading(0)
      try await simulation.window.setRootScreen(loading, animated: false)
      try await simulation.router.navigate(to: presentedLogin)
      for viewCount in [1, 2, 0] {
        loading.viewCount = viewCount
        await simulation.untilIdle()
        await simulation.window.settle()
        #expect(
          simulation.window.drawing
            == """
            window
            ├─ Loading
            └─ modal Login
            """)
        #expect(simulation.discrepancy == nil)
      }
    }
  }

  @Test(arguments: settings)
  func `A screen in a tab or a stack is shown while it loads`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Home*
         └─ Bag
      """, settings
    ) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let tabs = try simulation.screen(ModelTabs.self)
      let turns = simulation.turnCount
      try await stack.setContainedScreens(stack.screens + [Loading(0)], animated: true)
      try await tabs.setContainedScreens(tabs.screens + [Loading(0)], animated: false)
      try await tabs.makeVisible(tabs.screens[1], animated: false)
      if settings == SwiftUISettings() { #expect(simulation.turnCount - turns < 30) }
      #expect(
        simulation.window.drawing
          == """
          window
          └─ tabs
             ├─ stack
             │  ├─ Home
             │  └─ Loading*
             ├─ Bag*
             └─ Loading
          """)
    }
  }

  @Test(arguments: settings)
  func `A container that places all its screens at the top of its body presents once`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let both = ModelContainer(ModelScreen(name: "Left"), ModelScreen(name: "Right"))
      try await simulation.window.setRootScreen(both, animated: false)
      try await simulation.router.navigate(to: presentedLogin)
      #expect(simulation.window.layers.count == 2)
      try await simulation.router.navigateBack()
      #expect(simulation.window.layers.count == 1)
    }
  }
}

/// A screen with so many views at the top of its body.
@Observable
private final class Loading: ModelScreen, CountedViews {
  override var name: String { "Loading" }
  var viewCount: Int

  init(_ viewCount: Int) {
    self.viewCount = viewCount
    super.init()
  }
}
#endif
