/// A machine that finds the pattern of a link in one walk along its segments.
///
/// Each segment leads from one state to one other, by a literal or, failing that, by a parameter:
/// there is no way back and no list of patterns to try. See `LinkMatcherMaking` for how patterns
/// become states.
struct LinkMatcher: Sendable {
  struct State {
    var literals: [String: Int] = [:]
    /// Where a segment leads that is none of the literals.
    var other: Int?
    /// The pattern of a link that ends here.
    var pattern: Int?
  }

  let states: [State]
  /// Where a path begins.
  let pathRoot: Int
  /// Where a link begins whose host is its first segment. Its literals are in lower case.
  let hostRoot: Int?

  /// Returns the index of the only pattern that a link can have.
  ///
  /// The values of its parameters are yet to be read.
  func pattern(of link: LinkParts) -> Int? {
    var state = pathRoot
    if let host = link.host, let hostRoot, !link.isWeb {
      guard let next = next(after: hostRoot, by: host) else { return nil }
      state = next
    }
    for segment in link.segments {
      guard let next = next(after: state, by: segment) else { return nil }
      state = next
    }
    return states[state].pattern
  }

  private func next(after state: Int, by segment: String) -> Int? {
    states[state].literals[segment] ?? states[state].other
  }
}

extension LinkParts {
  /// Whether the host is an address in the web, not the first segment.
  var isWeb: Bool { scheme == "https" || scheme == "http" }
}
