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
