/// Makes a matcher's states from patterns, and finds patterns that match the same link.
///
/// A state is the set of places, one in each of some patterns, where a link can have arrived. From
/// a state a literal leads on to the places after that literal and to those after each parameter
/// whose type reads the literal; any other segment leads to the places after the parameters. Two
/// patterns that can both end in one state match the same link.
///
/// Two parameters at the same place are taken to overlap whatever their types, as types cannot be
/// asked what they have in common.
struct LinkMatcherMaking {
  /// The number of transitions above which patterns are refused: with n patterns that mix literals
  /// and parameters at n places, there can be 2ⁿ states.
  static let maximumSize = 262_144

  private struct Place: Hashable {
    let pattern: Int
    let index: Int
  }

  private let shapes: [LinkShape]
  private var states: [LinkMatcher.State] = []
  private var known: [[Place]: Int] = [:]
  private var pending: [(state: Int, places: [Place], link: [String])] = []
  private var size = 0

  init(_ shapes: [LinkShape]) { self.shapes = shapes }

  /// Returns the matcher.
  ///
  /// - Throws: ``LinkError/sameLink(_:_:example:)`` for the shortest link that two patterns share,
  ///   and ``LinkError/entangled(limit:)``.
  mutating func matcher(hostIsSegment: Bool) throws(LinkError) -> LinkMatcher {
    let start = shapes.indices.map { Place(pattern: $0, index: 0) }
    let pathRoot = state(for: start, link: [])
    var hostRoot: Int?
    if hostIsSegment {
      states.append(LinkMatcher.State())
      hostRoot = states.count - 1
      try expand(states.count - 1, places: start, link: [], folding: true)
    }
    var next = 0
    while next < pending.count {
      guard size <= Self.maximumSize else { throw .entangled(limit: Self.maximumSize) }
      let (state, places, link) = pending[next]
      try expand(state, places: places, link: link, folding: false)
      next += 1
    }
    return LinkMatcher(states: states, pathRoot: pathRoot, hostRoot: hostRoot)
  }

  private mutating func state(for places: [Place], link: [String]) -> Int {
    if let state = known[places] { return state }
    states.append(LinkMatcher.State())
    known[places] = states.count - 1
    pending.append((states.count - 1, places, link))
    return states.count - 1
  }

  private mutating func expand(
    _ state: Int, places: [Place], link: [String], folding: Bool
  ) throws(LinkError) {
    let ends = places.filter { shapes[$0.pattern].canEnd(at: $0.index) }
    if ends.count > 1 {
      let (first, second) = (shapes[ends[0].pattern].pattern, shapes[ends[1].pattern].pattern)
      throw .sameLink(first, second, example: first.address + link.joined(separator: "/"))
    }
    var literals: [String: [Place]] = [:]
    var parameters: [Place] = []
    for place in places where place.index < shapes[place.pattern].pattern.segments.count {
      switch shapes[place.pattern].pattern.segments[place.index] {
      case .literal(let text):
        literals[folding ? text.asciiLowercased : text, default: []].append(place)
      case .parameter:
        parameters.append(place)
      }
    }
    states[state].pattern = ends.first?.pattern
    // In the order of the declarations, so that of several conflicts the same one is reported.
    for (literal, own) in literals.sorted(by: { $0.value[0].pattern < $1.value[0].pattern }) {
      let all = own + parameters.filter { shapes[$0.pattern].readers[$0.index]?(literal) == true }
      states[state].literals[literal] = self.state(for: after(all), link: link + [literal])
    }
    if let first = parameters.first {
      let segment = shapes[first.pattern].pattern.segments[first.index].description
      states[state].other = self.state(for: after(parameters), link: link + [segment])
    }
    size += literals.count + 1
  }

  private func after(_ places: [Place]) -> [Place] {
    places.map { place in
      let segment = shapes[place.pattern].pattern.segments[place.index]
      let step = segment.occurrence == .repeated ? 0 : 1
      return Place(pattern: place.pattern, index: place.index + step)
    }.sorted { $0.pattern < $1.pattern }
  }
}
