import Foundation

/// The input and output of the command.
///
/// Tests give it closures, the program the standard streams.
@MainActor
public final class Console {
  /// Reads the next bytes, up to a number; none at the end.
  let read: @MainActor (Int) throws -> [UInt8]
  private let writeOutput: @MainActor (String) -> Bool
  private let writeError: @MainActor (String) -> Bool
  /// Whether text is coloured.
  let isColoured: Bool
  /// The number of columns.
  let width: Int
  /// Whether the output has been closed.
  private(set) var isClosed = false

  /// - Parameters:
  ///   - width: The number of columns.
  ///   - isColoured: Whether text is coloured.
  ///   - read: Reads the next bytes of the input, up to a number; returns none at the end, and throws
  ///     ``UnreadableInput`` if there is nothing to read.
  ///   - output: Writes results; returns whether the output is still open.
  ///   - error: Writes messages.
  public init(
    width: Int = 80, isColoured: Bool = false,
    read: @escaping @MainActor (Int) throws -> [UInt8] = { _ in [] },
    output: @escaping @MainActor (String) -> Bool,
    error: @escaping @MainActor (String) -> Bool
  ) {
    self.width = width
    self.isColoured = isColoured
    self.read = read
    writeOutput = output
    writeError = error
  }

  /// Prints a result.
  func print(_ text: String) {
    printLines(text + "\n")
  }

  /// Prints lines that end in line breaks.
  func printLines(_ lines: String) {
    if !isClosed { isClosed = !writeOutput(lines) }
  }

  /// Prints a message.
  func complain(_ text: String) {
    _ = writeError(text + "\n")
  }

  /// Shows progress, in a line that the next one replaces. Does nothing if text is not coloured, as
  /// in a file.
  func showProgress(_ text: String) {
    if isColoured { _ = writeError("\r\(text)\u{1B}[K") }
  }

  /// Removes the line of the progress.
  func endProgress() {
    if isColoured { _ = writeError("\r\u{1B}[K") }
  }

  /// Text in a colour, if there are colours.
  func styled(_ text: String, _ style: Style) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The style of text.
enum Style: Int {
  case bold = 1
  case faint = 2
  case red = 31
  case green = 32
}
