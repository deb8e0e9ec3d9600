import Foundation

/// A file to which a recorder appends: a line for the recording, and one for each event, each a complete
/// JSON value.
///
/// A line has the texts, the trees and the windows that no line before it has. The last line of an event
/// counts: there is one for a navigation when it begins, before it changes the screens, and at its end.
struct RecordingLines {
  /// The only part that all versions have.
  private struct Version: Decodable {
    var switchbackLines: Int
  }

  private struct Head: Codable {
    var switchbackLines: Int
    var app: String
    var device: String
    var began: Double
    var dropped: Int
    var windows: [String]
  }

  private struct Line: Codable {
    var event: RecordingFormat.Event
    var texts: [String]?
    var trees: [[Int]]?
    var windows: [String]?
  }

  /// Whether the file has reached its limit, and has to be written anew.
  var isFull: Bool { size > limit }

  private let file: URL
  private let handle: FileHandle
  private var table = TreeTable(limit: 1_000)
  /// The number of events that the file does not have, which are the first ones.
  private let dropped: Int
  private var windowCount: Int
  private var size: Int
  private var limit: Int

  /// Writes a new file with the events so far, in the place of an old one.
  ///
  /// - Parameter limit: The size in bytes at which the file is full, if that is more than twice as large as
  ///   the new one.
  /// - Throws: The errors of the file system.
  init(_ recording: Recording, in file: URL, limit: Int) throws {
    self.file = file
    dropped = recording.droppedCount
    windowCount = recording.windows.count
    var data = try Self.line(
      Head(
        switchbackLines: RecordingFormat.version, app: recording.app, device: recording.device,
        began: recording.began.timeIntervalSince1970, dropped: recording.droppedCount,
        windows: recording.windows))
    for event in recording.events {
      data += try Self.line(event, [], in: &table)
    }
    // In one step: a crash leaves the old file or the new one.
    try data.write(to: file, options: .atomic)
    handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    size = data.count
    self.limit = max(limit, 2 * size)
  }

  /// Appends a line for an event as it is now, unless it is older than those of the file.
  ///
  /// - Parameter windows: The names of all windows.
  /// - Throws: The errors of the file system.
  mutating func append(_ event: RecordedEvent, windows: [String]) throws {
    guard event.number > dropped else { return }
    let line = try Self.line(event, Array(windows.dropFirst(windowCount)), in: &table)
    windowCount = windows.count
    try handle.write(contentsOf: line)
    size += line.count
  }

  /// Writes the file anew, with the events that a recording still has.
  ///
  /// - Throws: The errors of the file system.
  func replaced(by recording: Recording) throws -> RecordingLines {
    try RecordingLines(recording, in: file, limit: limit)
  }

  private static func line(
    _ event: RecordedEvent, _ windows: [String], in table: inout TreeTable
  ) throws -> Data {
    let written = RecordingFormat.Event(event, in: &table)
    let (texts, trees) = table.take()
    return try line(
      Line(
        event: written, texts: texts.isEmpty ? nil : texts, trees: trees.isEmpty ? nil : trees,
        windows: windows.isEmpty ? nil : windows))
  }

  private static func line(_ value: some Encodable) throws -> Data {
    Data(try JSONWriter.bytes(of: value) + [UInt8(ascii: "\n")])
  }

  /// Reads the lines of a file. A last line that was cut off is left out.
  ///
  /// - Returns: `nil` if it is another kind of file.
  /// - Throws: ``RecordingError``, `DecodingError`.
  static func recording(_ data: Data) throws -> Recording? {
    let newline = UInt8(ascii: "\n")
    let decoder = JSONDecoder()
    guard let end = data.firstIndex(of: newline),
      let version = try? decoder.decode(Version.self, from: data[..<end]).switchbackLines
    else { return nil }
    try RecordingFormat.check(version)
    let head = try decoder.decode(Head.self, from: data[..<end])
    var format = RecordingFormat(
      switchbackRecording: RecordingFormat.version, app: head.app, device: head.device,
      began: head.began, windows: head.windows, dropped: head.dropped, texts: [], trees: [],
      events: [])
    var positions: [Int: Int] = [:]
    let whole = data[...(data.lastIndex(of: newline) ?? end)]
    for text in whole[end...].split(separator: newline) {
      let line = try decoder.decode(Line.self, from: text)
      format.texts += line.texts ?? []
      format.trees += line.trees ?? []
      format.windows += line.windows ?? []
      // The event has the last of the trees that come with it. Otherwise, what the lines number is shifted.
      let isShifted = max(line.event.before, line.event.after) != format.trees.count - 1
      if isShifted, line.texts != nil || line.trees != nil {
        throw RecordingError.damaged("Lines are missing, there twice, or in another order.")
      }
      if let position = positions[line.event.number] {
        guard format.events[position].navigation?.outcome == .running else {
          throw RecordingError.damaged("Event \(line.event.number) goes on behind its end.")
        }
        format.events[position] = line.event
      } else {
        positions[line.event.number] = format.events.count
        format.events.append(line.event)
      }
    }
    return try format.recording()
  }
}
