import Foundation
import Testing

/// The pages about performance agree with the table that `Benchmarks/update-numbers` writes.
struct PerformanceTests {
  private let page: String
  /// The cells of the rows of the table, without those of its head.
  private let rows: [[String]]

  init() throws {
    page = try Repository.text(of: "Docs/Maintainers/Performance.md")
    rows = Self.rows(
      of: try #require(
        page.components(separatedBy: "<!-- numbers begin -->").last?
          .components(separatedBy: "<!-- numbers end -->").first))
    #expect(rows.count > 40)
  }

  private static func rows(of text: String) -> [[String]] {
    splitLines(text).filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      line.components(separatedBy: "|").dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `Each case that misses its goal has a reason`() throws {
    let reasons = try #require(
      page.components(separatedBy: "## Where the goals are missed\n").last?
        .components(separatedBy: "\nWithout a goal of their own").first)
    let marks = reasons.matches(of: #/\*\*`([a-z-]+)`\*\*/#).map { String($0.1) }
    let missed = Set(rows.filter { $0.last == "✗" }.map { $0[0] })
    #expect(missed.subtracting(marks) == [])
    #expect(Set(marks).subtracting(missed) == [], "These goals are reached.")
  }

  @Test func `The times that users read are in the table`() throws {
    let text = try Repository.text(of: "Docs/Performance.md")
    let part = try #require(
      text.components(separatedBy: "## How long does a navigation take?").last)
    let measured = Set(rows.map { [$0[1], $0[3], $0[5], $0[6]] })
    let shown = Self.rows(of: part).map { row in
      [row[1].replacing(",", with: "")] + row.dropFirst(2)
    }
    #expect(shown.count > 5)
    #expect(shown.filter { !measured.contains($0) } == [])
    let commit = try #require(page.firstMatch(of: #/, at ([0-9a-f]{7})\.\n/#)).1
    #expect(part.contains("at \(commit)"))
  }
}
