import Foundation
import Switchback
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Reads when an event had its turn.

/// What an app does while a navigation waits, repeated at the same point.
struct ReplayTurnsTests {
  @Test func `A navigation that waited for another one has its turn after the end of that one`()
    async throws
  {
    for _ in 1...5 {
      let app = ShopApp()
      try await app.navigator.navigate(to: .wizard)
      await app.settle()
      #expect(
        app.window.drawing == """
          window
          └─ stack
             ├─ Home
             ├─ Wizard
             └─ Help*
          """)
      let events = app.recorder.recording.events
      #expect(events.map { $0.navigation?.outer } == [nil, 1])
      #expect(events[1].beginning >= events[0].end)
      try await app.expectSameReplay(of: 1)
    }
  }

  @Test func `An action recorded while a log-in waits is repeated before the answer`()
    async throws
  {
    let app = ShopApp()
    let account = app.navigator.go(to: .account)
    await app.wait(for: "Login")
    app.note("turn the sound off")
    await app.settle()
    app.answer()
    _ = try await account.value
    #expect(
      app.recorder.recording.events[1].before.drawing == """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Login
        """)
    try await app.expectSameReplay(of: 2)
  }

  @Test func `An action recorded while the second question waits is repeated after the first`()
    async throws
  {
    let app = ShopApp()
    let order = app.navigator.go(to: .order)
    await app.wait(for: "Login")
    // The longest wait.
    try await Task.sleep(for: .milliseconds(100))
    app.answer()
    await app.wait(for: "Terms")
    app.note("turn the sound off")
    app.answer()
    _ = try await order.value
    #expect(
      app.recorder.recording.events[1].before.drawing == """
        window
        ├─ stack
        │  └─ Home*
        ├─ modal Login
        └─ modal Terms
        """)
    try await app.expectSameReplay(of: 2)
  }

  @Test func `An action recorded while a guard asks is repeated before the answer`()
    async throws
  {
    let app = ShopApp()
    try await app.navigator.navigate(to: .form)
    let help = app.navigator.go(to: .help)
    await app.settle()
    app.note("turn the sound off")
    app.answer()
    _ = try await help.value
    #expect(
      app.recorder.recording.events[2].before.drawing == """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Form
        """)
    #expect(app.window.drawing.contains("Help"))
    try await app.expectSameReplay(of: 3)
  }

  @Test func `An action recorded after the answers does not delay them`() async throws {
    let app = ShopApp()
    let download = app.navigator.go(to: .download)
    await app.wait(for: "Login")
    app.answer()
    _ = try await download.value
    let events = app.recorder.recording.events
    #expect(events.map { $0.navigation == nil } == [false, true])
    #expect(events[1].time < events[0].end)
    try await app.expectSameReplay(of: 2)
  }

  @Test func `A navigation that begins in the turn of the recorded log-in begins in it again`()
    async throws
  {
    let app = ShopApp()
    let account = app.navigator.go(to: .account)
    await app.wait(for: "Login")
    app.note("log in")
    app.answer()
    let note = app.navigator.go(to: .note)
    _ = try await account.value
    _ = try await note.value
    #expect(
      app.recorder.recording.events[2].after.drawing == """
        window
        ├─ stack
        │  └─ Home*
        ├─ modal Login
        └─ modal Help
        """)
    try await app.expectSameReplay(of: 3, isAnswering: false)
  }
}

private enum Place: Codable { case account, download, form, help, note, order, wizard }

private class AskingScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
  private(set) var isAnswered = false

  func answer() {
    isAnswered = true
    results.give("Ada")
  }
}

private final class HelpScreen: ModelScreen {}
private final class WizardScreen: ModelScreen {}
private final class AccountScreen: ModelScreen {}
private final class LoginScreen: AskingScreen {}
private final class TermsScreen: AskingScreen {}

private final class FormScreen: AskingScreen, LeaveGuard {
  func confirmLeaving() async -> Bool {
    while !isAnswered { try? await Task.sleep(for: .milliseconds(1)) }
    return true
  }
}

/// An app that asks its user.
private final class ShopApp {
  let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
  let recorder = NavigationRecorder()
  private var user: String?

  private(set) lazy var navigator = Navigator<Place>(router: recorder.recording(window.router)) {
    self.step(to: $0)
  }

  func note(_ action: String) { recorder.note(action, in: window) }

  private var isAsking: Bool { (window.layers.last as? AskingScreen)?.isAnswered == false }

  /// Answers as the user of the topmost screen.
  func answer() { (window.layers.last as? AskingScreen)?.answer() }

  func wait(for name: String) async {
    while window.layers.last?.name != name { await Task.yield() }
    await settle()
  }

  /// Lets what is due on the main actor run.
  func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  /// Replays what the app did in a new app, whose user answers as soon as possible.
  func expectSameReplay(of count: Int, isAnswering: Bool = true) async throws {
    let recording = try Recording(json: recorder.recording.json())
    let report = try await recording.replay {
      let app = ShopApp()
      return ReplayStart(
        window: app.window, navigator: app.navigator, recorder: app.recorder,
        performing: { _, _ in if !isAnswering { app.answer() } },
        answering: { _ in
          guard isAnswering else { return }
          while !app.isAsking { try await Task.sleep(for: .milliseconds(1)) }
          app.answer()
        })
    }
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == count)
  }

  private func step(to place: Place) -> BoundStep {
    let stack = GeneralStep.existing(ModelStack.self)
    let login = StepAssembly { LoginScreen() }.using(.presentModally()).from(.current())
    let terms = StepAssembly { TermsScreen() }.using(.presentModally()).from(.current())
    let account = StepAssembly { AccountScreen() }
      .requiring(login, unless: { self.user != nil }) { self.user = $0 }
    switch place {
    case .account: return BoundStep(account.using(.push()).from(stack))
    case .order:
      return BoundStep(account.requiring(terms, unless: { false }).using(.push()).from(stack))
    case .download:
      let noting = account.adding(
        .postRoutingTask { (_: AccountScreen, _: Void, _) in self.note("download") })
      return BoundStep(noting.using(.push()).from(stack))
    case .form:
      return BoundStep(StepAssembly { FormScreen() }.using(.presentModally()).from(.current()))
    case .help: return BoundStep(StepAssembly { HelpScreen() }.using(.push()).from(stack))
    case .note:
      return BoundStep(StepAssembly { HelpScreen() }.using(.presentModally()).from(.current()))
    case .wizard:
      let wizard = StepAssembly { WizardScreen() }.adding(
        .postRoutingTask { (_: WizardScreen, _: Void, _) in self.navigator.go(to: .help) })
      return BoundStep(wizard.using(.push()).from(stack))
    }
  }
}
