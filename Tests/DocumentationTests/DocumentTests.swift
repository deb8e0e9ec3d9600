import DocumentedCode
import Foundation
import Testing

/// Every example in the documents is a part of a source that is compiled, and every output is what a
/// test has compared with what was printed.
///
/// To write the parts of sources into the documents that name them:
///
///     SWITCHBACK_WRITE_DOCUMENTS=1 swift test --filter DocumentTests
struct DocumentTests {
  private static let allSnippets = Result {
    try Repository.sources.flatMap { path in
      try SourceSnippet.all(in: Repository.text(of: path), path: path)
    }
  }

  private let snippets: [SourceSnippet]

  init() throws {
    snippets = try Self.allSnippets.get()
  }

  @Test func `No two parts of sources have the same name`() {
    let named = Dictionary(
      grouping: snippets.filter { $0.name.contains(".") },
      by: { "\($0.kind) \($0.name)" })
    #expect(named.values.filter { $0.count > 1 }.map { $0.map(\.place) } == [])
  }

  @Test(arguments: Repository.documents)
  func `The examples are parts of sources`(path: String) throws {
    let document = Document(path: path, text: try Repository.text(of: path))
    let problems = try document.blocks().compactMap { problem(in: $0, of: path) }
      .map { "\(path):\($0.line): \($0.text)" }
    if isWritingDocuments {
      try write(document)
      return
    }
    #expect(problems.isEmpty, Comment(rawValue: problems.joined(separator: "\n")))
  }

