/// What UIKit does when one view controller is put into another: the table that `SwitchbackUIKit` asks
/// before it calls UIKit, and by which `UIKitSimulator` decides what UIKit would do.
///
/// What is not in the table is accepted. Docs/UIKitRules.md shows it under 'What may be in what'.
package struct ContainmentRule: Sendable {
  /// What UIKit does.
  package enum Verdict: Sendable, Hashable {
    /// It raises an exception with these words.
    case raises(String)

    /// Its documentation says that it raises; apps do it, and it works.
    case contested(String)

    /// It is to be presented instead. The host refuses it with the first words. What UIKit does is the
    /// second ones: no exception is known.
    case misplaced(String, outcome: String)
  }

  /// How sure the rule is.
  package enum Certainty: String, Sendable {
    case documented, observed, assumed
  }

  /// What is put in.
  package let inner: ControllerKind
  /// What it is put into.
  package let outer: ControllerKind
  /// What UIKit does.
  package let verdict: Verdict
  /// How sure that is.
  package let certainty: Certainty
  /// How that is known.
  package let source: String
  /// Whether UIKit's words are followed by the container's name.
  package var namesContainer = false

  /// The whole table.
  package static let all: [ContainmentRule] =
    [
      ContainmentRule(
        inner: .stack, outer: .stack,
        verdict: .raises("Pushing a navigation controller is not supported"),
        certainty: .observed, source: "the exception in crash logs"),
      ContainmentRule(
        inner: .split, outer: .stack,
        verdict: .raises("Split View Controllers cannot be pushed to a Navigation Controller"),
        certainty: .observed, source: "the exception in crash logs", namesContainer: true),
      ContainmentRule(
        inner: .tabs, outer: .stack,
        verdict: .contested("Pushing a tab bar controller is not supported"),
        certainty: .documented,
        source: "`pushViewController(_:animated:)`; apps do it, and it works"),
    ]
    + misplaced(
      .alert, in: [.stack], outcome: "takes it in, and does not show it as an alert", .observed,
      "zonble/flutter_platform_alert#6, joemasilotti/TurboNavigator#24")
    + misplaced(
      .alert, in: [.tabs, .split, .pages], outcome: "not known", .assumed,
      "it is wrong there as in a navigation controller")
    + misplaced(
      .search, in: [.stack, .tabs, .split, .pages], outcome: "not known", .documented,
      "for tvOS: `UISearchContainerViewController` is put there \"rather than\" a search")

  private static func misplaced(
    _ inner: ControllerKind, in containers: [ControllerKind], outcome: String,
    _ certainty: Certainty, _ source: String
  ) -> [ContainmentRule] {
    containers.map { outer in
      ContainmentRule(
        inner: inner, outer: outer,
        verdict: .misplaced(
          "\(inner.name) is presented, and not put into a container", outcome: outcome),
        certainty: certainty, source: source)
    }
  }

  /// The rule for one kind in another; `nil` if UIKit accepts it.
  package static func rule(
    for inner: ControllerKind, in outer: ControllerKind
  ) -> ContainmentRule? {
    all.first { $0.inner == inner && $0.outer == outer }
  }

  /// The table for a document.
  package static var markdown: String {
    let rows = all.map { rule in
      let verdict =
        switch rule.verdict {
        case .raises(let words): "raises: \"\(words)\""
        case .contested: "accepts it, against its documentation"
        case .misplaced(_, let outcome): outcome
        }
      return "| \(rule.inner.name) | \(rule.outer.name) | \(verdict) | \(rule.certainty.rawValue): "
        + "\(rule.source) |"
    }
    return (["| what | in what | UIKit | how sure |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }
}

/// The kinds of view controllers that UIKit tells apart when it puts one into another.
package enum ControllerKind: Sendable, Hashable {
  case stack, tabs, split, pages, alert, search, other

  /// The kind for people.
  package var name: String {
    switch self {
    case .stack: "a navigation controller"
    case .tabs: "a tab bar controller"
    case .split: "a split view controller"
    case .pages: "a page view controller"
    case .alert: "an alert controller"
    case .search: "a search controller"
    case .other: "a view controller"
    }
  }
}
