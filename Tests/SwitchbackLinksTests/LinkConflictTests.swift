import Foundation
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
        "store://a/{x:Int}", "store://a/{y:Int}", "store://a/{x:Int}"
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
        "store://a?x={x:Int}", "store://a?y={y:Int}", "store://a"
      ),
      (
        [link("a", .fragment("x", Int.self)), link("a")],
        "store://a#{x:Int}", "store://a", "store://a"
      ),
      // Types cannot be asked what they have in common.
      (
        [link("a", .path("x", Int.self)), link("a", .path("y", Sort.self))],
        "store://a/{x:Int}", "store://a/{y:Sort}", "store://a/{x:Int}"
      ),
      // A host has no case.
      ([link("Home"), link("home")], "store://Home", "store://home", "store://home"),
      ([link("caf\u{E9}"), link("cafe\u{301}")], "store://café", "store://café", "store://café"),
    ]
    for (links, first, second, example) in refused {
      for links in [links, links + [link("z")]] {
        #expect(
          text { () throws(LinkError) in try LinkTable<Int>(schemes: ["store"]) { links } }
            == "Two patterns match the same link, \(example):\n  \(first)\n  \(second)")
      }
    }
  }

  @Test func `Conflicting patterns are, of several, those declared first`() {
    let links = (0..<50).map { link("a\($0)/x") } + (0..<50).map { link("a\($0)/x") }
    #expect(
      text { () throws(LinkError) in try LinkTable<Int>(schemes: ["store"]) { links } }
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
      DeepLink("users", .path("name", String.self, then: "posts")) {
        $0
      } print: {
        $0
      }
      DeepLink("users", .path("name", Slug.self, then: "photos")) {
        $0.linkText
      } print: { _ in
        nil
      }
      DeepLink("users/new", .path("from", Int.self)) {
        "\($0)"
      } print: { _ in
        nil
      }
    }
    #expect(try table.destination(for: "store://users/me/settings") == "settings")
    #expect(try table.destination(for: "store://users/me/posts") == "me")
    #expect(try table.destination(for: "store://users/new/posts") == "new")
    #expect(try table.destination(for: "store://users/eva/photos") == "eva")
    #expect(try table.destination(for: "store://users/new/7") == "7")
    #expect(
      text { () throws(LinkError) in try table.destination(for: "store://users/new/photos") }
        == """
        Cannot read store://users/new/photos as store://users/new/{from:Int}: the segment "from" \
        must be Int, found "photos".
        """)
  }

  @Test func `Conflicting patterns are found as trying all links finds them`() throws {
    var generator = SeededGenerator(seed: seed)
    var conflicts = 0
    let count = cases(1_500, long: 60_000)
    for _ in 0..<count {
      let patterns = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        RandomPattern(using: &generator)
      }
      let shared = RandomPattern.links.first { link in
        patterns.filter { $0.matches(link) }.count > 1
      }
      let table = Result { try LinkTable<Int>(schemes: ["store"]) { patterns.map(\.link) } }
      switch table {
      case .success(let table):
        #expect(shared == nil, "\(patterns.map(\.text)) with seed \(seed)")
        // Each link is read by the pattern that matches it, and by no other.
        for link in RandomPattern.links where !link.isEmpty {
          let expected = patterns.first { $0.matches(link) }?.number
          let parts = LinkParts(scheme: "store", segments: link)
          #expect(
            (try? table.destination(for: parts)) == expected,
            "\(link) in \(patterns.map(\.text)) with seed \(seed)")
        }
      case .failure:
        conflicts += 1
        #expect(shared != nil, "\(patterns.map(\.text)) with seed \(seed)")
      }
    }
    #expect(conflicts > count / 10 && conflicts < count * 9 / 10)
  }

  @Test func `Conflicting patterns are not those that overlap everywhere but at the end`() throws {
    let patterns = (0..<20).map { place in
      RandomPattern(
        segments: Array(repeating: .text, count: place) + [.literal("a\(place)")]
          + Array(repeating: .text, count: 19 - place) + [.literal("end\(place)")],
        number: place)
    }
    let table = try LinkTable<Int>(schemes: ["store"]) { patterns.map(\.link) }
    let segments = (0..<20).map { "a\($0)" }
    for place in 0..<20 {
      let link = LinkParts(scheme: "store", segments: segments + ["end\(place)"])
      #expect(try table.destination(for: link) == place)
    }
    #expect(throws: LinkError.self) {
      try table.destination(for: LinkParts(scheme: "store", segments: segments + ["end"]))
    }
  }

  /// A thousand patterns that overlap in more combinations than there are atoms. With each, a link.
  private func tangle() -> [(pattern: RandomPattern, link: [String])] {
    var generator = SeededGenerator(seed: seed)
    let letters = "abcdefgh".map { "\($0)" }
    return (0..<1_000).map { number in
      let segments = (0..<12).map { _ -> RandomPattern.Segment in
        let literal = RandomPattern.Segment.literal(generator.element(of: letters))
        return Bool.random(using: &generator) ? .text : literal
      }
      let link = segments.map { segment in
        if case .literal(let text) = segment { text } else { generator.element(of: letters) }
      }
      let end = "end\(number)"
      return (RandomPattern(segments: segments + [.literal(end)], number: number), link + [end])
    }
  }

  @Test func `Conflicting patterns are found in little time among a thousand that are tangled`()
    throws
  {
    let tangle = tangle()
    let links = tangle.map(\.pattern.link)
    let again = RandomPattern(segments: tangle[700].pattern.segments, number: 1_000)
    let begin = processorTime()
    do {
      let table = try LinkTable<Int>(schemes: ["store"]) { links }
      for (pattern, link) in tangle {
        let parts = LinkParts(scheme: "store", segments: link)
        #expect(try table.destination(for: parts) == pattern.number, "\(link) with seed \(seed)")
      }
      #expect {
        try LinkTable<Int>(schemes: ["store"]) { links + [again.link] }
      } throws: { error in
        guard case LinkError.sameLink(let first, let second, _) = error else { return false }
        return first == second
      }
    }
    let time = processorTime() - begin
    #expect(time < 10, "seed \(seed)")
  }
}