  @Test(arguments: Repository.documents)
  func `Code stands between fences`(path: String) throws {
    let document = Document(path: path, text: try Repository.text(of: path))
    let lines = document.indentedBlocks().map { $0 + 1 }
    #expect(
      lines.isEmpty,
      "Lines \(lines): put ```swift, ```text or ```sh around the code.")
  }

  @Test(arguments: Repository.documents)
  func `Links lead to files`(path: String) throws {
    let folder = packageRoot.appending(path: path).deletingLastPathComponent()
    let text = try Repository.text(of: path)
    let targets = text.components(separatedBy: "](").dropFirst()
      .map { $0.prefix { $0 != ")" && $0 != "#" && !$0.isWhitespace } }
      .map { String($0) }.filter { !$0.isEmpty }
    let missing = targets.filter { target in
      !target.contains(":") && !path.contains(".docc/")
        && !FileManager.default.fileExists(
          atPath: folder.appending(path: target).path)
    }
    #expect(missing == [])
  }

  @Test func `The pages for users have at most 40,000 words`() throws {
    let pages = Repository.documents.filter {
      $0.contains("/") && !$0.contains("/Maintainers/")
    }
    let words = try pages.flatMap {
      try Repository.text(of: $0).split(whereSeparator: \.isWhitespace)
    }
    #expect(words.count <= 40_000)
  }

  /// A telephone has room for two columns of text: a code host cuts what is wider.
  @Test func `The README has no table that a telephone cuts`() throws {
    let rows = splitLines(try Repository.text(of: "README.md"))
      .filter { $0.hasPrefix("|") }
    #expect(rows.count > 5)
    #expect(rows.filter { $0.split(separator: "|").count > 2 } == [])
    let words = rows.flatMap { $0.split { " <|".contains($0) } }
    #expect(words.filter { !$0.contains("](") && $0.count > 24 } == [])
  }

  /// The boxes are the cases of the state, and arrows lead to the states that the code enters.
  @Test func `The picture of a navigation shows its states`() throws {
    let folder = "Sources/Switchback/Router/"
    let state = try Repository.text(of: folder + "NavigationState.swift")
    let cases =
      state.components(separatedBy: "enum State {").dropFirst().first?
      .prefix { $0 != "}" }.matches(of: #/case (\w+)/#).map { String($0.1) } ?? []
    let picture =
      try Repository.text(of: "Docs/Maintainers/Architecture.md")
      .components(separatedBy: "stateDiagram-v2").dropFirst().first?
      .components(separatedBy: "```").first ?? ""
    let arrows = picture.matches(of: #/(\S+) --> (\w+):/#).map {
      ($0.1, String($0.2))
    }
    #expect(cases.count > 5)
    #expect(Set(arrows.map(\.1)) == Set(cases))
    #expect(
      Set(arrows.map { String($0.0) }).subtracting(["[*]"])
        == Set(cases).subtracting(["ended"]))
    let code =
      try Repository.text(of: folder + "Navigation.swift")
      + Repository.text(of: folder + "NavigationState.swift")
    let entered = code.matches(
      of: #/(?:enter\(|change\(to: |state = (?:State)?)\.(\w+)/#
    ).map {
      String($0.1)
    }
    #expect(Set(entered).union(["queued"]) == Set(cases))
  }

  @Test func `Every page of the cookbook is in its table of contents`() throws {
    let contents = try Repository.text(of: "Docs/Cookbook/README.md")
    let pages = Repository.files(in: ["Docs/Cookbook"], withExtension: "md")
      .compactMap { $0.split(separator: "/").last }.filter { $0 != "README.md" }
    #expect(pages.count > 20)
    #expect(pages.filter { !contents.contains("(\($0))") } == [])
  }

  /// The tutorials show the files of the first apps, which are compiled and tested. A page may show a file in
  /// two parts: `01-Screens` and `01-Screens-views`.
  @Test func `The files of the tutorials are those of the first apps`() throws {
    var names: [String] = []
    for (app, start, prefix) in [
      ("FirstApp", "StartWithUIKit", ""),
      ("FirstSwiftUIApp", "StartWithSwiftUI", "SwiftUI-"),
    ] {
      let page = Document(
        path: "", text: try Repository.text(of: "Docs/\(start).md"))
      let parts = try page.blocks().compactMap {
        (block) -> (name: Substring, text: String)? in
        guard let part = block.tag?.rest(after: "\(app).0") else { return nil }
        let words = part.split(separator: "-").prefix(2)
        return ("0" + words.joined(separator: "-"), block.text)
      }
      let files = Dictionary(grouping: parts, by: \.name)
      #expect(files.count > 5)
      for (name, parts) in files {
        let head = Set(parts.flatMap { imports(of: $0.text) }).sorted()
        let bodies = parts.map { withoutImports($0.text) }
        let content =
          parts.count == 1
          ? parts[0].text
          : (head.filter { !$0.isEmpty } + [""]).joined(separator: "\n")
            + "\n" + bodies.joined(separator: "\n\n")
        names.append("Docs/Tutorial/\(prefix)\(name).swift")
        #expect(
          try GeneratedFile(names[names.count - 1]).agrees(with: content + "\n"),
          "\(name)")
      }
    }
    let files = Repository.files(in: ["Docs/Tutorial"], withExtension: "swift")
    #expect(files == names.sorted())
  }

  /// The tests of the first apps draw the pictures.
  @Test(arguments: ["FirstApp", "FirstSwiftUIApp"])
  func `Each step of a tutorial has a picture`(name: String) throws {
    let text = try Repository.text(of: "Docs/Tutorial/\(name).tutorial")
    let steps = text.components(separatedBy: "@Step {").dropFirst()
    #expect(steps.count > 5)
    for step in steps {
      let file = step.firstMatch(of: #/file: "(.+)\.swift"/#)?.1
      let picture = step.firstMatch(
        of: #/@Image\(source: "(.+)\.svg", alt: ".+"/#)?.1
      #expect(picture != nil && picture == file, "\(step)")
      let path = "Docs/Tutorial/\(picture ?? "").svg"
      #expect(try !Repository.text(of: path).isEmpty)
    }
  }

  private func problem(
    in block: Document.Block, of path: String
  ) -> (line: Int, text: String)? {
    if let check = block.check {
      let script = ".ci/checks/\(check)"
      // A script that does not name the document does not compare it.
      let isCompared = (try? Repository.text(of: script))?.contains(path) == true
      return isCompared
        ? nil : (block.fence + 1, "\(script) does not compare this block.")
    }
    guard let kind = kind(of: block) else {
      // A diagram has a test of its own.
      return block.language == "sh" || block.language == "mermaid"
        ? nil
        : (
          block.fence + 1,
          "a block is swift, text (what was printed) or sh, not '\(block.language)'."
        )
    }
    let candidates = snippets.filter {
      $0.kind == kind && (block.tag == nil || $0.name == block.tag)
    }
    if let tag = block.tag, candidates.isEmpty {
      return (block.fence + 1, "no source has the \(kind) \(tag).")
    }
    let text = kind == .code ? withoutImports(block.text) : block.text
    if candidates.contains(where: { $0.text == text }) { return nil }
    let place = candidates.count == 1 ? candidates[0].place : "any source"
    return (
      block.fence + 1, "this \(kind) is not that of \(place):\n\(block.text)"
    )
  }

  private func kind(of block: Document.Block) -> SourceSnippet.Kind? {
    switch block.language {
    case "swift": .code
    case "text": .output
    default: nil
    }
  }

  /// An example without its imports, which cannot be in a function.
  private func withoutImports(_ block: String) -> String {
    splitLines(block).dropFirst(imports(of: block).count)
      .joined(separator: "\n")
  }

  /// The imports at the beginning of an example, with the empty lines behind them.
  private func imports(of block: String) -> [String] {
    let lines = splitLines(block)
    guard lines.first?.hasPrefix("import ") == true else { return [] }
    return Array(
      lines.prefix {
        $0.isEmpty || $0.hasPrefix("import ") || $0.hasPrefix("@testable import ")
      })
  }

  private func write(_ document: Document) throws {
    var document = document
    for block in try document.blocks().reversed() {
      guard let tag = block.tag, let kind = kind(of: block),
        let snippet = snippets.first(where: { $0.kind == kind && $0.name == tag })
      else { continue }
      let head = kind == .output ? [] : imports(of: block.text)
      document.replace(
        block, by: (head + [snippet.text]).joined(separator: "\n"))
    }
    try document.lines.joined(separator: "\n")
      .write(
        to: packageRoot.appending(path: document.path), atomically: true,
        encoding: .utf8)
  }
}
