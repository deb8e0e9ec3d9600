import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// A scenario, carried out once with faults.
final class FaultRun {
  enum Ending {
    case reached
    case failed(NavigationError)
  }

  let window: ModelWindow
  let points: FaultPoints
  let before: Census
  private(set) var drawing = ""
  private(set) var ending: Ending?
  private(set) var completions = 0
  private(set) var events: [String] = []
  /// The error that observers were told.
  private(set) var told: NavigationError?

  init(_ scenario: FaultScenario, _ fault: FaultPoints.Fault = .none) throws {
    window =
      try scenario.root.map { ModelWindow($0()) }
      ?? ModelWindow(drawing: scenario.before) { name in
        let id = Int(name.drop { $0 != "(" }.dropFirst().dropLast()) ?? 0
        return name.hasPrefix("Guarded") ? guarded(id) : Thing(id)
      }
    #expect(window.drawing == scenario.before)
    points = FaultPoints(fault, in: window)
    before = Census(of: window)
    for screen in before.screens { (screen as? GuardedThing)?.points = points }
  }

  func run(_ scenario: FaultScenario) async {
    let router = WindowRouter(window: window).observing { [weak self] event in
      guard let self else { return }
      points.observe(event)
      switch event.kind {
      case .began: events.append("began")
      case .finished: events.append("finished")
      case .failed(let error):
        events.append("failed")
        told = error
      default: break
      }
    }
    let chain = scenario.chain(points)
    let task = Task {
      do throws(NavigationError) {
        try await router.navigate(to: chain, with: 7)
        ending = .reached
      } catch {
        ending = .failed(error)
      }
      completions += 1
    }
    points.cancel = { task.cancel() }
    await task.value
    await points.codeReturns()
    points.cancel = nil
    drawing = window.drawing
  }

  /// What is wrong with every navigation that has ended like this one.
  var commonProblems: [String] {
    var problems: [String] = []
    if completions != 1 { problems.append("\(completions) completions") }
    if events != ["began", "finished"] && events != ["began", "failed"] {
      problems.append("events: \(events)")
    }
    if case .failed(let error) = ending, error.message != told?.message {
      problems.append("observers were told \(told as Any)")
    }
    return problems
  }

  /// Whether the window is as it was before the navigation, or as an interceptor has left it.
  var isAsBefore: Bool { Census(of: window) == points.census ?? before }

  /// The built screens that are not shown and still held.
  ///
  /// Only what the window holds may hold them.
  var leaks: [String] {
    let shown = Census(of: window).screens
    return points.built.compactMap(\.screen)
      .filter { screen in !shown.contains { $0 === screen } }
      .map { naiveName(of: $0) }
  }
}

extension FaultRun.Ending {
  var stage: FaultPoints.Stage? {
    guard case .failed(let error) = self else { return nil }
    switch error {
    case .unresolved: return .unresolved
    case .blocked: return .blocked
    case .intercepted: return .intercepted
    case .unbuilt: return .unbuilt
    case .uncommitted: return .uncommitted
    default: return nil
    }
  }

  var isCancelled: Bool {
    if case .failed(.cancelled) = self { true } else { false }
  }
}
