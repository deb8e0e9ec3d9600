#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// The user and a navigation at the same time, in all pairs of what is not known of SwiftUI.
@Suite(.serialized)
struct UserMeetsNavigationTests {
  nonisolated static let settings = [SwiftUISettings()] + SwiftUISettings.pairs(seed: 5)

  @Test(arguments: settings.filter(\.hasUIKit))
  func `A navigation waits for a swipe, and goes on from where that has led`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
      let swipe = try #require(simulation.beginSwipeBack())
      simulation.after(20) { swipe.complete() }
      try await simulation.router.navigate(to: productOnStack)
      #expect(
        simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*", "\(settings)")
      #expect(simulation.changes.first == "makeVisible Home on stack, layer 0, by the user")
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit))
  func `A swipe that is let go of changes nothing`(_ settings: SwiftUISettings) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
      let swipe = try #require(simulation.beginSwipeBack())
      simulation.after(20) { swipe.cancel() }
      try await simulation.router.navigate(to: productOnStack)
      #expect(
        simulation.window.drawing
          == "window\n└─ stack\n   ├─ Home\n   ├─ Sale\n   └─ Product*", "\(settings)")
      #expect(simulation.changes.count == 1)
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit), [true, false])
  func `A swipe that begins with a presentation does not make it fail`(
    _ settings: SwiftUISettings, _ completes: Bool
  ) async throws {
    for turns in 0...3 {
      try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
        simulation.after(turns) {
          guard let swipe = simulation.beginSwipeBack() else { return }
          simulation.after(20) { completes ? swipe.complete() : swipe.cancel() }
        }
        try await simulation.router.navigate(to: presentedLogin)
        #expect(simulation.window.layers.map(\.name) == ["stack", "Login"], "\(settings)")
        // SwiftUI has dropped the first attempt.
        simulation.warnings = []
      }
    }
  }

  @Test func `A finger that rests very long on a screen that a navigation pops gives it back`()
    async throws
  {
    var settings = SwiftUISettings()
    settings.pathWhileMoving = .dropped
    for turns in 0...2 {
      try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
        simulation.after(turns) {
          let swipe = simulation.beginSwipeBack()
          simulation.after(1_900) { swipe?.cancel() }
        }
        _ = try? await simulation.router.navigateBack()
        await simulation.untilIdle()
        await simulation.window.settle()
        // The user sees what the model says: see `visit`.
        #expect(simulation.window.isSettled)
        #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
        // SwiftUI loses the path, which is then written again.
        simulation.warnings = []
      }
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit))
  func `A navigation waits for a finger that holds a sheet, which then goes or stays`(
    _ settings: SwiftUISettings
  ) async throws {
    for isCompleted in [true, false] {
      try await visit("window\n├─ stack\n│  └─ Home*\n└─ modal Help", settings) { simulation in
        let swipe = try #require(simulation.beginSwipeDown())
        simulation.after(20) { if isCompleted { swipe.complete() } else { swipe.cancel() } }
        try await simulation.router.navigate(to: presentedLogin)
        let below = isCompleted ? "" : "├─ modal Help\n"
        #expect(
          simulation.window.drawing == "window\n├─ stack\n│  └─ Home*\n\(below)└─ modal Login",
          "\(settings)")
      }
    }
  }

  @Test(arguments: settings)
  func `A sheet that comes along with a screen is presented after the screen is on display`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ stack\n│  └─ Home* ^\n└─ modal Help", settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let home = stack.screens[0]
      try await stack.setContainedScreens([home, ModelScreen(name: "Sale")], animated: true)
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Sale*")
      try await stack.makeVisible(home, animated: true)
      await simulation.untilIdle()
      #expect(
        simulation.window.drawing == "window\n├─ stack\n│  └─ Home* ^\n└─ modal Help",
        "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `A tab that the user taps in the middle of a push ends the navigation, and stays`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.animationTurns = 12
    try await visit(
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Bag", settings
    ) { [settings] simulation in
      simulation.after(5) { simulation.selectTab(1) }
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: productOnStack)
      }
      #expect(error?.underlyingError is UndoneByUserError, "\(settings)")
      await simulation.untilIdle()
      #expect(
        simulation.window.drawing
          == "window\n└─ tabs\n   ├─ stack\n   │  └─ Home*\n   └─ Bag*", "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `A sheet that is dismissed in the middle of a push in it ends the navigation`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.animationTurns = 12
    try await visit("window\n├─ Home\n└─ modal stack\n   └─ Help*", settings) { simulation in
      let sheet = try #require(simulation.window.layers.last)
      simulation.after(5) { sheet.userDidDismiss() }
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: productOnStack)
      }
      #expect(error?.underlyingError is UndoneByUserError)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }

  /// Otherwise nothing tells of the answer before the navigation ends.
  @Test(arguments: settings.filter { $0.hasUIKit && $0.promptActionRuns == .beginning })
  func `A prompt that takes the place of an answered one is not said to be dismissed`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let prompts = ["Save?", "Really?"].map {
        ContentScreen(Prompt(title: $0, choices: [.default("Yes", 1)]))
      }
      try await stack.presentScreen(prompts[0], animated: true)
      try await prompts[0].presentScreen(prompts[1], animated: true)
      #expect(
        simulation.window.drawing
          == "window\n├─ stack\n│  └─ Home*\n├─ modal Prompt(Save?)\n└─ modal Prompt(Really?)")
      simulation.window.faults.fail(.dismiss, effect: .dropped)
      simulation.after(1) { #expect(simulation.choose("Yes")) }
      let product = anew { Product() }.using(.push())
        .from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>()))
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: product)
      }
      #expect(error?.message.hasSuffix("All changes were undone.") == true, "\(settings)")
      #expect(
        simulation.window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Prompt(Really?)",
        "\(settings)")
      await simulation.untilIdle()
      #expect(simulation.drawing.hasSuffix("└─ alert \"Really?\" (Yes)"), "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `Several screens that go back at once are one change, which a long press makes`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(
      "window\n└─ stack\n   ├─ Home\n   ├─ Sale\n   ├─ Help\n   └─ Terms*", settings
    ) { simulation in
      #expect(simulation.goBack(by: 3))
      await simulation.untilIdle()
      #expect(simulation.changes == ["makeVisible Home on stack, layer 0, by the user"])
      try await simulation.router.navigate(to: productOnStack)
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*")
    }
  }

  @Test(arguments: settings, [2, 20, 80])
  func `A sheet that is presented again stays when a late message says that the first has gone`(
    _ settings: SwiftUISettings, _ late: Int
  ) async throws {
    var settings = settings
    settings.lateNil = late
    try await visit("window\n└─ Home", settings) { simulation in
      let login = Login()
      let step = anew { login }.using(.presentModally()).from(.current())
      try await simulation.router.navigate(to: step)
      simulation.dismissTopmost()
      while login.window != nil { try await simulation.display.toolkit.nextTurn() }
      try await simulation.router.navigate(to: step)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n├─ Home\n└─ modal Login", "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `What waits for the result of a sheet goes on when the user has dismissed it`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      final class Picker: ModelScreen, ResultScreen {
        let results = Results<Int>()
      }
      let step = StepAssembly(
        finder: NilFinder<Picker, Void>(), factory: ClosureFactory { Picker() }
      )
      .using(.presentModally()).from(.current()).assemble()
      simulation.after(200) { simulation.dismissTopmost() }
      let result = try await simulation.router.result(of: step)
      #expect(result == nil)
    }
  }
}
#endif
