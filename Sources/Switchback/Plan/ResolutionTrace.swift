extension Resolution {
  /// The chain as it was seen so far.
  ///
  /// - Parameter failing: The step at which the navigation failed, if it is not the one at which an
  ///   error was thrown while resolving.
  func trace(failingAt failing: (any StepDescribing)? = nil) -> ChainTrace {
    let failing = failing ?? self.failing
    var lines = steps.map { step in
      ChainTrace.Line(
        summary: step.link.summary, outcome: describe(step), isFound: step.isFound,
        isFailing: step.link === failing)
    }
    if !steps.contains(where: \.isFound), let failing {
      if !steps.contains(where: { $0.link === failing }) {
        lines.append(
          ChainTrace.Line(
            summary: failing.summary, outcome: "failed", isFound: false, isFailing: true))
      }
      // The steps behind it, as far as they are known without a context.
      let all = Switchback.steps(of: chain)
      if let position = all.firstIndex(where: { $0 === failing }) {
        lines += all[(position + 1)...].map {
          ChainTrace.Line(
            summary: $0.summary, outcome: "not looked at", isFound: false, isFailing: false)
        }
      }
    }
    return ChainTrace(lines: lines)
  }

  func describe(_ step: ResolvedStep) -> String {
    switch step.outcome {
    case .found(let screen): "found: \(name(of: screen))"
    case .build: step.link.absence(in: hierarchy)
    case .lookup: step.link.absence(in: hierarchy) + "; passed over"
    case .expecting: "\(article(step.link.summary.target)) that holds the next screen"
    case .passed:
      step.link.summary.role == .switch
        ? step.link.summary.cases.last == "otherwise"
          ? "no case applies, so the default" : "no case applies" : "\(step.link.summary.target)"
    case .chose(let index): "case \(index + 1): \(step.link.summary.cases[index])"
    case .noted(let text, _): text
    }
  }
}
