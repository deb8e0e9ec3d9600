#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What users of other libraries for SwiftUI report most often. Each test names the report.
///
/// Further reports are rules of the host's contract, in ``SwiftUIContractTests``: Navigator 2.1.1,
/// Nivelir 118, TCA 1991, and swift-navigation 192, 217 and 254. ``UserMeetsNavigationTests`` has
/// FlowStacks 69, TCA 3195, and Decompose 337 and f4fe653. ``PromptTests`` has swift-navigation 108, 257 and
/// 308, ``RootTests`` Stinsen 50, and `GuideTests` Stinsen 11 and 106.
@Suite(.serialized)
struct OthersReportsTests {
  nonisolated static let settings = [SwiftUISettings()] + SwiftUISettings.pairs(seed: 7)
  nonisolated static let withFinger = settings.filter(\.hasUIKit)

  @Test(arguments: settings)
  func `FlowStacks 64: a sheet that is dismissed twice takes no other layer with it`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.writesNilTwice = true
    settings.lateNil = 2
    let isUntold = !settings.hasUIKit && settings.nilIsWritten == .end
    try await visit("window\n├─ Home\n├─ modal Help\n└─ modal Terms", settings) { simulation in
      simulation.dismissTopmost()
      if isUntold {
        // Nothing tells of the dismissal before its end, and the sheet takes along what it was to present.
        let error = await #expect(throws: NavigationError.self) {
          try await simulation.router.navigate(to: presentedLogin)
        }
        #expect(error?.underlyingError is UndoneByUserError)
      }
      try await simulation.router.navigate(to: presentedLogin)
      #expect(
        simulation.window.drawing == "window\n├─ Home\n├─ modal Help\n└─ modal Login")
    }
  }

  @Test(arguments: settings)
  func `FlowStacks 3 and 33: fast back and forth leaves the screen as the state says`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      for _ in 0..<5 {
        try await simulation.router.navigate(to: productOnStack)
        simulation.goBack()
      }
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
    }
  }

  @Test func `FlowStacks 73: a sheet that UIKit refuses is no sheet, and the next one comes`()
    async throws
  {
    try await visit("window\n└─ Home") { simulation in
      simulation.presentationsToDrop = 1
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: presentedLogin)
      }
      #expect(error?.underlyingError as? SwiftUIError == .notShown("Login"))
      #expect(simulation.window.drawing == "window\n└─ Home")
      try await simulation.router.navigate(to: presentedLogin)
      #expect(simulation.window.drawing == "window\n├─ Home\n└─ modal Login")
    }
  }

  @Test(arguments: settings)
  func `Navigator 19: a sheet, and a push in it, and another sheet, all in one go, are not lost`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ stack\n│  └─ Home*\n└─ modal Help", settings) { simulation in
      try await simulation.router.navigate(to: productInCover)
      try await simulation.router.navigate(to: productInCover)
      try await simulation.router.navigateBack(.start)
      try await simulation.router.navigate(to: productOnStack)
      #expect(
        simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*", "\(settings)")
    }
  }

  @Test func `TCA 3653: a pop that SwiftUI does not do is an error, and the state is as it was`()
    async throws
  {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*") { simulation in
      let stack = try simulation.screen(ModelStack.self)
      simulation.stacksThatDoNotPop = [stack]
      await #expect(throws: SwiftUIError.notShown("Home")) {
        try await stack.makeVisible(stack.screens[0], animated: true)
      }
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Sale*")
      simulation.stacksThatDoNotPop = []
    }
  }

  @Test func `TCA 3797: what a popped screen presents goes with it, and does not come back`()
    async throws
  {
    try await visit("window\n├─ stack\n│  ├─ Home\n│  └─ Sale* ^\n└─ modal Help") { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let home = stack.screens[0]
      try await simulation.router.navigateBack(.start)
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
      await simulation.untilIdle()
      #expect(stack.top === home)
    }
  }

  @Test func `swift-navigation 238: a dismissal ends although its onDismiss is missing`()
    async throws
  {
    var settings = SwiftUISettings()
    settings.callsOnDismiss = false
    try await visit("window\n├─ Home\n└─ modal Help", settings) { simulation in
      simulation.beginSwipeDown()?.complete()
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(simulation.window.drawing == "window\n└─ Home")
      #expect(simulation.changes == ["dismiss Help on Home, layer 1, by the user"])
    }
  }

  @Test(arguments: settings)
  func `swift-navigation 122: a link that comes before the first frame is shown`(
    _ settings: SwiftUISettings
  ) async throws {
    try await Simulation.run { _ in
      let window = try ModelWindow(drawing: "window\n└─ stack\n   └─ Home*")
      let simulation = SwiftUISimulation(window, settings: settings, on: Simulation.current.loop)
      try await simulation.router.navigate(to: productOnStack)
      try await simulation.router.navigate(to: productInCover)
      try await simulation.router.navigate(to: presentedLogin)
      simulation.attach()
      await simulation.untilIdle()
      #expect(simulation.discrepancy == nil, "\(settings)")
      #expect(simulation.warnings == [], "\(settings)")
      #expect(
        window.drawing
          == """
          window
          ├─ stack
          │  ├─ Home
          │  └─ Product*
          ├─ modal stack
          │  └─ Product*
          └─ modal Login
          """)
    }
  }

  @Test(arguments: settings)
  func `RouteComposer 20: to dismiss what the user dismisses waits for the end, and is done`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ Home\n└─ modal Help", settings) { simulation in
      simulation.dismissTopmost()
      let help = simulation.window.layers.last
      if help?.isBeingDismissed == true {
        try await simulation.window.root?.dismissPresentedScreen(animated: true)
        #expect(simulation.window.drawing == "window\n└─ Home")
      }
    }
  }

  @Test func `RouteComposer 3a0bffa: what SwiftUI never finishes is not waited for for ever`()
    async throws
  {
    var settings = SwiftUISettings()
    settings.animationTurns = 5000
    try await Simulation.run { [settings] _ in
      let window = try ModelWindow(drawing: "window\n└─ Home")
      var quick = settings
      quick.animationTurns = 3
      let simulation = await SwiftUISimulation.show(
        window, settings: quick, on: Simulation.current.loop)
      simulation.freeze()
      await #expect(throws: ModelError.notSettled("Home")) {
        try await window.root?.presentScreen(Login(), animated: true)
      }
      #expect(window.drawing == "window\n└─ Home")
    }
  }
}
#endif
