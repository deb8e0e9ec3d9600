#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// When operations return: not before SwiftUI has finished, and not long after it.
@Suite(.serialized)
struct EndOfOperationTests {
  @Test(arguments: SwiftUISettings.pairs(seed: 11), [true, false])
  func `When an operation returns, nothing moves any more`(
    _ settings: SwiftUISettings, _ animated: Bool
  ) async throws {
    try await visit(
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Bag", settings
    ) { simulation in
      let window = simulation.window
      let tabs = try simulation.screen(ModelTabs.self)
      let stack = try simulation.screen(ModelStack.self)
      let home = stack.screens[0]
      let login = Login()
      @MainActor func expectRest(_ operation: String) {
        #expect(simulation.isAtRest || settings.rootChange == .atOnce, "\(operation), \(settings)")
        #expect(simulation.discrepancy == nil, "\(operation), \(settings)")
      }
      try await stack.setContainedScreens([home, Product()], animated: animated)
      expectRest("push")
      try await stack.makeVisible(home, animated: animated)
      expectRest("pop")
      try await home.presentScreen(login, animated: animated)
      expectRest("presentation")
      try await home.dismissPresentedScreen(animated: animated)
      expectRest("dismissal")
      #expect(login.presenter == nil)
      login.modalStyle = .cover
      try await home.presentScreen(login, animated: animated)
      expectRest("presentation of a cover")
      try await home.dismissPresentedScreen(animated: animated)
      expectRest("dismissal of a cover")
      #expect(login.presenter == nil)
      try await tabs.makeVisible(tabs.screens[1], animated: animated)
      expectRest("tab")
      try await window.setRootScreen(ModelScreen(name: "New"), animated: animated)
      expectRest("root")
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 15))
  func `A tab is on display when all layers above the old one have left, one after another`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.animationTurns = 12
    settings.layersGoAtOnce = false
    try await visit("window\n└─ tabs\n   ├─ Home*\n   └─ Bag", settings) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      var presenter = tabs.screens[0]
      for _ in 0..<4 {
        let login = Login()
        try await presenter.presentScreen(login, animated: true)
        presenter = login
      }
      try await tabs.makeVisible(tabs.screens[1], animated: true)
      #expect(simulation.window.drawing == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
      #expect(simulation.discrepancy == nil, "\(settings)")
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 14), [true, false])
  func `A stack that comes with a path shows all of it when the operation returns`(
    _ settings: SwiftUISettings, _ animated: Bool
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let home = try simulation.screen(ModelScreen.self)
      @MainActor func stack() -> ModelStack { ModelStack([ModelScreen(name: "Shop"), Product()]) }
      try await home.presentScreen(stack(), animated: animated)
      #expect(simulation.discrepancy == nil, "presentation, \(settings)")
      try await simulation.window.setRootScreen(stack(), animated: animated)
      #expect(simulation.discrepancy == nil, "root, \(settings)")
    }
  }

  /// Its new view writes an empty path in some settings: the user has not gone back.
  @Test(arguments: SwiftUISettings.pairs(seed: 12))
  func `A stack that was away below a cover keeps its path`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(
      """
      window
      └─ split
         ├─ Home*
         └─ stack*
            ├─ Login
            └─ Product*
      """, settings
    ) { simulation in
      let before = simulation.window.drawing
      let split = try simulation.screen(ModelSplit.self)
      let (home, stack) = (split.screens[0], split.screens[1])
      let cover = ModelScreen(name: "Cover")
      cover.modalStyle = .cover
      try await home.presentScreen(cover, animated: false)
      try await split.setContainedScreens([home, ModelScreen(name: "Help")], animated: false)
      await simulation.untilIdle()
      try await split.setContainedScreens([home, stack], animated: false)
      try await home.dismissPresentedScreen(animated: false)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == before)
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 13), [true, false])
  func `A stack in a hidden tab moves, too, before the next operation`(
    _ settings: SwiftUISettings, _ animated: Bool
  ) async throws {
    try await visit(
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Bag", settings
    ) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      let stack = try simulation.screen(ModelStack.self)
      try await tabs.makeVisible(tabs.screens[1], animated: animated)
      try await stack.setContainedScreens(stack.screens + [Product()], animated: animated)
      try await tabs.presentScreen(Login(), animated: animated)
    }
  }

  @Test(arguments: [SwiftUISettings.LifeCycle.swiftUI, .withoutUIKit])
  func `Where all signs are there, no operation waits for patience to end`(
    _ lifeCycle: SwiftUISettings.LifeCycle
  ) async throws {
    var settings = SwiftUISettings(usual: ())
    settings.lifeCycle = lifeCycle
    try await visit("window\n└─ stack\n   └─ Home*", settings) { [settings] simulation in
      let turns = settings.animationTurns
      let stack = try simulation.screen(ModelStack.self)
      let home = stack.screens[0]
      @MainActor func turnsTaken(
        _ operation: @MainActor () async throws -> Void
      ) async throws -> Int {
        let before = simulation.turnCount
        try await operation()
        return simulation.turnCount - before
      }
      let push = try await turnsTaken {
        try await stack.setContainedScreens([home, Product()], animated: true)
      }
      #expect(push <= turns + 3)
      let presentation = try await turnsTaken {
        try await home.stackTop.presentScreen(Login(), animated: true)
      }
      #expect(presentation <= turns + 3)
      let dismissal = try await turnsTaken {
        try await home.stackTop.dismissPresentedScreen(animated: true)
      }
      #expect(dismissal <= turns + 3)
    }
  }
}

extension ModelScreen {
  /// What is on top of the stack that holds this screen.
  fileprivate var stackTop: ModelScreen { (parent as? ModelStack)?.top ?? self }
}
#endif
