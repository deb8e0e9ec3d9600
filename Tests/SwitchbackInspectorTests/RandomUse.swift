import Foundation
import StorefrontApp
import StorefrontCommand
import Switchback
import SwitchbackInspector
import SwitchbackModel

/// The storefront in the hands of chance: links, moves of the user, faults, log-outs.
enum RandomUse {
  /// What the app notes for a replay.
  enum Action: Codable {
    case fault(number: Int, changes: Bool)
    case mend
    case logOut
  }

  static func recording(seed: UInt64, navigations: Int) async throws -> Recording {
    var random = SeededGenerator(seed: seed)
    let recorder = NavigationRecorder(
      app: "random use", limits: .init(events: 1_000_000, bytes: 2_000_000_000))
    let session = Session()
    let app = try await Storefront(
      session: session, person: ScriptedPerson(discardsChanges: true), recorder: recorder)
    for _ in 0..<navigations {
      let chance = Int.random(in: 0..<100, using: &random)
      if chance < 15 {
        let action = Action.fault(
          number: Int.random(in: 1...3, using: &random), changes: chance < 5)
        recorder.note(action, in: app.window)
        perform(action, app.window, session)
      } else if chance < 20 {
        recorder.note(Action.logOut, in: app.window)
        perform(.logOut, app.window, session)
      }
      let link = ExploredStorefront.links.randomElement(using: &random)?.0 ?? ""
      _ = try? await app.open(link)
      recorder.note(Action.mend, in: app.window)
      perform(.mend, app.window, session)
      if Int.random(in: 0..<3, using: &random) == 0 { move(app.window, &random) }
      if Int.random(in: 0..<4, using: &random) == 0 { move(app.window, &random) }
    }
    return recorder.recording
  }

  /// The start of a replay.
  static func start() async throws -> ReplayStart<ShopLink> {
    let session = Session()
    let app = try await Storefront(
      session: session, person: ScriptedPerson(discardsChanges: true))
    return ReplayStart(window: app.window, navigator: app.navigator) { _, json in
      perform(try JSONDecoder().decode(Action.self, from: json), app.window, session)
    }
  }

  private static func perform(_ action: Action, _ window: ModelWindow, _ session: Session) {
    switch action {
    case .fault(let number, let changes):
      window.faults.fail(number: number, effect: changes ? .changedButThrown : .refused)
    case .mend: window.faults.removeAll()
    case .logOut: session.isLoggedIn = false
    }
  }

  /// Selects a tab, goes back in a stack, or swipes a modal layer away.
  private static func move(_ window: ModelWindow, _ random: inout SeededGenerator) {
    guard let top = window.layers.last else { return }
    var moves: [@MainActor () throws -> Void] = []
    if window.layers.count > 1 { moves.append { try top.swipeDown() } }
    var pending: [ModelScreen] = [top]
    while let screen = pending.popLast() {
      if let tabs = screen as? ModelTabs {
        for index in tabs.containedScreens.indices { moves.append { try tabs.select(index) } }
      }
      if let stack = screen as? ModelStack, stack.containedScreens.count > 1 {
        moves.append { try stack.pop() }
      }
      if let container = screen as? any ContainerScreen {
        pending += container.visibleScreens.compactMap { $0 as? ModelScreen }
      }
    }
    try? moves.randomElement(using: &random)?()
  }
}
