import DocumentedCode
import Foundation
import Testing

/// What an example prints.
///
///     let page = Transcript()
///     func print(_ value: Any) { page.print(value) }
///     …
///     // output: after
///     page.prints(
///       """
///       window
///       └─ Home
///       """)
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
