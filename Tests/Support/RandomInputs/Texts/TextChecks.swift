import Foundation
import SwitchbackInspector
import SwitchbackMaps

extension TextInput {
  package func failure(noting coverage: inout InputCoverage) -> String? {
    coverage.note("diagram")
    coverage.note("group", if: nodes.contains { $0.group != nil })
    coverage.note("dashed", if: edges.contains { $0.kind == .dashed })
    coverage.note("window", if: !screens.isEmpty)
    coverage.note("page", if: hasPage)
    return mermaidFailure ?? dotFailure ?? textFailure ?? pictureFailure ?? windowFailure
      ?? (hasPage ? pageFailure : nil)
  }

  /// The texts in the box of a node.
  private static func texts(_ node: Diagram.Node) -> String {
    ([node.title, node.subtitle].compactMap(\.self) + node.notes).map(\.line).joined(
      separator: "\n")
  }

  private static func caption(_ edge: Diagram.Edge) -> String {
    let detail = edge.detail.isEmpty ? "" : "(\(edge.detail.line))"
    return edge.label.line + (edge.label.isEmpty || edge.detail.isEmpty ? "" : " ") + detail
  }

  private var mermaidFailure: String? {
    let diagram = diagram
    let text = diagram.rendered(as: .mermaid)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 4, lines[0] == "---", lines[2] == "---", lines[3] == "flowchart LR",
      lines.last == "", let title = QuotedLine(lines[1], decode: QuotedLine.yaml),
      title.text == "title: \"", title.strings.isExactly([self.title.line])
    else { return "another head of Mermaid: \(text)" }
    var found = Found()
    for line in lines.dropFirst(4).dropLast() {
      guard let parts = QuotedLine(line, decode: QuotedLine.mermaid) else {
        return "a name leaves its quotation marks in Mermaid: \(line)"
      }
      guard found.add(mermaid: parts) else { return "another line of Mermaid: \(line)" }
    }
    return found.difference(from: diagram, "Mermaid")
  }

  private var dotFailure: String? {
    let diagram = diagram
    let text = diagram.rendered(as: .dot)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 5, lines[0] == "digraph {", lines.suffix(2) == ["}", ""],
      let head = QuotedLine(lines[1], decode: QuotedLine.dot),
      head.text == "  graph [rankdir=LR, label=\", labelloc=t, fontname=\"]",
      head.strings.isExactly([title.line, "sans-serif"])
    else { return "another head of DOT: \(text)" }
    var found = Found()
    for line in lines.dropFirst(4).dropLast(2) {
      guard let parts = QuotedLine(line, decode: QuotedLine.dot) else {
        return "a name leaves its quotation marks in DOT: \(line)"
      }
      guard found.add(dot: parts) else { return "another line of DOT: \(line)" }
    }
    return found.difference(from: diagram, "DOT")
  }

  /// What the lines of a graph contain.
  private struct Found {
    var nodes: [Int: String] = [:]
    var groups: [String] = []
    var edges: [(from: Int, to: Int, caption: String)] = []

    mutating func add(mermaid line: QuotedLine) -> Bool {
      var words = line.text.drop { $0 == " " }.split(separator: " ")
      guard let first = words.first else { return false }
      if ["end", "classDef", "class"].contains(first) { return line.strings.isEmpty }
      if first == "subgraph" {
        groups += line.strings
        return words.count == 2 && words[1].hasSuffix("[\"]") && line.strings.count == 1
      }
      words.removeFirst()
      if words.isEmpty {
        guard let bracket = first.firstIndex(where: { "[({".contains($0) }),
          ["[\"]", "([\"])", "{{\"}}"].contains(first[bracket...]), line.strings.count == 1,
          let number = number(first[..<bracket]), nodes[number] == nil
        else { return false }
        nodes[number] = line.strings[0]
        return true
      }
      guard words.count == 2, let from = number(first), let to = number(words[1]),
        ["-->", "-.->", "-->|\"|", "-.->|\"|"].contains(words[0])
      else { return false }
      edges.append((from, to, line.strings.first ?? ""))
      return line.strings.count < 2
    }

