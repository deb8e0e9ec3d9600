/// A chain that cannot work, or a screen that is not as its chain says.
///
/// ``NavigationError`` carries it, with the place in the chain. The text says what to do: apps show or log
/// it, and need not tell one such error from another.
public struct ChainError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    case noCase, unanchored, unrecognized, notShown, other
  }

  package let kind: Kind

  /// What is wrong, and what to do.
  public let description: String

  private init(_ description: String, _ kind: Kind = .other) {
    (self.kind, self.description) = (kind, description)
  }
}

extension ChainError {
  static var noPresentingScreen: Self {
    Self("There is no screen to present from: the closure of PresentingScreen.custom returned nil.")
  }

  static func notRoot(_ source: String) -> Self {
    Self(
      "\(source) is not the root of the window. Start from GeneralStep.root() to dismiss what is "
        + "presented and replace the root from anywhere.")
  }

  static func rootReplaced(_ former: String, by root: String) -> Self {
    Self(
      "\(former) is no longer the root of the window: other code has replaced it with \(root) during the "
        + "navigation. Navigate again to replace that one.")
  }

  static func notAScreen(_ type: String) -> Self {
    Self("\(type) is not a Screen. Make it conform to Screen, or choose another target.")
  }

  /// - Parameters:
  ///   - shows: The type of context that the screen checks.
  ///   - wanted: The type of the step's context.
  static func wrongContext(_ screen: String, shows: String, wanted: String) -> Self {
    Self(
      """
      \(screen) checks \(article(shows)), and the context of its step is \(article(wanted)): the router \
      cannot tell which screen is meant. Give the step a finder of its own, or a context of type \(shows).
      """)
  }

  /// A secondary needs a primary beside it.
  package static var noPrimary: Self {
    Self("The split view has no primary. Set one first, with SetPrimary.")
  }

  /// The middle one of three columns comes before the secondary.
  package static var noSupplementary: Self {
    Self("The split view has no supplementary. Set one first, with SetSupplementary.")
  }

  package static var noContent: Self {
    Self("There is nothing beside the inspector. Give the container its content first.")
  }

  package static var noStackInSecondary: Self {
    Self(
      "The secondary side of the split view is not a navigation stack. Set one first, with "
        + "SetSecondary.")
  }

  /// The split view shows one column, without a navigation stack to push onto.
  package static var noStackInCollapsed: Self {
    Self(
      "The split view is collapsed, and nothing in it is a navigation stack to push onto. Give its "
        + "primary a navigation stack.")
  }

  static var unanchored: Self {
    Self(
      "None of the chain's screens is there to start from or go back to. Show one first, or use a chain "
        + "with another way, such as .visibleStack(or:), or one ending with GeneralStep.current() or "
        + "GeneralStep.root(), which are always there.", .unanchored)
  }

  static func noStack(around screen: String, _ stack: String) -> Self {
    Self(
      "\(screen) is in a tab, but in no \(stack) there. Put one around it where the tabs are made.",
      .unanchored)
  }

  static func noCase(of cases: [String]) -> Self {
    if cases.isEmpty {
      return Self("The switch has no cases and no default. Add a case or a default.", .noCase)
    }
    let list = cases.map { "\n- \($0)" }.joined()
    return Self(
      "No case of the switch applies, and it has no default. Add a case, or pass a default "
        + "to assemble. Cases tried:\(list)", .noCase)
  }

  static func endless(closures: Int) -> Self {
    Self(
      "The chain does not end: closures of its switches have returned \(closures) chains, one "
        + "behind the other. Two of them may start from each other. Make one of them return nil, or "
        + "a chain that ends with GeneralStep.current() or GeneralStep.root().")
  }

  static func unrecognized(_ interceptor: String) -> Self {
    Self(
      "\(interceptor) has run twice and was about to run again: a closure case makes its chain anew "
        + "each time, so the router cannot recognise it. Give it a key, as in "
        + ".adding(interceptor.keyed(\"log in\")), or make the chain once, outside the closure.",
      .unrecognized)
  }

  static func unasked(_ screen: String) -> Self {
    Self(
      "\(screen) got in the way during the navigation, and was not asked whether it may be removed. "
        + "Navigate again to ask it.")
  }

  /// Every operation has succeeded, but the destination is not on display.
  static func notShown(_ screen: String, _ reason: String) -> Self {
    Self(
      "\(screen) is not on screen although every operation has succeeded: \(reason)", .notShown)
  }

  package static func noResult(from screen: String, of wanted: String) -> Self {
    Self(
      "\(screen) was shown, but it does not give \(article(wanted)). Make it a ResultScreen with "
        + "Results<\(wanted)>, or await what it does give.")
  }
}
