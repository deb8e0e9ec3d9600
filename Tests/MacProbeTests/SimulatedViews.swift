#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import UIKitSimulator

@testable import MacProbe

/// The views of SwiftUI's simulator, without the library's host: what it writes reaches the state alone.
final class SimulatedViews: ProbedViews {
  private(set) var state = ProbeState()
  private(set) var events: [ProbeEvent] = []
  private(set) var backgroundPhases: [Bool] = []
  private let settings: SwiftUISettings
  private var simulation: SwiftUISimulation
  private var screens: [String: ModelScreen] = [:]

  init(_ settings: SwiftUISettings) async {
    self.settings = settings
    simulation = SwiftUISimulation(ModelWindow(), settings: settings, on: Simulation.current.loop)
    await show(state)
  }

  func show(_ state: ProbeState) async {
    self.state = state
    events = []
    screens = [:]
    let window = ModelWindow(root(of: state))
    simulation = SwiftUISimulation(window, settings: settings, on: Simulation.current.loop)
    window.display = nil
    simulation.isCompact = true
    simulation.display.leave = { _, _ in {} }
    simulation.onMessage = { [weak self, weak window] message in
      if let self, let window { take(message, in: window) }
    }
    simulation.attach()
    await rest()
  }

  private func root(of state: ProbeState) -> ModelScreen {
    switch state.content {
    case .screen: screen(state.root)
    case .stack: ModelStack(([state.root] + state.path).map(screen))
    case .tabs(let count):
      ModelTabs((0..<count).map { screen("tab \($0)") }, selected: state.selection)
    case .split:
      ModelSplit(
        primary: screen("sidebar"), secondary: screen("detail"), isCollapsed: true)
    case .empty: screen(state.root, EmptyScreen(name: state.root))
    }
  }

  private func screen(_ name: String, _ made: ModelScreen) -> ModelScreen {
    screens[name] = made
    return made
  }

  private func screen(_ name: String) -> ModelScreen {
    screens[name]
      ?? screen(name, state.isHeld ? HeldScreen(name: name) : ModelScreen(name: name))
  }

  func change(to state: ProbeState, animated: Bool) async {
    simulation.isAnimated = animated
    await change(to: state)
    simulation.isAnimated = true
  }

  private func change(to new: ProbeState) async {
    let old = state
    state = new
    let window = simulation.window
    do {
      if new.root != old.root {
        try await window.setRootScreen(root(of: new), animated: true)
      }
      if new.path != old.path, let stack = window.root as? ModelStack {
        try await stack.setContainedScreens(
          ([new.root] + new.path).map(screen), animated: true)
      }
      if new.selection != old.selection, let tabs = window.root as? ModelTabs {
        try await tabs.makeVisible(tabs.screens[new.selection], animated: true)
      }
      if new.sheets != old.sheets { try await present(new.sheets) }
      if new.isCovered != old.isCovered { simulation.coverAll(new.isCovered) }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func present(_ sheets: [String]) async throws {
    let layers = simulation.window.layers
    let common = zip(layers.dropFirst().map(\.name), sheets).prefix { $0 == $1 }.count
    if layers.count > common + 1 {
      try await layers[common].dismissPresentedScreen(animated: true)
    }
    for (depth, name) in sheets.enumerated().dropFirst(common) {
      screens[name] = nil
      try await simulation.window.layers[depth].presentScreen(screen(name), animated: true)
    }
  }

  private func take(_ message: SwiftUIMessage, in window: ModelWindow) {
    switch message {
    case .path(let path):
      events.append(.wrotePath(path.map(\.name)))
      guard state.takesWrites, let stack = window.root as? ModelStack else { return }
      state.path = path.map(\.name)
      stack.userDidReveal(path.last ?? stack.screens[0])
    case .selection(let screen):
      guard let tabs = window.root as? ModelTabs,
        let index = tabs.screens.firstIndex(where: { $0 === screen })
      else { return }
      events.append(.wroteSelection(index))
      state.selection = index
      tabs.userDidReveal(screen)
    case .column(let column): events.append(.wroteColumn(isSidebar: column == 0))
    case .noItem(let root):
      let layer = layer(of: root, in: window)
      events.append(.wroteNil(layer: layer))
      state.sheets = Array(state.sheets.prefix(layer))
    case .dismissed(let root):
      events.append(.onDismiss(layer: layer(of: root, in: window)))
    case .attemptedDismissal: events.append(.attemptedDismissal)
    case .chose: events.append(.chose)
    case .noPrompt: events.append(.wroteNoAlert)
    case .appeared(let screen):
      if !(screen is ModelContainer) { events.append(.appeared(screen.name)) }
    case .width: events.append(.changedWidth)
    case .phase(let isBackground): backgroundPhases.append(isBackground)
    case .sight(let isInSight): if !isInSight { events.append(.wentOutOfSight) }
    }
  }

  private func layer(of root: ModelScreen, in window: ModelWindow) -> Int {
    window.layers.firstIndex { $0 === root } ?? -1
  }

  func isOnDisplay(_ name: String) -> Bool {
    screens[name].map(simulation.display.isOnDisplay) ?? false
  }

  var isMoving: Bool { simulation.motion != .still }

  var hasScene: Bool { simulation.display.toolkit.isSceneForeground != nil }

  var isCompact: Bool { true }

  // NB: turns the loop itself, so that the probe sees each turn, however busy the machine is.
  func frame() async { Simulation.current.loop.turn() }

  func rest() async { while Simulation.current.loop.turn() {} }

  func goBack() { simulation.goBack() }

  func callDismiss() { simulation.callDismiss() }

  func openMore() async -> Bool { simulation.openMore() }

  func dragDownSheet() async -> Bool {
    simulation.beginSwipeDown()?.complete()
    await rest()
    return true
  }

  func answerAlert() async {
    let prompt = ContentScreen(Prompt(title: "Tap", choices: [.default("Here", true)]))
    try? await simulation.window.layers[0].presentScreen(prompt, animated: true)
    await rest()
    simulation.choose("Here")
    await rest()
  }

  func leaveAndComeBack() async -> Bool {
    simulation.enterBackground()
    await rest()
    simulation.enterForeground()
    await rest()
    return true
  }
}

/// A screen whose body is empty.
private final class EmptyScreen: ModelScreen, CountedViews {
  let viewCount = 0
}

/// A screen that wants to be asked before it goes.
private final class HeldScreen: ModelScreen, LeaveGuard {
  func confirmLeaving() -> Bool { true }
}
#endif
