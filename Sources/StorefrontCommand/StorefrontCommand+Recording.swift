import Foundation
import StorefrontApp
import SwitchbackInspector
import SwitchbackTesting

extension StorefrontCommand {
  /// Opens links, one after another in one app, and records the navigations.
  ///
  /// - Returns: 0 if all were opened.
  static func record(
    _ links: [String], _ options: Options, _ console: Console
  ) async throws -> Int32 {
    let recorder = try options.recorder()
    let app = try await Storefront(options, recorder: recorder)
    var status: Int32 = 0
    for link in links {
      let report = await app.reportOpening(link)
      if report.outcome == .failed { status = 1 }
      console.print("\(link.printable())\n\(report.result(for: console).indented(by: 2))")
    }
    if let page = options.page { try write(recorder.recording.page(map: app.map), to: page) }
    if let file = options.recordingFile {
      try write(String(decoding: recorder.recording.json(), as: UTF8.self), to: file)
    }
    return status
  }

  /// Runs a recording again.
  /// - Returns: 0 if the replay led to the recorded screens.
  static func replay(
    _ file: String, _ options: Options, _ console: Console
  ) async throws -> Int32 {
    let recording = try Recording(json: try read(file))
    let report = try await recording.replay {
      let recorder = NavigationRecorder()
      let app = try await Storefront(options, recorder: recorder)
      return ReplayStart(window: app.window, navigator: app.navigator, recorder: recorder)
    }
    let sign = report.isSame ? console.styled("✓", .green) : console.styled("✗", .red)
    console.print("\(sign) \("\(report)".indented(by: 2).dropFirst(2))")
    return report.isSame ? 0 : 1
  }

  static func write(_ text: String, to file: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
    } catch {
      throw FileError(file, cannotBe: "written")
    }
  }

  private static func read(_ file: String) throws -> Data {
    let url = URL(filePath: file)
    // A file that is too large is not even read.
    let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    if let size, size > Recording.maximumSize {
      throw RecordingError.tooLarge(size, limit: Recording.maximumSize)
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw FileError(file, cannotBe: "read")
    }
  }
}

/// The error of a file that cannot be read or written.
private struct FileError: Error, CustomStringConvertible {
  let description: String

  /// - Parameter what: What cannot be done with the file.
  init(_ file: String, cannotBe what: String) {
    let reason =
      switch (Self.isFolder(file), what) {
      case (true?, _): "it is a folder"
      case (nil, "read"): "there is no such file"
      default:
        Self.isFolder(URL(filePath: file).deletingLastPathComponent().path) == true
          ? "the system does not allow it" : "there is no such folder"
      }
    description = "\(file.printable()) cannot be \(what): \(reason)."
  }

  /// - Returns: `nil` if nothing is there.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }
}

extension Options {
  /// A recorder, which appends to a file if there is one.
  @MainActor
  func recorder() throws -> NavigationRecorder {
    let recorder = NavigationRecorder(app: "Storefront", device: flags)
    guard let file = appendingFile else { return recorder }
    do {
      try recorder.append(to: URL(filePath: file))
    } catch {
      throw FileError(file, cannotBe: "written")
    }
    return recorder
  }

  /// The options that a replay has to repeat.
  fileprivate var flags: String {
    var flags = ["storefront"]
    if isLoggedIn { flags.append("--logged-in") }
    if !logsIn { flags.append("--login refuse") }
    if discardsChanges { flags.append("--discard") }
    if isForMembers { flags.append("--members") }
    return flags.joined(separator: " ")
  }
}
