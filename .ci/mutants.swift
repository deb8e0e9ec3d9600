// Makes one small wrong change to the engine after the other, and says which of them the simulated
// world notices, and after how many worlds. See CONTRIBUTING.md.

import Foundation

struct Mutant {
  let stage: String
  let name: String
  let file: String
  let now: String
  let wrong: String
}

struct Problem: Error, CustomStringConvertible {
  let description: String
}

/// Reads a list: for each change its name, its file, and what is there now and would be wrong.
func mutants(in file: URL) throws -> [Mutant] {
  let stage = file.deletingPathExtension().lastPathComponent
  let text = try String(contentsOf: file, encoding: .utf8)
  return try ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { entry in
    let parts = entry.components(separatedBy: "\n--- now\n")
    let change = parts.last?.components(separatedBy: "\n--- wrong\n") ?? []
    // A line that begins with `#` says why the change is one that matters.
    let head = parts[0].split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard parts.count == 2, change.count == 2, head.count == 2 else {
      throw Problem(description: "Not a change: \(entry.prefix(80))")
    }
    return Mutant(
      stage: stage, name: String(head[0]), file: String(head[1]), now: change[0],
      wrong: change[1].trimmingCharacters(in: .newlines))
  }
}

/// Runs a command and returns its status and output.
func run(_ command: [String], in directory: URL) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = directory
  let log = directory.appendingPathComponent(".output-of-mutants")
  try Data().write(to: log)
  let handle = try FileHandle(forWritingTo: log)
  process.standardOutput = handle
  process.standardError = handle
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  try handle.close()
  let output = try String(decoding: Data(contentsOf: log), as: UTF8.self)
  let status = process.terminationReason == .uncaughtSignal ? 128 : process.terminationStatus
  return (status, output)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let root = URL(fileURLWithPath: arguments[0])
let copy = URL(fileURLWithPath: arguments[1])
let count = arguments[2]
let wanted = arguments.dropFirst(3)

let lists = try FileManager.default.contentsOfDirectory(
  at: root.appendingPathComponent("Tests/Mutants"), includingPropertiesForKeys: nil
).filter { $0.pathExtension == "mutants" }.sorted { $0.path < $1.path }
var list = try lists.flatMap { try mutants(in: $0) }

// A change that no longer applies is reported before anything is built.
var outdated = 0
for mutant in list {
  let text = try? String(contentsOf: root.appendingPathComponent(mutant.file), encoding: .utf8)
  let places = text.map { $0.components(separatedBy: mutant.now).count - 1 } ?? 0
  if places != 1 {
    print("\(mutant.stage): \(mutant.name): found \(places) times in \(mutant.file)")
    outdated += 1
  }
}
print("\(list.count) changes, \(outdated) of which no longer apply")
if count == "0" { exit(outdated == 0 ? 0 : 1) }
if !wanted.isEmpty {
  list = list.filter { mutant in wanted.contains { "\(mutant.stage): \(mutant.name)".contains($0) }
  }
}

// File by file and optimised: in a release build each change would compile all modules anew, and in a
// debug build the worlds take three times as long.
let build = [
  "swift", "build", "--product", "worlds", "--disable-index-store", "-debug-info-format", "none",
  "-Xswiftc", "-O",
]
let (status, output) = try run(build, in: copy)
if status != 0 { throw Problem(description: output) }
let binary = copy.appendingPathComponent(".build/debug/worlds").path

var missed: [String] = []
var invalid: [String] = []
for (number, mutant) in list.enumerated() {
  let title = "\(mutant.stage): \(mutant.name)"
  let file = copy.appendingPathComponent(mutant.file)
  let text = try String(contentsOf: file, encoding: .utf8)
  guard let range = text.range(of: mutant.now) else { continue }
  try text.replacingCharacters(in: range, with: mutant.wrong)
    .write(to: file, atomically: true, encoding: .utf8)
  let (built, errors) = try run(build, in: copy)
  var result: String
  if built != 0 {
    let reason = errors.split(separator: "\n").first { $0.contains("error:") } ?? ""
    result = "does not compile: \(reason)"
    invalid.append(title)
  } else {
    var (status, output) = try run([binary, count], in: copy)
    var host = ""
    if status == 0 {
      // Not every host tells the engine of every change.
      (status, output) = try run([binary, "\((Int(count) ?? 0) / 3)", "--uikit"], in: copy)
      host = " on UIKit"
    }
    let lines = output.split(separator: "\n").map(String.init)
    if status == 0 {
      result = "NOT NOTICED"
      missed.append(title)
    } else {
      let after =
        lines.last { $0.hasPrefix("after ") || $0.contains("by a signal") } ?? "it crashed"
      let reason = lines.first { $0.hasPrefix("world ") } ?? ""
      result = "\(after)\(host); \(reason.prefix(110))"
    }
  }
  print("\(number + 1). \(title): \(result)")
  fflush(stdout)
  try text.write(to: file, atomically: true, encoding: .utf8)
}

let tried = list.count - invalid.count
let noticed = tried - missed.count
print("\(noticed) of \(tried) changes are noticed")
for title in missed { print("- not noticed: \(title)") }
for title in invalid { print("- does not compile: \(title)") }
exit(outdated == 0 && invalid.isEmpty && noticed * 100 >= tried * 95 ? 0 : 1)
