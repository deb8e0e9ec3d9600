// Pastes the Swift listings of each page into files for the compiler, a folder for each page: declarations
// into a file, statements into a function that may wait, tests into a file of their own, and members into
// `enum Chains`. A page says under its title what it needs: modules to import, and a file of Docs/Screens.
//
//   swift .ci/pages.swift OUT SKETCHES [PAGE…]
//
// SKETCHES lists what is not pasted, with the reason: a listing, by the name in the comment before it, several
// whose names begin alike (`Package.*`), or a page.
import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let out = URL(filePath: CommandLine.arguments[1])
let files = FileManager.default
var failures: [String] = []

var sketches: [String: String] = [:]
for line in try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8).split(
  separator: "\n")
where !line.hasPrefix("#") {
  let parts = line.split(separator: " ", maxSplits: 1)
  guard parts.count == 2 else { fatalError("A sketch has a name and a reason: \(line)") }
  sketches[String(parts[0])] = String(parts[1])
}
var found: Set<String> = []

/// Whether it need not compile as pasted.
func isSketch(_ name: String, on page: String) -> Bool {
  let keys = [name, page, name.prefix { $0 != "." } + ".*"].filter { sketches[$0] != nil }
  found.formUnion(keys)
  return !keys.isEmpty
}

struct Listing {
  let name: String
  let line: Int
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var imports: [String] { lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) } }

  /// The code, with the place where it stands on the page.
  func code(of page: String) -> String {
    let code = lines.map { $0.contains(#/^(@testable )?import /#) ? "" : $0 }.joined(
      separator: "\n")
    return "#sourceLocation(file: \"\(page)\", line: \(line))\n\(code)\n#sourceLocation()\n"
  }

  var isTest: Bool {
    lines.contains {
      $0.hasPrefix("@Test") || $0.hasPrefix("@Suite") || $0.contains(": XCTestCase")
    }
  }

  var isMember: Bool {
    let first = lines.first { !$0.hasPrefix("//") && !$0.hasPrefix("@") && !$0.isEmpty } ?? ""
    return first.hasPrefix("static ") || first.hasPrefix("nonisolated static ")
  }

  /// Whether it has to be in a function: a line that begins no declaration.
  var hasStatements: Bool {
    lines.contains { line in
      guard let first = line.first, !" {})]#/.".contains(first), !line.hasPrefix("import ") else {
        return false
      }
      let words = line.split(separator: " ").drop {
        $0.hasPrefix("@") || $0.hasPrefix("private") || $0 == "nonisolated" || $0 == "final"
          || $0 == "public" || $0 == "open"
      }
      let declarations: Set<Substring> = [
        "class", "struct", "enum", "protocol", "extension", "func", "typealias", "actor",
      ]
      if let word = words.first, declarations.contains(word) { return false }
      // The rest of a declaration that has broken.
      if words.isEmpty || line == "async throws" { return false }
      if line.hasPrefix("@testable ") { return false }
      return !line.hasPrefix("@MainActor let ")
    }
  }

  /// The names that it declares at its outermost level.
  var names: [String] {
    lines.compactMap { line in
      line.firstMatch(
        of: #/^(?:@\w+ |final |private |nonisolated )*(?:let|var|func|class|struct|enum) (\w+)/#
      )
      .map { String($0.1) }
    }
  }
}

