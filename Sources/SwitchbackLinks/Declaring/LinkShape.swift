/// A link's pattern with the data needed to compare it with others.
struct LinkShape: Sendable {
  var pattern = LinkPattern()
  /// For each segment, the type of its parameter; `nil` for literals.
  private(set) var types: [LinkSegmentType?] = []
  /// The types of all parameters.
  private(set) var parameterTypes: [LinkSegmentType] = []

  init(path: String) {
    if !path.isEmpty { add(literals: path) }
  }

  mutating func add<Value>(_ part: LinkPart<Value>) {
    let place: LinkPattern.Place =
      switch part.place {
      case .path: .path(pattern.segments.count)
      case .query: .query
      case .fragment: .fragment
      }
    let parameter = LinkPattern.Parameter(
      name: part.name,
      type: String(describing: Value.Single.self),
      cases: caseTexts(of: Value.Single.self),
      occurrence: Value.linkOccurrence,
      place: place)
    let type = LinkSegmentType(Value.Single.self)
    pattern.parameters.append(parameter)
    parameterTypes.append(type)
    guard case .path(let literals) = part.place else { return }
    pattern.segments.append(.parameter(parameter))
    types.append(type)
    if let literals { add(literals: literals) }
  }

  private mutating func add(literals: String) {
    // By scalars: a slash with an accent is another character.
    for literal in literals.unicodeScalars.split(
      separator: "/", omittingEmptySubsequences: false)
    {
      pattern.segments.append(.literal(String(literal)))
      types.append(nil)
    }
  }

  /// Whether a path may end before the segment at an index.
  func canEnd(at index: Int) -> Bool {
    if index >= pattern.segments.count {
      return index == pattern.segments.count || pattern.segments.last?.occurrence == .repeated
    }
    return pattern.segments[index...].allSatisfy { $0.occurrence != .once }
  }
}

/// The type of a value in a link, with a test for the texts that it reads.
struct LinkSegmentType: Hashable, Sendable {
  private let identity: ObjectIdentifier
  /// Whether a text is read as a value of the type.
  let reads: @Sendable (String) -> Bool

  init<Value: LinkValue>(_ type: Value.Type) {
    identity = ObjectIdentifier(type)
    reads = { Value(linkText: $0.composed) != nil }
  }

  static func == (some: Self, other: Self) -> Bool { some.identity == other.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension LinkPattern.Segment {
  var occurrence: LinkOccurrence {
    switch self {
    case .literal: .once
    case .parameter(let parameter): parameter.occurrence
    }
  }
}

private func caseTexts<Value: LinkValue>(of type: Value.Type) -> [String]? {
  func texts<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
    type.allCases.compactMap { ($0 as? Value)?.linkText }
  }
  guard let type = type as? any CaseIterable.Type else { return nil }
  return texts(type)
}
