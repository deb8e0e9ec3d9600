import Foundation

extension Recording {
  /// The default maximum size, in bytes, of a file to read.
  public static let maximumSize = 50_000_000

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - json: A file that ``json()`` has written, in this version of the library or an earlier
  ///     one.
  ///   - limit: The maximum size, in bytes.
  /// - Throws: ``RecordingError``.
  public init(json: Data, limit: Int = Recording.maximumSize) throws(RecordingError) {
    guard json.count <= limit else { throw .tooLarge(json.count, limit: limit) }
    do {
      self = try JSONDecoder().decode(Recording.self, from: json)
    } catch let error as RecordingError {
      throw error
    } catch let error as DecodingError {
      throw .damaged(Self.reason(error))
    } catch {
      throw .damaged("\(error)")
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

  private static func reason(_ error: DecodingError) -> String {
    let (what, context): (String, DecodingError.Context)
    switch error {
    case .typeMismatch(_, let found): (what, context) = ("something else than expected", found)
    case .valueNotFound(_, let found): (what, context) = ("a value is missing", found)
    case .keyNotFound(let key, let found):
      (what, context) = ("\"\(key.stringValue)\" is missing", found)
    case .dataCorrupted(let found): (what, context) = ("it cannot be read", found)
    @unknown default: return "\(error)."
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "\(what)." : "\(what) at \(path.joined(separator: "."))."
  }
}
