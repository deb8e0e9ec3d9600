import Switchback
import SwitchbackUIKit
import Testing
@_spi(Simulation) import UIKitSimulator

@MainActor
struct PromptTests {
  static let alert = Prompt(
    title: "Discard changes?", choices: [.cancel("Keep", false), .destructive("Discard", true)])

  @Test("An alert ends with the choice of the user", arguments: ["Keep", "Discard"])
  func choice(_ title: String) async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      async let answer = Self.alert.show(in: window)
      await simulation.untilIdle()
      let alert = try #require(
        window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(alert.actions.map(\.title) == ["Keep", "Discard"])
      #expect(simulation.tap(title, in: alert))
      #expect(try await answer == (title == "Discard"))
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test("An alert that is taken away ends without a choice")
  func takenAway() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n├─ Home\n└─ modal Bag")
      async let answer = Self.alert.show(in: window)
      await simulation.untilIdle()
      #expect(try Hierarchy(of: window).layers.count == 3)
      try await WindowRouter(window: window).navigate(to: ReplaceRootTests.home(.long))
      #expect(try await answer == nil)
    }
  }

  @Test("An action sheet in a wide window says where it points, or is an error")
  func actionSheet() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home", width: .regular)
      let sheet = Prompt(title: "Share", style: .actionSheet, choices: [.default("Copy", 1)])
      let text = await text { _ = try await sheet.show(in: window) }
      #expect(text.contains("says neither sourceView nor barButtonItem"))
      let pointing = Prompt(title: "Share", style: .actionSheet, choices: [.default("Copy", 1)]) {
        $0.popoverPresentationController?.sourceView = window.rootViewController?.view
      }
      async let answer = pointing.show(in: window)
      await simulation.untilIdle()
      let alert = try #require(
        window.rootViewController?.presentedViewController as? UIAlertController)
      simulation.tap("Copy", in: alert)
      #expect(try await answer == 1)
    }
  }
}
