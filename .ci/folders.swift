// Prints which folder of the engine uses names of which other folders, and fails for a cycle.
//
//   swift .ci/folders.swift [--source DIR] [--document FILE [--write]]
//   swift .ci/folders.swift [--source DIR] --edges FROM TO
//
// With `--document`, compares the graph with the part of the document between the marks
// `<!-- folders -->` and `<!-- /folders -->`, or writes it. A name is a type or a free function that is
// declared at the beginning of a line. Names are compared as words: scopes and types are not known.

import Foundation

struct Problem: Error, CustomStringConvertible {
  let description: String
}

/// A source, without comments and without texts, but with the code in their interpolations.
struct Source {
  let folder: String
  let file: String
  let code: String
  /// The names that it declares, and whether they are functions.
  private(set) var names: [String: Bool] = [:]
  private(set) var privateNames: Set<String> = []

  init(folder: String, file: String, text: String) {
    self.folder = folder
    self.file = file
    let noCode =
      #/(?s)/\*.*?\*/|//[^\n]*|(#+)"(?<raw>.*?)"\1|"""(?<long>.*?)"""|"(?<short>(?:\\.|[^"\\\n])*)"/#
    code = text.replacing(noCode) { match in
      let text = match.long ?? match.short ?? ""
      return "\""
        + text.matches(of: #/\\\((?<code>(?:[^()]|\([^()]*\))*)\)/#)
        .map { " \($0.code) " }.joined() + "\""
    }
    .replacing(#/\bSwitchback\./#, with: "")
    let declaration =
      #/(?m)^(?<head>(?:@\w+(?:\([^)\n]*\))?\s+|[a-z]+\s+)*)(?<kind>struct|class|enum|protocol|actor|typealias|func)\s+(?<name>\w+)/#
    for match in code.matches(of: declaration) {
      names[String(match.name)] = match.kind == "func"
      if match.head.contains("private") { privateNames.insert(String(match.name)) }
    }
  }

  /// The words that may be uses of other sources' names, and whether they look like calls.
  var words: [(name: String, isCall: Bool)] {
    let word =
      #/(?<before>(?:\bfunc|\bcase|\.\.[.<]?|[.\w])?\s*)\b(?<name>[A-Za-z_]\w*)(?<after>\s?[({])?/#
    return code.matches(of: word).compactMap { match in
      let before = match.before.trimmingCharacters(in: .whitespaces)
      // A member, unless the dot is the end of a range operator.
      if before == "." { return nil }
      let isDeclared = before == "func" || before == "case"
      return (String(match.name), match.after != nil && !isDeclared)
    }
  }
}

/// Which folder uses which names of which other.
struct FolderGraph {
  struct Edge: Hashable {
    let from: String
    let to: String
  }

  let folders: [String]
  /// For each edge its names, and for each name the files that use it.
  private(set) var uses: [Edge: [String: Set<String>]] = [:]

  init(of sources: [Source]) {
    folders = Set(sources.map(\.folder)).sorted()
    var places: [String: Set<String>] = [:]
    var functions: Set<String> = []
    for source in sources {
      for (name, isFunction) in source.names where !source.privateNames.contains(name) {
        places[name, default: []].insert(source.folder)
        if isFunction { functions.insert(name) }
      }
    }
    for source in sources {
      for (name, isCall) in source.words where source.names[name] == nil {
        // A use of a name that two folders declare could be either.
        guard let place = places[name], place.count == 1, let to = place.first, to != source.folder,
          isCall || !functions.contains(name)
        else { continue }
        uses[Edge(from: source.folder, to: to), default: [:]][name, default: []].insert(source.file)
      }
    }
  }

  /// The folders that can be reached along the edges.
  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for edge in uses.keys where edge.from == next && found.insert(edge.to).inserted {
        waiting.append(edge.to)
      }
    }
    return found
  }

  /// The edges that are on a cycle. Those with the fewest names come first.
  func cyclicEdges() -> [Edge] {
    uses.keys.filter { reachable(from: $0.to).contains($0.from) }
      .sorted { (uses[$0]!.count, $0.from, $0.to) < (uses[$1]!.count, $1.from, $1.to) }
  }

