import Foundation
import StorefrontCommand

/// What a command printed, and how it ended.
struct Run: Equatable {
  var status: Int32 = 0
  var output = ""
  var error = ""

  /// Runs the command.
  static func storefront(
    _ arguments: [String], input: [UInt8] = [], width: Int = 80, isColoured: Bool = false,
    chunk: Int = .max
  ) async -> Run {
    var rest = input[...]
    var run = Run()
    let console = Console(
      width: width, isColoured: isColoured,
      read: { count in
        let bytes = Array(rest.prefix(min(count, chunk)))
        rest = rest.dropFirst(bytes.count)
        return bytes
      },
      output: {
        run.output += $0
        return true
      },
      error: {
        run.error += $0
        return true
      })
    run.status = await StorefrontCommand.run(arguments, with: console)
    return run
  }

  /// Runs the command.
  static func storefront(
    _ arguments: String..., width: Int = 80, isColoured: Bool = false
  ) async -> Run {
    await storefront(arguments, width: width, isColoured: isColoured)
  }

  /// What was printed as JSON, an object a line.
  var objects: [[String: Any]] {
    get throws {
      try output.split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      }
    }
  }
}
