import Foundation

extension Console {
  /// The console of the process.
  public static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    return Console(
      width: terminalWidth() ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80,
      isColoured: isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb",
      read: { try readBytes(upTo: $0, from: STDIN_FILENO) },
      output: { write($0, to: STDOUT_FILENO) },
      error: { write($0, to: STDERR_FILENO) })
  }
}

private func terminalWidth() -> Int? {
  var size = winsize()
  // NB: the system writes a `winsize`, which is what this request is for.
  guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
    return nil
  }
  return Int(size.ws_col)
}

/// The error of an input that cannot be read, such as a directory.
public struct UnreadableInput: Error, Hashable, CustomStringConvertible {
  /// The system's description of the reason.
  public let reason: String

  public var description: String { "The input cannot be read: \(reason)." }
}

extension UnreadableInput: LocalizedError {
  /// The text of the error.
  public var errorDescription: String? { description }
}

/// Reads available bytes from a file, up to a number.
///
/// - Returns: No bytes at the end of the file.
package func readBytes(upTo count: Int, from file: Int32) throws(UnreadableInput) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  while true {
    // NB: the system writes at most as many bytes as the buffer says it has.
    let length = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress, buffer.count)
    }
    if length < 0 && errno == EINTR { continue }
    // NB: the text belongs to the system, and is copied at once.
    if length < 0 { throw UnreadableInput(reason: unsafe String(cString: strerror(errno))) }
    return Array(bytes.prefix(length))
  }
}

/// Writes a text, or ends the process if that fails, unless the output has been closed.
/// - Returns: Whether the output is still open.
package func write(_ text: String, to file: Int32) -> Bool {
  let bytes = Array(text.utf8)
  var written = 0
  while written < bytes.count {
    // NB: the system reads at most as many bytes as are left in the buffer.
    let length = unsafe bytes[written...].withUnsafeBytes { buffer in
      unsafe write(file, buffer.baseAddress, buffer.count)
    }
    if length < 0 && errno == EINTR { continue }
    if length < 0 && errno == EPIPE { return false }
    if length < 0 {
      // NB: the text is a literal, which ends in a zero.
      if file != STDERR_FILENO { unsafe perror("storefront: cannot write") }
      exit(1)
    }
    written += length
  }
  return true
}
