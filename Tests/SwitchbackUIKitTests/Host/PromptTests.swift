#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

struct PromptTests {
  static let alert = Prompt(
    title: "Discard changes?", choices: [.cancel("Keep", false), .destructive("Discard", true)])

  @Test(arguments: ["Keep", "Discard"])
  func `An alert ends with the choice of the user`(_ title: String) async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
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

  @Test func `An alert that is taken away ends without a choice`() async throws {
    try await inWindow("window\n├─ Home\n└─ modal Bag") { window, simulation in
      async let answer = Self.alert.show(in: window)
      await simulation.untilIdle()
      #expect(try Hierarchy(of: window).layers.count == 3)
      try await WindowRouter(window: window).navigate(to: GuideConfigurations.homeAsRoot())
      #expect(try await answer == nil)
    }
  }

  @Test func `A question does not hold its window`() async throws {
    try await onDevice { simulation in
      weak var window: UIWindow?
      let question: Task<Bool, Never>
      do {
        let home = HomeViewController()
        let shown = await simulation.show(home)
        window = shown
        question = Task { [weak home] in await Self.alert.isAgreed(above: home!) }
        await simulation.untilIdle()
        let layers = try Hierarchy(of: shown).layers
        #expect(layers.count == 2)
        simulation.disconnect(try #require(shown.windowScene))
      }
      await simulation.untilIdle()
      #expect(window == nil)
      question.cancel()
    }
  }

  @Test func `A question ends when the user closes its window, although code holds it`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let answer = Task { try await Self.alert.show(in: window) }
      await simulation.untilIdle()
      let shown = window.drawn
      simulation.disconnect(try #require(window.windowScene))
      #expect(try await answer.value == nil)
      #expect(window.drawn == shown && shown.hasSuffix("─ modal UIAlertController"))
    }
  }

  @Test func `An alert that is taken away ends without a choice, even if other code holds it`()
    async throws
  {
    try await inWindow("window\n├─ Home\n└─ modal Bag") { window, simulation in
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

  @Test(arguments: [nil, 0, 1, 2, 3, 5, 8, 13, 21])
  func `An alert goes when the task that shows it is cancelled`(turns: Int?) async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let answer = Task { try await Self.alert.show(in: window) }
      if let turns { simulation.loop.turn(times: turns) } else { await simulation.untilIdle() }
      answer.cancel()
      await #expect(throws: CancellationError.self) { try await answer.value }
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test(arguments: [1, 2])
  func `An alert that was covered is answered when its covers have gone`(
    covers: Int
  ) async throws {
    try await inWindow("window\n└─ Home") { window, simulation in
      let answer = Task { try await Self.alert.show(in: window) }
      await simulation.untilIdle()
      let alert = try window.screen(UIAlertController.self)
      for number in 1...covers {
        let cover = page("Cover \(number)")
        cover.modalPresentationStyle = .fullScreen
        try await alert.presentScreen(cover, animated: true)
        await simulation.untilIdle()
        #expect(alert.viewIfLoaded?.window == nil)
        try await alert.dismissPresentedScreen(animated: true)
        await simulation.untilIdle()
      }
      #expect(simulation.tap("Discard", in: alert))
      #expect(try await answer.value == true)
    }
  }

  @Test(arguments: [1, 2])
  func
    `An alert that is covered and goes with its cover ends without a choice, even if other code holds it`(
      covers: Int
    ) async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let home = try window.screen(HomeViewController.self)
      let answer = Task { try await Self.alert.show(in: window) }
      await simulation.untilIdle()
      let alert = try window.screen(UIAlertController.self)
      var top: UIViewController = alert
      for number in 1...covers {
        let cover = page("Cover \(number)")
        cover.modalPresentationStyle = .fullScreen
        try await top.presentScreen(cover, animated: true)
        await simulation.untilIdle()
        top = cover
      }
      #expect(alert.viewIfLoaded?.window == nil)
      try await home.dismissPresentedScreen(animated: true)
      #expect(try await answer.value == nil)
      #expect(alert.actions.count == 2)
    }
  }

  @Test func `The views of an alert, and of a screen above it, stay as UIKit has made them`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let answer = Task { try await Self.alert.show(in: window) }
      await simulation.untilIdle()
      let alert = try window.screen(UIAlertController.self)
      #expect(alert.view.subviews.isEmpty)
      let cover = page("Cover")
      cover.modalPresentationStyle = .fullScreen
      try await alert.presentScreen(cover, animated: true)
      simulation.loop.turn(times: 40)
      await simulation.untilIdle()
      #expect(alert.view.subviews.isEmpty && cover.view.subviews.isEmpty)
      window.rootViewController?.dismiss(animated: true, completion: nil)
      await simulation.untilIdle()
      #expect(try await answer.value == nil)
      _ = (alert, cover)
    }
  }

  @Test
  func `What the user has typed is part of the answer, and tests find all by their identifiers`()
    async throws
  {
    try await inWindow("window\n└─ Home") { window, simulation in
      let rename = Prompt<String?>(
        title: "Rename", identifier: "rename",
        fields: [PromptField(placeholder: "Name", text: "Untitled", identifier: "name")],
        choices: [
          .cancel("Cancel", nil),
          .default("Rename", identifier: "rename.confirm") { texts in texts[0] },
        ])
      async let answer = rename.show(in: window)
      await simulation.untilIdle()
      let alert = try window.screen(UIAlertController.self)
      let field = try #require(alert.textFields?.first)
      #expect(field.placeholder == "Name" && field.text == "Untitled")
      #expect(field.accessibilityIdentifier == "name")
      #expect(alert.view.accessibilityIdentifier == "rename")
      #expect(alert.actions.map(\.accessibilityIdentifier) == [nil, "rename.confirm"])
      field.text = "Travels"
      #expect(simulation.tap("Rename", in: alert))
      #expect(try await answer == "Travels")
    }
  }

  @Test func `An action sheet in a wide window says where it points, or is an error`() async throws
  {
    try await inWindow("window\n└─ Home", width: .regular) { window, simulation in
      let sheet = Prompt(title: "Share", style: .actionSheet, choices: [.default("Copy", 1)])
      let text = await text { _ = try await sheet.show(in: window) }
      #expect(text.contains("is a popover in a regular width and has no source"))
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
#endif
