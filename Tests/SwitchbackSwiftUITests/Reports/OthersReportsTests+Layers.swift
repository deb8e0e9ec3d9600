#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Reports of sheets, covers and popovers, one above the other or one after the other.
extension OthersReportsTests {
  private static func login(_ style: ModalStyle) -> DestinationStep<Login, Void> {
    anew { Login() }
      .using(.presentModally(as: style)).from(.current()).assemble()
  }

  @Test(arguments: settings)
  func `swift-navigation 75, 206; TCA 2021: another style in place of one leaves the presenter`(
    _ settings: SwiftUISettings
  ) async throws {
    let below = "window\n├─ Home\n└─ modal Help"
    try await visit(below, settings) { simulation in
      for style in [ModalStyle.sheet, .cover, .popover(), .cover, .sheet] {
        let step = anew { Product() }
          .using(.presentModally(as: style))
          .from(GeneralStep.custom(using: NamedFinder(name: "Help")))
        try await simulation.router.navigate(to: step)
        #expect(simulation.window.drawing == "window\n├─ Home\n├─ modal Help\n└─ modal Product")
        #expect(simulation.drawing.hasSuffix(" Product"), "\(settings)")
      }
      let dismissed = simulation.changes.filter { $0.hasPrefix("dismiss") }
      #expect(dismissed.count == 4 && dismissed.allSatisfy { $0.contains("Product on Help") })
    }
  }

  @Test(arguments: settings)
  func `Navigator 18: a sheet from a sheet leaves the lower one where it is`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      for _ in 0..<3 { try await simulation.router.navigate(to: Self.login(.sheet)) }
      #expect(simulation.window.layers.count == 4)
      #expect(simulation.changes.allSatisfy { $0.hasPrefix("present") })
      for count in [3, 2, 1] {
        try await simulation.closeSheet()
        #expect(simulation.window.layers.count == count, "\(settings)")
      }
    }
  }

  @Test(arguments: settings)
  func `FlowStacks 89, TCA 3031, 3783: all layers go at once, what they present, too, told once`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ Home\n├─ modal A\n├─ modal B\n└─ modal C", settings) {
      simulation in
      let layers = simulation.window.layers
      try await simulation.router.navigateBack(.dismissAll)
      #expect(simulation.window.drawing == "window\n└─ Home")
      #expect(simulation.drawing == "screen\n└─ Home")
      #expect(simulation.changes == ["dismiss A on Home, animated, layer 1"])
      for layer in layers.dropFirst() {
        #expect(!simulation.display.isOnDisplay(layer), "\(settings)")
        #expect(layer.presenter == nil)
      }
    }
  }

  @Test(arguments: settings)
  func
    `TCA 2373, 2398, 3820; Navigator 24, 56, 84, 86: a way back from a sheet leads back, each time`(
      _ settings: SwiftUISettings
    ) async throws
  {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      let ways: [@MainActor () async throws -> Void] = [
        { await simulation.dismiss() }, { try await simulation.router.navigateBack() },
        { try await simulation.closeSheet() }, { await simulation.goToBackgroundAndBack() },
      ]
      for way in ways + ways {
        try await simulation.router.navigate(to: Self.login(.sheet))
        try await way()
        if simulation.window.layers.count > 1 { await simulation.dismiss() }
        #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*", "\(settings)")
        #expect(simulation.drawing == "screen\n└─ stack\n   └─ Home", "\(settings)")
      }
    }
  }

  @Test(arguments: settings)
  func
    `Stinsen 102, 111; FlowStacks 14, 78, 79: each layer tells once that the user has dismissed it`(
      _ settings: SwiftUISettings
    ) async throws
  {
    try await visit("window\n├─ Home\n├─ modal A\n└─ modal B", settings) { simulation in
      try await simulation.closeSheet()
      await simulation.dismiss()
      #expect(
        simulation.changes == [
          "dismiss B on A, layer 2, by the user", "dismiss A on Home, layer 1, by the user",
        ], "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `Navigator 90, 91: whether a screen is on display is right after each change`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      let home = try simulation.screen(ModelStack.self).screens[0]
      try await simulation.router.navigate(to: Self.login(.sheet))
      try await simulation.router.navigate(to: Self.login(.sheet))
      let logins = Array(simulation.window.layers.dropFirst())
      #expect(([home] + logins).map(\.isOnDisplay) == [false, false, true])
      try await simulation.closeSheet()
      #expect(([home] + logins).map(\.isOnDisplay) == [false, true, false], "\(settings)")
      await simulation.dismiss()
      #expect(([home] + logins).map(\.isOnDisplay) == [true, false, false], "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `Stinsen 15, 39: dismiss() pops in a sheet, and at its first screen dismisses the sheet`(
    _ settings: SwiftUISettings
  ) async throws {
    let first = "window\n├─ Home\n└─ modal stack\n   └─ A*"
    try await visit(
      "window\n├─ Home\n└─ modal stack\n   ├─ A\n   ├─ B\n   └─ C*", settings
    ) { simulation in
      let stack = try #require(simulation.window.layers.last as? ModelStack)
      await simulation.dismiss(from: stack.screens[2])
      await simulation.dismiss(from: stack.screens[1])
      #expect(simulation.window.drawing == first, "\(settings)")
      await simulation.dismiss(from: stack.screens[0])
      #expect(simulation.window.drawing == "window\n└─ Home", "\(settings)")
      try await simulation.router.navigate(to: presentedLogin)
      #expect(simulation.window.drawing == "window\n├─ Home\n└─ modal Login")
    }
  }

  @Test(arguments: settings)
  func `Navigator 93: a sheet that its screen holds stays, however it was presented`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      simulation.display.leave = { _, _ in {} }
      for style in [ModalStyle.sheet, .popover()] {
        let step = anew { Draft() }.using(.presentModally(as: style)).from(.current())
        try await simulation.router.navigate(to: step)
        if style == .sheet, settings.hasUIKit { try await simulation.swipeDown() }
        await #expect(throws: SwiftUISimulation.Impossible.self) {
          try await simulation.tapOutside()
        }
        #expect(simulation.window.drawing == "window\n├─ Home\n└─ modal Draft", "\(settings)")
        try await simulation.router.navigateBack()
      }
    }
  }
}

/// Finds a screen by its name.
struct NamedFinder: Finder {
  let name: String

  func findScreen(with context: Void, in hierarchy: Hierarchy) throws -> ModelScreen? {
    try hierarchy.first { $0.name == name }
  }
}

extension SwiftUISimulation {
  fileprivate func goToBackgroundAndBack() async {
    await goToBackground()
    await goToForeground()
  }
}
#endif
