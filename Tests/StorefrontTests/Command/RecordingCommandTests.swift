import Foundation
import StorefrontCommand
import Testing

/// `storefront record`, `storefront replay` and `storefront tour --page`.
struct RecordingCommandTests {
  /// A folder that is taken away again.
  private func inFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  @Test func `What was recorded is replayed, with what failed`() async throws {
    try await inFolder { folder in
      let json = folder.appending(path: "bug.json").path
      let page = folder.appending(path: "bug.html").path
      let run = await Run.storefront(
        "record", "store://product/42", "store://product/999", "store://orders", "--json", json,
        "--page", page)
      #expect(run.status == 1)
      #expect(run.output.contains("store://product/999\n  ✗ ProductScreen was not reached."))
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.hasPrefix("<!DOCTYPE html>"))
      let replay = await Run.storefront("replay", json)
      #expect(
        replay
          == Run(output: "✓ 3 events were repeated.\n  All did the same as recorded.\n"))
    }
  }

  @Test func `What is appended while links are opened is replayed`() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "live.jsonl").path
      let run = await Run.storefront(
        ["-", "--append", file], input: Array("store://bag\nstore://orders\n".utf8))
      #expect(run.status == 0)
      let replay = await Run.storefront("replay", file)
      #expect(replay.output.hasPrefix("✓ 2 events were repeated."), "\(replay)")
      let unwritable = await Run.storefront("record", "store://bag", "--append", folder.path)
      #expect(unwritable.error == "\(folder.path) cannot be written: it is a folder.\n")
    }
  }

  @Test func `A replay by another user does something else, and both trees are drawn`() async throws
  {
    try await inFolder { folder in
      let json = folder.appending(path: "bug.json").path
      _ = await Run.storefront("record", "store://bag", "store://orders", "--json", json)
      let replay = await Run.storefront("replay", json, "--login", "refuse")
      #expect(replay.status == 1)
      #expect(
        replay.output.contains("Event 2, store://orders, did something else than recorded:"))
      #expect(replay.output.contains("recorded:\n  window\n"))
      #expect(replay.output.contains("now:\n  window\n"))
    }
  }

  @Test func `A file that is no recording, or is not there, is said to be so`() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "rubbish.json")
      try Data("rubbish".utf8).write(to: file)
      let rubbish = await Run.storefront("replay", file.path)
      #expect(rubbish.status == 1)
      #expect(rubbish.error.hasPrefix("This is no recording, or a damaged one"))
      let missing = await Run.storefront("replay", folder.appending(path: "none").path)
      #expect(missing.status == 1)
      #expect(missing.error.contains("cannot be read"))
    }
  }

  @Test func `A folder in place of a file is said to be one`() async throws {
    try await inFolder { folder in
      let read = await Run.storefront("replay", folder.path)
      #expect(read.status == 1)
      #expect(read.error == "\(folder.path) cannot be read: it is a folder.\n")
      for option in ["--page", "--json"] {
        let written = await Run.storefront("record", "store://bag", option, folder.path)
        #expect(written.status == 1)
        #expect(written.error == "\(folder.path) cannot be written: it is a folder.\n")
      }
    }
  }

  @Test func `A file that is not there, or in no folder, is said to be so`() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "none/bug.json").path
      let read = await Run.storefront("replay", file)
      #expect(read.status == 1)
      #expect(read.error == "\(file) cannot be read: there is no such file.\n")
      let written = await Run.storefront("tour", "--page", file)
      #expect(written.status == 1)
      #expect(written.error == "\(file) cannot be written: there is no such folder.\n")
      let bug = folder.appending(path: "bug.json")
      try Data().write(to: bug)
      let within = await Run.storefront("record", "store://bag", "--page", bug.path + "/page.html")
      #expect(
        within.error == "\(bug.path)/page.html cannot be written: there is no such folder.\n")
    }
  }

  @Test func `The tour can be had as a page`() async throws {
    try await inFolder { folder in
      let page = folder.appending(path: "tour.html").path
      let run = await Run.storefront("tour", "--page", page)
      #expect(run.status == 0)
      #expect(run == (await Run.storefront()))
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("store://product/999"))
      #expect(text.contains("window 13"))
    }
  }
}
