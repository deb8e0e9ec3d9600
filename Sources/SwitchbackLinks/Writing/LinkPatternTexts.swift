import Foundation

extension LinkPattern {
  /// Returns the segments of a path with these texts, one array for each parameter.
  func path(with texts: [[String]]) throws(LinkError) -> [String] {
    var path: [String] = []
    var missing: Parameter?
    var pathTexts = zip(parameters, texts).filter { $0.0.isInPath }.makeIterator()
    for segment in segments {
      if case .literal(let text) = segment { path.append(text) }
      guard case .parameter(let parameter) = segment, let (_, texts) = pathTexts.next() else {
        continue
      }
      if let missing, let text = texts.first {
        throw .unprintable(
          parameter, text: text, defect: .afterMissing(missing.name), pattern: self)
      }
      if texts.isEmpty { missing = missing ?? parameter }
      path += texts
    }
    return path
  }

  /// Returns a link with the texts that do not belong to its path.
  func adding(_ texts: [[String]], to link: LinkParts) -> LinkParts {
    var link = link
    for (parameter, texts) in zip(parameters, texts) {
      switch parameter.place {
      case .path: break
      case .query:
        link.items += texts.map { URLQueryItem(name: parameter.name, value: $0) }
      case .fragment: link.fragment = texts.first
      }
    }
    return link
  }

  /// Refuses items of a link that the pattern does not declare.
  func checkItems(of link: LinkParts) throws(LinkError) {
    for item in link.items
    where !parameters.contains(where: { $0.place == .query && $0.name == item.name }) {
      throw .undeclaredItem(item.name, link: link, pattern: self)
    }
    if link.fragment != nil, !parameters.contains(where: { $0.place == .fragment }) {
      throw .undeclaredFragment(link: link, pattern: self)
    }
  }
}

extension LinkPattern.Parameter {
  var isInPath: Bool {
    if case .path = place { true } else { false }
  }
}
