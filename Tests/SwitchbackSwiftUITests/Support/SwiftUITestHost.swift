#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import UIKitSimulator

/// SwiftUI as the tests of a host's contract use it.
final class SwiftUITestHost: TestHost {
  private let settings: SwiftUISettings
  private let model = ModelTestHost()
  private(set) var simulations: [SwiftUISimulation] = []

  init(_ settings: SwiftUISettings = SwiftUISettings()) {
    self.settings = settings
  }

  func makeScreen(_ name: String) -> any Screen { model.makeScreen(name) }

  func makeStack(_ screens: [any Screen]) -> (any StackContainer)? { model.makeStack(screens) }

  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? { model.makeTabs(screens) }

  func makeSplit(primary: any Screen, secondary: any Screen) -> (any SplitContainer)? {
    model.makeSplit(primary: primary, secondary: secondary)
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    let window = ModelWindow()
    try await window.setRootScreen(root, animated: false)
    simulations.append(
      await SwiftUISimulation.show(window, settings: settings, on: Simulation.current.loop))
    return window
  }

  func run(_ test: @escaping @MainActor () async throws -> Void) async throws {
    try await Simulation.run { _ in try await test() }
  }

  func settle() async {
    await Simulation.current.untilIdle()
  }
}
#endif
