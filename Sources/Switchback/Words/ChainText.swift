// Chains as text: outlines, and traces of what was found.

extension ChainOutline.Step: CustomStringConvertible {
  public var description: String {
    var parts = [name]
    if finder?.kind == .never {
      parts.append(FinderOutline.neverLookedFor)
    } else if let finder = finder?.description ?? startName {
      parts.append("found by \(finder)")
    }
    if let factory { parts.append("built by \(factory.name)") }
    if let action { parts.append("integrated by \(action.name)") }
    return parts.joined(separator: ", ")
  }

  /// A start as written in code.
  var startName: String? {
    switch role {
    case .current: "GeneralStep.current"
    case .root: "GeneralStep.root"
    default: nil
    }
  }
}

extension ChainOutline: CustomStringConvertible {
  /// The steps, numbered, each with its continuations.
  public var description: String {
    steps.enumerated().map { index, step in
      var text = "\(index + 1). \(step.text)"
      if let way = step.ways.first, way.condition == .always {
        if case .step(let next) = way.goal { text += " → \(next + 1)" }
        return text
      }
      for way in step.ways { text += "\n   - \(way)" }
      return text
    }
    .joined(separator: "\n")
  }
}

extension ChainOutline.Step {
  fileprivate var text: String {
    switch role {
    case .screen, .lookup, .current, .root: description
    case .expectingContainer: "around it, \(article(name))"
    case .transformer: "context, \(name)"
    case .switch: name + (ways.isEmpty ? ", one of none" : ", one of")
    }
  }
}

extension ChainOutline.Way: CustomStringConvertible {
  public var description: String {
    switch goal {
    case .step(let next): "\(label) → \(next + 1)"
    case .found: "\(label): found"
    case .hidden: "\(label): cannot see inside"
    }
  }
}

extension ChainOutline.Step {
  /// The step's name in a list.
  var label: String {
    switch role {
    case .screen, .lookup, .current, .root: name
    case .expectingContainer: "(around it)"
    case .transformer: "(context)"
    case .switch: "(switch)"
    }
  }
}

extension ChainTrace: CustomStringConvertible {
  public var description: String {
    let width = min(28, lines.map(\.step.label.count).max() ?? 0)
    return lines.map { line in
      let label = line.step.label
      let padded = label + String(repeating: " ", count: max(0, width - label.count))
      let margin = String(repeating: " ", count: 4 + width + 2)
      let mark = line.isFailing ? "▸" : " "
      let details = line.details.map { "\n" + margin + $0 }.joined()
      return "\(mark) \(line.isFound ? "✓" : "·") \(padded)  \(line.outcome)\(details)"
    }
    .joined(separator: "\n")
  }
}

extension ChainTrace.Line {
  /// The details of the step, a line each.
  fileprivate var details: [String] {
    var lines: [String] = []
    if let finder = step.finder, finder.kind != .never {
      lines.append(finder.search)
      if isFound, step.ignoresContext { lines.append(FinderOutline.unchecked) }
    }
    if !isFound, let factory = step.factory, let action = step.action {
      lines.append("built by \(factory.name), integrated by \(action.name)")
    }
    for interceptor in step.interceptors { lines.append("intercepted by \(interceptor)") }
    return lines
  }
}
