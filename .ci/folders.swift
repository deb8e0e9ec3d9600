// Prints which folder of the engine uses names of which other folders, and fails for a cycle.
//
//   swift .ci/folders.swift [--source DIR] [--document FILE [--write]]
//   swift .ci/folders.swift [--source DIR] --edges FROM TO
//
// With `--document`, compares the graph with the part of the document between the marks
// `<!-- folders -->` and `<!-- /folders -->`, or writes it. A name is a type or a free function at the
// top level of a file. Names are compared as words: scopes and types of expressions are not known.

import Foundation

struct Problem: Error, CustomStringConvertible {
  let description: String
}

/// Splits a source into words and single marks. Drops comments and the characters of string literals,
/// but keeps the code in interpolations.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var tokens: [String] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    readCode(isInterpolation: false)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  /// The number of `#` at the position.
  private func pounds() -> Int {
    bytes[min(position, bytes.count)...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var open = 0
    while position < bytes.count {
      if starts(with: "//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if starts(with: "\"", at: pounds()) {
        readLiteral(pounds: pounds())
      } else if isWord(bytes[position]) {
        let word = bytes[position...].prefix(while: isWord)
        tokens.append(String(decoding: word, as: UTF8.self))
        position = word.endIndex
      } else {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") {
          if isInterpolation && open == 0 { return }
          open -= 1
        }
        // A name in backticks is the same name without them.
        if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
          tokens.append(String(UnicodeScalar(byte)))
        }
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readLiteral(pounds count: Int) {
    position += count
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    position += quotes
    // The mark keeps words before and after a literal apart.
    tokens.append("\"")
    defer { tokens.append("\"") }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 1
        guard pounds() >= count else { continue }
        position += count
        let isInterpolation = starts(with: "(")
        position += 1
        if isInterpolation { readCode(isInterpolation: true) }
      } else if starts(with: "\"\"\"") || (quotes == 1 && starts(with: "\"")) {
        position += quotes
        if pounds() >= count {
          position += count
          return
        }
      } else {
        position += 1
      }
    }
  }
}

/// A source and the names that it declares at its top level.
struct Source {
  struct Declaration {
    let name: String
    let isFunction: Bool
    let isPrivate: Bool
    /// Whether a call may look like `name { … }`.
    let takesClosure: Bool
  }

  static let typeKeywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
    "nonisolated", "isolated", "distributed",
  ]

  let folder: String
  let file: String
  let tokens: [String]
  private(set) var declarations: [Declaration] = []

  init(folder: String, file: String, text: String) throws {
    self.folder = folder
    self.file = file
    tokens = Lexer(text).tokens
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case _ where depth == 0 && (token == "func" || Self.typeKeywords.contains(token)):
        declare(at: index)
      default: break
      }
    }
    if depth != 0 {
      throw Problem(description: "\(folder)/\(file) cannot be read: its braces do not match.")
    }
  }

  private mutating func declare(at index: Int) {
    guard index + 1 < tokens.count, let first = tokens[index + 1].unicodeScalars.first,
      first == "_" || first.properties.isAlphabetic
    else { return }
    let isFunction = tokens[index] == "func"
    declarations.append(
      Declaration(
        name: tokens[index + 1], isFunction: isFunction, isPrivate: isPrivate(at: index),
        takesClosure: isFunction && parameters(after: index).contains("->")))
  }

  /// Whether one of the modifiers in front of a keyword makes a name private.
  private func isPrivate(at keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= 0 {
      // The arguments of an attribute.
      if tokens[index] == ")" {
        var depth = 0
        repeat {
          if tokens[index] == ")" { depth += 1 }
          if tokens[index] == "(" { depth -= 1 }
          index -= 1
        } while depth > 0 && index > 0
      }
      if index > 0, tokens[index - 1] == "@" {
        index -= 2
      } else if Self.modifiers.contains(tokens[index]) {
        if tokens[index].hasSuffix("private") { return true }
        index -= 1
      } else {
        return false
      }
    }
    return false
  }

  private func parameters(after index: Int) -> String {
    var depth = 0
    var text = ""
    for token in tokens[index...] {
      if token == ")" { depth -= 1 }
      if depth > 0 { text += token }
      if token == "(" { depth += 1 }
      if token == ")" && depth == 0 { break }
    }
    return text
  }
}

/// Which folder uses which names of which other.
struct FolderGraph {
  struct Edge: Hashable {
    let from: String
    let to: String
  }

  static let root = "(root)"
  private static let module = "Switchback"

  let folders: [String]
  /// For each edge its names, and for each name the files that use it.
  private(set) var uses: [Edge: [String: Set<String>]] = [:]
  /// For each name the files that declare it.
  private(set) var declaringFiles: [String: Set<String>] = [:]

  init(of sources: [Source]) {
    folders = Set(sources.map(\.folder)).sorted()
    var declarations: [String: Source.Declaration] = [:]
    var places: [String: Set<String>] = [:]
    for source in sources {
      for declaration in source.declarations where !declaration.isPrivate {
        let name = declaration.name
        // Of overloads, one that takes a closure decides on how a use may look.
        if declarations[name]?.takesClosure != true { declarations[name] = declaration }
        places[name, default: []].insert(source.folder)
        declaringFiles[name, default: []].insert(source.file)
      }
    }
    for source in sources {
      let own = Set(source.declarations.map(\.name))
      for (index, token) in source.tokens.enumerated() {
        // A use of a name that two folders declare could be either.
        guard let declaration = declarations[token], !own.contains(token),
          let folder = places[token], folder.count == 1, let to = folder.first, to != source.folder,
          Self.isUse(of: declaration, at: index, in: source.tokens)
        else { continue }
        uses[Edge(from: source.folder, to: to), default: [:]][token, default: []]
          .insert(source.file)
      }
    }
  }

