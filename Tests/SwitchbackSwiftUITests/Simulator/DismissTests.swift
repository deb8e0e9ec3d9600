import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// SwiftUI's own ways back: `dismiss` and `presentationMode` of the environment, and Back. The model follows.
@Suite(.serialized)
struct DismissTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  nonisolated static let cases = [
    Case(
      testDescription: "a pushed screen",
      before: "window\n└─ stack\n   ├─ Home\n   ├─ Shelf\n   └─ Product*",
      after: "window\n└─ stack\n   ├─ Home\n   └─ Shelf*"),
    Case(
      testDescription: "a screen that is pushed in a tab",
      before: "window\n└─ tabs\n   ├─ Home\n   └─ stack*\n      ├─ Bag\n      └─ Product*",
      after: "window\n└─ tabs\n   ├─ Home\n   └─ stack*\n      └─ Bag*"),
    Case(
      testDescription: "a sheet",
      before: "window\n├─ Home\n└─ modal Login", after: "window\n└─ Home"),
    Case(
      testDescription: "the first screen of a sheet's stack",
      before: "window\n├─ Home\n└─ modal stack\n   └─ Login*", after: "window\n└─ Home"),
    Case(
      testDescription: "a screen that is pushed in a sheet",
      before: "window\n├─ Home\n└─ modal stack\n   ├─ Login\n   └─ Help*",
      after: "window\n├─ Home\n└─ modal stack\n   └─ Login*"),
    Case(
      testDescription: "a tab of a sheet",
      before: "window\n├─ Home\n└─ modal tabs\n   ├─ Login*\n   └─ Help",
      after: "window\n└─ Home"),
    Case(
      testDescription: "a sheet above a sheet",
      before: "window\n├─ Home\n├─ modal Login\n└─ modal Help",
      after: "window\n├─ Home\n└─ modal Login"),
    Case(
      testDescription: "tabs that are pushed",
      before: "window\n└─ stack\n   ├─ Home\n   └─ tabs*\n      ├─ Product*\n      └─ Shelf",
      after: "window\n└─ stack\n   └─ Home*"),
    Case(
      testDescription: "the first screen of a tab: nothing",
      before: "window\n└─ tabs\n   ├─ Home\n   └─ stack*\n      └─ Bag*",
      after: "window\n└─ tabs\n   ├─ Home\n   └─ stack*\n      └─ Bag*"),
    Case(
      testDescription: "the root: nothing", before: "window\n└─ Home", after: "window\n└─ Home"),
  ]

  @Test(arguments: cases, SwiftUISettings.each)
  func `dismiss and presentationMode`(_ test: Case, _ settings: SwiftUISettings) async throws {
    let app = try await SwiftUISimulation.showing(test.before, settings)
    await app.dismiss()
    #expect(app.window.drawing == test.after)
    #expect(app.window.isSettled)
    #expect(app.complaints == [])
    // The router goes on from there.
    try await app.window.router.navigate(to: presentedLogin)
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `A button that shows a sheet and goes back does both`(
    _ settings: SwiftUISettings
  ) async throws {
    let before = "window\n└─ stack\n   ├─ Home\n   └─ Product*"
    let app = try await SwiftUISimulation.showing(before, settings)
    let sheet = app.window.router.go(to: presentedLogin)
    app.callDismiss()
    await app.untilIdle()
    _ = try await sheet.value
    #expect(app.window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Login")
    #expect(app.drawing == "screen\n├─ stack\n│  └─ Home\n└─ sheet Login")
    #expect(app.window.isSettled)
  }

  @Test(arguments: [false, true], [SwiftUISimulation.Width.compact, .regular])
  func `dismiss in the detail of a split view`(
    _ goesBack: Bool, _ width: SwiftUISimulation.Width
  ) async throws {
    var settings = SwiftUISettings()
    settings.dismissGoesBackInSplit = goesBack
    let window = ModelWindow(ModelScreen(name: "Home"))
    let app = await SwiftUISimulation(settings, width: width) { window }
    try await window.root?.presentScreen(
      ModelSplit(primary: ModelScreen(name: "List"), secondary: ModelScreen(name: "Detail")),
      animated: true)
    await app.dismiss()
    let isBack = goesBack && width == .compact
    #expect(
      app.drawing
        == (isBack
          ? "screen\n├─ Home\n└─ sheet split\n   └─ List" : "screen\n└─ Home"))
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `dismiss in a cover, which no finger can drag down`(
    _ settings: SwiftUISettings
  ) async throws {
    let app = try await SwiftUISimulation.showing("window\n└─ stack\n   └─ Home*", settings)
    try await app.window.router.navigate(to: productInCover)
    #expect(app.drawing == "screen\n└─ cover stack\n   └─ Product")
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.swipeDown() }
    await app.dismiss()
    #expect(app.drawing == "screen\n└─ stack\n   └─ Home")
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `dismiss asks no guard, and a finger does`(_ settings: SwiftUISettings) async throws {
    let before = "window\n├─ Home\n└─ modal Draft"
    var asked = 0
    for dismisses in [false, true] {
      let app = try await SwiftUISimulation.showing(before, settings) { asked += 1 }
      if dismisses { await app.dismiss() } else { try await app.swipeDown() }
      #expect(app.window.drawing == (dismisses ? "window\n└─ Home" : before))
      #expect(asked == (settings.attemptsTold > 0 ? 1 : 0))
      #expect(app.complaints == [])
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `dismiss of a screen below the topmost one takes those above along`(
    _ settings: SwiftUISettings
  ) async throws {
    let app = try await SwiftUISimulation.showing(
      "window\n└─ stack\n   ├─ Home\n   ├─ Shelf\n   └─ Product*", settings)
    let stack = try #require(app.window.root as? ModelStack)
    await app.dismiss(from: stack.screens[1])
    #expect(app.window.drawing == "window\n└─ stack\n   └─ Home*")
    let sheets = try await SwiftUISimulation.showing(
      "window\n├─ Home\n├─ modal Login\n└─ modal Help", settings)
    await sheets.dismiss(from: sheets.window.layers[1])
    #expect(sheets.window.drawing == "window\n└─ Home")
    #expect(app.complaints + sheets.complaints == [])
  }

  @Test(arguments: SwiftUISettings.pairs)
  func `dismiss in the middle of a navigation`(_ settings: SwiftUISettings) async throws {
    for turns in 1...6 {
      let app = try await SwiftUISimulation.showing(
        "window\n└─ stack\n   ├─ Home\n   └─ Shelf*", settings)
      let navigation = app.window.router.go(to: productOnStack)
      app.later(turns) { app.callDismiss() }
      _ = try? await navigation.value
      await app.untilIdle()
      #expect(app.window.isSettled, "\(turns)")
      #expect(app.discrepancy == nil, "\(turns)")
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `The caller of a screen that goes in the background learns that in the foreground`(
    _ settings: SwiftUISettings
  ) async throws {
    let app = try await SwiftUISimulation.showing("window\n└─ Home", settings)
    let question = StepAssembly(finder: .nil(), factory: ClosureFactory { Question() })
      .using(.presentModally()).from(.current())
    var isOver = false
    Task {
      _ = try? await app.window.router.result(of: question)
      isOver = true
    }
    try await app.wait { app.window.layers.count == 2 }
    // The app may keep the screen.
    let kept = app.window.layers[1]
    app.callDismiss()
    app.enterBackground()
    await app.untilIdle()
    await app.goToForeground()
    #expect(app.window.drawing == "window\n└─ Home")
    #expect(kept.window == nil)
    #expect(isOver)
  }

  @Test(arguments: SwiftUISettings.each)
  func `Back, from its button and its menu`(_ settings: SwiftUISettings) async throws {
    let before = "window\n└─ tabs\n   └─ stack*\n      ├─ Home\n      ├─ Shelf\n      └─ Product*"
    for (count, names) in [(1, ["Home", "Shelf"]), (2, ["Home"])] {
      let app = try await SwiftUISimulation.showing(before, settings)
      #expect(
        app.drawing == "screen\n└─ tabs (Home*)\n   └─ stack (back to Shelf)\n      └─ Product")
      try await app.tapBack(by: count)
      let stack = try #require((app.window.root as? ModelTabs)?.selected as? ModelStack)
      #expect(stack.screens.map(\.name) == names)
      #expect(app.complaints == [])
    }
  }

  @Test func `A pop in a sheet ends with the sheet`() async throws {
    var settings = SwiftUISettings()
    settings.animationTurns = 12
    try await visit(
      "window\n├─ Home\n└─ modal stack\n   ├─ Help\n   └─ Terms*", settings
    ) { simulation in
      simulation.dismissTopmost()
      simulation.after(5) { simulation.callDismiss() }
      while simulation.shownScreens.count > 1 { try await simulation.display.toolkit.nextTurn() }
      #expect(simulation.motion == .still)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }
}

/// A screen that gives a result.
private final class Question: ModelScreen, ResultScreen {
  let results = Results<Bool>()
}

/// A draft that counts how often it is asked.
private final class CountedDraft: ModelScreen, LeaveGuard {
  private let ask: () -> Void

  init(_ ask: @escaping () -> Void) {
    self.ask = ask
    super.init(name: "Draft")
  }

  func confirmLeaving() -> Bool {
    ask()
    return false
  }
}

extension SwiftUISimulation {
  /// An app whose first screens are those of a drawing.
  fileprivate static func showing(
    _ drawing: String, _ settings: SwiftUISettings, ask: @escaping () -> Void = {}
  ) async throws -> SwiftUISimulation {
    let window = try ModelWindow(drawing: drawing) { name in
      name == "Draft" ? CountedDraft(ask) : ModelScreen(name: name)
    }
    return await SwiftUISimulation(settings) { window }
  }
}
