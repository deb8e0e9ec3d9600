import SwitchbackFoundation

extension Exploration {
  /// A broken rule of an app, and the shortest path that leads to it.
  ///
  /// Its text describes the problem, draws the screens before and after each move, and ends in a
  /// test to paste, which fails as long as the violation exists. If the same moves in a fresh app do not show it, the
  /// text says that instead.
  public struct Violation: Error, Hashable, Sendable {
    /// The broken rule.
    public enum Rule: Hashable, Sendable {
      /// A destination can be reached, or is refused for a declared reason.
      case isReached
      /// A move ends.
      case ends
      /// A navigation that is refused changes nothing after its interceptors.
      case refusalChangesNothing
      /// The destination's screen is on display in the end.
      case isShown
      /// Navigating once more changes nothing.
      case againChangesNothing
      /// The plan says what happens.
      case planIsRight
      /// A screen of this name occurs once.
      case isThereOnce(String)
      /// There is no other screen of this type.
      case isOnlyOne(ofType: String)
      /// There is a way back: a declared one or, if the app declares none, one of the user's.
      case hasWayBack
      /// A move of the app's own succeeds.
      case ownMoveSucceeds
      /// A rule that the app has added. Carries its sentence.
      case own(String)
    }

    /// A move of the path, and the resulting screens.
    public struct Step: Hashable, Sendable {
      /// The name of the move.
      public let move: String
      /// The screens, and the app's own state, after the move; `nil` if there was no time to draw
      /// them.
      public let drawing: String?
    }

    /// The broken rule.
    public let rule: Rule
    /// The problem, in a sentence, and in another one that a fresh app does not show it, if that is so.
    public let message: String
    /// The screens at the start.
    public let start: String
    /// The path, from the start.
    public let steps: [Step]
    /// The number among the violations of an exploration whose tests would have the same name.
    var number = 1
    /// Whether the same moves in a fresh app show it, as far as is known.
    let isRepeatable: Bool

    /// The names of the moves, from the start.
    public var path: [String] { steps.map(\.move) }
  }
}

extension Exploration.Violation: DescribedError {
  public var description: String {
    var text = message
    if steps.isEmpty {
      return text + "\nThe screens at the start:\n\(start.indented(by: 2))"
    }
    text += "\nThe shortest way there, from the start, has "
    text += steps.count == 1 ? "1 move.\n" : "\(steps.count) moves.\n"
    var before = start
    for (index, step) in steps.enumerated() {
      text += "\n\(index + 1). \(step.move)\n"
      guard let drawing = step.drawing else {
        text += "  not drawn: the time limit was reached\n"
        continue
      }
      text += (before == drawing ? "nothing changes" : sideBySide(before, drawing)).indented(by: 2)
      text += "\n"
      before = drawing
    }
    return isRepeatable ? text + "\nAs a test:\n\n" + test.indented(by: 2) : text
  }

  /// A test that fails as long as the violation exists. It uses a constant `explorer`, the one that
  /// has found the violation.
  ///
  /// Tests of one exploration have different names, so all of them can be pasted into one file.
  public var test: String {
    let moves = steps.map { "\n    \($0.move.swiftLiteral)" }.joined(separator: ",")
    return """
      @Test func `\(name)\(number == 1 ? "" : " (\(number))")`() async throws {
        try await explorer.replay(\(moves))
      }
      """
  }

  /// The expectation, and the moves before it. An app may have two rules with the same sentence.
  var name: String {
    var before = path.map { "\"\($0.inRawIdentifier)\"" }
    let subject = before.last ?? ""
    let sentence: String
    switch rule {
    case .ends: sentence = "\(subject) comes to an end"
    case .isReached: sentence = "\(subject) is reached"
    case .refusalChangesNothing: sentence = "\(subject) changes nothing if it is refused"
    case .isShown: sentence = "\(subject) shows its screen"
    case .againChangesNothing: sentence = "\(subject) changes nothing the second time"
    case .planIsRight: sentence = "\(subject) does what was planned"
    case .ownMoveSucceeds: sentence = "\(subject) succeeds"
    case .isThereOnce(let screen): sentence = "\(screen.inRawIdentifier) is there once"
    case .isOnlyOne(let type): sentence = "one screen of type \(type.inRawIdentifier) is there"
    case .hasWayBack: sentence = "there is a way back"
    case .own(let own): sentence = own.inRawIdentifier
    }
    if rule.isAboutMove { before = before.dropLast() }
    guard let last = before.last else { return "\(sentence), at the start" }
    guard before.count > 1 else { return "\(sentence), after \(last)" }
    return "\(sentence), after \(before.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Exploration.Violation.Rule {
  /// Whether it is about the last move of a path, rather than about the resulting screens.
  fileprivate var isAboutMove: Bool {
    switch self {
    case .ends, .isReached, .refusalChangesNothing, .isShown, .againChangesNothing, .planIsRight,
      .ownMoveSucceeds:
      true
    case .isThereOnce, .isOnlyOne, .hasWayBack, .own: false
    }
  }
}
