import Foundation
import ProcessorTime
import SwitchbackLinks
import Testing

struct HostileLinkTests {
  @Test func `Control characters in a value are refused, and no other characters are`() throws {
    let table = try LinkTable<String>(schemes: ["store"]) {
      value("a", .query("x", String.self))
    }
    let controls = [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
    ]
    var wrong: [Unicode.Scalar] = []
    for character in (0...0x3000 as ClosedRange<UInt32>).compactMap({ Unicode.Scalar($0) }) {
      let text = "é\(character)b"
      let link = LinkParts(
        scheme: "store", host: "a", segments: [], items: [URLQueryItem(name: "x", value: text)])
      let isRead = (try? table.destination(for: link)) != nil
      let isPrinted = (try? table.url(for: text)) != nil
      let isControl = controls.contains { $0.contains(Int(character.value)) }
      if isRead == isControl || isPrinted == isControl { wrong.append(character) }
    }
    #expect(wrong.isEmpty)
  }

  /// Ways to make a link long, each of n pieces.
  static let shapes: [(String, @Sendable (Int) -> String)] = [
    ("segments", { "store://help" + String(repeating: "/a", count: $0) }),
    ("empty segments", { "store://help" + String(repeating: "/", count: $0) }),
    ("dot segments", { "store://help" + String(repeating: "/a/..", count: $0) }),
    ("dot segments above the root", { "store:" + String(repeating: "/..", count: $0) }),
    ("one segment", { "store://help/" + String(repeating: "a", count: $0) }),
    ("percent signs", { "store://help/" + String(repeating: "%C3%A9", count: $0) }),
    ("broken percent signs", { "store://help/" + String(repeating: "%", count: $0) }),
    (
      "a last broken percent sign", { "store://help/" + String(repeating: "%20", count: $0) + "%2" }
    ),
    ("not UTF-8", { "store://help/" + String(repeating: "%FF", count: $0) }),
    ("NULs", { "store://help/" + String(repeating: "%00", count: $0) }),
    ("marks", { "store://help/a" + String(repeating: "%CC%81", count: $0) }),
    ("overrides", { "store://help" + String(repeating: "/%E2%80%AE", count: $0) }),
    ("items", { "store://search?stock=true&q=a" + String(repeating: "&tag=a", count: $0) }),
    ("other items", { "store://login?" + String(repeating: "&utm=a", count: $0) }),
    ("empty items", { "store://login?" + String(repeating: "&", count: $0) }),
    ("one item twice", { "store://category/a?" + String(repeating: "&sort=name", count: $0) }),
    ("fragment", { "store://login#" + String(repeating: "a", count: $0) }),
    ("host", { "store://" + String(repeating: "a", count: $0) }),
    ("scheme", { String(repeating: "a", count: $0) + "://a" }),
    ("colons", { "https://" + String(repeating: ":", count: $0) }),
    ("port", { "https://shop.example.com:" + String(repeating: "4", count: $0) }),
    ("users", { "https://" + String(repeating: "@", count: $0) }),
    ("unknown", { "store://product" + String(repeating: "/1", count: $0) }),
    ("raw text", { "store://" + String(repeating: "é", count: $0) }),
  ]

  @Test(arguments: shapes.map(\.0))
  func `A hostile link of 100,000 pieces is read or refused in linear time`(name: String) throws {
    let shape = try #require(Self.shapes.first { $0.0 == name }).1
    var rules = LinkRules()
    rules.maximumLength = .max
    let table = try shopTable(rules: rules)
    func duration(_ count: Int, times: Int = 1) -> Duration {
      let link = shape(count)
      return shortest(of: times) {
        do throws(LinkError) {
          _ = try table.destination(for: link)
        } catch {
          _ = error.description
        }
      }
    }
    // Ten times the pieces may take thirty times as long, never a hundred. Looked at again if they do.
    let few = max(duration(10_000, times: 3), .microseconds(200))
    #expect((1...3).contains { _ in duration(100_000) < few * 30 })
  }

  @Test func `A hostile link of a megabyte is refused before it is looked at`() throws {
    let table = try shopTable()
    let link = "store://help/" + String(repeating: "%", count: 1_000_000)
    #expect(throws: LinkError.tooLong(length: 1_000_013, limit: 8_192)) {
      try table.destination(for: link)
    }
    #expect(shortest(of: 3) { _ = try? table.destination(for: link) } < .milliseconds(1))
  }

  @Test func `A hostile link costs the same with 10 patterns and with 1,000`() throws {
    func table(_ count: Int) throws -> LinkTable<Int> {
      try LinkTable(schemes: ["store"]) {
        for number in 0..<count {
          value("section\(number)", .path("id", Int.self))
        }
      }
    }
    func duration(_ table: LinkTable<Int>) throws -> Duration {
      let link = try LinkParts("store://section7/42")
      let unknown = try LinkParts("store://section7/42/x")
      return shortest(of: 5) {
        for _ in 0..<1_000 {
          _ = try? table.destination(for: link)
          _ = try? table.destination(for: unknown)
        }
      }
    }
    #expect(try duration(table(1_000)) < duration(table(10)) * 5)
  }
}
