import Foundation
import Switchback

extension Recording {
  /// The default maximum size, in bytes, of a file to read.
  public static let maximumSize = 50_000_000

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - json: A file that ``json()`` or ``NavigationRecorder/append(to:limit:)`` has written, in
  ///     this version of the library or an earlier one.
  ///   - limit: The maximum size, in bytes.
  /// - Throws: ``RecordingError``.
  public init(json: Data, limit: Int = Recording.maximumSize) throws(RecordingError) {
    guard json.count <= limit else { throw .tooLarge(json.count, limit: limit) }
    do {
      self =
        try RecordingLines.recording(json) ?? JSONDecoder().decode(Recording.self, from: json)
    } catch let error as RecordingError {
      throw error
    } catch let error as DecodingError {
      throw .damaged(error.reason)
    } catch {
      throw .damaged("it cannot be read.")
    }
  }

  /// The recording as a file.
  ///
  /// - Throws: `EncodingError` if a time is not a number.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