    mutating func add(dot line: QuotedLine) -> Bool {
      let text = line.text.drop { $0 == " " }
      if text == "}" || text.hasPrefix("subgraph cluster_") { return line.strings.isEmpty }
      if text == "label=\"" {
        groups += line.strings
        return true
      }
      let words = text.split(separator: " ")
      guard let first = words.first, let from = number(first) else { return false }
      if words.count > 2, words[1] == "->", let to = number(words[2]) {
        edges.append((from, to, line.strings.first ?? ""))
        let rest = words.dropFirst(3).joined(separator: " ")
        return ["", "[label=\"]", "[style=dashed]", "[label=\", style=dashed]"].contains(rest)
      }
      guard nodes[from] == nil, let label = line.strings.first,
        ["]", ", shape=oval]", ", shape=hexagon, style=solid]", ", style=\"]"]
          .contains(text.dropFirst(first.count + 9)),
        text.dropFirst(first.count).hasPrefix(" [label=\"")
      else { return false }
      nodes[from] = label
      return true
    }

    private func number(_ word: Substring) -> Int? {
      word.first == "n" ? Int(word.dropFirst()) : nil
    }

    func difference(from diagram: Diagram, _ format: String) -> String? {
      let texts = diagram.nodes.map(TextInput.texts)
      let numbers = Dictionary(uniqueKeysWithValues: diagram.nodes.enumerated().map { ($1.id, $0) })
      guard texts.isExactly(texts.indices.map { nodes[$0] ?? "" }), nodes.count == texts.count
      else {
        return "other nodes in \(format): \(nodes)\nnot \(texts)"
      }
      let names = Set(diagram.nodes.compactMap(\.group)).map(\.line).sorted { $0 < $1 }
      guard groups.sorted(by: { $0 < $1 }) == names else {
        return "other groups in \(format): \(groups)\nnot \(names)"
      }
      guard edges.map(\.from) == diagram.edges.map({ numbers[$0.from] }),
        edges.map(\.to) == diagram.edges.map({ numbers[$0.to] }),
        edges.map(\.caption).isExactly(diagram.edges.map(TextInput.caption))
      else { return "other edges in \(format): \(edges)" }
      return nil
    }
  }

