/// A document, with the blocks of code and output in it.
///
/// A block may say which part of a source it shows, in a comment in front of it:
///
///     <!-- snippet: ContextsAlongAChain.chain -->
///     ```swift
///     …
///     ```
///
/// One without such a tag shows any part that has the same text. One between the marks of a script in
/// `.ci/checks`, such as `<!-- folders -->`, shows what this script prints.
struct Document {
  struct Block: Equatable {
    /// The line of the fence, counted from 0.
    let fence: Int
    let end: Int
    let language: String
    let tag: String?
    /// The script that compares the block.
    let check: String?
    let text: String
  }

  let path: String
  private(set) var lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = splitLines(text)
  }

  /// The blocks between fences.
  func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var fence: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let begin = fence else {
        fence = index
        continue
      }
      guard line == "```" else {
        throw SnippetError(
          "\(path):\(index + 1): the block before it does not end.")
      }
      blocks.append(
        Block(
          fence: begin, end: index, language: String(lines[begin].dropFirst(3)),
          tag: begin > 0 ? tag(in: lines[begin - 1]) : nil,
          check: begin > 0 ? check(from: lines[begin - 1], to: index + 1) : nil,
          text: lines[(begin + 1)..<index].joined(separator: "\n")))
      fence = nil
    }
    if let fence {
      throw SnippetError("\(path):\(fence + 1): this block does not end.")
    }
    return blocks
  }

  private func tag(in line: String) -> String? {
    guard let rest = line.rest(after: "<!-- snippet: "), rest.hasSuffix(" -->")
    else { return nil }
    return String(rest.dropLast(4))
  }

  /// The script whose marks are the lines before and after a block.
  private func check(from mark: String, to end: Int) -> String? {
    guard let rest = mark.rest(after: "<!-- "), rest.hasSuffix(" -->"),
      end < lines.count
    else {
      return nil
    }
    return lines[end] == "<!-- /\(rest)" ? String(rest.dropLast(4)) : nil
  }

  /// Lines of code by indentation, outside of fences and lists: these would not be checked.
  func indentedBlocks() -> [Int] {
    var found: [Int] = []
    var isFenced = false
    var isList = false
    var isAfterBlank = true
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isFenced.toggle() }
      if isFenced { continue }
      if line.isEmpty {
        isAfterBlank = true
        continue
      }
      if line.hasPrefix("    ") {
        if isAfterBlank && !isList { found.append(index) }
      } else if isAfterBlank || isListItem(line) {
        isList = isListItem(line) || (isList && line.hasPrefix(" "))
      }
      isAfterBlank = false
    }
    return found
  }

  private func isListItem(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("* ") || text.hasPrefix("- ")
      || text.first?.isNumber == true
  }

  /// Puts text into a block.
  mutating func replace(_ block: Block, by text: String) {
    lines.replaceSubrange(
      (block.fence + 1)..<block.end, with: splitLines(text))
  }
}
