/// Finds two patterns that match the same link.
///
/// They do if, for some number of segments that both can have, they agree at each place: two
/// literals if their texts are the same, a literal and a parameter if the parameter's type reads the
/// literal, and two parameters always, as overlap between types cannot be decided.
///
/// For each pattern there is a set of later patterns that agree with it so far; the set shrinks
/// place by place. So combinations of patterns do not matter, only pairs.
struct LinkConflicts {
  /// The patterns' segments at one place.
  private struct Column {
    /// The patterns that can end before this place.
    var ends: PatternSet
    var parameters: PatternSet
    var types: [LinkSegmentType: PatternSet] = [:]
    var literals: [String: [Int]] = [:]
    /// For each type, the patterns with a literal that it reads.
    var literalsRead: [LinkSegmentType: PatternSet] = [:]
  }

  private let shapes: [LinkShape]
  private let columns: [Column]
  private let addresses: LinkAddresses
  private let isFirstFolded: Bool

  /// - Parameter isFirstFolded: Whether the first segment is a host, which has no case.
  init(_ shapes: [LinkShape], _ addresses: LinkAddresses, isFirstFolded: Bool) {
    self.shapes = shapes
    self.addresses = addresses
    self.isFirstFolded = isFirstFolded
    let length = shapes.map(\.pattern.segments.count).max() ?? 0
    columns = (0...length).map { Self.column(of: shapes, at: $0, isFirstFolded) }
  }

  private static func column(
    of shapes: [LinkShape], at place: Int, _ isFirstFolded: Bool
  ) -> Column {
    let none = PatternSet(count: shapes.count)
    var column = Column(ends: none, parameters: none)
    for (index, shape) in shapes.enumerated() {
      if shape.canEnd(at: place) { column.ends.insert(index) }
      if let literal = shape.literal(at: place, isFirstFolded) {
        column.literals[literal, default: []].append(index)
      } else if let type = shape.type(at: place) {
        column.parameters.insert(index)
        column.types[type, default: none].insert(index)
      }
    }
    for type in column.types.keys {
      var read = none
      for (literal, patterns) in column.literals where type.reads(literal) {
        for pattern in patterns { read.insert(pattern) }
      }
      column.literalsRead[type] = read
    }
    return column
  }

  /// Throws ``LinkError/sameLink(_:_:example:)`` for the shortest link that two patterns share; of
  /// several, for those declared first.
  ///
  /// - Complexity: O(*n*² · *m*), where *n* is the number of patterns and *m* that of their segments,
  ///   64 patterns at a time. O(*n* · *m*) memory.
  func check() throws(LinkError) {
    var shortest: (length: Int, first: Int, second: Int)?
    for first in shapes.indices {
      var agreeing = PatternSet(after: first, count: shapes.count)
      for place in 0..<(shortest?.length ?? columns.count) {
        let column = columns[place]
        if column.ends.contains(first), let second = agreeing.first(in: column.ends) {
          shortest = (place, first, second)
          break
        }
        formAgreeing(&agreeing, with: first, in: column, at: place)
        if agreeing.isEmpty { break }
      }
    }
    guard let (length, first, second) = shortest else { return }
    let literals = (0..<length).map { place in
      shapes[first].literal(at: place, isFirstFolded)
        ?? shapes[second].literal(at: place, isFirstFolded)
    }
    let link = SharedLink(shapes[first], shapes[second]).parts(segments: literals, addresses)
    let (pattern, other) = (shapes[first].pattern, shapes[second].pattern)
    let example = link?.description ?? "\(pattern.parameters.isEmpty ? other : pattern)"
    throw .sameLink(pattern, other, example: example)
  }

  /// Keeps the patterns that also agree with a pattern at one more place.
  private func formAgreeing(
    _ agreeing: inout PatternSet, with first: Int, in column: Column, at place: Int
  ) {
    if let literal = shapes[first].literal(at: place, isFirstFolded) {
      let same = (column.literals[literal] ?? []).filter { agreeing.contains($0) }
      let reading = column.types.filter { $0.key.reads(literal) }.values
      agreeing.formIntersection(ofUnion: Array(reading))
      for pattern in same { agreeing.insert(pattern) }
    } else if let type = shapes[first].type(at: place), let read = column.literalsRead[type] {
      agreeing.formIntersection(ofUnion: [column.parameters, read])
    } else {
      agreeing = PatternSet(count: shapes.count)
    }
  }
}

extension LinkShape {
  /// The literal at a place; `nil` if there is a parameter or nothing.
  fileprivate func literal(at place: Int, _ isFirstFolded: Bool) -> String? {
    guard place < pattern.segments.count, case .literal(let text) = pattern.segments[place] else {
      return nil
    }
    return isFirstFolded && place == 0 ? text.asciiLowercased : text
  }
}
