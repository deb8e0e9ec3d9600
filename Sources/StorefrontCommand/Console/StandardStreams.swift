import Foundation

extension Console {
  /// The console of the process.
  public static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    return Console(
      width: terminalWidth() ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80,
      isColoured: isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb",
      read: { readBytes(upTo: $0) },
      output: { write($0, to: STDOUT_FILENO) },
      error: { write($0, to: STDERR_FILENO) })
  }
}

private func terminalWidth() -> Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

private func readBytes(upTo count: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  while true {
    let length = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, count) }
    if length < 0 && errno == EINTR { continue }
    return Array(bytes.prefix(max(0, length)))
  }
}

/// Writes a text, or ends the process if that fails for another reason than nobody reading.
///
/// - Returns: Whether there is still somebody who reads.
private func write(_ text: String, to file: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var written = 0
    while written < bytes.count {
      let length = write(file, bytes.baseAddress! + written, bytes.count - written)
      if length < 0 && errno == EINTR { continue }
      if length < 0 && errno == EPIPE { return false }
      if length < 0 {
        if file != STDERR_FILENO { perror("storefront: cannot write") }
        exit(1)
      }
      written += length
    }
    return true
  }
}
