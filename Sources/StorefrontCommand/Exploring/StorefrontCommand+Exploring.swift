import SwitchbackTesting

extension StorefrontCommand {
  /// Opens every link in every reachable state, up to a number of moves from the start.
  static func explore(_ options: Options, _ console: Console) async throws -> Int32 {
    let explorer = ExploredStorefront.explorer(
      bounds: Explorer.Bounds(depth: options.depth), options)
    let exploration = try await explorer.explore { progress in
      let trees = progress.trees == 1 ? "1 tree" : "\(progress.trees) trees"
      console.showProgress("\(trees), \(progress.waiting) waiting")
    }
    console.endProgress()
    if options.isJSON {
      console.print(InspectionReport(exploration).json)
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
    let hidden = findings.count { $0.severity == .hidden }
    let doubts = findings.count - faults - hidden
    let links = ExploredStorefront.links.count
    if isJSON {
      let counts = ["links": links, "faults": faults, "doubts": doubts, "hidden": hidden]
      let report = InspectionReport(
        isSound: faults == 0, isComplete: hidden == 0, counts: counts,
        findings: findings.map(InspectionReport.Finding.init))
      console.print(report.json)
    } else {
      for finding in findings { console.print("\(finding)\n") }
      let sign = faults == 0 ? console.styled("✓", .green) : console.styled("✗", .red)
      console.print(
        "\(sign) \(links) links: \(faults) faults, \(doubts) doubts, "
          + "\(hidden) places that cannot be seen into")
    }
    return faults == 0 ? 0 : 1
  }
}

/// The result of `explore` or `check`, as an object of the same form for both.
private struct InspectionReport: Encodable {
  struct Finding: Encodable {
    let severity: String
    let message: String
    var chain: String?
    var advice: String?
    var path: [String]?
    var test: String?

    init(_ finding: RouteFinding) {
      severity = "\(finding.severity)"
      message = finding.message
      chain = finding.chain
      advice = finding.advice
    }

    init(_ violation: Exploration.Violation) {
      severity = "fault"
      message = violation.message
      path = violation.path
      test = violation.test
    }
  }

  let isSound: Bool
  let isComplete: Bool
  let counts: [String: Int]
  let findings: [Finding]

  var json: String { jsonLine(self) }
}

extension InspectionReport {
  init(_ exploration: Exploration) {
    self.init(
      isSound: exploration.violations.isEmpty, isComplete: exploration.isComplete,
      counts: [
        "trees": exploration.treeCount, "checks": exploration.checkCount,
        "moves": exploration.progress.moves, "depth": exploration.progress.depth,
        "violations": exploration.violations.count,
      ],
      findings: exploration.violations.map(Finding.init))
  }
}
