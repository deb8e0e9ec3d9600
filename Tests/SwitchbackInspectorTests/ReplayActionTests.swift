import Foundation
import Switchback
import SwitchbackInspector
import SwitchbackMaps
import SwitchbackModel
import Testing

/// Recorded actions that change the screens themselves.
struct ReplayActionTests {
  private final class HomeScreen: ModelScreen {}
  private final class BagScreen: ModelScreen {}
  private final class AccountScreen: ModelScreen {}
  private final class LoginScreen: ModelScreen {}

  private enum Place: Destination, Codable {
    case bag

    var step: BoundStep { BoundStep(GeneralStep.existing(BagScreen.self)) }
  }

  private enum Action: String, Codable, CaseIterable {
    case selectsTab, pops, makesRoot, none

    func perform(in window: ModelWindow) async throws {
      guard let tabs = window.root as? ModelTabs else { return }
      switch self {
      case .selectsTab: try tabs.select(1)
      case .pops: try (tabs.screens[0] as? ModelStack)?.pop()
      case .makesRoot:
        try await window.setRootScreen(
          ModelTabs(ModelStack(LoginScreen()), ModelStack(BagScreen())), animated: false)
      case .none: break
      }
    }
  }

  private static func makeWindow() -> ModelWindow {
    ModelWindow(
      ModelTabs(
        ModelStack(HomeScreen(), AccountScreen()), ModelStack(BagScreen()),
        ModelStack(ModelScreen(name: "Help"))))
  }

  private static func record(
    _ action: Action, thenUser act: (ModelTabs) throws -> Void = { _ in },
    endsWithIt: Bool = false
  ) async throws -> Recording {
    let window = makeWindow()
    let recorder = NavigationRecorder()
    window.router = recorder.recording(window.router)
    recorder.note(action, in: window)
    try await action.perform(in: window)
    if let tabs = window.root as? ModelTabs { try act(tabs) }
    if !endsWithIt { try await window.router.navigate(to: Place.bag) }
    return recorder.recording
  }

  private static func replay(
    _ recording: Recording, doing other: Action? = nil
  ) async throws -> ReplayReport {
    try await recording.replay {
      let window = makeWindow()
      return ReplayStart(
        window: window, navigator: Navigator<Place>(router: window.router),
        performing: { _, json in
          let action = try JSONDecoder().decode(Action.self, from: json)
          try await (other ?? action).perform(in: window)
        })
    }
  }

  @Test(arguments: Action.allCases, [true, false])
  private func `An action that changes the screens is repeated with its changes`(
    action: Action, endsWithIt: Bool
  ) async throws {
    let recording = try await Self.record(action, endsWithIt: endsWithIt)
    let report = try await Self.replay(recording)
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == recording.events.count)
  }

  @Test(arguments: [Action.selectsTab, .pops])
  private func `What the user does behind an action is repeated, too`(action: Action) async throws {
    let recording = try await Self.record(action) { try $0.select(2) }
    let report = try await Self.replay(recording)
    #expect(report.isSame, "\(report)")
    #expect(recording.events.count == 3)
  }

  @Test func `A closure that leaves the changes to the replay is right, too, where it has moves`()
    async throws
  {
    let report = try await Self.replay(Self.record(.selectsTab), doing: Action.none)
    #expect(report.isSame, "\(report)")
    let left = try await Self.replay(Self.record(.makesRoot), doing: Action.none)
    #expect(left.omissions.map(\.event) == [2])
  }

  @Test(arguments: [
    (Action.makesRoot, Action.pops), (.none, .selectsTab), (.none, .makesRoot), (.pops, .makesRoot),
  ])
  private func `An action that does something else than recorded is noticed`(
    recorded: Action, now: Action
  ) async throws {
    let report = try await Self.replay(Self.record(recorded), doing: now)
    #expect(report.difference != nil, "\(report)")
  }

  /// An app in which a screen leads on to the bag by itself, as soon as it is on display.
  private static func makeRedirectingWindow(_ recorder: NavigationRecorder?) -> ModelWindow {
    let window = makeWindow()
    var hasLedOn = false
    let router = WindowRouter(window: window).observing { [weak window] event in
      guard case .finished(let outcome) = event.kind, outcome.destination is LoginScreen,
        !hasLedOn
      else { return }
      hasLedOn = true
      Task { _ = try? await window?.router.navigate(to: Place.bag) }
    }
    window.router = recorder?.recording(router) ?? router
    return window
  }

  private enum LedOn: Destination, Codable {
    case login, bag

    var step: BoundStep {
      switch self {
      case .login: BoundStep(StepAssembly { LoginScreen() }.using(.presentModally()).from(.root()))
      case .bag: Place.bag.step
      }
    }
  }

  @Test(arguments: [true, false])
  func `What a screen begins by itself is not begun twice`(hasRecorder: Bool) async throws {
    let recorder = NavigationRecorder()
    let window = Self.makeRedirectingWindow(recorder)
    try await window.router.navigate(to: LedOn.login)
    for _ in 0..<50 { await Task.yield() }
    #expect(recorder.recording.events.count == 2)
    let report = try await recorder.recording.replay {
      let other = hasRecorder ? NavigationRecorder() : nil
      let window = Self.makeRedirectingWindow(other)
      return ReplayStart(
        window: window, navigator: Navigator<LedOn>(router: window.router), recorder: other)
    }
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == 2)
  }
}
