/// Finds the pattern of a link in one walk along its segments, through a tree of the patterns.
///
/// Patterns with the same beginning share a path. A segment continues with a literal, with
/// parameters, or with both, so there can be several paths at once; if literals distinguish the
/// patterns, there is one. No two paths lead to a pattern each, because ``LinkConflicts`` has
/// refused such patterns.
struct LinkMatcher: Sendable {
  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var parameters: [Parameter] = []
    /// The pattern of a link that ends here.
    var pattern: Int?
  }

  private struct Parameter: Sendable {
    let type: LinkSegmentType
    let occurrence: LinkOccurrence
    let node: Int
  }

  private var nodes = [Node()]
  /// The targets of a host that is the first segment, in lower case.
  private var hosts: [String: [Int]]?

  /// Makes a matcher of patterns no two of which match the same link.
  ///
  /// - Complexity: Linear in the number of all segments.
  init(_ shapes: [LinkShape], hostIsSegment: Bool) {
    for (index, shape) in shapes.enumerated() { add(shape, index) }
    guard hostIsSegment else { return }
    hosts = Dictionary(grouping: nodes[0].literals, by: \.key.asciiLowercased)
      .mapValues { $0.map(\.value) }
  }

  private mutating func add(_ shape: LinkShape, _ index: Int) {
    var node = 0
    for (place, segment) in shape.pattern.segments.enumerated() {
      if shape.canEnd(at: place) { nodes[node].pattern = index }
      switch segment {
      case .literal(let text):
        if let next = nodes[node].literals[text] {
          node = next
        } else {
          nodes.append(Node())
          nodes[node].literals[text] = nodes.count - 1
          node = nodes.count - 1
        }
      case .parameter(let parameter):
        guard let type = shape.types[place] else { continue }
        node = next(after: node, by: type, parameter.occurrence)
      }
    }
    nodes[node].pattern = index
  }

  private mutating func next(
    after node: Int, by type: LinkSegmentType, _ occurrence: LinkOccurrence
  ) -> Int {
    let known = nodes[node].parameters.first { $0.type == type && $0.occurrence == occurrence }
    if let known { return known.node }
    nodes.append(Node())
    let next = nodes.count - 1
    let parameter = Parameter(type: type, occurrence: occurrence, node: next)
    nodes[node].parameters.append(parameter)
    if occurrence == .repeated { nodes[next].parameters.append(parameter) }
    return next
  }

  /// Returns the index of the only pattern that a link can have.
  ///
  /// The values of its parameters are yet to be read.
  ///
  /// - Complexity: Linear in the number of segments, and in the number of alternatives for the same
  ///   segment.
  func pattern(of link: LinkParts) -> Int? {
    var ways = [0]
    if let host = link.host, let hosts, !link.isWeb {
      let literals = hosts[host] ?? []
      ways = literals + parameters(of: 0, reading: literals.isEmpty ? nil : host)
    }
    var next: [Int] = []
    for segment in link.segments {
      let isLiteral = ways.contains { nodes[$0].literals[segment] != nil }
      next.removeAll(keepingCapacity: true)
      for way in ways {
        if isLiteral, let literal = nodes[way].literals[segment] { next.append(literal) }
        next += parameters(of: way, reading: isLiteral ? segment : nil)
      }
      swap(&ways, &next)
      if ways.isEmpty { return nil }
    }
    return ways.lazy.compactMap { nodes[$0].pattern }.first
  }

  /// The targets of a node's parameters whose types read a text, or of all.
  private func parameters(of node: Int, reading text: String?) -> [Int] {
    nodes[node].parameters.compactMap { parameter in
      text.map(parameter.type.reads) ?? true ? parameter.node : nil
    }
  }
}

extension LinkParts {
  /// Whether the host is an address in the web, not the first segment.
  var isWeb: Bool { scheme == "https" || scheme == "http" }
}
