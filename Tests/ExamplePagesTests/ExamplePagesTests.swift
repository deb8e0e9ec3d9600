import Foundation
import Testing

/// The code and the drawings of the pages about the examples are parts of sources that are compiled
/// and run.
struct ExamplePagesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let pages = [
    "Assemblies", "ContextRouter", "LogInThenCarryOn", "ModularApps", "Navigators",
  ]

  @Test(arguments: pages)
  func `the blocks of the page are parts of sources`(page: String) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Docs/\(page).md"), encoding: .utf8)
    let sources = try Self.sources()
    let blocks = blocks(of: text)
    #expect(blocks.count > 4)
    for block in blocks {
      #expect(
        sources.contains { contains($0, block) }, "\(page).md:\n\(block.joined(separator: "\n"))")
    }
  }

  private static func sources() throws -> [[Substring]] {
    try ["Docs/Examples", "Tests"].flatMap { folder in
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return try (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        .map {
          try lines(String(contentsOf: root.appending(path: "\(folder)/\($0)"), encoding: .utf8))
        }
    }
  }

  private func blocks(of text: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var block: [Substring]?
    for line in Self.lines(text) {
      guard line.hasPrefix("```") else {
        block?.append(line)
        continue
      }
      if let block { blocks.append(block) }
      block = block == nil ? [] : nil
    }
    return blocks
  }

  /// Whether a source has these lines in a row, all of them behind the same margin.
  private func contains(_ source: [Substring], _ block: [Substring]) -> Bool {
    guard let first = block.first else { return false }
    return source.indices.contains { start in
      guard source[start].hasSuffix(first) else { return false }
      let margin = source[start].dropLast(first.count)
      let rest = source[start...].prefix(block.count)
      return rest.count == block.count
        && zip(rest, block).allSatisfy { line, expected in
          line == (expected.isEmpty ? "" : margin + expected)
        }
    }
  }

  /// The lines of a text, without the marks of the check of what must not compile.
  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("  // error") ? $0.dropLast(10) : $0
    }
  }
}
