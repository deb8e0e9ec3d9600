/// A line of a drawing below `window`: a screen and its place among the others.
struct DrawnLine {
  /// The name without prefix and marks.
  var name: String
  /// The index of the line of the screen's container, or `nil` for the root of a layer.
  var parent: Int?
  /// Whether the line is marked as visible in its container.
  var isVisible: Bool
  var isLeaving: Bool
  /// Whether the line is marked as presenting the layer above.
  var isPresenting: Bool
  /// The number of the line, counted from 1.
  var number: Int
  /// The column of the name, counted from 1.
  var column: Int

  func error(_ message: String) -> ModelDrawingError {
    ModelDrawingError(line: number, column: column, message: message)
  }

  /// Reads the name of the screen and the marks around it.
  mutating func read(label: Substring, isFirstLayer: Bool) throws(ModelDrawingError) {
    var rest = label
    func strip(_ mark: String) -> Bool {
      while rest.last?.isWhitespace == true { rest.removeLast() }
      guard rest.hasSuffix(mark) else { return false }
      rest.removeLast(mark.count)
      return true
    }
    isPresenting = strip(" ^")
    isLeaving = strip(" (leaving)")
    isVisible = strip("*")
    if parent == nil {
      let isModal = rest.hasPrefix("modal ")
      if isModal { rest.removeFirst(6) }
      if isModal && isFirstLayer {
        throw error("The first layer is the root of the window and is not modal.")
      }
      if !isModal && !isFirstLayer {
        throw error("Only the first layer is the root of the window. Write 'modal \(rest)'.")
      }
      if isVisible { throw error("The root of a layer is always visible and has no star.") }
    }
    if rest.isEmpty { throw error("Expected the name of a screen.") }
    name = String(rest)
  }

  /// Reads a whole drawing.
  static func lines(of drawing: String) throws(ModelDrawingError) -> [DrawnLine] {
    var reader = DrawingReader()
    let texts = drawing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = (texts.lastIndex { !isBlank($0) } ?? -1) + 1
    guard let start = texts.firstIndex(where: { !isBlank($0) }) else {
      throw ModelDrawingError(line: 1, column: 1, message: "A drawing begins with 'window'.")
    }
    if texts[start] != "window" {
      throw ModelDrawingError(
        line: start + 1, column: 1, message: "A drawing begins with 'window'.")
    }
    for index in start + 1..<end { try reader.read(texts[index], number: index + 1) }
    try reader.close(downTo: 0)
    return reader.lines
  }

  private static func isBlank(_ text: Substring) -> Bool { text.allSatisfy(\.isWhitespace) }
}

/// Reads one line after another and keeps the open branches.
private struct DrawingReader {
  var lines: [DrawnLine] = []
  /// The lines from the root of the layer down to the last one read, with their connectors.
  var path: [(index: Int, hasNext: Bool, number: Int)] = []

  mutating func read(_ text: Substring, number: Int) throws(ModelDrawingError) {
    var rest = text
    var column = 1
    var depth = 0
    func error(_ message: String) -> ModelDrawingError {
      ModelDrawingError(line: number, column: column, message: message)
    }
    while !rest.hasPrefix("├─ ") && !rest.hasPrefix("└─ ") {
      guard rest.hasPrefix("│  ") || rest.hasPrefix("   ") else {
        throw error("Expected '├─ ' or '└─ ' before the name of a screen.")
      }
      if depth >= path.count { throw error("There is no screen above for this one to be in.") }
      let expected = path[depth].hasNext ? "│  " : "   "
      if !rest.hasPrefix(expected) {
        throw error("Expected '\(expected)', to go with line \(path[depth].number).")
      }
      rest = rest.dropFirst(3)
      column += 3
      depth += 1
    }
    if depth > path.count { throw error("There is no screen above for this one to be in.") }
    if depth < path.count && !path[depth].hasNext {
      throw error("Line \(path[depth].number) ended this branch. Use '├─ ' there.")
    }
    try close(downTo: depth + 1)
    let hasNext = rest.hasPrefix("├")
    let parent = path.indices.contains(depth - 1) ? path[depth - 1].index : nil
    if depth < path.count { path.removeLast() }
    path.append((lines.count, hasNext, number))
    var line = DrawnLine(
      name: "", parent: parent, isVisible: false, isLeaving: false, isPresenting: false,
      number: number, column: column + 3)
    try line.read(label: rest.dropFirst(3), isFirstLayer: lines.isEmpty)
    lines.append(line)
  }

  /// Closes the branches below a depth, none of which may expect another line.
  mutating func close(downTo depth: Int) throws(ModelDrawingError) {
    while path.count > depth {
      let last = path.removeLast()
      if last.hasNext {
        throw ModelDrawingError(
          line: last.number, column: path.count * 3 + 1,
          message: "This branch has no further line. Use '└─ '.")
      }
    }
  }
}
