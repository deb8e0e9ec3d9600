import Foundation
import SimulatedWorld
import SwitchbackMaps

extension Diagram {
  static let shop = Diagram(
    title: "Shop",
    nodes: [
      Node("home", title: "HomeScreen", group: "Start"),
      Node("product", title: "ProductScreen", notes: ["close ↩ back"], group: "Catalogue"),
      Node("bag", title: "BagScreen", subtitle: "2nd tab"),
      Node("anywhere", title: "anywhere", kind: .start),
      Node("which", title: "stack?", kind: .choice),
      Node("hidden", title: "cannot see inside", kind: .hidden),
    ],
    edges: [
      Edge(from: "home", to: "product", label: "selectedProduct", detail: "push"),
      Edge(from: "home", to: "bag", label: "openBag"),
      Edge(from: "product", to: "product", label: "similar", detail: "push"),
      Edge(from: "anywhere", to: "bag", detail: "select"),
      Edge(from: "bag", to: "home", label: "done", kind: .dashed),
      Edge(from: "which", to: "bag"),
      Edge(from: "hidden", to: "which", label: "3", kind: .dashed),
    ])

  /// Titles that break formats which do not expect them.
  static let hostileTexts = [
    "\"quoted\" and 'quoted'", "a\nb\r\nc\td", "a --> b", "]]>", "<script>alert(1)</script>",
    "&amp; & &#60;", "#quot; #35;", "end", "`code` **bold** _it_", "1. list", "subgraph x",
    "back\\slash \\n \\\" \\", "😀👩‍👩‍👧‍👦🏳️‍🌈", "שלום עולם", "مرحبا \u{202E}txt.exe",
    "\u{0}\u{1B}[31m\u{FFFF}",
    String(repeating: "LongName", count: 500), String(repeating: "word ", count: 500), "",
    "   ", "%%{init: {}}%%", "|pipe| {brace} (round) ;", "---", "日本語のとても長いタイトルの画面です", "--",
  ]

  /// Those texts in every place where text can stand.
  static let hostile = Diagram(
    title: hostileTexts.joined(separator: " "),
    nodes: hostileTexts.enumerated().map { index, text in
      Node(
        text, title: text, subtitle: text, notes: [text, text], group: index < 12 ? text : nil,
        kind: [.screen, .start, .choice, .hidden][index % 4])
    },
    edges: hostileTexts.indices.flatMap { index in
      let next = hostileTexts[(index * 7 + 3) % hostileTexts.count]
      let text = hostileTexts[index]
      return [
        Edge(from: text, to: next, label: text, detail: text),
        Edge(from: next, to: text, label: text, kind: .dashed),
      ]
    })

  /// A diagram that depends on nothing but the seed.
  static func random(seed: Int, upTo most: Int = 45) -> Diagram {
    var generator = RandomSource(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let count = number(1...most)
    let kinds: [Node.Kind] = [.screen, .screen, .screen, .start, .choice, .hidden]
    let nodes = (0..<count).map { index in
      Node(
        "\(index)", title: String(repeating: "Screen", count: number(1...9)) + "\(index)",
        subtitle: number(0...3) == 0 ? "a subtitle of \(index)" : nil,
        notes: (0..<max(0, number(-4...3))).map { "note \($0)" },
        group: number(0...2) == 0 ? "group \(number(0...11))" : nil, kind: kinds[number(0...5)])
    }
    let edges = (0..<number(0...count * 2)).map { _ in
      Edge(
        from: "\(number(0...count - 1))", to: "\(number(0...count - 1))",
        label: number(0...4) == 0 ? "" : String(repeating: "label ", count: number(1...7)),
        detail: number(0...2) == 0 ? "" : String(repeating: "detail", count: number(1...4)),
        kind: number(0...4) == 0 ? .dashed : .solid)
    }
    return Diagram(title: "Seed \(seed)", nodes: nodes, edges: edges)
  }
}

/// The seeds to try: the one in the environment, or as many as are asked for.
nonisolated func seeds(_ count: Int) -> [Int] {
  let environment = ProcessInfo.processInfo.environment
  if let seed = environment["SWITCHBACK_SEED"].flatMap({ Int($0) }) { return [seed] }
  let factor = environment["SWITCHBACK_LONG_TESTS"] == "1" ? 50 : 1
  return (0..<count * factor).map { _ in Int.random(in: 0..<1_000_000) }
}
