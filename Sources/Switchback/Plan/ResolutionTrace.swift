extension Resolution {
  /// The chain, as far as it was resolved.
  ///
  /// - Parameter failing: The step at which the navigation failed, if it is not the one at which an
  ///   error was thrown while resolving.
  func trace(failingAt failing: (any StepDescribing)? = nil) -> ChainTrace {
    let failing = failing ?? self.failing
    var lines = steps.map { step in
      let outline = step.link.outline
      return ChainTrace.Line(
        step: outline, outcome: describe(step, outline), isFound: step.isFound,
        isFailing: step.link === failing)
    }
    if !steps.contains(where: \.isFound), let failing {
      if !steps.contains(where: { $0.link === failing }) {
        lines.append(
          ChainTrace.Line(
            step: failing.outline, outcome: "failed", isFound: false, isFailing: true))
      }
      // The steps behind it, as far as they are known without a context.
      let all = Switchback.steps(of: chain)
      if let position = all.firstIndex(where: { $0 === failing }) {
        lines += all[(position + 1)...].map {
          ChainTrace.Line(
            step: $0.outline, outcome: "not looked at", isFound: false, isFailing: false)
        }
      }
    }
    return ChainTrace(lines: lines)
  }

  func describe(_ step: ResolvedStep, _ outline: ChainOutline.Step) -> String {
    switch step.outcome {
    case .found(let screen): "found: \(name(of: screen))"
    case .build: step.link.absence(in: hierarchy)
    case .lookup: step.link.absence(in: hierarchy) + "; skipped"
    case .expecting: "\(article(outline.name)) that holds the next screen"
    case .passed:
      outline.role != .switch
        ? outline.name
        : outline.cases.last == "otherwise" ? "no case applies, so the default" : "no case applies"
    case .chose(let index): "case \(index + 1): \(outline.cases[index])"
    case .noted(let text, _): text
    }
  }
}
