// Writes the examples of the documentation comments as files for the compiler: an example a folder, with
// a file for each way to complete it. Examples are indented; drawings and output among them are left out.
//
//   swift .ci/comment-examples.swift SOURCES OUT
import Foundation

/// Statements that an example which begins with a dot may continue.
let beginnings: [(method: String, bases: [String])] = [
  (
    ".using(",
    [
      "modelStep", "modelStepInt", "controllerStep", "controllerStepAny",
    ]
  ),
  (
    ".from(",
    [
      "modelStep.using(.push())", "modelStepInt.using(.push())", "photoStep.using(.push())",
      "modelStep.using(.presentModally())", "modelStep.using(GeneralAction.replaceRoot())",
      "productStep.using(.push())", "controllerStep.using(.push())",
    ]
  ),
  (".with(", ["CompleteFactoryAssembly(factory: TabsFactory<Shop>())"]),
  (".adding(", ["modelStep", "modelStepInt", "photoStep"]),
  (".answering(", ["exploredApp"]), (".checkingNavigations(", ["exploredApp"]),
]

struct Example {
  let file: String
  let line: Int
  var text: [String]
}

func examples(in file: String, _ text: String) -> [Example] {
  var found: [Example] = []
  var isAfterProse = false
  for (index, line) in text.components(separatedBy: "\n").enumerated() {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("///") else {
      isAfterProse = false
      continue
    }
    let content = trimmed.dropFirst(3)
    if content.hasPrefix("     ") {
      let code = String(content.dropFirst(5))
      if let last = found.last, last.line + last.text.count == index + 1 {
        found[found.count - 1].text.append(code)
      } else if !isAfterProse {
        found.append(Example(file: file, line: index + 1, text: [code]))
      }
    } else if content.allSatisfy({ $0 == " " }) {
      // An empty line is a part of an example that goes on behind it.
      if let last = found.last, last.line + last.text.count == index + 1 {
        found[found.count - 1].text.append("")
      }
      isAfterProse = false
    } else {
      isAfterProse = true
    }
  }
  return found
}

/// Whether a part is what the library prints, and no code.
func isOutput(_ part: [String]) -> Bool {
  let first = part.first { !$0.isEmpty } ?? ""
  return ["window", "screen"].contains { first.hasPrefix($0) }
    && part.dropFirst().contains { $0.contains("─") }
    || first.contains("▸") || first.hasPrefix("  ·") || first.first?.isNumber == true
    || first.hasPrefix("fault in ") || first.hasPrefix("The screens are not")
    || first.hasPrefix("  window") || first.hasPrefix("Attempt to ") || first.contains("SETTINGS=")
}

/// Whether a declaration goes on behind an empty line.
func isOpen(_ part: [String]) -> Bool {
  let text = part.joined()
  return text.count { $0 == "{" } > text.count { $0 == "}" }
}

/// The code with something for each `…`.
func completed(_ lines: [String]) -> [String] {
  var depth = 0
  var result: [String] = []
  for line in lines {
    let indent = String(line.prefix { $0 == " " })
    if line.dropFirst(indent.count) == "…" {
      if indent.isEmpty {
        result.append("do {")
        depth += 1
      }
      continue
    }
    result.append(
      line.replacing("{ … }", with: "{ fatalError() }").replacing("(…)", with: "(placeholder())")
        .replacing("= …", with: "= placeholder()").replacing("== …", with: "== placeholder()"))
  }
  return result + Array(repeating: "}", count: depth)
}

let arguments = CommandLine.arguments
let out = URL(filePath: arguments[2])
let root = URL(filePath: arguments[1])
let files = FileManager.default.enumerator(atPath: root.path)!.compactMap { $0 as? String }.sorted()
  .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Storefront") && !$0.hasPrefix("storefront") }
var count = 0
for file in files {
  let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
  for example in examples(in: file, text) {
    var parts: [[String]] = []
    for part in example.text.split(separator: "", omittingEmptySubsequences: true) {
      if let last = parts.last, isOpen(last) {
        parts[parts.count - 1] += [""] + part
      } else {
        parts.append(Array(part))
      }
    }
    parts.removeAll(where: isOutput)
    let isTopLevel = { (part: [String]) in
      part[0].hasPrefix("extension ") || part[0].hasPrefix("@main ")
        || part[0].hasPrefix("@MainActor")
    }
    let outside = parts.filter(isTopLevel).flatMap { completed($0) + [""] }
    let inside = completed(Array(parts.filter { !isTopLevel($0) }.joined(separator: [""])))
      .filter { !$0.hasPrefix("import ") }
    if outside.isEmpty && inside.isEmpty { continue }
    count += 1
    let folder = out.appending(path: "\(count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let first = example.text.first { !$0.isEmpty } ?? ""
    try "\(file): \(first)".write(
      to: folder.appending(path: "name"), atomically: true, encoding: .utf8)

    var bodies = [inside]
    if let first = inside.first, first.hasPrefix("DeepLink") || first.hasPrefix("Map.") {
      bodies = [
        ["_ = [DeepLink<ShopLink>]([", "\(inside.joined(separator: "\n"))", "])"],
        ["_ = try Map {"] + inside + ["}"],
        ["_ = Map.From(CityListScreen.self) {"] + inside + ["}"],
      ]
    }
    if let dotted = inside.first, dotted.hasPrefix(".") {
      let bases = beginnings.filter { dotted.hasPrefix($0.method) }.flatMap(\.bases)
      // All of it at once, or each line by itself.
      bodies = bases.flatMap { base in
        [["_ = \(base)"] + inside, inside.map { $0.hasPrefix(".") ? "_ = \(base)\($0)" : $0 }]
      }
      if bases.isEmpty {
        bodies = [
          ["_ = [Explorer.Move]([\(inside.joined(separator: "\n"))])"],
          ["_ = [Prompt<String>.Choice]([\(inside.joined(separator: "\n"))])"],
        ]
      }
    }
    let heads = ["Model", "Model-Conforming", "UIKit"]
    for (number, body) in bodies.enumerated() {
      for head in heads {
        let isMember =
          body.first?.hasPrefix("override ") == true || body.first?.hasPrefix("static ") == true
        let code = """
          \(outside.joined(separator: "\n"))
          \(isMember ? "@MainActor final class Example: ExampleClass {" : "@MainActor func example() async throws {")
          \(body.joined(separator: "\n"))
          }
          """
        try code.write(
          to: folder.appending(path: "\(number)-\(head).swift"), atomically: true, encoding: .utf8)
      }
    }
  }
}
