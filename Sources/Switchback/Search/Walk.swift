/// One pass over a hierarchy: from one starting point, with one set of options, in the order that
/// ``SearchOptions`` states.
///
/// A walk is lazy: it goes on from where it stopped, and only as far as somebody asks. What it has
/// passed is kept by class, so that the next finder with the same options looks at classes and not
/// at screens again.
@MainActor
final class Walk {
  private var steps: WalkSteps

  /// Whether a search is going on, so that a search inside its predicate must take another walk.
  private(set) var isBusy = false

  init(options: SearchOptions, start: SearchStart, hierarchy: Hierarchy) {
    steps = WalkSteps(options: options, start: start, hierarchy: hierarchy)
  }

  /// How many screens have been offered to finders so far.
  var examinedCount: Int { steps.examinedCount }

  /// The first screen that can be cast to the type.
  ///
  /// - Complexity: O(*classes* + *n*), where *n* is the number of screens passed for the first time.
  func first<Target>(_ type: Target.Type) throws -> Target? {
    if let record = steps.judge(type).min() { return steps.screen(record) as? Target }
    return try steps.advance(matching: type).flatMap { steps.screen($0) as? Target }
  }

  /// The first screen that can be cast to the type and satisfies the predicate.
  ///
  /// - Complexity: O(*classes* + *m* + *n*), where *m* is the number of screens of the type passed
  ///   before and *n* the number of screens passed for the first time.
  func first<Target>(
    _ type: Target.Type, where predicate: (Target) throws -> Bool
  ) throws -> Target? {
    isBusy = true
    defer { isBusy = false }
    // The lists of the matching classes are merged, so that the order stays that of the walk.
    var heads = steps.judge(type)
    while let index = heads.indices.min(by: { heads[$0] < heads[$1] }) {
      let record = heads[index]
      if let target = steps.screen(record) as? Target, try predicate(target) { return target }
      if let next = steps.next(ofSameClassAs: record) {
        heads[index] = next
      } else {
        heads.remove(at: index)
      }
    }
    while let record = try steps.advance(matching: type) {
      if let target = steps.screen(record) as? Target, try predicate(target) { return target }
    }
    return nil
  }

  /// How many screens of the type have been passed so far.
  func count<Target>(_ type: Target.Type) -> Int {
    steps.count(type)
  }
}
