import Foundation
import SimulatedWorld
import SwitchbackLinks
import Testing

struct LinkConflictTests {
  /// A type of which no value is called "new".
  struct Slug: LinkValue {
    let linkText: String
    init?(linkText: String) {
      guard linkText != "new" else { return nil }
      self.linkText = linkText
    }
  }

  @Test
  func `Conflicting patterns are refused, both named, with the shortest link that they share`() {
    let refused: [([DeepLink<Int>], String, String, String)] = [
      ([link("a"), link("a")], "store://a", "store://a", "store://a"),
      ([link(""), link("", .path("x", [Int].self))], "store://", "store://{x:Int...}", "store://"),
      (
        [link("a", .path("x", Int.self)), link("a", .path("y", Int.self))],
        "store://a/{x:Int}", "store://a/{y:Int}", "store://a/1"
      ),
      (
        [link("a", .path("x", String.self)), link("a/new")],
        "store://a/{x}", "store://a/new", "store://a/new"
      ),
      (
        [link("a/7"), link("a", .path("x", Int?.self))],
        "store://a/7", "store://a/{x:Int?}", "store://a/7"
      ),
      (
        [link("a"), link("a", .path("x", Int?.self))],
        "store://a", "store://a/{x:Int?}", "store://a"
      ),
      (
        [link("a", .path("x", [String].self)), link("a/b/c/d")],
        "store://a/{x...}", "store://a/b/c/d", "store://a/b/c/d"
      ),
      (
        [
          link("", .path("x", String.self, then: "b")), link("a", .path("y", String.self)),
        ],
        "store://{x}/b", "store://a/{y}", "store://a/b"
      ),
      (
        [link("a", .query("x", Int.self)), link("a", .query("y", Int.self))],
        "store://a?x={x:Int}", "store://a?y={y:Int}", "store://a?x=1&y=1"
      ),
      (
        [link("a", .fragment("x", Int.self)), link("a")],
        "store://a#{x:Int}", "store://a", "store://a#1"
      ),
      (
        [link("a", .path("x", String.self)), link("a", .path("y", UUID.self))],
        "store://a/{x}", "store://a/{y:UUID}", "store://a/00000000-0000-0000-0000-000000000000"
      ),
      (
        [link("a", .path("x", String.self)), link("a", .path("y", Sort.self))],
        "store://a/{x}", "store://a/{y:Sort}", "store://a/price"
      ),
      (
        [link("a", .query("x", Bool.self)), link("a", .query("x", String?.self))],
        "store://a?x={x:Bool}", "store://a?x={x?}", "store://a?x=true"
      ),
      // A host has no case.
      ([link("Home"), link("home")], "store://Home", "store://home", "store://home"),
      (
        [link("caf\u{E9}"), link("cafe\u{301}")], "store://café", "store://café",
        "store:///caf%C3%A9"
      ),
    ]
    for (links, first, second, example) in refused {
      for links in [links, links + [link("z")]] {
        #expect(
          text(try LinkTable<Int>(schemes: ["store"]) { links })
            == "Two patterns match the same link, \(example):\n  \(first)\n  \(second)")
      }
      for link in links {
        #expect(throws: Never.self) { try table(link).destination(for: example) }
      }
    }
  }

  @Test func `Conflicting patterns have no example if no value is known that both types read`() {
    let refused: [([DeepLink<Int>], String, String)] = [
      // Types cannot be asked what they have in common.
      (
        [link("a", .path("x", Int.self)), link("a", .path("y", Sort.self))],
        "store://a/{x:Int}", "store://a/{y:Sort}"
      ),
      (
        [link("a"), link("a", .query("x", FiveBytes.self))], "store://a",
        "store://a?x={x:FiveBytes}"
      ),
    ]
    for (links, first, second) in refused {
      #expect(
        text(try LinkTable<Int>(schemes: ["store"]) { links })
          == """
          A table cannot tell apart the paths of two patterns, whose types it does not compare:
            \(first)
            \(second)
          """)
    }
  }

  @Test func `Conflicting patterns are, of several, those declared first`() {
    let links = (0..<50).map { link("a\($0)/x") } + (0..<50).map { link("a\($0)/x") }
    #expect(
      text(try LinkTable<Int>(schemes: ["store"]) { links })
        == "Two patterns match the same link, store://a0/x:\n  store://a0/x\n  store://a0/x")
  }

  @Test
  func `Patterns that differ in a literal, in length or in what a type reads do not conflict`()
    throws
  {
    let accepted: [[DeepLink<Int>]] = [
      [link("a"), link("b"), link("a/b"), link("")],
      [link("a", .path("x", Int.self)), link("a/new")],
      [link("a", .path("x", Slug.self)), link("a/new")],
      [link("a", .path("x", [Slug].self)), link("a/b/new/c")],
      [
        link("users/me/settings"), link("users", .path("name", String.self, then: "posts")),
        link("users/me"), link("users"),
      ],
      [link("a", .path("x", Int.self, then: "b")), link("a", .path("y", String.self, then: "c"))],
      [link("a"), link("a", .path("x", Int.self)), link("a", .path("x", Int.self, then: "b"))],
    ]
    for links in accepted {
      #expect(throws: Never.self) { try LinkTable<Int>(schemes: ["store"], hosts: ["h"]) { links } }
    }
  }

  @Test func `Conflicting patterns are not a parameter and a literal that its type leaves out`()
    throws
  {
    struct UserName: LinkValue {
      let linkText: String
      init?(linkText: String) {
        guard linkText != "login", !linkText.isEmpty else { return nil }
        self.linkText = linkText
      }
    }
    let table = try LinkTable<String>(schemes: ["store"]) {
      DeepLink("login", to: "a login")
      DeepLink("", .path("user", UserName.self)) {
        $0.linkText
      } print: {
        UserName(linkText: $0)
      }
    }
    #expect(try table.destination(for: "store://login") == "a login")
    #expect(try table.destination(for: "store://LOGIN/") == "a login")
    #expect(try table.destination(for: "store://eva") == "eva")
    #expect(try table.url(for: "eva").absoluteString == "store://eva")
    #expect(throws: LinkError.unknownDestination("login")) { try table.url(for: "login") }
  }

  @Test func `Conflicting patterns are told apart by case where no host is a segment`() throws {
    _ = try table(schemes: [], hosts: ["h"], link("Home"), link("home"))
    _ = try table(link("a/Home"), link("a/home"))
  }

  @Test func `Conflicting patterns are read each by its own although they begin alike`() throws {
    let table = try LinkTable<String>(schemes: ["store"]) {
      DeepLink("users/me/settings", to: "settings")
      value("users", .path("name", String.self, then: "posts"))
      DeepLink(readOnly: "users", .path("name", Slug.self, then: "photos")) {
        $0.linkText
      }
      DeepLink(readOnly: "users/new", .path("from", Int.self)) {
        "\($0)"
      }
    }
    #expect(try table.destination(for: "store://users/me/settings") == "settings")
    #expect(try table.destination(for: "store://users/me/posts") == "me")
    #expect(try table.destination(for: "store://users/new/posts") == "new")
    #expect(try table.destination(for: "store://users/eva/photos") == "eva")
    #expect(try table.destination(for: "store://users/new/7") == "7")
    #expect(
      text(try table.destination(for: "store://users/new/photos"))
        == """
        Cannot read store://users/new/photos as store://users/new/{from:Int}: the segment "from" \
        must be Int, found "photos".
        """)
  }

  @Test func `Conflicting patterns are not those that overlap everywhere but at the end`() throws {
    let table = try LinkTable<Int>(schemes: ["store"]) {
      for place in 0..<20 {
        longLink(
          (0..<20).map { $0 == place ? "a\(place)" : nil } + ["end\(place)"], number: place)
      }
    }
    let segments = (0..<20).map { "a\($0)" }
    for place in 0..<20 {
      let link = LinkParts(scheme: "store", segments: segments + ["end\(place)"])
      #expect(try table.destination(for: link) == place)
    }
    #expect(throws: LinkError.self) {
      try table.destination(for: LinkParts(scheme: "store", segments: segments + ["end"]))
    }
  }

  @Test func `Conflicting patterns are found in little time among a thousand that are tangled`()
    throws
  {
    // They overlap in more combinations than there are atoms.
    var random = RandomSource(seed: 1)
    let letters = "abcdefgh".map { "\($0)" }
    let patterns = (0..<1_000).map { number in
      (0..<12).map { _ in random.chance(50) ? nil : random.element(of: letters) } + ["end\(number)"]
    }
    let links = patterns.enumerated().map { longLink($1, number: $0) }
    let begin = processorTime()
    do {
      let table = try LinkTable<Int>(schemes: ["store"]) { links }
      for (number, pattern) in patterns.enumerated() {
        let segments = pattern.map { $0 ?? random.element(of: letters) }
        let parts = LinkParts(scheme: "store", segments: segments)
        #expect(try table.destination(for: parts) == number, "\(segments)")
      }
      #expect {
        try LinkTable<Int>(schemes: ["store"]) { links + [links[700]] }
      } throws: { error in
        guard case LinkError.sameLink(let first, let second, _) = error else { return false }
        return first == second
      }
    }
    #expect(processorTime() - begin < .seconds(10))
  }

  /// The spellings of "été": all are the same text, and only the first is composed.
  nonisolated static let spellings = [
    "\u{E9}t\u{E9}", "e\u{301}t\u{E9}", "\u{E9}te\u{301}", "e\u{301}te\u{301}",
  ]

  @Test(arguments: spellings)
  func `Spellings of an accented literal are the same text, and types see the composed one`(
    _ spelling: String
  ) throws {
    #expect(throws: LinkError.self) {
      try table(link("a", .path("x", FiveBytes.self)), link("a/" + spelling))
    }
    let texts = try LinkTable<String>(schemes: ["store"]) {
      sized(SixBytes.self)
      DeepLink("a/" + spelling, to: "the literal")
    }
    for segment in Self.spellings {
      #expect(try texts.destination(for: "store://a/" + segment.encoded) == "the literal")
    }
  }

  @Test(arguments: spellings)
  func `A value is printed if its composed spelling is read back`(_ spelling: String) throws {
    let texts = try LinkTable<String>(schemes: ["store"]) { sized(FiveBytes.self) }
    #expect(try texts.destination(for: texts.url(for: spelling)) == spelling)
    let others = try LinkTable<String>(schemes: ["store"]) { sized(SixBytes.self) }
    #expect(throws: LinkError.self) { try others.url(for: spelling) }
  }

  @Test func `A host is folded in one spelling`() throws {
    let hosts = try table(link("\u{C9}t\u{E9}"))
    for host in ["\u{C9}t\u{E9}", "E\u{301}te\u{301}"] {
      #expect(try hosts.destination(for: "store://" + host.encoded) == 0)
    }
  }

  @Test func `A slash separates literals, whatever accent follows`() throws {
    let slashed = try table(link("a/\u{301}b"))
    #expect(try slashed.destination(for: "store://a/%CC%81b") == 0)
  }

  private func sized<Value: SizedText>(_ type: Value.Type) -> DeepLink<String> {
    DeepLink("a", .path("x", type)) { value in
      value.linkText
    } print: { text in
      Value(text: text)
    }
  }

  /// Reads the composed spelling of "été", and no other.
  private struct FiveBytes: SizedText {
    static let size = 5
    let linkText: String

    init(text: String) { linkText = text }
  }

  /// Reads two spellings of "été", neither of which is composed.
  private struct SixBytes: SizedText {
    static let size = 6
    let linkText: String

    init(text: String) { linkText = text }
  }
}

