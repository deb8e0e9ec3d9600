#if !canImport(UIKit)
import Foundation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

private enum Chains {
  static let rate = StepAssembly {
    Prompt(title: "Do you like it?", choices: [.default("Yes", 5), .cancel("Later", 0)])
  }
  .using(.presentModally()).from(.current())
  static let sort = StepAssembly {
    Prompt(title: "Sort by", style: .dialog, choices: [.default("Price", "price")])
  }
  .using(.presentModally()).from(.current())
  static let note = StepAssembly { Prompt<Int>(title: "Saved", choices: []) }
    .using(.presentModally()).from(.current())
  static let login = StepAssembly { Login() }.using(.presentModally()).from(.current())
  static let home = GeneralStep.custom(using: ClassFinder<ModelStack, Void>())
  static let product = StepAssembly(
    finder: ClassFinder<Product, Void>(), factory: ClosureFactory { Product() }
  )
  .using(.push()).from(home)
}

/// Alerts and dialogs: as screens that give a result, and those that the model does not know.
@Suite(.serialized)
struct PromptTests {
  nonisolated static let settings = [SwiftUISettings()] + SwiftUISettings.pairs(seed: 17)
  private let home = "window\n└─ stack\n   └─ Home*"

  @Test func `Without a display, a test answers`() async throws {
    let window = try ModelWindow(drawing: home) { _ in nil }
    let answer = Task { try await WindowRouter(window: window).result(of: Chains.rate) }
    for _ in 0..<10_000 where window.layers.count < 2 { await Task.yield() }
    try #require(window.layers.count == 2)
    let prompt = window.layers[1]
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Prompt(Do you like it?)")
    #expect(throws: ModelError.self) { try prompt.choose("No") }
    #expect(throws: ModelError.self) { try window.layers[0].choose("Yes") }
    try prompt.choose("Yes")
    let given = try await answer.value
    #expect(given == 5)
    #expect(window.drawing == home)
  }

  @Test(arguments: settings, [true, false])
  func `The user chooses, and the caller gets the answer, of a prompt that is kept, too`(
    _ settings: SwiftUISettings, _ isKept: Bool
  ) async throws {
    let kept = ContentScreen(
      Prompt(title: "Do you like it?", choices: [.default("Yes", 5), .cancel("Later", 0)]))
    let again = anew { kept }.using(.presentModally()).from(.current())
    try await visit(home, settings) { [home] simulation in
      for (title, expected) in [("Yes", 5), ("Later", 0)] {
        let rate = isKept ? again : Chains.rate
        let answer = Task { try await simulation.router.result(of: rate) }
        await simulation.untilIdle()
        #expect(simulation.discrepancy == nil, "\(settings)")
        #expect(!simulation.choose("No"))
        #expect(!simulation.goBack())
        #expect(simulation.choose(title))
        await simulation.untilIdle()
        let given = try await answer.value
        #expect(given == expected, "\(settings)")
        #expect(simulation.window.drawing == home)
      }
      let sort = Task { try await simulation.router.result(of: Chains.sort) }
      await simulation.untilIdle()
      #expect(simulation.drawing.hasSuffix("└─ dialog \"Sort by\" (Price, Cancel)"))
      try await simulation.tap("Price")
      let order = try await sort.value
      #expect(order == "price")
    }
  }

  @Test(arguments: settings)
  func `SwiftUI adds a button without an answer`(_ settings: SwiftUISettings) async throws {
    try await visit(home, settings) { [home] simulation in
      let note = Task { try await simulation.router.result(of: Chains.note) }
      await simulation.untilIdle()
      #expect(simulation.drawing.hasSuffix("└─ alert \"Saved\" (OK)"))
      #expect(simulation.choose("OK"))
      let sort = Task { try await simulation.router.result(of: Chains.sort) }
      await simulation.untilIdle()
      #expect(simulation.choose("Cancel"))
      let (noted, order) = try await (note.value, sort.value)
      #expect(noted == nil && order == nil, "\(settings)")
      await simulation.untilIdle()
      #expect(simulation.window.drawing == home)
    }
  }

