extension ChainOutline: CustomStringConvertible {
  /// The steps, numbered, each with where it goes on.
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
    switch summary.role {
    case .screen, .lookup, .start: summary.description
    case .expectingContainer: "around it, \(article(summary.target))"
    case .transformer: "context, \(summary.target)"
    case .switch: summary.target + (ways.isEmpty ? ", one of none" : ", one of")
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
