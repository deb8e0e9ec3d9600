#if os(Linux) || os(macOS) || os(Windows)
import Foundation
import Testing

/// Runs worlds, as many as there is time for. A world that fails says its number, the smallest world
/// in which the same is wrong, and a test of it.
///
///     SWITCHBACK_WORLDS=20000 swift test --filter WorldTests  // so many
///
/// A world owns the main actor, and so do most tests: worlds run in processes of their own.
@Suite(.serialized, .timeLimit(.minutes(worldCount == nil ? 10 : 600)))
struct WorldTests {
  @Test(arguments: [
    ["--seconds", "12"], ["--seconds", "4", "--uikit"], ["--seconds", "4", "--swiftui"],
  ])
  func `In random worlds everything holds that is promised`(_ options: [String]) async throws {
    let count = worldCount.map { ["\($0)"] + options.dropFirst(2) }
    try await expectNothingWrong((count ?? options) + ["--shrink"])
  }

  // So many, as a busy machine may run too few in a second to come across everything.
  @Test(arguments: zip([1_000, 200, 100], [[], ["--uikit"], ["--swiftui"]]))
  func `Plans along random chains are what the rules say`(
    _ count: Int, _ options: [String]
  ) async throws {
    try await expectNothingWrong(
      ["\(worldCount ?? count)"] + options + ["--plans", "--coverage"])
  }

  private func expectNothingWrong(_ options: [String]) async throws {
    let (status, text) = try await output(of: "worlds", options)
    #expect(status == 0, "\(text)")
    print(text.split(separator: "\n").last.map(String.init) ?? "")
  }
}

/// How many worlds to run, unless it is for as long as there is time.
private let worldCount = ProcessInfo.processInfo.environment["SWITCHBACK_WORLDS"].flatMap {
  Int($0)
}

/// What a program of this package prints, and the status with which it ends.
private func output(
  of program: String, _ arguments: [String]
) async throws -> (status: Int32, String) {
  // Programs are built into the folder of the tests' bundle.
  let places = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
  let bundle = try #require(places.first { $0.contains(".xctest") })
  let process = Process()
  process.executableURL = URL(filePath: bundle.components(separatedBy: ".xctest")[0])
    .deletingLastPathComponent().appending(path: program)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  return try await Task.detached {
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }.value
}
#endif
