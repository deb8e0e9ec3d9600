// Reads the symbol graphs of the libraries: reports public symbols without documentation, public types
// that are in no group of topics, and names in the guides that there are not.
//
//   swift .ci/symbols.swift GRAPHS MODULE…
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    struct Signature: Decodable {
      struct Parameter: Decodable {
        let name: String
        let internalName: String?
      }
      let parameters: [Parameter]?
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let functionSignature: Signature?
    let location: Location?

    var name: String { pathComponents.joined(separator: ".") }

    /// The file, from the root of the package.
    var file: String {
      guard let uri = location?.uri, let range = uri.range(of: "/Sources/") else { return "" }
      return "Sources/" + uri[range.upperBound...]
    }

    var place: String { "\(file):\((location?.position.line ?? 0) + 1)" }

    var isDocumented: Bool { docComment?.lines.contains { !$0.text.isEmpty } ?? false }

    /// Parameters that are documented and do not exist.
    var unknownParameters: [String] {
      // An operator has the words of its protocol.
      guard kind.identifier != "swift.func.op", let parameters = functionSignature?.parameters
      else { return [] }
      let names = Set(parameters.flatMap { [$0.name, $0.internalName ?? ""] })
      var isList = false
      return (docComment?.lines ?? []).compactMap { line in
        if line.text.hasPrefix("- ") { isList = line.text == "- Parameters:" }
        let text = line.text.trimmingPrefix("- Parameter ")
        guard text.count < line.text.count || (isList && line.text.hasPrefix("  - ")) else {
          return nil
        }
        let name = String(text.trimmingPrefix("  - ").prefix { $0 != ":" })
        return names.contains(name) ? nil : name
      }
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
var arguments = Array(CommandLine.arguments.dropFirst())
let graphs = URL(filePath: arguments.removeFirst())
let modules = arguments
var failures = 0

/// The graph of a module, and those of what it adds to types of others.
func graphs(of module: String) throws -> [Graph] {
  let folder = graphs.appending(path: module)
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  return try files.filter { $0.hasSuffix(".symbols.json") }.map { file in
    let data = try Data(contentsOf: folder.appending(path: file))
    return try JSONDecoder().decode(Graph.self, from: data)
  }
}

func symbols(of module: String) throws -> [Graph.Symbol] {
  try graphs(of: module).flatMap(\.symbols)
}

let kinds: Set = [
  "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor",
]

for module in modules {
  let symbols = try symbols(of: module).filter { $0.kind.identifier != "swift.extension" }
  for symbol in symbols where !symbol.isDocumented {
    print("\(symbol.place): \(symbol.name) is public and has no documentation.")
    failures += 1
  }
  for symbol in symbols {
    for name in symbol.unknownParameters {
      print("\(symbol.place): \(symbol.name) has no parameter \(name).")
      failures += 1
    }
  }
  // UIKit's types are described by UIKit.
  if module == "UIKitSimulator" { continue }
  let types = symbols.filter {
    kinds.contains($0.kind.identifier) && $0.pathComponents.count == 1
  }
  // The landing page has every type in a group.
  let landingPage = "Sources/\(module)/\(module).docc/\(module).md"
  let text = try String(contentsOf: root.appending(path: landingPage), encoding: .utf8)
  for type in types where !text.contains("- ``\(type.name)``") {
    print("\(landingPage): \(type.name) is in no group of topics.")
    failures += 1
  }
  let entries = text.split(separator: "\n").filter { $0.hasPrefix("- ``") }
  for entry in Set(entries) where entries.count(where: { $0 == entry }) > 1 {
    print("\(landingPage): \(entry.dropFirst(2)) is in two groups of topics.")
    failures += 1
  }
}

// The counterparts of another library's names are names that there are.
let names = Set(
  try modules.flatMap(symbols).flatMap { symbol in
    symbol.pathComponents.flatMap { [$0, String($0.prefix { $0 != "(" })] }
  })
let guide = "Docs/MovingHere/FromRouteComposer.md"
let guideText = try String(contentsOf: root.appending(path: guide), encoding: .utf8)
let sameNames =
  guideText.components(separatedBy: "These names are the same: ")[1]
  .components(separatedBy: "\n\n")[0]
let counterparts = guideText.split(separator: "\n").filter { $0.hasPrefix("| `") }
  .map { $0.components(separatedBy: "|")[2] }
for cell in [sameNames] + counterparts {
  for (index, name) in cell.components(separatedBy: "`").enumerated() where index % 2 == 1 {
    let parts = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    for part in parts where !names.contains(part) {
      print("\(guide): there is no \(name).")
      failures += 1
    }
  }
}

// The cheat sheet has all that a chain is made of, and names that there are.
let parts: Set = [
  "Finder", "AbstractFactory", "Action", "RoutingInterceptor", "ContextTask", "PostRoutingTask",
]
let sheetPath = "Docs/CheatSheet.md"
let sheet = try String(contentsOf: root.appending(path: sheetPath), encoding: .utf8)
let words = Set(sheet.split { !$0.isLetter && !$0.isNumber }.map(String.init))
var partCount = 0
let everything = try modules.filter { $0 != "UIKitSimulator" }.flatMap(graphs)
let protocols = Set(
  everything.flatMap(\.symbols).filter { symbol in
    symbol.kind.identifier == "swift.protocol" && parts.contains(symbol.name)
  }.map(\.identifier.precise))
let conforming = Set(
  everything.flatMap(\.relationships).filter {
    $0.kind == "conformsTo" && protocols.contains($0.target)
  }.map(\.source))
for symbol in everything.flatMap(\.symbols)
where conforming.contains(symbol.identifier.precise) && symbol.kind.identifier == "swift.struct" {
  partCount += 1
  if !words.contains(symbol.name) {
    print("\(sheetPath): \(symbol.name) is missing.")
    failures += 1
  }
}
if protocols.count < parts.count || partCount < 30 {
  print("\(sheetPath): only \(partCount) parts of chains are known.")
  failures += 1
}
for row in sheet.split(separator: "\n") where row.hasPrefix("| `") {
  for name in row.split(separator: "`").dropFirst() where name.first?.isUppercase == true {
    let parts = name.prefix { $0.isLetter }
    if !names.contains(String(parts)) {
      print("\(sheetPath): there is no \(parts).")
      failures += 1
    }
  }
}

if failures > 0 { exit(1) }
