import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// Goes back in random windows until there is nothing left to go back to.
struct BackPropertyTests {
  @Test func `Going back leads where the naive rules say, step by step to the beginning`()
    async throws
  {
    var steps = 0
    let failure = try await RandomCases.firstFailure(1_500) { seed in
      var random = RandomSource(seed: seed)
      let (window, count) = try await RandomWindow.make(&random)
      let before = window.drawing
      for _ in 0..<count {
        let expected = NaiveBack.previous(in: window)
        guard let outcome = try await back(in: window) else {
          return expected == nil ? nil : "nothing behind, but expected \(expected!)\n\(before)"
        }
        steps += 1
        if outcome.destination !== expected || !NaiveBack.isSeen(outcome.destination, in: window) {
          return "\(outcome)\n\(before)\nled to\n\(window.drawing)"
        }
      }
      return "There is no end to it:\n\(before)\nled to\n\(window.drawing)"
    }
    #expect(failure == nil, "\(failure ?? "")")
    if failure == nil, !RandomCases.isReplay { #expect(steps > 1_000) }
  }

  @Test func `Every way back ends in its place or in an error`() async throws {
    let failure = try await RandomCases.firstFailure(1_500) { seed in
      var random = RandomSource(seed: seed)
      let (window, _) = try await RandomWindow.make(&random)
      let before = window.drawing
      let router = WindowRouter(window: window)
      let layers = window.layers.count
      switch random.number(0..<4) {
      case 0:
        let stack = NaiveBack.stacks(in: window.layers.last).last
        guard (try? await router.navigateBack(.popToRoot)) != nil else {
          return stack == nil ? nil : "no stack\n\(before)"
        }
        let isDone = window.layers.count == layers && stack?.screens.count == 1
        return isDone ? nil : "\(before)\nled to\n\(window.drawing)"
      case 1:
        let isThere = (try? await router.navigateBack(.dismissal)) != nil
        let isDone = isThere ? window.layers.count == layers - 1 : layers == 1
        return isDone ? nil : "\(before)\nled to\n\(window.drawing)"
      case 2:
        try await router.navigateBack(.dismissAll)
        return window.layers.count == 1 ? nil : "\(before)\nled to\n\(window.drawing)"
      default:
        let stack = NaiveBack.stacks(in: window.layers.first).last
        guard (try? await router.navigateBack(.start)) != nil else {
          return stack == nil ? nil : "no stack\n\(before)"
        }
        let isDone = window.layers.count == 1 && stack?.screens.count == 1
        return isDone ? nil : "\(before)\nled to\n\(window.drawing)"
      }
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  private func back(in window: ModelWindow) async throws -> NavigationOutcome? {
    do {
      return try await WindowRouter(window: window).navigateBack()
    } catch let error where error.underlyingError is NothingBehindError {
      return nil
    }
  }
}

/// The rules of going back, written without regard to anything else.
private enum NaiveBack {
  static func previous(in window: ModelWindow) -> ModelScreen? {
    window.layers.last.flatMap(inside) ?? window.layers.dropLast().last.map(leaf)
  }

  /// Where Back leads within a screen.
  private static func inside(_ screen: ModelScreen) -> ModelScreen? {
    if let inner = shown(screen).reversed().lazy.compactMap(inside).first { return inner }
    guard screen is ModelStack || (screen as? ModelSplit)?.isCollapsed == true,
      let screens = (screen as? ModelContainer)?.screens,
      let position = screens.firstIndex(where: { $0 === shown(screen).first }), position > 0
    else { return nil }
    return screens[position - 1]
  }

  /// The stacks on display in a layer, the outer before the inner ones.
  static func stacks(in root: ModelScreen?) -> [ModelStack] {
    guard let root else { return [] }
    return ((root as? ModelStack).map { [$0] } ?? []) + shown(root).flatMap { stacks(in: $0) }
  }

  static func isSeen(_ screen: any Screen, in window: ModelWindow) -> Bool {
    func isIn(_ root: ModelScreen) -> Bool { root === screen || shown(root).contains(where: isIn) }
    return window.layers.last.map(isIn) ?? false
  }

  private static func leaf(_ screen: ModelScreen) -> ModelScreen {
    shown(screen).last.map(leaf) ?? screen
  }

  private static func shown(_ screen: ModelScreen) -> [ModelScreen] {
    ((screen as? ModelContainer)?.visibleScreens ?? []).compactMap { $0 as? ModelScreen }
  }
}
