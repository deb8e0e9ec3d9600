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

/// The number of letters to insert, remove or exchange to turn one text into the other.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  guard first != second else { return 0 }
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let exchanged = diagonal + (letter == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(exchanged, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[second.count]
}
