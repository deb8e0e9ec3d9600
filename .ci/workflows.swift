// Reads the files in YAML that no one here can run, and compares them with the rest of the package.
import Foundation

/// What a file in YAML says. Only what the files of this package use is understood.
indirect enum Value {
  case text(String)
  case list([Value])
  case map([(key: String, value: Value)])

  subscript(key: String) -> Value? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [Value] { if case .list(let values) = self { values } else { [] } }
  var entries: [(key: String, value: Value)] {
    if case .map(let entries) = self { entries } else { [] }
  }
}

struct Complaint: Error, CustomStringConvertible {
  let description: String
}

struct Reader {
  private var lines: [(indent: Int, text: String, number: Int)] = []
  private var next = 0

  init(_ source: String) throws {
    for (index, line) in source.components(separatedBy: "\n").enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("#") { continue }
      if line.contains("\t") || line.hasSuffix(" ") {
        throw Complaint(description: "line \(index + 1) has a tab, or a space at its end")
      }
      lines.append((line.prefix { $0 == " " }.count, text, index + 1))
    }
  }

  mutating func read() throws -> Value {
    let value = try block(lines.first?.indent ?? 0)
    if next < lines.count { throw complaint("is indented as nothing before it") }
    return value
  }

  private func complaint(_ what: String) -> Complaint {
    Complaint(description: "line \(lines[min(next, lines.count - 1)].number) \(what)")
  }

  private mutating func block(_ indent: Int) throws -> Value {
    lines[next].text.hasPrefix("- ") ? try list(indent) : try map(indent)
  }

  private mutating func list(_ indent: Int) throws -> Value {
    var values: [Value] = []
    while next < lines.count, lines[next].indent == indent, lines[next].text.hasPrefix("- ") {
      let rest = String(lines[next].text.dropFirst(2))
      if Self.key(of: rest) == nil {
        values.append(try scalar(rest))
        next += 1
      } else {
        lines[next] = (indent + 2, rest, lines[next].number)
        values.append(try map(indent + 2))
      }
    }
    return .list(values)
  }

  private mutating func map(_ indent: Int) throws -> Value {
    var entries: [(key: String, value: Value)] = []
    while next < lines.count, lines[next].indent == indent {
      guard let (key, rest) = Self.key(of: lines[next].text) else {
        throw complaint("has no key")
      }
      if entries.contains(where: { $0.key == key }) { throw complaint("has a key once more") }
      if [">-", "|", ">", "|-"].contains(rest) {
        next += 1
        var text: [String] = []
        while next < lines.count, lines[next].indent > indent {
          text.append(lines[next].text)
          next += 1
        }
        entries.append((key, .text(text.joined(separator: " "))))
      } else if !rest.isEmpty {
        entries.append((key, try scalar(rest)))
        next += 1
      } else {
        next += 1
        let isNested =
          next < lines.count
          && (lines[next].indent > indent
            || (lines[next].indent == indent && lines[next].text.hasPrefix("- ")))
        entries.append((key, isNested ? try block(lines[next].indent) : .text("")))
      }
    }
    if entries.isEmpty { throw complaint("is no list and no map") }
    return .map(entries)
  }

  private static func key(of text: String) -> (String, String)? {
    if text.hasSuffix(":") { return (String(text.dropLast()), "") }
    guard let colon = text.range(of: ": "), !text.hasPrefix("'"), !text.hasPrefix("\"") else {
      return nil
    }
    return (String(text[..<colon.lowerBound]), String(text[colon.upperBound...]))
  }

  private func scalar(_ text: String) throws -> Value {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = text.dropFirst().dropLast().split(separator: ",")
      return .list(parts.map { .text($0.trimmingCharacters(in: .whitespaces)) })
    }
    // Such a text would mean something else to YAML.
    if let first = text.first, "{}[]&*!|>%@`\"".contains(first) || text.contains(": ") {
      throw complaint("has a text that needs quotes: \(text)")
    }
    return .text(text)
  }
}

func file(_ path: String) throws -> String {
  try String(contentsOf: URL(filePath: path), encoding: .utf8)
}

var failures = 0
func check(_ holds: Bool, _ path: String, _ what: String) {
  if holds { return }
  failures += 1
  print("\(path): \(what)")
}

