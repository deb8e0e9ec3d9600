import SimulatedWorld
import Switchback
import Testing

/// Compares the plans of random chains in random hierarchies with ``NaiveResolution``.
@MainActor
struct ResolutionReferenceTests {
  @Test func `Random chains are resolved and planned as the rules say`() async {
    var reached: [String: Int] = [:]
    let failure = await RandomCases.firstFailure(20_000) { seed in
      var random = RandomSource(seed: seed)
      let window = RandomHierarchy.window(&random, isTruthful: true)
      defer { window.clear() }
      let parts = RandomChain.parts(&random, window.screens)
      let log = TrialLog()
      let chain = TrialChainBuilder<LooseTrialScreens>(log: log).chain(parts[...], Int.self)
      log.lines = []
      let expected = Expectation(parts, context: 7, in: window)
      let actual = Expectation(chain, context: 7, in: window, log)
      reached[expected.kind, default: 0] += 1
      if expected.lines == actual.lines { return nil }
      return """
        \(window.listing)
        \(window.drawing)
        \(parts.map { "\($0)" }.joined(separator: "\n"))
        expected:
        \(expected.lines.joined(separator: "\n"))
        but got:
        \(actual.lines.joined(separator: "\n"))
        """
    }
    #expect(failure == nil, "\(failure ?? "")")
    // All kinds of endings must have been tried, or the cases are not what they should be.
    let kinds = [
      "plan", "nothing", "UnanchoredError", "SwitchError", "TrialError", "noRoot",
      "wrongType", "noContainer", "notInWindow",
      "destinationMissing", "ReplaceRootError",
    ]
    if failure == nil, !RandomCases.isReplay {
      for kind in kinds { #expect(reached[kind, default: 0] >= 20, "\(kind): \(reached)") }
    }
  }
}

/// What comes of a chain, in words.
@MainActor
private struct Expectation {
  private(set) var lines: [String] = []
  private(set) var kind = ""

  /// As the rules say.
  init(_ parts: [TrialPart], context: Int, in window: LooseWindow) {
    let resolution = NaiveResolution(parts, context: context, in: window)
    do {
      if let error = resolution.error { throw error }
      let plan = try NaivePlan(resolution)
      kind = "plan"
      lines = [
        "anchor \(resolution.anchor.map { naiveName(of: $0) } ?? "none")",
        "built \(plan.built.map(\.target.name))",
        "interceptors \(resolution.interceptors)",
        "dismissed \(plan.dismissed.map { naiveName(of: $0) })",
        "revealed \(plan.revealed.map { naiveName(of: $0) })",
        "removed \(plan.removed.map { naiveName(of: $0) }.sorted())",
      ]
      if plan.built.isEmpty && plan.dismissed.isEmpty && plan.revealed.isEmpty {
        kind = "nothing"
        lines.append("changes nothing")
      }
    } catch {
      describe(error)
    }
    lines += resolution.log
  }

  /// As the engine says.
  init(
    _ chain: DestinationStep<any Screen, Int>, context: Int, in window: LooseWindow, _ log: TrialLog
  ) {
    do {
      let plan = try WindowRouter(window: window).plan(to: chain, with: context)
      lines = [
        "anchor \(naiveName(of: plan.anchor))",
        "built \(plan.built.map(\.name))",
        "interceptors \(plan.interceptors.count)",
        "dismissed \(plan.dismissed.map { naiveName(of: $0) })",
        "revealed \(plan.revealed.map { naiveName(of: $0) })",
        "removed \(plan.removed.map { naiveName(of: $0) }.sorted())",
      ]
      if plan.changesNothing { lines.append("changes nothing") }
    } catch {
      if case .unresolved(let error, _) = error { describe(error) } else { lines = ["\(error)"] }
    }
    lines += log.lines
  }

  private mutating func describe(_ error: any Error) {
    switch error {
    case let error as NaiveError: kind = error.rawValue
    case SourceError.wrongType: kind = "wrongType"
    case SourceError.noContainer: kind = "noContainer"
    case SourceError.notInWindow: kind = "notInWindow"
    case SourceError.destinationMissing: kind = "destinationMissing"
    case HierarchyError.noRoot: kind = "noRoot"
    default: kind = "\(type(of: error))"
    }
    lines = ["error \(kind)"]
    if error is SourceError || error is TrialError {
      lines.append("\(error)")
    }
  }
}
