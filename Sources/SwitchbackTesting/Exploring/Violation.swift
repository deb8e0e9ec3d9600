/// Something that does not hold in an app, and the shortest path that leads to it.
///
/// Its text tells what is wrong, draws the screens before and after each move, and ends in a test to
/// be pasted, which fails as long as the violation is there.
public struct Violation: Error, Hashable, Sendable {
  /// What does not hold.
  public enum Rule: Hashable, Sendable {
    /// A destination can be reached, or is refused for a declared reason.
    case isReached
    /// A navigation that is refused changes nothing.
    case refusalChangesNothing
    /// The screen that is wanted is on display in the end.
    case isShown
    /// Navigating once more changes nothing.
    case againChangesNothing
    /// The plan says what happens.
    case planIsRight
    /// A screen is there once.
    case isThereOnce
    /// There is a way back.
    case hasWayBack
    /// A move of the app's own succeeds.
    case ownMoveSucceeds
    /// What the app has added. Carries its sentence.
    case own(String)
  }

  /// A move of the path, and the screens it leads to.
  public struct Step: Hashable, Sendable {
    /// The name of the move.
    public let move: String
    /// The screens, and what the app keeps, after the move.
    public let drawing: String
  }

  /// What does not hold.
  public let rule: Rule
  /// What is wrong, in a sentence.
  public let message: String
  /// The screens at the start.
  public let start: String
  /// The path, from the start.
  public let steps: [Step]

  /// The names of the moves, from the start.
  public var path: [String] { steps.map(\.move) }
}

extension Violation: CustomStringConvertible {
  public var description: String {
    var text = message
    if steps.isEmpty {
      return text + "\nIt is so from the start:\n\(start.indented(by: 2))"
    }
    text += "\nThe shortest way there, from the start, has "
    text += steps.count == 1 ? "1 move.\n" : "\(steps.count) moves.\n"
    var before = start
    for (index, step) in steps.enumerated() {
      text += "\n\(index + 1). \(step.move)\n"
      text += (before == step.drawing ? "nothing changes" : sideBySide(before, step.drawing))
        .indented(by: 2)
      text += "\n"
      before = step.drawing
    }
    return text + "\nAs a test:\n\n" + test.indented(by: 2)
  }

  /// A test that fails as long as the violation is there. It takes a constant `explorer`, the one
  /// that has found it.
  public var test: String {
    let moves = steps.map { "\n    \(quoted($0.move))" }.joined(separator: ",")
    return """
      @Test(\(quoted(title)))
      func \(functionName)() async throws {
        try await explorer.replay(\(moves))
      }
      """
  }

  private var title: String {
    guard let last = steps.last?.move else { return "The start is sound" }
    let before = steps.dropLast().map(\.move)
    return before.isEmpty ? "\(last), from the start" : "\(last), after \(list(before))"
  }

  private func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The last move in letters that a name can be made of.
  private var functionName: String {
    let words = (steps.last?.move ?? "start").split { !$0.isLetter && !$0.isNumber }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }
    .joined()
    return name.first?.isLetter == true ? name : "move\(name)"
  }
}

/// A text as it is written in Swift.
private func quoted(_ text: String) -> String {
  var quoted = ""
  for character in text.unicodeScalars {
    switch character {
    case "\"", "\\": quoted += "\\\(character)"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    default: quoted.unicodeScalars.append(character)
    }
  }
  return "\"\(quoted)\""
}
