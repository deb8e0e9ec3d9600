import Foundation
import StorefrontApp
import Switchback

extension StorefrontCommand {
  /// Prints the screens as JSON.
  static func save(_ options: Options, _ console: Console) async throws -> Int32 {
    let app = try await Storefront(options)
    guard await start(app, options, console) else { return 1 }
    console.print(String(decoding: try app.save(), as: UTF8.self))
    return 0
  }

  /// Opens saved screens.
  /// - Returns: 0 if everything was restored.
  static func restore(_ options: Options, _ console: Console) async throws -> Int32 {
    let app = try await Storefront(options)
    guard await start(app, options, console) else { return 1 }
    let before = app.window.drawing
    var report = Report(link: "restore", treeBefore: before, treeAfter: before)
    do {
      let restored = try await app.restore(console.readAll(limit: 1_000_000))
      report.outcome = restored.isComplete ? .reached : .failed
      report.summary = "\(restored)"
      report.error = restored.isComplete ? nil : report.summary
    } catch let error as DecodingError {
      report.fail(UnreadableError(reason: error.reason))
    } catch {
      report.fail(error)
    }
    report.treeAfter = app.window.drawing
    if options.isJSON {
      console.print(report.json)
    } else {
      console.print(report.text(for: console, withResult: report.outcome != .failed))
      if let error = report.error { console.complain("\n\(error)") }
    }
    return report.outcome == .failed ? 1 : 0
  }
}

/// The error of an input that `storefront save` has not printed.
private struct UnreadableError: Error, CustomStringConvertible {
  let reason: String

  var description: String {
    "This is not what \"storefront save\" prints, so the app starts at its root: \(reason)"
  }
}

extension Console {
  /// Reads the input to its end, up to a limit.
  fileprivate func readAll(limit: Int) throws -> Data {
    var data = Data()
    while data.count < limit {
      let bytes = try read(65_536)
      if bytes.isEmpty { break }
      data.append(contentsOf: bytes)
    }
    return data
  }
}
