import SwitchbackFoundation

/// The error of reading a file that is not a recording.
public enum RecordingError: Error, Equatable, Sendable {
  /// The file is larger than the limit. Carries its size and the limit, in bytes.
  case tooLarge(Int, limit: Int)
  /// The file is not JSON, or was cut off. Carries the reason.
  case damaged(String)
  /// A later version of this library has written the file. Carries the version.
  case newer(Int)
}

extension RecordingError: DescribedError {
  public var description: String {
    switch self {
    case .tooLarge(let size, let limit):
      "The recording has \(size) bytes, and at most \(limit) are read. Read it with a larger limit, or give "
        + "the recorder a smaller one: in its Limits, and in append(to:limit:)."
    case .damaged(let reason):
      "This is no recording, or a damaged one: \(reason) Take the file as Recording.json() or "
        + "a recorder has written it."
    case .newer(let version):
      "The recording has format \(version), and this library reads up to "
        + "\(RecordingFormat.version). Read it with a newer version of Switchback."
    }
  }
}
