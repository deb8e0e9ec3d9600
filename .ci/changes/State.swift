import Foundation

/// What is known of the changes, kept in files so that a run can go on where another one ended.
final class State {
  var uncompiled: Set<Int> = []
  /// For each run of worlds or target of tests, the changes whose places it reaches.
  var reached: [String: Set<Int>] = [:]
  /// For each change, what noticed it, or "survived".
  var worlds: [Int: String] = [:]
  var tests: [Int: String] = [:]
  private let folder: URL

  init(in folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for line in lines("uncompiled") { uncompiled.formUnion(Int(line).map { [$0] } ?? []) }
    for line in lines("reached") {
      let parts = line.components(separatedBy: "\t")
      reached[parts[0]] = Set(parts.last?.split(separator: " ").compactMap { Int($0) } ?? [])
    }
    worlds = results("worlds")
    tests = results("tests")
  }

  private func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  private func results(_ name: String) -> [Int: String] {
    var results: [Int: String] = [:]
    for line in lines(name) {
      let parts = line.components(separatedBy: "\t")
      if let number = Int(parts[0]), parts.count == 2 { results[number] = parts[1] }
    }
    return results
  }

  /// A part of the state. Only that is written, as another process may go on with the others.
  enum Part: String {
    case uncompiled, reached, worlds, tests
  }

  func save(_ part: Part) throws {
    let lines =
      switch part {
      case .uncompiled: uncompiled.sorted().map(String.init)
      case .reached:
        reached.sorted { $0.key < $1.key }.map { name, numbers in
          "\(name)\t\(numbers.sorted().map(String.init).joined(separator: " "))"
        }
      case .worlds: worlds.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
      case .tests: tests.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
      }
    try lines.joined(separator: "\n").write(to: folder.appendingPathComponent(part.rawValue))
  }
}

/// Runs a command and returns its status and output. A line that ends it early is the last of the output.
func run(
  _ command: [String], in folder: URL, _ variables: [String: String] = [:],
  endingAt isLast: (String) -> Bool = { _ in false }
) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  process.standardInput = FileHandle.nullDevice
  try process.run()
  var output = ""
  var line = Data()
  reading: while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
    for byte in data {
      line.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      let text = String(decoding: line, as: UTF8.self)
      line.removeAll(keepingCapacity: true)
      output += text
      if isLast(text) {
        process.terminate()
        break reading
      }
    }
  }
  output += String(decoding: line, as: UTF8.self)
  process.waitUntilExit()
  let status = process.terminationReason == .uncaughtSignal ? 128 : process.terminationStatus
  return (status, output)
}
