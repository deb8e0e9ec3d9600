#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What the user can do by hand.
enum UserGesture: Sendable, CaseIterable {
  case goBack, selectTab, dismiss
}

/// The same screens twice: in a plain window of the model, and in one that SwiftUI shows.
@MainActor
final class TwoHosts {
  let plain: ModelWindow
  let window: ModelWindow
  private let simulation: SwiftUISimulation
  private var path: [String]
  /// How many navigations have ended because SwiftUI did not show a tab under "More".
  private(set) var hiddenTabs = 0

  private init(_ plain: ModelWindow, _ simulation: SwiftUISimulation, _ title: String) {
    self.plain = plain
    self.simulation = simulation
    window = simulation.window
    path = [title, window.drawing]
  }

  static func visit(
    seed: UInt64, _ settings: SwiftUISettings,
    _ body: @escaping @MainActor (TwoHosts) async throws -> Void
  ) async throws {
    try await Simulation.run { _ in
      let plain = try await RandomApp.makeWindow(seed: seed)
      let window = try await RandomApp.makeWindow(seed: seed)
      let simulation = await SwiftUISimulation.show(
        window, settings: settings, on: Simulation.current.loop)
      let hosts = TwoHosts(plain, simulation, "seed \(seed), \(settings)")
      await hosts.check()
      try await body(hosts)
    }
  }

  /// What has happened so far, with the trees in between.
  var story: String { path.joined(separator: "\n") }

  /// Whether it still makes sense to go on.
  var agree: Bool { window.drawing == plain.drawing && simulation.discrepancy == nil }

  /// Does the same on both, and compares. SwiftUI may not show a tab under "More": then nothing changes.
  ///
  /// - Returns: Whether it has succeeded.
  func perform(_ move: RandomMove) async -> Bool {
    let before = window.drawing
    let result = await move.perform(in: window)
    if simulation.settings.hidesTabs, hasTabsUnderMore, result.contains("does not show") {
      hiddenTabs += 1
      path.append("\(move): \(result)")
      // An operation that is to fail may be one that undoes it.
      #expect((window.drawing == before) != result.contains("Not undone"), "\(story)")
      if window.drawing == before { await check() }
      return false
    }
    let expected = await move.perform(in: plain)
    path += ["\(move): \(expected)", plain.drawing]
    #expect(result == expected, "\(story)")
    await check()
    return !expected.hasPrefix("error: ")
  }

  /// Does the same on both, and has SwiftUI forget the first presentation. The model has a fault for that.
  ///
  /// - Returns: Whether there was one.
  func performDroppingPresentation(_ move: RandomMove) async -> Bool {
    simulation.presentationsToDrop = 1
    let fault = plain.faults.fail(.present, effect: .dropped)
    let expected = await move.perform(in: plain)
    let result = await move.perform(in: window)
    path += ["\(move), forgotten: \(expected)", plain.drawing]
    #expect(result.hasPrefix("error: ") == expected.hasPrefix("error: "), "\(result)\n\(story)")
    #expect(fault.hasOccurred == (simulation.presentationsToDrop == 0), "\(story)")
    if fault.hasOccurred { #expect(result.contains("does not show"), "\(result)\n\(story)") }
    simulation.presentationsToDrop = 0
    plain.faults.removeAll()
    await check()
    return fault.hasOccurred
  }

  func user(_ gesture: UserGesture, _ number: Int) async {
    let expected = plain.perform(gesture, number)
    let result =
      switch gesture {
      case .goBack: simulation.goBack()
      case .selectTab: simulation.selectTab(number)
      case .dismiss: simulation.dismissTopmost()
      }
    await simulation.untilIdle()
    path += ["the user: \(gesture) \(number)", plain.drawing]
    #expect(result == expected, "\(story)")
    await check()
  }

  /// Makes the same operation go wrong on both.
  func fail(number: Int, _ effect: ModelFault.Effect) -> ModelFault {
    path.append("operation \(number): \(effect)")
    window.faults.fail(number: number, effect: effect)
    return plain.faults.fail(number: number, effect: effect)
  }

  /// Whether tabs are under "More", or the next one would be.
  private var hasTabsUnderMore: Bool {
    var pending = window.layers
    while let screen = pending.popLast() {
      if let tabs = screen as? ModelTabs, tabs.screens.count >= simulation.settings.tabsInBar {
        return true
      }
      pending += (screen as? ModelContainer)?.screens ?? []
    }
    return false
  }

  private func check() async {
    await simulation.untilIdle()
    await window.settle()
    await simulation.untilIdle()
    #expect(window.drawing == plain.drawing, "\(story)")
    #expect(simulation.discrepancy == nil, "\(story)")
    #expect(simulation.warnings == [], "\(story)")
    #expect(window.isSettled, "\(story)")
    #expect(!window.isAnimating, "\(story)")
  }
}

extension SwiftUISettings {
  /// Whether a tab under "More" is not shown when the app selects it.
  var hidesTabs: Bool { hasUIKit && tabsInBar < .max && !showsTabsUnderMore }
}

extension ModelWindow {
  /// What the user does in a window that no toolkit shows.
  ///
  /// - Returns: Whether that is possible.
  fileprivate func perform(_ gesture: UserGesture, _ number: Int) -> Bool {
    var containers: [ModelContainer] = []
    var pending = layers.suffix(1)
    while let screen = pending.popLast() {
      guard let container = screen as? ModelContainer else { continue }
      containers.append(container)
      pending += container.visibleScreens.compactMap { $0 as? ModelScreen }
    }
    switch gesture {
    case .goBack:
      if let stack = containers.compactMap({ $0 as? ModelStack }).last(where: {
        $0.screens.count > 1
      }
      ) {
        return (try? stack.pop()) != nil
      }
      // In a collapsed split view, from the detail's first screen.
      let splits = containers.compactMap { $0 as? ModelSplit }
      guard let split = splits.last(where: { $0.isCollapsed && $0.column > 0 }) else {
        return false
      }
      split.userDidReveal(split.screens[split.column - 1])
      return true
    case .selectTab:
      guard let tabs = containers.compactMap({ $0 as? ModelTabs }).last else { return false }
      return (try? tabs.select(number)) != nil
    case .dismiss:
      return layers.count > 1 && (try? layers.last?.swipeDown()) != nil
    }
  }
}
#endif
