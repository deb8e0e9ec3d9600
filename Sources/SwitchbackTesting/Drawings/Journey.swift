import Switchback
import SwitchbackModel

/// The screens before and after a navigation: two drawings side by side.
///
///     let journey = Journey(
///       "from another tab",
///       """
///       window                    →  window
///       └─ tabs                      └─ tabs
///          ├─ Home                      ├─ Home*
///          └─ Account*                  └─ Account
///       """)
///     let tester = try NavigationTester(journey) { name in name == "Home" ? HomeScreen() : nil }
///     try await tester.expect(journey, to: homeTab)
///
/// The arrow in the first line marks the column where the second drawing begins; other lines are blank
/// there, or have an arrow, too. Without an arrow both drawings are the same: the user is already there.
public struct Journey: Hashable, Sendable {
  /// The name in a list of tests.
  public let title: String
  /// The screens before.
  public let before: String
  /// The screens after.
  public let after: String
  /// The mistake in the drawings, in a sentence.
  private let mistake: String?

  /// A mistake in the drawings fails the test that uses the journey: the first line needs an arrow if it has two
  /// drawings, and no other line may have a text between the first drawing and the column of the second one.
  ///
  /// - Parameters:
  ///   - title: The name in a list of tests.
  ///   - drawings: The two drawings, side by side.
  public init(_ title: String, _ drawings: String) {
    self.title = title
    let lines = drawings.split(whereSeparator: \.isNewline)
    let first = lines.first ?? ""
    guard let arrow = first.firstIndex(of: "→") else {
      let hasOne = !first.hasPrefix("window ") || trimmed(first) == "window"
      mistake =
        hasOne ? nil : "There is no arrow in \"\(first)\". Write → between the two drawings."
      before = drawing(of: lines)
      after = before
      return
    }
    let width = first.distance(from: first.startIndex, to: arrow)
    let column = width + first[arrow...].dropFirst().prefix { $0 == " " }.count + 1
    let crossing = lines.dropFirst().first { line in
      !["", "→"].contains(trimmed(line.dropFirst(width).prefix(column - width)))
    }
    mistake = crossing.map { line in
      "The line \"\(line)\" crosses the column of the arrow in \"\(first)\". Draw the arrow to the right of "
        + "the whole first drawing, and the second drawing to the right of the arrow."
    }
    before = drawing(of: lines.map { $0.prefix(width) })
    after = drawing(of: lines.map { $0.dropFirst(column) })
  }

  /// A journey without a title.
  ///
  /// - Parameter drawings: The two drawings, side by side.
  public init(_ drawings: String) {
    self.init("", drawings)
  }

  /// - Parameters:
  ///   - title: The name in a list of tests.
  ///   - before: The screens before.
  ///   - after: The screens after.
  public init(_ title: String = "", from before: String, to after: String) {
    self.title = title
    self.before = before
    self.after = after
    mistake = nil
  }

  /// - Throws: ``NavigationTestFailure`` if there is a mistake in the drawings.
  func check(at place: SourcePlace) throws {
    if let mistake { throw NavigationTestFailure(mistake, at: place) }
  }

  /// The drawings side by side.
  public var drawings: String { sideBySide(before, after) }
}

extension Journey: CustomStringConvertible {
  /// The title, or else the drawings.
  public var description: String { title.isEmpty ? drawings : title }
}

/// A drawing without the spaces at the ends of its lines, and without empty lines.
private func drawing(of lines: [Substring]) -> String {
  lines.map(trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
}

private func trimmed(_ text: Substring) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return String(text)
}
