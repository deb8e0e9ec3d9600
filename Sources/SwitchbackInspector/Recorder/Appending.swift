import Foundation

extension NavigationRecorder {
  /// Writes the events so far to a file, and from now on appends each event when it happens.
  ///
  ///     try recorder.append(to: file)
  ///
  /// Drop the file on a page of ``Recording/page(map:)``: it shows what the app does while it does it.
  /// After a crash of the app, the file has all that was recorded, with the plan of a navigation in
  /// progress; read it with ``Recording/init(json:limit:)``. Each line is a JSON value, and a last line
  /// that was cut off is ignored.
  ///
  /// A file in the same place is replaced: at launch, move that of the last run first. Events are
  /// written on the main actor, three times for a navigation. After an error while it appends, the recorder
  /// appends nothing more: see ``appendingError``. If the file cannot be begun, the recorder goes on with the one
  /// before.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The size in bytes at which the file is written anew, with the events that the recorder
  ///     still has.
  /// - Throws: The errors of the file system.
  public func append(to file: URL, limit: Int = Recording.maximumSize) throws {
    lines = try RecordingLines(recording, in: file, limit: limit)
    appendingError = nil
  }

  /// Appends an event as it is now to the file, if there is one.
  func append(_ event: RecordedEvent) {
    guard lines != nil else { return }
    do {
      try lines?.append(event, windows: windows.map(\.name))
      if lines?.isFull == true { lines = try lines?.replaced(by: recording) }
    } catch {
      lines = nil
      appendingError = error
    }
  }
}
