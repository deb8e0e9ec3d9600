/// A part of a source that documents show.
///
/// Code stands between two marks. The name may be left out, if documents show it without a tag:
///
///     // snippet begin: chain
///     let home = …
///     // snippet end
///
/// What a run prints is the text of a comparison behind a mark, so that the test which runs the code
/// fails when it prints something else:
///
///     // output: after
///     #expect(window.drawing == """
///       window
///       └─ Home
///       """)
///
/// What the compiler says of code that must not compile stands in its file's first line.
struct SourceSnippet: Equatable {
  enum Kind: String { case code, output }

  let kind: Kind
  /// The file's name, without `Tests`, and the name in the mark, with a dot between them.
  let name: String
  let text: String
  let place: String
}

struct SnippetError: Error, CustomStringConvertible {
  let description: String
}

extension SourceSnippet {
  /// The parts of a source.
  static func all(in source: String, path: String) throws -> [SourceSnippet] {
    var snippets: [SourceSnippet] = []
    var begin: (line: Int, name: String)?
    let lines = splitLines(source)
    let stem = stem(of: path)
    if let first = lines.first, let message = first.rest(after: "// expect: ") {
      snippets.append(
        SourceSnippet(
          kind: .output, name: "\(stem).message", text: message,
          place: "\(path):1"))
      let code = lines.drop {
        $0.isEmpty || $0.hasPrefix("//") || $0.hasPrefix("import ")
      }
      snippets.append(
        SourceSnippet(
          kind: .code, name: "\(stem).code", text: Self.code(code.dropLast()),
          place: "\(path):2"))
    }
    for (index, line) in lines.enumerated() {
      let text = String(line.drop { $0 == " " })
      let place = "\(path):\(index + 1)"
      if text == "// snippet end" {
        guard let last = begin else {
          throw SnippetError("\(place): nothing has begun.")
        }
        snippets.append(
          SourceSnippet(
            kind: .code, name: last.name,
            text: code(lines[(last.line + 1)..<index]),
            place: "\(path):\(last.line + 1)"))
        begin = nil
      } else if text.hasPrefix("// snippet begin") {
        if let begin {
          throw SnippetError("\(place): \(begin.name) has not ended.")
        }
        let name =
          text.rest(after: "// snippet begin: ").map { "\(stem).\($0)" } ?? stem
        begin = (index, name)
      } else if let name = text.rest(after: "// output: ") {
        snippets.append(
          SourceSnippet(
            kind: .output, name: "\(stem).\(name)",
            text: try output(in: lines[(index + 1)...], at: place), place: place))
      }
    }
    if let begin {
      throw SnippetError("\(path):\(begin.line + 1): does not end.")
    }
    return snippets
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.dropLast(".swift".count)
    return String(stem.hasSuffix("Tests") ? stem.dropLast("Tests".count) : stem)
  }

  private static func code(_ lines: ArraySlice<String>) -> String {
    // A mark for the check of what must not compile is of no interest to readers.
    unindented(
      lines.map { $0.hasSuffix("  // error") ? String($0.dropLast(10)) : $0 }
    )
    .joined(separator: "\n")
  }

  /// The text that is compared with what was printed: the next literal of several lines.
  private static func output(
    in lines: ArraySlice<String>, at place: String
  ) throws -> String {
    let lines = Array(lines)
    guard let begin = lines.firstIndex(where: { $0.hasSuffix("\"\"\"") }),
      begin < 6,
      ["==", "prints("].contains(where: { lines[0...begin].joined().contains($0) }
      ),
      let end = lines[(begin + 1)...].firstIndex(where: {
        $0.drop { $0 == " " }.hasPrefix("\"\"\"")
      })
    else { throw SnippetError("\(place): no text is compared here.") }
    let margin = lines[end].prefix { $0 == " " }.count
    var text = ""
    for line in lines[(begin + 1)..<end] {
      let line = line.dropFirst(margin)
      text += line.hasSuffix("\\") ? String(line.dropLast()) : line + "\n"
    }
    return String(text.dropLast()).replacing("\\\\", with: "\\")
  }
}

extension SnippetError {
  init(_ description: String) {
    self.init(description: description)
  }
}

extension String {
  func rest(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