/// A text that is read if it has so many bytes.
private protocol SizedText: LinkValue {
  static var size: Int { get }
  init(text: String)
}

extension SizedText {
  init?(linkText: String) {
    if linkText.utf8.count != Self.size { return nil }
    self.init(text: linkText)
  }
}

extension String {
  fileprivate var encoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? self
  }
}

/// A link of literals and, where there are none, texts.
private func longLink(_ segments: [String?], number: Int) -> DeepLink<Int> {
  // NB: not one generic function that calls itself with one type more: the optimiser would make a
  // version for each list of types there could be.
  let none: GrownLink<> = GrownLink(parts: ())
  var growing: any GrowingLink = none
  let path = segments.prefix { $0 != nil }.compactMap(\.self)
  var literals: [String] = []
  var names = 0
  for (index, segment) in segments.enumerated().dropFirst(path.count) {
    literals += segment.map { [$0] } ?? []
    guard index + 1 == segments.count || segments[index + 1] == nil else { continue }
    growing = growing.adding("p\(names)", literals.isEmpty ? nil : literals.joined(separator: "/"))
    literals = []
    names += 1
  }
  return growing.link(path.joined(separator: "/"), number)
}

/// A declaration whose parameters come one by one.
private protocol GrowingLink {
  func adding(_ name: String, _ then: String?) -> any GrowingLink
  func link(_ path: String, _ number: Int) -> DeepLink<Int>
}

private struct GrownLink<each Parameter: LinkParameter>: GrowingLink {
  let parts: (repeat LinkPart<each Parameter>)

  func adding(_ name: String, _ then: String?) -> any GrowingLink {
    GrownLink<repeat each Parameter, String>(
      parts: (repeat each parts, LinkPart<String>.path(name, String.self, then: then)))
  }

  func link(_ path: String, _ number: Int) -> DeepLink<Int> {
    DeepLink(readOnly: path, repeat each parts) { (_: repeat each Parameter) in
      number
    }
  }
}
