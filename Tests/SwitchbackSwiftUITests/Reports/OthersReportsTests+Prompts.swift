#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Reports of alerts and confirmation dialogs.
extension OthersReportsTests {
  private enum Answer: Sendable { case save, discard, cancel }

  private static let ask = StepAssembly {
    Prompt(
      title: "Save?",
      choices: [
        .default("Save", Answer.save), .destructive("Discard", .discard), .cancel("No", .cancel),
      ])
  }
  .using(.presentModally()).from(.current())

  @Test(arguments: settings)
  func `TCA 3272, swift-navigation 352, 355, 358: a prompt to which an answer leads is shown`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let talk = Task {
        var answers: [Answer?] = []
        for _ in 0..<3 { answers.append(try await simulation.router.result(of: Self.ask)) }
        return answers
      }
      for title in ["Save", "Discard", "Save"] {
        await simulation.untilIdle()
        #expect(simulation.discrepancy == nil, "\(settings)")
        #expect(simulation.choose(title), "\(settings)")
      }
      let answers = try await talk.value
      #expect(answers == [.save, .discard, .save], "\(settings)")
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }

  @Test(arguments: settings, SwiftUISettings.Moment.allCases)
  func `swift-navigation 201: an answer leads on, whenever its action runs`(
    _ settings: SwiftUISettings, _ moment: SwiftUISettings.Moment
  ) async throws {
    var settings = settings
    settings.promptActionRuns = moment
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      for drawing in ["└─ modal Login", "├─ modal Login\n└─ modal Login"] {
        let talk = Task {
          guard try await simulation.router.result(of: Self.ask) == .save else { return }
          let login = anew { Login() }.using(.presentModally()).from(.current())
          try await simulation.router.navigate(to: login)
        }
        await simulation.untilIdle()
        try await simulation.tap("Save")
        try await talk.value
        #expect(simulation.window.drawing.hasSuffix(drawing), "\(simulation.window.drawing)")
      }
    }
  }

  @Test(arguments: settings)
  func `TCA 3309: the late end of a prompt does not end the next one`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let slot = simulation.display.slot(above: simulation.window.layers[0])
      var gone: PresentedScreen?
      for _ in 0..<3 {
        let answer = Task { try await simulation.router.result(of: Self.ask) }
        await simulation.untilIdle()
        let prompt = try #require(slot.item)
        slot[asking: gone] = false
        await simulation.untilIdle()
        #expect(slot.item == prompt)
        gone = prompt
        try await simulation.tap("No")
        let given = try await answer.value
        #expect(given == .cancel)
      }
    }
  }

  @Test(arguments: settings)
  func `TCA 3286, 3451: what the user closes is closed in the state, whatever it is`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      for style in [ModalStyle.sheet, .cover, .popover()] {
        let step = anew { Login() }.using(.presentModally(as: style)).from(.current())
        for _ in 0..<2 {
          try await simulation.router.navigate(to: step)
          switch style {
          case .sheet: try await simulation.closeSheet()
          case .popover: try await simulation.tapOutside()
          default: await simulation.dismiss()
          }
          #expect(simulation.window.drawing == "window\n└─ Home", "\(style), \(settings)")
          #expect(simulation.changes.last?.hasSuffix("by the user") == true)
        }
      }
    }
  }
}
#endif