  @Test(arguments: settings)
  func `A navigation to a screen below takes a prompt away, without an answer`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(home, settings) { simulation in
      let answer = Task { try await simulation.router.result(of: Chains.rate) }
      await simulation.untilIdle()
      try await simulation.router.navigate(to: Chains.product)
      let given = try await answer.value
      #expect(given == nil)
      #expect(simulation.window.changes.map(\.operation) == [.present, .dismiss, .setScreens])
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*")
    }
  }

  @Test(arguments: settings, [true, false])
  func `Layers above a prompt appear when the user has answered`(
    _ settings: SwiftUISettings, _ areSeveral: Bool
  ) async throws {
    try await visit(home, settings) { simulation in
      let answer = Task { try await simulation.router.result(of: Chains.rate) }
      await simulation.untilIdle()
      try await simulation.router.navigate(to: Chains.login)
      #expect(simulation.discrepancy == nil)
      if areSeveral {
        try await simulation.window.layers[2].presentScreen(
          ModelScreen(name: "Terms"), animated: true)
      }
      #expect(simulation.choose("Yes"))
      await simulation.untilIdle()
      await simulation.window.settle()
      let given = try await answer.value
      #expect(given == 5, "\(settings)")
      let above = areSeveral ? "├─ modal Login\n└─ modal Terms" : "└─ modal Login"
      #expect(
        simulation.window.drawing == "window\n├─ stack\n│  └─ Home*\n\(above)", "\(settings)")
      #expect(
        simulation.drawing.hasSuffix(above.replacing("modal", with: "sheet")), "\(settings)")
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit))
  func `Under an alert of the app's own, navigations neither wait nor fail`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(home, settings) { simulation in
      simulation.showAlert()
      try await simulation.router.navigate(to: Chains.product)
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*")
      try await simulation.router.navigate(to: Chains.login)
      #expect(simulation.window.layers.count == 2)
      #expect(simulation.window.isSettled)
      try await simulation.router.navigate(to: Chains.login)
      await simulation.window.settle()
      simulation.answerAlert()
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(simulation.window.layers.map(\.name) == ["stack", "Login"], "\(settings)")
      #expect(simulation.display.isOnDisplay(simulation.window.layers[1]), "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `A prompt behind another one appears although a push waits for the answer, too`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(home, settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let prompts = (0..<2).map { _ in
        ContentScreen(Prompt(title: "Do you like it?", choices: [.default("Yes", 5)]))
      }
      let prompt = "Prompt(Do you like it?)"
      try await stack.presentScreen(prompts[0], animated: true)
      try await prompts[0].presentScreen(prompts[1], animated: true)
      #expect(
        simulation.window.drawing
          == "window\n├─ stack\n│  └─ Home*\n├─ modal \(prompt)\n└─ modal \(prompt)")
      #expect(simulation.choose("Yes"))
      try await stack.setContainedScreens(stack.screens + [Product()], animated: true)
      await simulation.untilIdle()
      #expect(
        simulation.window.drawing
          == "window\n├─ stack\n│  ├─ Home\n│  └─ Product*\n└─ modal \(prompt)")
      #expect(simulation.discrepancy == nil, "\(settings)")
      #expect(simulation.choose("Yes"), "\(settings)")
    }
  }

  /// In the background, each attempt to present again takes as long as a finger may rest.
  @Test func `A closed window ends the attempts to present what an alert has dropped`()
    async throws
  {
    try await Simulation.run { [home] simulator in
      weak var display: ScreenDisplay?
      do {
        let window = try ModelWindow(drawing: home) { _ in nil }
        let simulation = await SwiftUISimulation.show(window, on: simulator.loop)
        display = simulation.display
        simulation.showAlert()
        try await simulation.router.navigate(to: Chains.login)
        simulation.enterBackground()
      }
      let turns = simulator.loop.turnCount
      await simulator.untilIdle()
      #expect(display == nil)
      #expect(simulator.loop.turnCount - turns < 100)
    }
  }

  @Test(arguments: settings)
  func `A layer goes with the prompt above it, and takes no transition too many`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ stack\n│  └─ Home*\n└─ modal Help", settings) { [home] simulation in
      let answer = Task { try await simulation.router.result(of: Chains.rate) }
      await simulation.untilIdle()
      #expect(simulation.window.layers.count == 3)
      try await simulation.router.navigateBack(.dismissAll)
      let given = try await answer.value
      #expect(given == nil)
      #expect(simulation.window.drawing == home, "\(settings)")
      #expect(simulation.drawing == "screen\n└─ stack\n   └─ Home", "\(settings)")
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit), 0..<7)
  func `An alert of the app's own that comes and goes at any time takes nothing away`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    try await visit(home, settings) { simulation in
      for duration in 1..<7 {
        simulation.after(turns) { simulation.showAlert() }
        simulation.after(turns + duration) { simulation.answerAlert() }
        try await simulation.router.navigate(to: Chains.login)
        await simulation.untilIdle()
        await simulation.window.settle()
        #expect(simulation.drawing.hasSuffix("└─ sheet Login"), "\(duration), \(settings)")
        try await simulation.router.navigateBack()
      }
    }
  }

  @Test(arguments: 0..<4)
  func `What an alert has dropped is presented three times at most`(_ drops: Int) async throws {
    try await visit(home) { [home] simulation in
      simulation.showAlert()
      try await simulation.router.navigate(to: Chains.login)
      simulation.presentationsToDrop = drops
      simulation.answerAlert()
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(
        simulation.window.drawing
          == (drops < 3 ? "window\n├─ stack\n│  └─ Home*\n└─ modal Login" : home))
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit), -1..<5)
  func `A prompt appears after an alert of the app's own that comes at about the same time`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    try await visit(home, settings) { [home] simulation in
      if turns < 0 { simulation.showAlert() }
      simulation.after(max(turns, 0)) { simulation.showAlert() }
      simulation.after(12) { simulation.answerAlert() }
      // Another alert comes when the prompt is presented again.
      simulation.after(13 + max(turns, 0)) { simulation.showAlert() }
      simulation.after(25) { simulation.answerAlert() }
      let answer = Task { try await simulation.router.result(of: Chains.rate) }
      await simulation.untilIdle()
      #expect(simulation.window.layers.count == 2)
      #expect(simulation.choose("Yes"), "\(settings)")
      await simulation.untilIdle()
      let given = try await answer.value
      #expect(given == 5)
      #expect(simulation.window.drawing == home)
    }
  }

  @Test(arguments: settings, 0..<4)
  func `A prompt appears or fails if a view calls dismiss at the same time`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Product*", settings) { simulation in
      simulation.after(turns) { simulation.callDismiss() }
      let answer = Task { try await simulation.router.result(of: Chains.rate) }
      await simulation.untilIdle()
      // SwiftUI drops the presentation.
      simulation.warnings = []
      if simulation.window.layers.count == 1 {
        let error = await #expect(throws: NavigationError.self) { try await answer.value }
        #expect("\(error!)".contains("SwiftUI was asked to show Prompt"))
      } else {
        #expect(simulation.discrepancy == nil, "\(settings)")
        #expect(simulation.choose("Yes"), "\(settings)")
        await simulation.untilIdle()
        let given = try await answer.value
        #expect(given == 5)
      }
    }
  }

  @Test(arguments: [14, 24], 0..<40)
  func `A prompt that SwiftUI may have dropped on a Mac is presented again before the next change`(
    _ first: Int, _ between: Int
  ) async throws {
    var settings = SwiftUISettings()
    (settings.lifeCycle, settings.animationTurns) = (.withoutUIKit, 12)
    try await visit("window\n└─ stack\n   ├─ Home\n   ├─ Login\n   └─ Product*", settings) {
      simulation in
      let stack = try simulation.screen(ModelStack.self)
      for turns in [first, first + between] { simulation.after(turns) { simulation.callDismiss() } }
      let prompt = ContentScreen(Prompt(title: "Do you like it?", choices: [.default("Yes", 5)]))
      try await stack.presentScreen(prompt, animated: true)
      await simulation.window.settle()
      // The last call may come only now.
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(simulation.isAtRest)
      // SwiftUI drops the presentation in the middle of Back.
      simulation.warnings = []
      #expect(simulation.drawing.hasSuffix("└─ alert \"Do you like it?\" (Yes)"))
    }
  }

  @Test(arguments: settings.filter(\.hasUIKit))
  func `A sheet that comes back with its tab under such an alert appears after it`(
    _ settings: SwiftUISettings
  ) async throws {
    let before = "window\n├─ tabs\n│  ├─ Home* ^\n│  └─ Bag\n└─ modal Help"
    try await visit(before, settings) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      try await tabs.makeVisible(tabs.screens[1], animated: true)
      await simulation.untilIdle()
      #expect(simulation.window.drawing.hasPrefix("window\n└─ tabs"))
      simulation.showAlert()
      try await tabs.makeVisible(tabs.screens[0], animated: true)
      simulation.answerAlert()
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(simulation.window.drawing == before)
      #expect(simulation.drawing.hasSuffix("└─ sheet Help"), "\(settings)")
    }
  }

  @Test func `Without UIKit, such an alert cannot be seen, and the error says what is missing`()
    async throws
  {
    var settings = SwiftUISettings()
    settings.lifeCycle = .withoutUIKit
    try await visit(home, settings) { [home] simulation in
      simulation.showAlert()
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: Chains.login)
      }
      #expect("\(error!)".contains("SwiftUI was asked to show Login"))
      simulation.answerAlert()
      #expect(simulation.window.drawing == home)
    }
  }

  private final class Review: ModelScreen, LeaveGuard {
    func confirmLeaving() async -> Bool {
      await Prompt.discarding("Discard your review?").isAgreed(above: self)
    }
  }

  @Test func `A question does not hold its window`() async throws {
    weak var window: ModelWindow?
    let review = Review()
    var answer: Task<Bool, Never>?
    try await visit(home) { simulation in
      window = simulation.window
      try await simulation.window.layers[0].presentScreen(review, animated: true)
      answer = Task { await review.confirmLeaving() }
      await simulation.untilIdle()
      #expect(simulation.window.layers.count == 3)
    }
    #expect(window == nil)
    #expect(await answer?.value == false)
  }

  @Test(arguments: settings, [0, 1, 5, 60])
  func `A newer navigation asks anew, and the first question goes`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    try await visit(home, settings) { [home] simulation in
      try await simulation.window.layers[0].presentScreen(Review(), animated: true)
      let first = simulation.router.goBack()
      var second: Task<NavigationOutcome, any Error>?
      simulation.after(turns) { second = simulation.router.goBack(policy: .replace) }
      await simulation.untilIdle()
      await #expect(throws: NavigationError.self) { try await first.value }
      #expect(simulation.window.layers.count == 3, "\(settings)")
      #expect(simulation.choose("Discard"), "\(settings)")
      await simulation.untilIdle()
      _ = try await second?.value
      #expect(simulation.window.drawing == home, "\(settings)")
      #expect(simulation.discrepancy == nil, "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `A screen asks before it goes`(_ settings: SwiftUISettings) async throws {
    try await visit(home, settings) { [home] simulation in
      try await simulation.window.layers[0].presentScreen(Review(), animated: true)
      for (button, layers) in [("Keep Editing", 2), ("Discard", 1)] {
        let back = simulation.router.goBack()
        await simulation.untilIdle()
        #expect(simulation.window.layers.count == 3)
        #expect(simulation.choose(button), "\(settings)")
        await simulation.untilIdle()
        _ = try? await back.value
        #expect(simulation.window.layers.count == layers, "\(settings)")
      }
      #expect(simulation.window.drawing == home)
    }
  }

  @Test(arguments: settings)
  func `The user taps outside of a popover, or a navigation takes it away`(
    _ settings: SwiftUISettings
  ) async throws {
    let step = StepAssembly { Login() }
      .using(.presentModally(as: .popover(from: "bag"))).from(.current())
    try await visit(home, settings) { [home] simulation in
      for _ in 0..<2 {
        try await simulation.router.navigate(to: step)
        #expect(
          simulation.drawing == "screen\n├─ stack\n│  └─ Home\n└─ popover Login")
        try await simulation.tapOutside()
        #expect(simulation.window.drawing == home, "\(settings)")
        await #expect(throws: SwiftUISimulation.Impossible.self) {
          try await simulation.tapOutside()
        }
      }
      try await simulation.router.navigate(to: step)
      try await simulation.router.navigateBack()
      #expect(simulation.window.drawing == home, "\(settings)")
      #expect(simulation.isAtRest)
    }
  }

  @Test func `A popover points at the view that has its name`() throws {
    let window = try ModelWindow(drawing: home) { _ in nil }
    let simulation = SwiftUISimulation(window)
    let slot = simulation.display.slot(above: window.layers[0])
    let login = Login()
    login.modalStyle = .popover(from: "bag")
    #expect(slot.anchor(of: login) == nil)
    let view = Owner()
    slot.place("bag", at: CGRect(x: 1, y: 2, width: 3, height: 4), of: view)
    #expect(slot.anchor(of: login) == CGRect(x: 1, y: 2, width: 3, height: 4))
    login.modalStyle = .popover()
    #expect(slot.anchor(of: login) == nil)
  }

  @Test func `A popover points at no view that has gone`() throws {
    let window = try ModelWindow(drawing: home) { _ in nil }
    let simulation = SwiftUISimulation(window)
    let slot = simulation.display.slot(above: window.layers[0])
    let login = Login()
    login.modalStyle = .popover(from: "bag")
    let (below, above) = (Owner(), Owner())
    let frames = [1, 2, 3].map { CGRect(x: $0, y: 0, width: 3, height: 4) }
    slot.place("bag", at: frames[0], of: below)
    // A view with the same name is pushed: it comes before the other one goes.
    slot.place("bag", at: frames[1], of: above)
    slot.remove("bag", of: below)
    #expect(slot.anchor(of: login) == frames[1])
    // It is popped.
    slot.place("bag", at: frames[0], of: below)
    slot.remove("bag", of: above)
    #expect(slot.anchor(of: login) == frames[0])
    // It moves.
    slot.place("bag", at: frames[2], of: below)
    #expect(slot.anchor(of: login) == frames[2])
    slot.remove("bag", of: below)
    #expect(slot.anchor(of: login) == nil)
  }

  private final class Owner {}

  @Test func `A style that does not fit is an error that says so`() async throws {
    let window = try ModelWindow(drawing: home) { _ in nil }
    let sheet = StepAssembly { Prompt(title: "?", choices: [.cancel("No", false)]) }
      .using(.presentModally(as: .sheet)).from(.current())
    let alert = StepAssembly { Login() }.using(.presentModally(as: .alert)).from(.current())
    for step in [BoundStep(sheet), BoundStep(alert)] {
      let error = await #expect(throws: NavigationError.self) {
        try await WindowRouter(window: window).navigate(to: step, options: NavigationOptions())
      }
      #expect("\(error!)".contains("Leave the style out"))
    }
    #expect(window.drawing == home)
  }
}
#endif