// The products, as the manifest lists them.
let manifest = try file("Package.swift")
let list = manifest.components(separatedBy: "products: [")[1].components(separatedBy: "]")[0]
let products = list.components(separatedBy: "\"").enumerated()
  .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
let documented = try file("CONTRIBUTING.md") + file("README.md")

func checkIndex(_ value: Value, _ path: String) {
  let configs = value["builder"]?["configs"]?.list ?? []
  let targets = configs.flatMap { $0["documentation_targets"]?.list ?? [] }.compactMap(\.text)
  check(targets.sorted() == products.sorted(), path, "documents \(targets), not \(products)")
  for product in ["SwitchbackUIKit", "SwitchbackSwiftUI"] {
    let config = configs.first { config in
      config["documentation_targets"]?.list.contains { $0.text == product } ?? false
    }
    check(config?["platform"]?.text == "ios", path, "\(product) has its symbols on iOS alone")
  }
}

/// The actions that a step may use, with the inputs that each needs.
let actions = [
  "actions/cache@v": ["path", "key"], "actions/upload-artifact@v": ["name", "path"],
  "actions/upload-pages-artifact@v": ["path"], "actions/deploy-pages@v": [],
]

func checkWorkflow(_ value: Value, _ path: String) {
  check(value["on"] != nil && value["name"] != nil, path, "says neither its name nor when it runs")
  for (name, job) in value["jobs"]?.entries ?? [] {
    check(job["runs-on"]?.text != nil, path, "\(name) runs nowhere")
    check(job["name"]?.text != nil, path, "\(name) does not say what it is for")
    // A label that moves may have a compiler that is too old.
    check(job["runs-on"]?.text != "macos-latest", path, "\(name) runs on any macOS")
    check(job["timeout-minutes"] != nil, path, "\(name) may run for hours")
    let steps = job["steps"]?.list ?? []
    check(steps.first?["uses"]?.text?.hasPrefix("actions/checkout@v") == true, path, "no checkout")
    for step in steps.dropFirst() {
      if let action = step["uses"]?.text {
        let inputs = actions.first { action.hasPrefix($0.key) }?.value
        check(inputs != nil, path, "\(name) uses \(action)")
        for input in inputs ?? [] {
          check(step["with"]?[input]?.text != nil, path, "\(action) needs \(input)")
        }
        continue
      }
      guard let command = step["run"]?.text else {
        check(false, path, "a step of \(name) runs nothing")
        continue
      }
      if command.hasPrefix("xcodebuild ") {
        let words = command.split(separator: " ").map(String.init)
        let scheme = words.firstIndex(of: "-scheme").map { words[$0 + 1] } ?? ""
        check(products.contains(scheme), path, "there is no scheme \(scheme)")
      } else if command == "bash .ci/run" {
        check(FileManager.default.fileExists(atPath: ".ci/run"), path, "there is no .ci/run")
      } else {
        check(documented.contains("\n\(command)\n"), path, "no document says: \(command)")
        let script = String(command.prefix { $0 != " " })
        let isThere = FileManager.default.isExecutableFile(atPath: script)
        check(!script.hasPrefix(".ci/") || isThere, path, "there is no \(script)")
      }
    }
  }
}

func checkTemplate(_ value: Value, _ path: String) {
  check(value["name"]?.text != nil && value["description"]?.text != nil, path, "has no name")
  let body = value["body"]?.list ?? []
  check(!body.isEmpty, path, "asks nothing")
  for field in body {
    let kind = field["type"]?.text ?? ""
    check(["textarea", "input", "dropdown"].contains(kind), path, "there is no field \(kind)")
    check(field["id"]?.text != nil, path, "a field has no identifier")
    check(field["attributes"]?["label"]?.text != nil, path, "a field has no label")
  }
}

for path in CommandLine.arguments.dropFirst() {
  do {
    var reader = try Reader(file(path))
    let value = try reader.read()
    if path.hasSuffix(".spi.yml") {
      checkIndex(value, path)
    } else if path.contains("workflows") {
      checkWorkflow(value, path)
    } else {
      checkTemplate(value, path)
    }
  } catch {
    check(false, path, "\(error)")
  }
}
print("\(CommandLine.arguments.count - 1) files in YAML, \(failures) mistakes.")
exit(failures == 0 ? 0 : 1)
