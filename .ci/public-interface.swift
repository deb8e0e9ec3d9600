// Lists the public interface of each library, a line for each symbol and each conformance, from symbol graphs.
//
//   swift .ci/public-interface.swift GRAPHS LISTS compare|write MODULE…
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable {
      struct Constraint: Decodable { let kind, lhs, rhs: String }
      let constraints: [Constraint]?
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let swiftExtension: Extension?

    var line: String {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let conditions = (swiftExtension?.constraints ?? []).map { constraint in
        let sign = constraint.kind == "sameType" ? "==" : ":"
        return "\(constraint.lhs) \(sign) \(constraint.rhs)"
      }
      return "\(pathComponents.joined(separator: "."))\t\(declaration)"
        + (conditions.isEmpty ? "" : "\twhere \(conditions.joined(separator: ", "))")
    }
  }
  struct Relationship: Decodable {
    let kind, source, target: String
    let targetFallback: String?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

func interface(of module: String, in graphs: URL) throws -> [String] {
  let folder = graphs.appending(path: module)
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  let parts = try files.filter { $0.pathExtension == "json" }.map {
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0))
  }
  var names: [String: String] = [:]
  for symbol in parts.flatMap(\.symbols) {
    names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
  }
  // An extension has no name of its own: its members are listed.
  var lines = Set(
    parts.flatMap(\.symbols).filter { $0.kind.identifier != "swift.extension" }.map(\.line))
  for relationship in parts.flatMap(\.relationships) where relationship.kind == "conformsTo" {
    let target = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
    // Every type may be copied and moved: the compiler lists that for some only.
    let everywhere = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
    if everywhere.contains(target) { continue }
    if let source = names[relationship.source] { lines.insert("\(source)\t: \(target)") }
  }
  return lines.sorted()
}

let arguments = Array(CommandLine.arguments.dropFirst())
let (graphs, lists) = (URL(filePath: arguments[0]), URL(filePath: arguments[1]))
var differences = 0
for module in arguments.dropFirst(3) {
  let lines = try interface(of: module, in: graphs)
  let file = lists.appending(path: "\(module).txt")
  if arguments[2] == "write" {
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    continue
  }
  let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  let (old, new) = (Set(kept.split(separator: "\n").map(String.init)), Set(lines))
  for line in old.subtracting(new).sorted() { print("\(module)  - \(line)") }
  for line in new.subtracting(old).sorted() { print("\(module)  + \(line)") }
  differences += old.symmetricDifference(new).count
}
if differences > 0 {
  print(
    "The public interface is not the kept one. "
      + "If that is intended: .ci/checks/public-interface --write")
}
exit(differences == 0 ? 0 : 1)
