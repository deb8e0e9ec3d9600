import DocumentedCode
import Foundation
import Testing

/// What the examples of each test have printed.
@MainActor
private var transcripts: [Test.ID: Transcript] = [:]

@MainActor
private var transcript: Transcript {
  guard let test = Test.current else { preconditionFailure("No test runs.") }
  let transcript = transcripts[test.id] ?? Transcript()
  transcripts[test.id] = transcript
  return transcript
}

/// What examples call: it notes what they print.
@MainActor
func print(_ value: Any) { transcript.print(value) }

/// Compares what the test's examples have printed since the last time.
///
///     // output: after
///     prints(
///       """
///       window
///       └─ Home
///       """)
@MainActor
func prints(
  _ expected: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  transcript.prints(
    expected, filePath: filePath, sourceLocation: sourceLocation)
}

/// What the examples of a test print. One with arguments makes its own, as its cases run side by side.
@MainActor
final class Transcript {
  private var printed: [String] = []

  func print(_ value: Any) { printed.append("\(value)") }

  /// Compares what was printed since the last time, or writes it into the source if asked to.
  func prints(
    _ expected: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = printed.joined(separator: "\n")
    printed = []
    if text != expected, isWritingDocuments {
      replace(expected, by: text, in: filePath, after: sourceLocation.line)
    }
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  private func replace(
    _ old: String, by new: String, in path: String, after line: Int
  ) {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
      return
    }
    // Literals before this one may have been written meanwhile, so its line is only near.
    let lines = splitLines(source)
    let candidates = lines.indices.filter { begin in
      guard lines[begin].hasSuffix("\"\"\""), let end = end(of: begin, in: lines)
      else {
        return false
      }
      return unindented(Array(lines[(begin + 1)..<end])).joined(separator: "\n")
        == old
    }
    guard let begin = candidates.min(by: { abs($0 - line) < abs($1 - line) }),
      let end = end(of: begin, in: lines)
    else { return }
    let margin = String(lines[end].prefix { $0 == " " })
    let text = splitLines(new.replacing("\\", with: "\\\\")).map {
      $0.isEmpty ? "" : margin + $0
    }
    let changed = lines[...begin] + text + lines[end...]
    try? changed.joined(separator: "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  private func end(of begin: Int, in lines: [String]) -> Int? {
    lines[(begin + 1)...].firstIndex { $0.drop { $0 == " " }.hasPrefix("\"\"\"") }
  }
}
