/// Finds an order within the columns in which few arrows cross.
extension Columns {
  /// Sorts each column by the positions of its items' neighbours, from left to right and back, and
  /// keeps the best order.
  mutating func reduceCrossings() {
    var best = columns
    var fewest = crossings
    var sinceBest = 0
    for sweep in 0..<(isLarge ? 4 : 24) where fewest > 0 && sinceBest < 6 {
      sweepOnce(forwards: sweep.isMultiple(of: 2), keepsTies: sweep % 4 < 2)
      let count = crossings
      sinceBest += 1
      if count < fewest {
        (best, fewest, sinceBest) = (columns, count, 0)
      }
    }
    columns = best
    notePlaces()
    exchangeNeighbours()
  }

  private mutating func sweepOnce(forwards: Bool, keepsTies: Bool) {
    let order = forwards ? Array(columns.indices) : columns.indices.reversed()
    for column in order.dropFirst() {
      let keys = columns[column].map { item in
        let neighbours = forwards ? items[item].before : items[item].after
        // An item without neighbours on that side stays in place.
        return neighbours.isEmpty ? Double(items[item].place) : center(of: neighbours)
      }
      let count = keys.count
      let places = keys.indices.sorted { first, second in
        if keys[first] != keys[second] { return keys[first] < keys[second] }
        return keepsTies ? first < second : count - first < count - second
      }
      columns[column] = places.map { columns[column][$0] }
      notePlaces(in: column)
    }
  }

  private func center(of neighbours: [Int]) -> Double {
    let sum = neighbours.reduce(0) { $0 + items[$1].place }
    return Double(sum) / Double(neighbours.count)
  }

  /// The number of pairs of arrows that cross between two columns.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of segments.
  var crossings: Int {
    columns.indices.dropLast().reduce(0) { sum, column in
      var ends: [Int] = []
      for item in columns[column] { ends += items[item].after.map { items[$0].place }.sorted() }
      return sum + inversions(in: ends, below: columns[column + 1].count)
    }
  }

  /// Exchanges neighbours as long as that reduces the number of crossings.
  private mutating func exchangeNeighbours() {
    // In large pictures the gain is not worth the time.
    guard items.count < 4_000 else { return }
    var improves = true
    var rounds = 0
    while improves, rounds < 12 {
      improves = false
      rounds += 1
      for column in columns.indices {
        for place in columns[column].indices.dropLast() {
          let (upper, lower) = (columns[column][place], columns[column][place + 1])
          let isBetter =
            crossings(items[lower].before, items[upper].before)
            + crossings(items[lower].after, items[upper].after)
            < crossings(items[upper].before, items[lower].before)
            + crossings(items[upper].after, items[lower].after)
          guard isBetter else { continue }
          columns[column].swapAt(place, place + 1)
          items[upper].place = place + 1
          items[lower].place = place
          improves = true
        }
      }
    }
  }

  /// The crossings among the arrows of two items, the first of which is above.
  private func crossings(_ upper: [Int], _ lower: [Int]) -> Int {
    var count = 0
    for first in upper {
      for second in lower where items[second].place < items[first].place { count += 1 }
    }
    return count
  }
}

/// The number of pairs in the wrong order.
private func inversions(in numbers: [Int], below limit: Int) -> Int {
  // A Fenwick tree: the number of values so far, up to each value.
  var seen = [Int](repeating: 0, count: limit + 1)
  var count = 0
  for (index, number) in numbers.enumerated() {
    var position = number + 1
    var notGreater = 0
    while position > 0 {
      notGreater += seen[position]
      position &= position - 1
    }
    count += index - notGreater
    position = number + 1
    while position <= limit {
      seen[position] += 1
      position += position & -position
    }
  }
  return count
}