  private var textFailure: String? {
    let diagram = diagram
    let text = diagram.rendered(as: .text)
    let groups = Set(diagram.nodes.map(\.group))
    let named = groups.compactMap(\.self).count
    let notes = diagram.nodes.reduce(0) { $0 + $1.notes.count }
    let expected = 2 + groups.count + named + diagram.nodes.count + notes + diagram.edges.count
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    if count != expected { return "\(count) lines, not \(expected): \(text)" }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\n" || !"\($0)".line.isEmpty && "\($0)".line == "\($0)"
    }
    return isPlain ? nil : "a line with control characters: \(text)"
  }

  /// The elements of pictures. None runs anything.
  private static let elements: Set<String> = [
    "svg", "title", "desc", "style", "rect", "g", "path", "text", "tspan", "polygon", "circle",
  ]

  /// The parts of a picture, of which no name has made an element or an attribute.
  private static func parts(_ picture: String) -> [Markup]? {
    guard let parts = Markup.parts(of: picture) else { return nil }
    let isRight = parts.allSatisfy { part in
      guard case .start(let name, let attributes) = part else { return true }
      return elements.contains(name) && attributes["class", default: ""].allSatisfy { $0.isASCII }
        && attributes.keys.allSatisfy {
          [
            "xmlns", "class", "role", "width", "height", "viewBox", "rx", "r", "x", "y", "cx", "cy",
            "d",
            "points", "text-anchor",
          ].contains($0)
        }
    }
    return isRight ? parts : nil
  }

  /// The texts of all elements of a name.
  private static func texts(_ parts: [Markup], in element: String) -> [String] {
    parts.indices.dropLast().compactMap { index in
      guard case .start(element, _) = parts[index] else { return nil }
      if case .text(let text) = parts[index + 1] { return text }
      return ""
    }
  }

  private var pictureFailure: String? {
    let diagram = diagram
    let picture = diagram.rendered(as: .svg)
    guard let parts = Self.parts(picture) else { return "no picture: \(picture)" }
    let titles = Self.texts(parts, in: "title")
    guard titles.first?.isExactly(title.line) == true else { return "another title: \(picture)" }
    for node in diagram.nodes where !titles.contains(where: { $0.isExactly(Self.texts(node)) }) {
      return "a node is not in the picture: \(Self.texts(node))\n\(picture)"
    }
    guard Self.texts(parts, in: "desc").first == String(diagram.rendered(as: .text).dropLast())
    else {
      return "another description: \(picture)"
    }
    return nil
  }

  private var windowFailure: String? {
    let nodes = screens.enumerated().map { index, name in
      WindowTree.Node(
        id: index, name: name, type: name, kind: index == 0 ? .tabs : .screen,
        in: index == 0 ? nil : 0, isVisible: index < 2)
    }
    guard let tree = WindowTree(nodes: nodes) else { return "no tree: \(screens)" }
    for picture in [
      WindowPicture(tree, title: title), WindowPicture(before: WindowTree(), after: tree),
    ] {
      guard let parts = Self.parts(picture.svg) else {
        return "no picture of a window: \(picture.svg)"
      }
      let titles = Self.texts(parts, in: "title").dropFirst()
      for title in titles
      where !screens.contains(where: { title.utf8.starts(with: $0.line.utf8) }) {
        return "another screen in the picture of a window: \(title)"
      }
    }
    return nil
  }

  // The page

  /// A recording whose every text is a name.
  private func recording(_ names: [String]) -> Recording? {
    let name = { (index: Int) in JSON.text(names.isEmpty ? "" : names[index % names.count]) }
    let tree = names.indices.flatMap { [$0 + 1, $0, $0, $0 == 0 ? 9 : 8, $0 == 0 ? -1 : 0] }
    let action = JSON.members(("type", name(0)), ("text", name(1)), ("json", name(2)))
    let event = JSON.members(
      ("number", .int(1)), ("window", .int(0)), ("time", .number(0.5)), ("before", .int(0)),
      ("after", .int(0)), ("action", action))
    let value = JSON.members(
      ("switchbackRecording", .int(1)), ("app", .text(title)), ("device", name(0)),
      ("began", .int(0)), ("windows", .list([name(0)])), ("dropped", .int(0)),
      ("texts", .texts(names)), ("trees", .list([.ints(tree)])), ("events", .list([event])))
    return try? Recording(json: Data(value.written.utf8))
  }

  private var pageFailure: String? {
    guard let recording = recording(screens), let plain = Self.plain else {
      return "no recording: \(screens)"
    }
    let page = recording.page(map: diagram)
    guard let parts = Self.pageParts(page) else {
      return "a name leaves its place in the page: \(page.count)"
    }
    guard parts.rest == plain.rest else {
      return "a name is elsewhere in the page: \(parts.rest.count)"
    }
    let title = self.title.isEmpty ? "Navigations" : self.title
    // XML has no control characters; HTML has.
    let heading = Markup.parts(of: "<t>\(parts.title)</t>").map { Self.texts($0, in: "t") }
    guard heading == ["\(title) – navigations"] || title.line != title else {
      return "another title of the page: \(parts.title)"
    }
    guard !parts.data.contains("<"), let value = JSON(parts.data),
      let data = try? Recording(json: Data(value.written.utf8)), data == recording
    else { return "other data of the page: \(parts.data)" }
    guard parts.map.isExactly(diagram.rendered(as: .svg)) else {
      return "another map of the page: \(parts.map)"
    }
    return nil
  }

  private static let plain = TextInput().recording([])
    .flatMap { pageParts($0.page(map: Diagram(title: "", nodes: [], edges: []))) }

  /// The parts of a page that come from the app, each up to the first sign that ends it, and the rest.
  private static func pageParts(
    _ page: String
  ) -> (title: String, map: String, data: String, rest: [Substring])? {
    var rest = page[...]
    var parts: [String] = []
    var others: [Substring] = []
    for (start, end) in [
      ("<title>", "</title>"), ("<svg xmlns=", "</svg>\n"), ("id=\"data\">", "</script>"),
    ] {
      // NB: literally, as a tag and a combining mark after it are other characters.
      guard let from = rest.range(of: start, options: .literal),
        let to = rest[from.upperBound...].range(of: end, options: .literal)
      else { return nil }
      others.append(rest[..<from.lowerBound])
      let isPicture = start.hasPrefix("<svg")
      parts.append(
        String(
          isPicture ? rest[from.lowerBound..<to.upperBound] : rest[from.upperBound..<to.lowerBound])
      )
      rest = rest[to.lowerBound...]
      if isPicture { rest = rest[to.upperBound...] }
    }
    return (parts[0], parts[1], parts[2], others + [rest])
  }
}
