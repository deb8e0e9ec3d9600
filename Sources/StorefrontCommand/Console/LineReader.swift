import Foundation

/// Reads lines of any length in constant memory: keeps only the beginning of a line that is too
/// long.
@MainActor
struct LineReader {
  /// A line without its line break.
  struct Line: Equatable {
    /// The line, or its beginning.
    var bytes: [UInt8] = []
    /// The number of bytes in the whole line.
    var length = 0
  }

  private let limit: Int
  private let read: @MainActor (Int) throws -> [UInt8]
  private var chunk: ArraySlice<UInt8> = []

  /// - Parameters:
  ///   - limit: The maximum number of bytes to keep of a line.
  ///   - read: Reads the next bytes, up to a number; returns none at the end.
  init(limit: Int, read: @escaping @MainActor (Int) throws -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// The next line, or `nil` at the end of the input.
  /// - Throws: The errors of `read`.
  mutating func next() throws -> Line? {
    var line = Line()
    var isEnd = true
    while true {
      if chunk.isEmpty {
        chunk = try read(65_536)[...]
        if chunk.isEmpty { return isEnd ? nil : line }
      }
      isEnd = false
      let end = chunk.firstIndex(of: UInt8(ascii: "\n"))
      let part = chunk[..<(end ?? chunk.endIndex)]
      line.length += part.count
      line.bytes += part.prefix(max(0, limit - line.bytes.count))
      if let end {
        chunk = chunk[(end + 1)...]
        if line.bytes.count == line.length, line.bytes.last == UInt8(ascii: "\r") {
          line.bytes.removeLast()
          line.length -= 1
        }
        return line
      }
      chunk = []
    }
  }
}
