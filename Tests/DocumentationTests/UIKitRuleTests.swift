import Foundation
import Testing

/// Sources and tests name UIKit's rules by the headings of a page that every reader has.
struct UIKitRuleTests {
  private static let files = Repository.files(
    in: ["Sources", "Tests"], withExtension: "swift")

  @Test func `No comment or title of a test names a rule by a code`() throws {
    let codes = try Self.files.compactMap { path in
      ruleCode(in: try Repository.text(of: path)).map { "\(path): \($0)" }
    }
    #expect(
      codes == [],
      "Say the rule in words, or name its heading in Docs/Maintainers/UIKitRules.md."
    )
  }

  @Test func `Each citation names a heading of the page`() throws {
    let headings = splitLines(
      try Repository.text(of: "Docs/Maintainers/UIKitRules.md")
    )
    .filter { $0.hasPrefix("##") }.map { $0.drop { $0 == "#" || $0 == " " } }
    let citations = try Self.files.flatMap { path in
      try citedHeadings(in: Repository.text(of: path)).map {
        (path: path, heading: $0)
      }
    }
    #expect(citations.count > 40)
    let unknown = citations.filter { !headings.contains($0.heading) }
    #expect(unknown.map { "\($0.path): '\($0.heading)'" } == [])
  }

  /// A code as in a list that only its author has: a capital with a number in the brackets of a comment,
  /// or where a comment or the title of a test begins; or the number of one of its entries.
  ///
  /// `range(of:options:)` takes a second for all files, and a `Regex` twenty.
  private func ruleCode(in text: String) -> Substring? {
    let code =
      #"(//.*\(|///? |^ *(@Test\()?"|func `)([A-Z][0-9]{1,2}(, | and )?)+[:.)']"#
    let entry =
      #"(//|^ *(@Test\()?"|func `).*\b([Tt]raps?|[Cc]onfigurations?) [0-9]"#
    return text.range(of: "(?m)\(code)|\(entry)", options: .regularExpression).map
    { text[$0] }
  }

  private func citedHeadings(in text: String) -> [Substring] {
    guard text.contains("UIKitRules.md") else { return [] }
    return text.replacing(#/\n *\/\/\/?/#, with: "")
      .matches(of: #/[Ss]ee '(.+?)'\s+in\s+Docs\/Maintainers\/UIKitRules\.md/#)
      .map(\.output.1)
  }
}
