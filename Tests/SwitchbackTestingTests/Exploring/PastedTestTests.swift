#if os(Linux) || os(macOS)
import Foundation
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The tests that violations print, pasted into one file and given to the compiler.
struct PastedTestTests {
  /// Names that are keywords, that hold what Swift reads in another way or does not read at all,
  /// and that look or fold alike.
  private static let names: [String] = [
    "func", "class", "init", "self", "Self", "Any", "nil", "true", "_", "await", "`func`", "$0",
    "a b", "A b", "a-b", "a  b", "ab", "aB", "AB", "1", "1a", "-", "+", "", " ", "...", "#if",
    "\"", "\\", "\\(x)", "\"\"\"", "\u{0}", "\u{1}", "\u{7F}", "\u{85}", "\n", "\r", "\r\n", "\t",
    "line\nbreak", "line\tbreak", "line{U+A}break", "a, b", "a\", after \"b", "{", "}", "/", "//",
    "/* ", "*/", "\u{A0}", "\u{200B}", "\u{200D}", "\u{202E}abc", "\u{2028}", "\u{2029}",
    "\u{FEFF}",
    "\u{FEFF}a", "a\u{FEFF}", "\u{301}", "e\u{301}", "ß", "ẞ", "SS", "ss", "ﬁ", "fi", "İ", "ı", "i̇",
    "ŉ", "ǅ", "Ⅳ", "ª", "𝐚", "𝟙", "٣", "日本", "한", "👨‍👩‍👧", "❤️", "🇩🇪", "\u{E000}", "\u{FFFE}",
    "\u{10FFFF}", "\u{378}", "ｆｕｎｃ", "ſ", "s", "Σ", "ς", "σ",
  ]

  /// An app in which each move violates two rules, alone and after another one.
  private func violations() async throws -> [Exploration.Violation] {
    let names = Self.names
    let explorer = Explorer(bounds: Explorer.Bounds(violations: .max)) {
      var latest = ""
      let moves = names.map { name in
        Explorer.Move.own(name) {
          latest = name
          throw NoSuchProduct(id: 1)
        }
      }
      return names.reduce(
        ExploredApp(window: ModelWindow(HomeScreen()), moves: moves)
          .keeping("latest", get: { latest }, set: { latest = $0 })
      ) { app, name in app.checking("\(name) is not") { latest.isEmpty || latest != name } }
    }
    return try await explorer.explore().violations
  }

  @Test func `Each is a function of its own that the compiler takes, and makes the moves by name`()
    async throws
  {
    let violations = try await violations()
    #expect(violations.count == Self.names.count * 2 - 1, "the empty name is sound")
    var source = """
      struct Explorer {
        func replay(_ moves: String...) async throws { print(moves.map { Array($0.utf8) }) }
      }
      let explorer = Explorer()

      """
    // The macro is left out: what it adds to a name is tried out by this package's own tests.
    source += violations.map { $0.test.dropping("@Test ") }.joined(separator: "\n")
    let calls = violations.map { "try await \($0.functionCall)\n" }.joined()
    let printed = try await run(source + "\n" + calls)
    let moves = violations.map { "\($0.path.map { Array($0.utf8) })\n" }.joined()
    #expect(printed == moves)
  }

  /// Compiles and runs a program.
  private func run(_ source: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "program")
    let messages = try await output(
      of: ["swiftc", "-warnings-as-errors", "-swift-version", "6", file.path, "-o", program.path])
    try #require(messages == "", "\(messages.prefix(3_000))")
    return try await output(of: [program.path])
  }

  /// What a command prints. Meanwhile other tests have the main actor.
  @concurrent
  private nonisolated func output(of command: [String]) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

extension String {
  fileprivate func dropping(_ prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}

extension Exploration.Violation {
  /// The call of the function that the test is.
  fileprivate var functionCall: Substring {
    let declaration = test.split(separator: "\n")[0]
    return declaration.dropFirst("@Test func ".count).dropLast(" async throws {".count)
  }
}
#endif
