import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

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
      try await WindowRouter(window: window).navigate(to: GuideConfigurations.homeAsRoot())
      #expect(try await answer == nil)
    }
  }

  @Test("An alert that is taken away ends without a choice, even if somebody holds it")
  func takenAwayAndHeld() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n├─ Home\n└─ modal Bag")
      let answer = Task { try await Self.alert.show(in: window) }
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      // Presented from the alert, which the outcome names.
      let outcome = try await router.navigate(to: GuideConfigurations.login())
      #expect(
        window.drawn == """
          window
          ├─ Home
          ├─ modal Bag
          ├─ modal UIAlertController
          └─ modal stack
             └─ Login*
          """)
      try await router.navigate(to: GuideConfigurations.homeAsRoot())
      #expect(try await answer.value == nil)
      #expect("\(outcome)".contains("reused UIAlertController"))
    }
  }

  @Test("An alert that is covered for a while is still answered by the user")
  func covered() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let answer = Task { try await Self.alert.show(in: window) }
      await simulation.untilIdle()
      let alert = try window.screen(UIAlertController.self)
      let cover = page("Cover")
      cover.modalPresentationStyle = .fullScreen
      try await alert.presentScreen(cover, animated: true)
      await simulation.untilIdle()
      #expect(alert.viewIfLoaded?.window == nil)
      try await alert.dismissPresentedScreen(animated: true)
      #expect(simulation.tap("Discard", in: alert))
      #expect(try await answer.value == true)
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
