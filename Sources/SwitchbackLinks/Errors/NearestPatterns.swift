extension LinkError {
  /// The patterns most similar to an unknown link, the nearest first, at most three; empty for any
  /// other error.
  ///
  /// Compares the first segments, literal by literal, by the number of letters to change; a
  /// parameter accepts any segment. Omits patterns that have less than half of their literals in
  /// common with the link.
  ///
  /// - Complexity: Linear in the number of patterns, whatever the length of the link. Computed only
  ///   when read.
  public var nearestPatterns: [LinkPattern] {
    guard case .unknownLink(let link, let patterns) = self else { return [] }
    let host = link.isWeb ? nil : link.host
    let all = (host.map { [$0] } ?? []) + link.segments.prefix(Self.comparedSegments)
    let segments = all.prefix(Self.comparedSegments).map {
      Array($0.utf8.prefix(Self.comparedBytes))
    }
    let distances = patterns.enumerated().compactMap { index, pattern in
      pattern.distance(to: segments).map { (distance: $0, index: index) }
    }
    return distances.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(3).map { patterns[$0.index] }
  }

  fileprivate static let comparedSegments = 8
  fileprivate static let comparedBytes = 32
}

extension LinkPattern {
  /// The number of letters to change in a link's segments, or `nil` if there are too many.
  fileprivate func distance(to link: [[UInt8]]) -> Int? {
    var distance = 0
    var length = 0
    for (index, segment) in segments.prefix(LinkError.comparedSegments).enumerated() {
      let found = link.indices.contains(index) ? link[index] : nil
      switch segment {
      case .literal(let text):
        let letters = Array(text.utf8.prefix(LinkError.comparedBytes))
        length += letters.count
        distance += editDistance(letters, found ?? [])
      case .parameter(let parameter):
        if found == nil, parameter.occurrence == .once { distance += 1 }
      }
    }
    if segments.last?.occurrence != .repeated {
      for segment in link.dropFirst(segments.count) { distance += max(1, segment.count) }
    }
    return distance * 2 <= max(length, 2) ? distance : nil
  }
}

/// The number of letters to insert, remove, exchange, or swap with the next one to turn one text into the other.
///
/// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths.
package func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
  var rows = [Array(0...second.count)]
  for (row, letter) in first.enumerated() {
    var next = [row + 1]
    for (column, other) in second.enumerated() {
      var count = min(
        rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        count = min(count, rows[row - 1][column - 1] + 1)
      }
      next.append(count)
    }
    rows.append(next)
  }
  return rows[first.count][second.count]
}