  private static func isUse(
    of declaration: Source.Declaration, at index: Int, in tokens: [String]
  ) -> Bool {
    let previous = index > 0 ? tokens[index - 1] : ""
    // A member, unless the dot is the end of a range operator or follows the name of the module.
    if previous == ".", index < 2 || ![".", module].contains(tokens[index - 2]) { return false }
    guard declaration.isFunction else { return !Source.typeKeywords.contains(previous) }
    let next = index + 1 < tokens.count ? tokens[index + 1] : ""
    return previous != "func" && previous != "case"
      && (next == "(" || (next == "{" && declaration.takesClosure))
  }

  func edges(from folder: String) -> [Edge] { uses.keys.filter { $0.from == folder } }

  /// The folders that can be reached along the edges.
  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for edge in edges(from: next) where found.insert(edge.to).inserted { waiting.append(edge.to) }
    }
    return found
  }

  /// The edges that are on a cycle: first those that the fewest names make.
  func cyclicEdges() -> [Edge] {
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    return uses.keys.filter { reached[$0.to]!.contains($0.from) }
      .sorted { (uses[$0]!.count, $0.from, $0.to) < (uses[$1]!.count, $1.from, $1.to) }
  }

  /// The folders in an order in which each is behind all that it uses, except on cycles.
  func order() -> [String] {
    let cyclic = Set(cyclicEdges())
    var order: [String] = []
    var rest = folders
    while let next = rest.firstIndex(where: { folder in
      edges(from: folder).allSatisfy { cyclic.contains($0) || order.contains($0.to) }
    }) {
      order.append(rest.remove(at: next))
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
      let padding = String(repeating: " ", count: width - folder.count)
      return "\(folder)\(padding)  uses \(used.joined(separator: ", "))"
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

func readSources(in directory: URL) throws -> [Source] {
  guard let files = FileManager.default.enumerator(atPath: directory.path) else {
    throw Problem(description: "There is no folder \(directory.path).")
  }
  let paths = files.compactMap { $0 as? String }.filter { path in
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasSuffix(".docc") }
  }
  let sources = try paths.sorted().map { path in
    let parts = path.split(separator: "/").map(String.init)
    return try Source(
      folder: parts.count > 1 ? parts[0] : FolderGraph.root, file: parts[parts.count - 1],
      text: String(contentsOf: directory.appending(path: path), encoding: .utf8))
  }
  let folders = Set(sources.map(\.folder)).subtracting([FolderGraph.root])
  if folders.count < 7 {
    throw Problem(
      description: """
        \(directory.path) has \(folders.count) folders with sources: at least 7 were expected. \
        Is this the folder of the engine?
        """)
  }
  return sources
}

/// Compares a text with a document's block between the marks, or writes it there.
func check(_ text: String, in file: URL, isWriting: Bool) throws -> Bool {
  let document = try String(contentsOf: file, encoding: .utf8)
  let begin = "<!-- folders -->\n"
  let end = "\n<!-- /folders -->"
  guard let first = document.range(of: begin), let last = document.range(of: end),
    first.upperBound < last.lowerBound
  else {
    throw Problem(
      description:
        "\(file.relativePath) has no part between <!-- folders --> and <!-- /folders -->.")
  }
  let part = first.upperBound..<last.lowerBound
  let block = "```text\n\(text)\n```"
  if document[part] == block { return true }
  if isWriting {
    try document.replacingCharacters(in: part, with: block)
      .write(to: file, atomically: true, encoding: .utf8)
    return true
  }
  print(
    "\(file.relativePath) does not show this graph. Write it anew: .ci/checks/folders --write")
  return false
}

/// Prints the names and files of one edge.
func printEdge(from: String, to: String, in graph: FolderGraph) throws {
  for folder in [from, to] where !graph.folders.contains(folder) {
    let folders = graph.folders.joined(separator: ", ")
    throw Problem(description: "There is no folder \(folder). The folders are: \(folders).")
  }
  guard let names = graph.uses[FolderGraph.Edge(from: from, to: to)] else {
    print("\(from) uses nothing of \(to).")
    return
  }
  for (name, files) in names.sorted(by: { $0.key < $1.key }) {
    let declaring = graph.declaringFiles[name, default: []].sorted().joined(separator: ", ")
    print("\(name), of \(declaring): \(files.sorted().joined(separator: ", "))")
  }
}

/// Returns whether all is as it should be.
func run(_ arguments: [String]) throws -> Bool {
  var source = "Sources/Switchback"
  var document: String?
  var edge: FolderGraph.Edge?
  var isWriting = false
  var rest = arguments[...]
  while let option = rest.popFirst() {
    switch option {
    case "--source" where !rest.isEmpty: source = rest.removeFirst()
    case "--document" where !rest.isEmpty: document = rest.removeFirst()
    case "--edges" where rest.count > 1:
      edge = FolderGraph.Edge(from: rest.removeFirst(), to: rest.removeFirst())
    case "--write": isWriting = true
    default:
      throw Problem(
        description: "\(option) cannot be read. Options: --write, --edges FROM TO, --source DIR.")
    }
  }
  let graph = FolderGraph(of: try readSources(in: URL(filePath: source)))
  if let edge {
    try printEdge(from: edge.from, to: edge.to, in: graph)
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
  guard let document else { return cyclic.isEmpty }
  return try check(text, in: URL(filePath: document), isWriting: isWriting) && cyclic.isEmpty
}

do {
  if try !run(Array(CommandLine.arguments.dropFirst())) { exit(1) }
} catch {
  print(error)
  exit(1)
}
