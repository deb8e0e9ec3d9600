#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

private struct TextView {}
private struct FormatView {}

nonisolated private enum EditorPlace: Destination, Hashable {
  case text, format

  @MainActor var step: BoundStep {
    switch self {
    case .text: BoundStep(Self.textStep)
    case .format: BoundStep(Self.formatStep)
    }
  }

  @MainActor private static let textStep = GeneralStep.existing(TextView.self)
  @MainActor private static let formatStep = StepAssembly { FormatView() }
    .using(.setInspector()).from(.existing(ModelInspector.self))
}

/// What was on screen is opened again, one thing after the other, whether SwiftUI shows the window already or
/// not.
@Suite(.serialized)
struct RestoringTests {
  private let saved = """
    window
    ├─ stack
    │  ├─ Home
    │  └─ Product*
    └─ modal Login
    """

  @Test(arguments: SwiftUISettings.pairs(seed: 107), [true, false])
  func `Saved screens are shown again`(
    _ settings: SwiftUISettings, _ isOnDisplay: Bool
  ) async throws {
    try await Simulation.run { [saved] _ in
      let before = ModelWindow(ModelStack(LaunchScreen()))
      try await before.router.navigate(to: LaunchPlace.product)
      try await before.router.navigate(to: LaunchPlace.login)
      let screens = SavedScreens<LaunchPlace>(of: before, version: "1")
      let window = ModelWindow(ModelStack(LaunchScreen()))
      let simulation = SwiftUISimulation(window, settings: settings, on: Simulation.current.loop)
      if isOnDisplay {
        simulation.attach()
        await simulation.untilIdle()
      }
      let report = await Navigator<LaunchPlace>(router: WindowRouter(window: window)).restore(
        screens, in: window, version: "1")
      if !isOnDisplay { simulation.attach() }
      await simulation.untilIdle()
      await window.settle()
      #expect(report.isComplete, "\(report) \(settings)")
      #expect(window.drawing == saved)
      #expect(simulation.discrepancy == nil, "\(settings)")
      #expect(simulation.warnings == [], "\(settings)")
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `An inspector is open again if it was open`(isShown: Bool, isInTab: Bool) async throws {
    func window() -> ModelWindow {
      let text = ContentScreen(TextView(), for: EditorPlace.text)
      let editor = ModelInspector([isInTab ? ModelStack(text) : text])
      return ModelWindow(isInTab ? ModelTabs(editor, ModelScreen(name: "Other")) : editor)
    }
    let before = window()
    try await before.router.navigate(to: EditorPlace.format)
    let editor = before.layers.lazy.compactMap { ($0 as? ModelTabs)?.selected ?? $0 }.first
    (editor as? ModelInspector)?.isShown = isShown
    let after = window()
    let report = await Navigator<EditorPlace>(router: after.router).restore(
      SavedScreens(of: before, version: "1"), in: after, version: "1")
    #expect(after.drawing == before.drawing)
    #expect(after.drawing.contains("Format*") == isShown)
    #expect(report.isComplete, "\(report)")
  }
}
#endif
