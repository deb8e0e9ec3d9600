import SwitchbackFoundation

/// The result of an ``Explorer``.
///
///     4,096 trees, up to 9 moves from the start; 61,440 checks of destinations, 98,304 moves, 2.1 s
///     All trees are known.
///     No violation.
public struct Exploration: Sendable {
  /// The reason for its end.
  public enum Ending: Hashable, Sendable {
    /// Every tree is known.
    case complete
    /// Trees further from the start were not visited.
    case depth(Int)
    /// There are more trees.
    case trees(Int)
    /// The time limit was reached.
    case time(Duration)
    /// The maximum number of violations was reached.
    case violations(Int)
  }

  /// Its progress.
  public struct Progress: Hashable, Sendable {
    /// The number of trees visited.
    public internal(set) var trees = 0
    /// The number of trees left to visit.
    public internal(set) var waiting = 0
    /// The distance from the start, in moves.
    public internal(set) var depth = 0
    /// The number of destinations checked, each in a tree.
    public internal(set) var checks = 0
    /// The number of moves made.
    public internal(set) var moves = 0
    /// The number of violations.
    public internal(set) var violations = 0
    /// The time spent.
    public internal(set) var time = Duration.zero
  }

  /// Counts and timings of the exploration.
  public internal(set) var progress = Progress()

  /// The reason for its end.
  public internal(set) var ending = Ending.complete

  /// The violations, the nearest to the start first.
  public internal(set) var violations: [Exploration.Violation] = []

  /// The number of navigations refused for declared reasons, by reason.
  public internal(set) var refusals: [String: Int] = [:]

  /// The number of times that a tree had to be reached anew in a fresh app because a screen did not
  /// restore its state; by the names of such screens.
  public internal(set) var rebuilt: [String: Int] = [:]

  /// The number of trees visited.
  public var treeCount: Int { progress.trees }

  /// The number of destinations checked, each in a tree.
  public var checkCount: Int { progress.checks }

  /// Whether every tree is known.
  public var isComplete: Bool { ending == .complete }

  /// Expects that there is no violation.
  ///
  /// - Throws: The violation, or all of them.
  public func expectNoViolations() throws {
    if violations.count == 1 { throw violations[0] }
    if !violations.isEmpty { throw Violations(violations: violations) }
  }
}

extension Exploration {
  /// Several violations.
  public struct Violations: Error, Sendable, DescribedError {
    /// The violations.
    public let violations: [Exploration.Violation]

    public var description: String {
      "\(violations.count) violations\n\n"
        + violations.map { "\($0)" }.joined(separator: "\n\n––––\n\n")
    }
  }
}

extension Exploration: CustomStringConvertible {
  public var description: String {
    var lines = ["\(progress)", endingText]
    for (reason, count) in refusals.sorted(by: { $0.key < $1.key }) {
      lines.append("Refused as declared: \(reason), \(times(count)).")
    }
    for (name, count) in rebuilt.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "Built anew \(times(count)) because of \(name): its state is unknown. A ModelScreen "
          + "overrides savingState().")
    }
    lines.append(
      violations.isEmpty ? "No violation." : "\(counted(violations.count, "violation")):")
    lines += violations.map { "- \($0.message)" }
    return lines.joined(separator: "\n")
  }

  private var endingText: String {
    switch ending {
    case .complete: "All trees are known."
    case .depth(let depth):
      "Trees more than \(counted(depth, "move")) away were not visited."
    case .trees(let count):
      "There \(count == 1 ? "is" : "are") more than \(counted(count, "tree"))."
    case .time(let limit): "The time limit was reached after \(limit)."
    case .violations(let count): "It stopped at \(counted(count, "violation"))."
    }
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(grouped(count)) times" }
}

extension Exploration.Progress: CustomStringConvertible {
  public var description: String {
    "\(counted(trees, "tree")), up to \(counted(depth, "move")) from the start; "
      + "\(counted(checks, "check")) of destinations, \(counted(moves, "move")), "
      + inSeconds(time)
  }
}

/// A number of things, with their name.
private func counted(_ count: Int, _ thing: String) -> String {
  "\(grouped(count)) \(thing)\(count == 1 ? "" : "s")"
}

/// A number with commas between its thousands.
func grouped(_ number: Int) -> String {
  var digits = Array("\(number)")
  var position = digits.count - 3
  while position > 0 {
    digits.insert(",", at: position)
    position -= 3
  }
  return String(digits)
}

/// A time in seconds, in tenths.
private func inSeconds(_ time: Duration) -> String {
  let tenths = (time / .milliseconds(100)).rounded()
  return "\(tenths / 10) s"
}