/// The time, in seconds, that this thread has worked: what else runs on the machine does not count.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A pattern of segments that a naive reference matches one by one.
struct RandomPattern {
  enum Segment {
    case literal(String)
    case number
    case text
    case optionalNumber
    case rest
  }

  static let alphabet = ["a", "b", "5"]
  /// All links of up to four segments.
  static let links: [[String]] = (0..<4).reduce(into: [[]]) { links, length in
    links += links.filter { $0.count == length }.flatMap { link in alphabet.map { link + [$0] } }
  }

  let segments: [Segment]
  let number: Int

  init(segments: [Segment], number: Int) {
    self.segments = segments
    self.number = number
  }

  init(using generator: inout SeededGenerator) {
    var segments: [Segment] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...4: segments.append(.literal(generator.element(of: Self.alphabet)))
      case 5, 6: segments.append(.number)
      default: segments.append(.text)
      }
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: segments.append(.optionalNumber)
    case 1: segments.append(.rest)
    default: break
    }
    self.segments = segments
    number = Int.random(in: 1...1_000_000, using: &generator)
  }

  func matches(_ link: [String]) -> Bool {
    var index = 0
    for segment in segments {
      let text = link.indices.contains(index) ? link[index] : nil
      switch segment {
      case .literal(let literal): guard text == literal else { return false }
      case .number: guard text.flatMap({ Int($0) }) != nil else { return false }
      case .text: guard text != nil else { return false }
      case .optionalNumber: guard text == nil || Int(text!) != nil else { return false }
      case .rest: return true
      }
      index += 1
    }
    return index >= link.count
  }

  /// The pattern as a declaration.
  var link: DeepLink<Int> {
    var path = ""
    var parts: [(Segment, String)] = []
    for segment in segments {
      if case .literal(let text) = segment {
        if parts.isEmpty {
          path += (path.isEmpty ? "" : "/") + text
        } else {
          parts[parts.count - 1].1 += (parts[parts.count - 1].1.isEmpty ? "" : "/") + text
        }
      } else {
        parts.append((segment, ""))
      }
    }
    // NB: not one generic function that calls itself with one type more: the optimiser would make a
    // version for each list of types there could be.
    let none: GrownLink<> = GrownLink(parts: ())
    var growing: any GrowingLink = none
    for (index, (segment, literals)) in parts.enumerated() {
      growing = growing.adding(segment, "p\(index)", literals.isEmpty ? nil : literals)
    }
    return growing.link(path, number)
  }

  var text: String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .number: "{Int}"
      case .text: "{String}"
      case .optionalNumber: "{Int?}"
      case .rest: "{...}"
      }
    }.joined(separator: "/")
  }
}

/// A declaration whose parameters come one by one.
private protocol GrowingLink {
  func adding(_ segment: RandomPattern.Segment, _ name: String, _ then: String?) -> any GrowingLink
  func link(_ path: String, _ number: Int) -> DeepLink<Int>
}

private struct GrownLink<each Parameter: LinkParameter>: GrowingLink {
  let parts: (repeat LinkPart<each Parameter>)

  func adding(
    _ segment: RandomPattern.Segment, _ name: String, _ then: String?
  ) -> any GrowingLink {
    switch segment {
    case .literal, .text: more(.path(name, String.self, then: then))
    case .number: more(.path(name, Int.self, then: then))
    case .optionalNumber: more(.path(name, Int?.self, then: then))
    case .rest: more(.path(name, [String].self, then: then))
    }
  }

  private func more<Next: LinkParameter>(_ part: LinkPart<Next>) -> any GrowingLink {
    GrownLink<repeat each Parameter, Next>(parts: (repeat each parts, part))
  }

  func link(_ path: String, _ number: Int) -> DeepLink<Int> {
    DeepLink(path, repeat each parts) { (_: repeat each Parameter) in
      number
    } print: { _ in
      nil
    }
  }
}