  /// The folders in an order in which each is behind all that it uses, except on cycles.
  func order() -> [String] {
    let cyclic = Set(cyclicEdges())
    var order: [String] = []
    while let next = folders.first(where: { folder in
      !order.contains(folder)
        && uses.keys.allSatisfy {
          $0.from != folder || cyclic.contains($0) || order.contains($0.to)
        }
    }) {
      order.append(next)
    }
    return order
  }

  /// One line for each folder, and the count.
  func text() -> String {
    let order = order()
    let width = order.map(\.count).max() ?? 0
    let lines = order.map { folder in
      let used = order.compactMap { other in
        uses[Edge(from: folder, to: other)].map { "\(other) \($0.count)" }
      }
      if used.isEmpty { return folder }
      return folder.padding(toLength: width, withPad: " ", startingAt: 0) + "  uses "
        + used.joined(separator: ", ")
    }
    let result = cyclicEdges().isEmpty ? "no cycle" : "with a cycle"
    return (lines + ["\(folders.count) folders, \(result)"]).joined(separator: "\n")
  }

  /// The names that make an edge, each with the files that use it.
  func description(of edge: Edge) -> String {
    (uses[edge] ?? [:]).sorted { $0.key < $1.key }
      .map { "\($0) (\($1.sorted().joined(separator: ", ")))" }.joined(separator: ", ")
  }
}

func readSources(in directory: String) throws -> [Source] {
  let paths = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
  let sources = try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.map { path in
    let parts = path.split(separator: "/").map(String.init)
    return try Source(
      folder: parts.count > 1 ? parts[0] : "(root)", file: parts[parts.count - 1],
      text: String(contentsOfFile: "\(directory)/\(path)", encoding: .utf8))
  }
  // The stages, and the root.
  if Set(sources.map(\.folder)).count < 8 {
    throw Problem(description: "\(directory) is not the engine: it has less than seven folders.")
  }
  return sources
}

/// Compares a text with a document's block between the marks, or writes it there.
func check(_ text: String, in file: String, isWriting: Bool) throws -> Bool {
  let document = try String(contentsOfFile: file, encoding: .utf8)
  let block = "<!-- folders -->\n```text\n\(text)\n```\n<!-- /folders -->"
  if document.contains(block) { return true }
  guard let part = document.firstMatch(of: #/(?s)<!-- folders -->.*<!-- /folders -->/#) else {
    throw Problem(
      description: "\(file) has no part between <!-- folders --> and <!-- /folders -->.")
  }
  if isWriting {
    try document.replacingCharacters(in: part.range, with: block)
      .write(toFile: file, atomically: true, encoding: .utf8)
    return true
  }
  print("\(file) does not show this graph. Write it anew: .ci/checks/folders --write")
  return false
}

/// Returns whether all is as it should be.
func run(_ arguments: [String]) throws -> Bool {
  func value(of option: String, _ offset: Int = 1) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + offset).first }
  }
  let graph = FolderGraph(of: try readSources(in: value(of: "--source") ?? "Sources/Switchback"))
  if let from = value(of: "--edges"), let to = value(of: "--edges", 2) {
    print(graph.description(of: FolderGraph.Edge(from: from, to: to)))
    return true
  }
  let text = graph.text()
  print(text)
  let cyclic = graph.cyclicEdges()
  if !cyclic.isEmpty {
    print("\nThese uses are on a cycle:")
    for edge in cyclic { print("\(edge.from) → \(edge.to): \(graph.description(of: edge))") }
    print("Move the name, or what uses it, so that the arrow points one way.")
  }
  guard let document = value(of: "--document") else { return cyclic.isEmpty }
  return try check(text, in: document, isWriting: arguments.contains("--write")) && cyclic.isEmpty
}

do {
  if try !run(Array(CommandLine.arguments.dropFirst())) { exit(1) }
} catch {
  print(error)
  exit(1)
}
