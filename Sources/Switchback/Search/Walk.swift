/// One pass over a hierarchy: from one starting point, with one set of options, in the order that
/// ``SearchOptions`` documents.
///
/// A walk is lazy: it continues from where it stopped, and only as far as a search needs. It keeps
/// the visited screens by class, so that the next finder with the same options compares classes
/// instead of visiting screens again.
@MainActor
final class Walk {
  let key: WalkKey
  private(set) var steps: WalkSteps

  /// The error that ended the walk before its end. Every search that gets there throws it.
  private var failure: HierarchyError?

  /// Whether a search is in progress, so that a search inside its predicate must take another walk.
  private(set) var isBusy = false

  /// The names by reason, and the number of screens visited by then. The text of a plan asks for them
  /// in each of its steps.
  private var unsearched: (visited: Int, names: [(reason: UnsearchedContent, name: String)])?

  init(_ key: WalkKey, options: SearchOptions, start: SearchStart, hierarchy: Hierarchy) {
    self.key = key
    steps = WalkSteps(options: options, start: start, hierarchy: hierarchy)
  }

  /// The names of the screens passed whose content was not searched for a given reason, each once.
  func unsearchedNames(_ reason: UnsearchedContent) -> [String] {
    if unsearched?.visited != steps.visitedCount {
      var names: [(reason: UnsearchedContent, name: String)] = []
      var known: Set<String> = []
      for (screen, reason) in steps.unsearched {
        let name = name(of: screen)
        if known.insert("\(reason) \(name)").inserted { names.append((reason, name)) }
      }
      unsearched = (steps.visitedCount, names)
    }
    return (unsearched?.names ?? []).compactMap { $0.reason == reason ? $0.name : nil }
  }

  /// The names of the system's containers that a search for a type has passed over.
  func passedOver<Target>(_ type: Target.Type) -> [String] {
    steps.samples.filter { $0 is Target && isSystemContainer($0, unlessNamedBy: type) }
      .map { name(of: $0) }
  }

  /// The first screen that passes the test and satisfies the predicate.
  ///
  /// - Complexity: O(*classes* + *m* + *n*), where *m* is the number of matching screens passed
  ///   before and *n* the number of screens passed for the first time.
  func first(
    _ test: TypeTest, where predicate: (any Screen) throws -> Bool
  ) throws -> (any Screen)? {
    isBusy = true
    defer { isBusy = false }
    // The lists of the matching classes are merged, so that the order stays that of the walk.
    var heads = steps.judge(test)
    while let index = heads.indices.min(by: { heads[$0] < heads[$1] }) {
      let record = heads[index]
      let screen = steps.screen(record)
      if try predicate(screen) { return screen }
      if let next = steps.next(ofSameClassAs: record) {
        heads[index] = next
      } else {
        heads.remove(at: index)
      }
    }
    while let record = try advance(matching: test) {
      let screen = steps.screen(record)
      if try predicate(screen) { return screen }
    }
    return nil
  }

  private func advance(matching test: TypeTest) throws(HierarchyError) -> Int32? {
    if let failure { throw failure }
    do throws(HierarchyError) {
      return try steps.advance(matching: test)
    } catch {
      failure = error
      throw error
    }
  }
}

/// Tests whether screens can be cast to a type, with the type erased.
///
/// For classes, the usual case, this compares the class of the screen and nothing else. The general
/// cast, which protocols need, takes ten times as long.
@MainActor
enum TypeTest {
  case isClass(AnyClass)
  case cast((any Screen) -> Bool, Any.Type)

  init<Target>(_ type: Target.Type) {
    if let type = type as? AnyClass {
      self = .isClass(type)
    } else {
      self = .cast({ $0 is Target }, type)
    }
  }

  var type: Any.Type {
    switch self {
    case .isClass(let type): type
    case .cast(_, let type): type
    }
  }

  func matches(_ screen: any Screen) -> Bool {
    switch self {
    case .isClass(let type):
      (Swift.type(of: screen) == type || isInstance(screen, of: type))
        && !isSystemContainer(screen, unlessNamedBy: type)
    case .cast(let matches, let type):
      matches(screen) && !isSystemContainer(screen, unlessNamedBy: type)
    }
  }
}

private func isInstance<Class: AnyObject>(_ object: AnyObject, of type: Class.Type) -> Bool {
  object is Class
}

/// Whether a screen is one of the system's containers, and a type only asks for any container.
@MainActor
func isSystemContainer(_ screen: any Screen, unlessNamedBy type: Any.Type) -> Bool {
  guard containerClass(of: screen)?.belongsToSystem == true else { return false }
  if let type = type as? any ContainerScreen.Type { return !type.belongsToSystem }
  return type == (any ContainerScreen).self || type == (any StackContainer).self
    || type == (any TabContainer).self || type == (any SplitContainer).self
}
