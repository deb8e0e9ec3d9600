#if !canImport(UIKit)
import Foundation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What SwiftUI writes by itself, and no user has done.
@Suite(.serialized)
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

  nonisolated private static let splits = [
    "window\n└─ split\n   ├─ Accounts\n   ├─ Mails\n   └─ Mail*",
    "window\n└─ split\n   ├─ Accounts\n   ├─ Mails*\n   └─ Mail*",
    "window\n└─ split\n   ├─ Accounts*\n   ├─ Mails*\n   └─ Mail*",
    "window\n└─ split\n   ├─ Accounts*\n   ├─ Mails\n   └─ Mail",
  ]

  /// The first split view is collapsed, or hides all columns but the last.
  @Test(arguments: SwiftUISettings.pairs(seed: 107), splits)
  func `A split view is as it was after a trip to the home screen, where it is pictured`(
    _ settings: SwiftUISettings, _ drawing: String
  ) async throws {
    for isCollapsed in drawing.contains("Accounts*\n   ├─ Mails\n") ? [true] : [true, false] {
      try await visit(drawing, settings) { simulation in
        let split = try simulation.screen(ModelSplit.self)
        if !isCollapsed, split.isCollapsed {
          split.isCollapsed = false
          split.columnVisibility = .detailOnly
        }
        await simulation.untilIdle()
        for _ in 0..<2 {
          let wasCollapsed = split.isCollapsed
          simulation.enterBackground()
          await simulation.untilIdle()
          simulation.enterForeground()
          await simulation.window.settle()
          #expect(simulation.window.drawing == drawing)
          #expect(simulation.discrepancy == nil)
          #expect(split.isCollapsed == wasCollapsed)
        }
      }
    }
  }

  @Test func `A window that has become narrow in the background is narrow in the foreground`()
    async throws
  {
    try await visit("window\n└─ split\n   ├─ Mails*\n   └─ Mail*") { simulation in
      simulation.enterBackground()
      simulation.resize(isCompact: true)
      // The scene of another window has come to the foreground.
      simulation.display.foregroundMayHaveChanged()
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ split\n   ├─ Mails*\n   └─ Mail*")
      simulation.enterForeground()
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ split\n   ├─ Mails\n   └─ Mail*")
    }
  }

  @Test func `What ends in the background takes nothing from the foreground`() async throws {
    var settings = SwiftUISettings()
    settings.emptiesPathsInBackground = true
    let drawings = [
      "window\n└─ stack\n   ├─ Home\n   └─ Sale*", "window\n└─ split\n   ├─ Mails\n   └─ Mail*",
    ]
    for after in drawings {
      let before =
        after.replacingOccurrences(of: "└─ s", with: "├─ s")
        .replacingOccurrences(of: "\n   ", with: "\n│  ").replacingOccurrences(
          of: "Mails", with: "Mails*")
        + "\n└─ modal Login"
      try await visit(before, settings) { simulation in
        let root = try #require(simulation.window.rootScreen)
        let leaving = startNow { try await root.dismissPresentedScreen(animated: true) }
        simulation.enterBackground()
        simulation.resize(isCompact: true)
        await simulation.untilIdle()
        simulation.enterForeground()
        try await leaving.value
        await simulation.untilIdle()
        #expect(simulation.window.drawing == after)
        #expect(simulation.discrepancy == nil)
      }
    }
  }

  @Test func `A tab and an inspector stay as they are, whatever SwiftUI writes in the background`()
    async throws
  {
    let drawing = """
      window
      └─ tabs
         ├─ Home*
         └─ Bag
      """
    try await visit(drawing) { [drawing] simulation in
      simulation.enterBackground()
      #expect(simulation.selectTab(1))
      await simulation.untilIdle()
      #expect(simulation.window.drawing == drawing)
      simulation.enterForeground()
      await simulation.window.settle()
      #expect(simulation.window.drawing == drawing)
      let editor = ModelInspector(ModelScreen(name: "Text"), inspector: ModelScreen(name: "Format"))
      try await simulation.window.setRootScreen(editor, animated: false)
      simulation.enterBackground()
      _ = simulation.setInspector(isShown: false) as Bool
      await simulation.untilIdle()
      #expect(editor.isShown)
      simulation.enterForeground()
      await simulation.window.settle()
      #expect(editor.isShown)
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

  // NB: the longest wait is longer than any limit of the host or the simulator, and takes some seconds.
  @Test(
    arguments: LifeCycleTests.withBackground.map { ($0, 2_000) }
      + [(LifeCycleTests.withBackground[0], 40_000)])
  func `A link that comes in the background waits for the foreground, for hours if need be`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      simulation.enterBackground()
      let login = startNow { try await simulation.router.navigate(to: presentedLogin) }
      await simulation.untilIdle()
      simulation.after(turns) {}
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ Home")
      simulation.enterForeground()
      _ = try await login.value
      #expect(simulation.window.drawing == "window\n├─ Home\n└─ modal Login")
    }
  }

  @Test func `A wait for the foreground ends when it is cancelled, or with the window`()
    async throws
  {
    let app = await launchedApp()
    let next = await SwiftUISimulation.show(
      ModelWindow(ModelScreen(name: "Home")), beside: app)
    app.enterBackground()
    next.enterBackground()
    let first = Task { try await app.router.navigate(to: presentedLogin) }
    let second = Task { try await next.router.navigate(to: presentedLogin) }
    await app.untilIdle()
    second.cancel()
    await #expect(throws: (any Error).self) { try await second.value }
    app.close()
    // A window without views is of no concern to SwiftUI.
    _ = await first.result
    #expect(next.window.drawing == "window\n└─ Home")
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

  /// The app reorders a stack while the user swipes back. SwiftUI's path is written again, and another swipe begins at
  /// the same moment.
  @Test(arguments: 0..<12)
  func `A path that is written again in the middle of a swipe is written once more`(
    _ turns: Int
  ) async throws {
    var settings = SwiftUISettings()
    settings.pathWhileMoving = .dropped
    let before = "window\n└─ stack\n   ├─ Home\n   ├─ Sale\n   └─ Help*"
    try await visit(before, settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let screens = Array(stack.screens.reversed())
      let change = startNow { try await stack.setContainedScreens(screens, animated: false) }
      let swipe = try #require(simulation.beginSwipeBack())
      simulation.after(1) {
        swipe.complete()
        simulation.callDismiss()
      }
      simulation.after(2 + turns) { simulation.beginSwipeBack()?.cancel() }
      _ = await change.result
      await simulation.untilIdle()
      await simulation.window.settle()
      // SwiftUI drops a path once or twice.
      simulation.warnings = []
      #expect(
        simulation.window.drawing == "window\n└─ stack\n   ├─ Help\n   ├─ Sale\n   └─ Home*")
      #expect(simulation.discrepancy == nil)
    }
  }

  /// On a Mac, nothing tells of Back before its end, and in the background that is not taken for the user's.
  @Test(arguments: [true, false], 0..<12)
  func `A prompt that SwiftUI drops during Back is there on return, although Back is undone`(
    _ emptiesPaths: Bool, _ turns: Int
  ) async throws {
    var settings = SwiftUISettings()
    (settings.lifeCycle, settings.animationTurns) = (.withoutUIKit, 12)
    (settings.pathIsWritten, settings.emptiesPathsInBackground) = (.end, emptiesPaths)
    try await visit(stackDrawing, settings) { [drawingWithPrompt] simulation in
      #expect(simulation.goBack())
      Self.presentPrompt(in: simulation)
      simulation.after(turns) { simulation.enterBackground() }
      await simulation.untilIdle()
      simulation.enterForeground()
      await simulation.untilIdle()
      await simulation.window.settle()
      // SwiftUI drops the presentation in the middle of Back.
      simulation.warnings = []
      #expect(simulation.drawing == drawingWithPrompt)
    }
  }

  @Test func `A prompt at rest stays on display while a path is written again on return`()
    async throws
  {
    var settings = SwiftUISettings()
    (settings.lifeCycle, settings.emptiesPathsInBackground) = (.withoutUIKit, true)
    try await visit(stackDrawing, settings) { [drawingWithPrompt] simulation in
      Self.presentPrompt(in: simulation)
      await simulation.untilIdle()
      simulation.enterBackground()
      await simulation.untilIdle()
      simulation.enterForeground()
      for turns in 0..<120 {
        simulation.after(turns) { #expect(simulation.drawing.contains("alert"), "\(turns)") }
      }
      await simulation.untilIdle()
      #expect(simulation.drawing == drawingWithPrompt)
    }
  }

  private let stackDrawing = "window\n└─ stack\n   ├─ Home\n   └─ Product*"
  private let drawingWithPrompt = """
    screen
    ├─ stack (back to Home)
    │  └─ Product
    └─ alert "Do you like it?" (Yes)
    """

  private static func presentPrompt(in simulation: SwiftUISimulation) {
    let prompt = ContentScreen(Prompt(title: "Do you like it?", choices: [.default("Yes", 5)]))
    Task {
      try await simulation.screen(ModelStack.self).presentScreen(prompt, animated: true)
    }
  }
}
#endif
