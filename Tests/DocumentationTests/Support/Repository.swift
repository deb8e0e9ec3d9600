import DocumentedCode
import Foundation

/// The files of the package, as the tests see them.
nonisolated struct Repository {
  /// The documents whose examples are checked.
  static let documents = files(
    in: ["README.md", "CONTRIBUTING.md", "Docs", "Sources"], withExtension: "md")

  /// The sources that are compiled, or refused by the compiler, in which examples stand.
  static let sources = files(
    in: ["Tests", "Docs/Examples", "Sources/StorefrontApp"],
    withExtension: "swift")

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
  }

  /// Paths from the root, sorted.
  static func files(in places: [String], withExtension type: String) -> [String] {
    places.flatMap { place -> [String] in
      if place.hasSuffix(".\(type)") { return [place] }
      let files = FileManager.default.enumerator(
        atPath: packageRoot.appending(path: place).path)
      return (files?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".\(type)") && !$0.hasPrefix(".build/") }
        .map { "\(place)/\($0)" }
    }
    .sorted()
  }
}

/// The lines of a text. An empty last line counts.
func splitLines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// The lines without the indentation that all of them have.
func unindented(_ lines: [String]) -> [String] {
  let margin =
    lines.filter { !$0.allSatisfy(\.isWhitespace) }.map {
      $0.prefix { $0 == " " }.count
    }.min() ?? 0
  return lines.map { String($0.dropFirst(margin)) }
}