func listings(in text: String) -> [Listing] {
  var listings: [Listing] = []
  var begin: Int?
  let lines = text.components(separatedBy: "\n")
  for (index, line) in lines.enumerated() {
    if line == "```swift" {
      begin = index + 1
    } else if line == "```", let first = begin {
      let tag = lines[first - 2].firstMatch(of: #/^<!-- snippet: (\S+) -->$/#).map { String($0.1) }
      listings.append(
        Listing(
          name: tag ?? "", line: first + 1, text: lines[first..<index].joined(separator: "\n")))
      begin = nil
    }
  }
  return listings
}

func write(_ page: String) throws {
  let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
  let listings = listings(in: text).filter { !isSketch($0.name, on: page) }
  if listings.isEmpty { return }

  // The first paragraph says what it needs: "Needs `A`, `B` and [these screens](…)."
  let needs = text.components(separatedBy: "\n\n").first { $0.hasPrefix("Needs `") } ?? ""
  // What is in brackets replaces a module elsewhere.
  var modules = needs.replacing(#/\([^)]*\)/#, with: "").matches(of: #/`(\w+)`/#)
    .map { String($0.1) }
  let screens = needs.firstMatch(of: #/(\w+Screens\.swift)/#).map { "Docs/Screens/\($0.1)" }
  modules += listings.flatMap(\.imports).filter { !modules.contains($0) }
  if needs.isEmpty, listings.allSatisfy(\.imports.isEmpty), !page.contains(".docc/") {
    failures.append(
      "\(page) does not say what it needs, as in: Needs `SwitchbackUIKit` and [these screens](…).")
  }
  if let module = page.firstMatch(of: #/Sources/(\w+)\//#), !modules.contains(String(module.1)) {
    modules.append(String(module.1))
  }
  let imports = modules.map { "import \($0)\n" }.joined()

  let hasTests = listings.contains(where: \.isTest)
  if hasTests, !modules.contains("Testing"), !modules.contains("XCTest") {
    failures.append("\(page) has tests, and does not say that they need `Testing`.")
  }
  var declarations = imports, statements = ""
  var tests = "import Testing\n\(imports)@MainActor @Suite struct PastedTests {\n"
  if !hasTests, listings.contains(where: \.isMember), !text.contains("@MainActor\nenum Chains {") {
    declarations += "@MainActor enum Chains {}\n"
  }
  var names: Set<String> = [], depth = 0
  for listing in listings {
    let code = listing.code(of: page)
    if listing.isTest || (hasTests && listing.isMember) {
      tests += code
    } else if listing.isMember {
      declarations += "extension Chains {\n\(code)}\n"
    } else if listing.hasStatements {
      // A name that the page has used before is another example.
      if !names.isDisjoint(with: listing.names) {
        statements += "do {\n"
        depth += 1
        names = []
      }
      names.formUnion(listing.names)
      statements += code
    } else {
      declarations += code
    }
  }
  statements += String(repeating: "}\n", count: depth)

  let folder = out.appending(path: page.replacing("/", with: "_"))
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  let pasted = declarations + "@MainActor func page() async throws {\n\(statements)}\n"
  try pasted.write(to: folder.appending(path: "Pasted.swift"), atomically: true, encoding: .utf8)
  if hasTests {
    try (tests + "}\n").write(
      to: folder.appending(path: "Tests.swift"), atomically: true, encoding: .utf8)
  }
  if let screens {
    try files.copyItem(
      at: root.appending(path: screens), to: folder.appending(path: "Screens.swift"))
  }
  try page.write(to: folder.appending(path: "name"), atomically: true, encoding: .utf8)
  if modules.contains("SwiftUI") {
    try "".write(to: folder.appending(path: "ios"), atomically: true, encoding: .utf8)
  }
}

var pages = Array(CommandLine.arguments.dropFirst(3))
let isWhole = pages.isEmpty
if isWhole {
  pages = ["README.md"]
  for place in ["Docs", "Sources"] {
    let all =
      files.enumerator(atPath: root.appending(path: place).path)?.compactMap { $0 as? String } ?? []
    pages += all.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
      .sorted().map { "\(place)/\($0)" }
  }
}
for page in pages { try write(page) }
if isWhole {
  for name in sketches.keys.sorted() where !found.contains(name) {
    failures.append("Tests/PastedPages/Sketches.txt: no page has \(name).")
  }
}
for failure in failures { print(failure) }
if !failures.isEmpty { exit(1) }
