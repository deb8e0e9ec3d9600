/// A rule of UIKit for putting one view controller into another. `SwitchbackUIKit` consults the
/// table before it calls UIKit, and `UIKitSimulator` follows it.
///
/// UIKit accepts whatever is not in the table. Docs/Maintainers/UIKitRules.md lists it under 'What may be in
/// what'.
package struct ContainmentRule: Sendable {
  /// UIKit's reaction.
  package enum Verdict: Sendable, Hashable {
    /// It raises an exception with these words.
    case raises(String)

    /// Its documentation says that it raises, but apps do it, and it works.
    case contested(String)

    /// The child must be presented instead: the host refuses it with these words. `outcome` describes
    /// UIKit's reaction as far as it is known.
    case misplaced(String, outcome: String)
  }

  /// The certainty of a rule.
  package enum Certainty: String, Sendable {
    case documented, observed, assumed
  }

  /// The kind of the child.
  package let inner: ControllerKind
  /// The kind of the container.
  package let outer: ControllerKind
  /// UIKit's reaction.
  package let verdict: Verdict
  /// The certainty of the rule.
  package let certainty: Certainty
  /// The evidence for the rule.
  package let source: String
  /// Whether UIKit's message ends with the container's name.
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

  /// The table as Markdown, for a document.
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

/// The kinds of view controllers that UIKit distinguishes as children.
package enum ControllerKind: Sendable, Hashable {
  case stack, tabs, split, pages, alert, search, other

  /// The name of the kind, for messages.
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
