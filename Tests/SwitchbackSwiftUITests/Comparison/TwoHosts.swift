#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// What the user can do by hand.
enum UserGesture: String, Sendable, CaseIterable {
  case goBack, selectTab, dismiss
  /// A view calls the `dismiss` of its environment.
  case callDismiss
  case tapOutside, tapSidebar, turn, hideColumns, setInspector
  /// The user chooses a button of a prompt.
  case answer

  /// How often it is chosen.
  fileprivate var weight: Int {
    switch self {
    case .goBack, .selectTab, .dismiss: 10
    case .callDismiss, .tapOutside, .turn, .hideColumns, .answer: 6
    case .tapSidebar, .setInspector: 12
    }
  }
}

extension SeededNumbers {
  mutating func weightedGesture() -> UserGesture {
    let all = UserGesture.allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    return element(of: all)
  }
}

/// The same screens twice: in a plain window of the model, and in one that SwiftUI shows.
final class TwoHosts {
  let plain: ModelWindow
  let window: ModelWindow
  private let simulation: SwiftUISimulation
  private var path: [String]
  /// How many navigations have ended because SwiftUI did not show a tab under "More".
  private(set) var hiddenTabs = 0
  /// How often each gesture was possible, and each event of the app's has come.
  private(set) var counts: [String: Int] = [:]
  /// The callers that wait for an answer to a prompt: one on each host.
  private var askers: [(plain: Task<Int?, any Error>, shown: Task<Int?, any Error>)] = []

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

  func user(_ gesture: UserGesture, _ number: Int) async {
    // Under a prompt, the user can only answer.
    if hasPrompt, gesture != .answer { return }
    let expected = plain.perform(gesture, number, simulation.settings)
    let result =
      switch gesture {
      case .goBack: simulation.goBack()
      case .selectTab: simulation.selectTab(number)
      case .dismiss: simulation.dismissTopmost()
      case .callDismiss: call { simulation.callDismiss() }
      case .tapOutside: simulation.tapOutsideOfPopover()
      case .tapSidebar: simulation.revealNext()
      case .turn: call { simulation.resize(isCompact: number.isMultiple(of: 2)) }
      case .hideColumns: call { simulation.show(.allCases[number % 4]) }
      case .setInspector: simulation.setInspector(isShown: number.isMultiple(of: 2)) as Bool
      case .answer: simulation.choose("\(number % 2)")
      }
    if result { counts[gesture.rawValue, default: 0] += 1 }
    await simulation.untilIdle()
    path += ["the user: \(gesture) \(number)", plain.drawing]
    #expect(result == expected, "\(story)")
    await check()
  }

  private func call(_ act: () -> Void) -> Bool {
    act()
    return true
  }

  private var hasPrompt: Bool { window.layers.contains { $0.modalStyle.isPrompt } }

  /// A navigation presents a prompt, and its caller waits for the answer.
  func ask() async {
    if hasPrompt { return }
    let step = StepAssembly {
      Prompt(title: "?", choices: [.default("0", 0), .cancel("1", 1)])
    }
    .using(.presentModally()).from(.current())
    let asker = [plain, window].map { window in
      Task { try await WindowRouter(window: window).result(of: step) }
    }
    askers.append((asker[0], asker[1]))
    await simulation.untilIdle()
    counts["prompt", default: 0] += 1
    path += ["a prompt", plain.drawing]
    await check()
  }

  /// All callers have got the same answers.
  func compareAnswers() async {
    if hasPrompt { await user(.answer, 0) }
    await simulation.untilIdle()
    for asker in askers {
      asker.plain.cancel()
      asker.shown.cancel()
      let (expected, result) = (await asker.plain.result, await asker.shown.result)
      #expect((try? result.get()) == (try? expected.get()), "\(story)")
      if (try? expected.get()) ?? nil != nil { counts["answers compared", default: 0] += 1 }
    }
    askers = []
  }

  /// Navigates while an alert of the app's own is up, which the user then answers. Without UIKit, it cannot be seen.
  func performUnderAlert(_ move: RandomMove) async -> Bool {
    if hasPrompt || !simulation.settings.hasUIKit || simulation.settings.hidesTabs { return false }
    counts["alert", default: 0] += 1
    simulation.showAlert()
    let result = await move.perform(in: window)
    simulation.answerAlert()
    let expected = await move.perform(in: plain)
    path += ["\(move) under an alert: \(expected)", plain.drawing]
    #expect(result == expected, "\(story)")
    await check()
    return !expected.hasPrefix("error: ")
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
  fileprivate func perform(
    _ gesture: UserGesture, _ number: Int, _ settings: SwiftUISettings
  ) -> Bool {
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
      // A view in a cover may dismiss it.
      guard layers.count > 1 else { return false }
      layers.last?.userDidDismiss()
      return true
    case .callDismiss:
      callDismiss(settings)
      return true
    case .tapOutside:
      guard let top = layers.last, layers.count > 1, case .popover = top.modalStyle else {
        return false
      }
      return (try? top.swipeDown()) != nil
    case .tapSidebar:
      guard let split = containers.compactMap({ $0 as? ModelSplit }).last,
        let position = split.screens.firstIndex(where: { $0 === split.visibleScreens.first }),
        position + 1 < split.screens.count
      else { return false }
      if split.isCollapsed { split.userDidReveal(split.screens[position + 1]) }
      return true
    case .turn, .hideColumns:
      for case let split as ModelSplit in layers {
        if gesture == .turn {
          split.isCollapsed = number.isMultiple(of: 2)
        } else {
          split.columnVisibility = .allCases[number % 4]
        }
      }
      return true
    case .setInspector:
      let isShown = number.isMultiple(of: 2)
      guard let container = containers.compactMap({ $0 as? ModelInspector }).last,
        container.inspector != nil, container.isShown != isShown
      else { return false }
      container.isShown = isShown
      return true
    case .answer:
      guard let prompt = layers.first(where: \.modalStyle.isPrompt) else { return false }
      return (try? prompt.choose("\(number % 2)")) != nil
    }
  }

  /// The innermost visible view calls the `dismiss` of its environment.
  private func callDismiss(_ settings: SwiftUISettings) {
    guard var screen = layers.last else { return }
    while let inner = (screen as? ModelContainer)?.visibleScreens.last as? ModelScreen {
      screen = inner
    }
    while let parent = screen.parent {
      if let stack = parent as? ModelStack, stack.screens.count > 1 {
        return stack.userDidReveal(stack.screens[stack.screens.count - 2])
      }
      if settings.dismissGoesBackInSplit, let split = parent as? ModelSplit, split.isCollapsed,
        split.column > 0
      {
        return split.userDidReveal(split.screens[split.column - 1])
      }
      screen = parent
    }
    screen.userDidDismiss()
  }
}
#endif
