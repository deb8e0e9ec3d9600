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
