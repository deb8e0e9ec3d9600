import SwitchbackTesting

extension StorefrontCommand {
  /// Opens every link in every place there is, up to a number of moves from the start.
  static func explore(_ options: Options, _ console: Console) async throws -> Int32 {
    let explorer = ExploredStorefront.explorer(
      bounds: Explorer.Bounds(depth: options.depth, time: .seconds(600)), options)
    let exploration = try await explorer.explore { progress in
      console.showProgress("\(progress.trees) trees, \(progress.waiting) waiting")
    }
    console.endProgress()
    if options.isJSON {
      console.print(ExplorationReport(exploration).json)
    } else {
      for violation in exploration.violations { console.print("\(violation)\n") }
      let sign = exploration.violations.isEmpty ? "✓" : "✗"
      let style = exploration.violations.isEmpty ? Style.green : .red
      console.print(console.styled(sign, style) + " \(exploration)")
    }
    return exploration.violations.isEmpty ? 0 : 1
  }

  /// Checks the chains behind the links without opening any.
  static func check(isJSON: Bool, _ console: Console) async throws -> Int32 {
    let findings = try await ExploredStorefront.routes().findings
    let faults = findings.count { $0.severity == .fault }
    for finding in findings {
      console.print(isJSON ? FindingReport(finding).json : "\(finding)\n")
    }
    if !isJSON {
      let sign = faults == 0 ? console.styled("✓", .green) : console.styled("✗", .red)
      let hidden = findings.count { $0.severity == .hidden }
      let doubts = findings.count - faults - hidden
      console.print(
        "\(sign) \(ExploredStorefront.links.count) links: \(faults) faults, \(doubts) doubts, "
          + "\(hidden) places that cannot be seen into")
    }
    return faults == 0 ? 0 : 1
  }
}

/// An exploration as an object.
private struct ExplorationReport: Encodable {
  let trees: Int
  let checks: Int
  let moves: Int
  let depth: Int
  let isComplete: Bool
  let violations: [ViolationReport]

  init(_ exploration: Exploration) {
    trees = exploration.treeCount
    checks = exploration.checkCount
    moves = exploration.progress.moves
    depth = exploration.progress.depth
    isComplete = exploration.isComplete
    violations = exploration.violations.map {
      ViolationReport(message: $0.message, path: $0.path, test: $0.test)
    }
  }

  var json: String { jsonLine(self) }
}

private struct ViolationReport: Encodable {
  let message: String
  let path: [String]
  let test: String
}

/// A finding as an object.
private struct FindingReport: Encodable {
  let severity: String
  let chain: String
  let message: String
  let advice: String

  init(_ finding: RouteFinding) {
    severity = "\(finding.severity)"
    chain = finding.chain
    message = finding.message
    advice = finding.advice
  }

  var json: String { jsonLine(self) }
}
