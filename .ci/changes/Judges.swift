import Foundation

/// Worlds on a toolkit, or the tests of a target: what may notice a change.
struct Judges {
  let copy: ChangedCopy
  let state: State

  private static let toolkits = ["model": [], "uikit": ["--uikit"], "swiftui": ["--swiftui"]]
  private var worlds: String { copy.folder.appendingPathComponent(".build/release/worlds").path }

  /// The changes of which one is taken for each stretch: the first that is reached.
  var chosen: [Change] {
    let all = state.reached.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var taken: Set<Int> = []
    return copy.changes.filter { change in
      !state.uncompiled.contains(change.number) && all.contains(change.number)
        && taken.insert(change.stretch).inserted
    }
  }

  /// Finds out what each run of worlds reaches.
  func noteWhatWorldsReach() throws {
    for (name, option) in Self.toolkits {
      try noteReached("worlds \(name)", [worlds, "2000"] + option, mustPass: true)
    }
  }

  /// Finds out what the tests of each target reach.
  func noteWhatTestsReach() throws {
    for target in try targets() {
      let (status, output) = try noteReached("tests \(target)", test(target), mustPass: false)
      if status != 0 {
        let failed = Set(failures(in: output))
        print("\(target) fails without a change: \(failed.sorted().joined(separator: ", "))")
        try failed.sorted().joined(separator: "\n")
          .write(to: copy.folder.appendingPathComponent(".changes/failing \(target)"))
      }
    }
  }

  @discardableResult
  private func noteReached(
    _ name: String, _ command: [String], mustPass: Bool
  ) throws -> (status: Int32, output: String) {
    let file = copy.folder.appendingPathComponent(".reached")
    try Data(count: 65_536).write(to: file)
    let result = try run(
      command, in: copy.folder,
      ["SWITCHBACK_CHANGE": "-1", "SWITCHBACK_REACHED": file.path, "NO_COLOR": "1"])
    if mustPass, result.status != 0 { throw Problem(description: result.output) }
    let bytes = try Data(contentsOf: file)
    state.reached[name] = Set(bytes.indices.filter { bytes[$0] == 1 })
    print("\(name): \(state.reached[name]?.count ?? 0) changes are reached")
    fflush(stdout)
    try state.save(.reached)
    return result
  }

  /// Runs worlds with each change: first a few worlds for every change, then the full number for
  /// those that no world has noticed.
  func judgeByWorlds(_ count: Int) throws {
    // In any order, so that what is known before the end says something of the whole.
    var random = SeededNumbers(seed: 0)
    let changes = chosen.filter { $0.equivalence == nil }.shuffled(using: &random)
    for count in [count / 10, count] {
      for change in changes where state.worlds[change.number].map(Self.isOpen(count)) ?? true {
        state.worlds[change.number] = try worldsThatNotice(change, count)
        try state.save(.worlds)
        print("\(change.number). \(change.place): \(state.worlds[change.number] ?? "")")
        fflush(stdout)
      }
    }
  }

  /// Whether a change has survived fewer worlds.
  private static func isOpen(_ count: Int) -> (String) -> Bool {
    { result in
      result.hasPrefix("survived ") && (Int(result.dropFirst(9)).map { $0 < count } ?? false)
    }
  }

  private func worldsThatNotice(_ change: Change, _ count: Int) throws -> String {
    let order =
      change.file.contains("UIKit/")
      ? ["uikit"]
      : change.file.contains("SwiftUI/") ? ["swiftui"] : ["model", "uikit", "swiftui"]
    for name in order where state.reached["worlds \(name)"]?.contains(change.number) == true {
      let number = order.first == name ? count : count / 3
      let (status, output) = try run(
        ["timeout", "\(60 + number / 10)", worlds, "\(number)"] + (Self.toolkits[name] ?? []),
        in: copy.folder,
        ["SWITCHBACK_CHANGE": "\(change.number)", "NO_COLOR": "1"])
      if status == 0 { continue }
      let lines = output.split(separator: "\n").map(String.init)
      let after = lines.last { $0.hasPrefix("after ") || $0.contains("by a signal") }
      let reason = lines.first { $0.hasPrefix("world ") }?.drop { $0 != ":" }.dropFirst(2) ?? ""
      return "\(name), \(after ?? "by a crash"): \(reason.prefix(90))".inOneLine
    }
    return "survived \(count)"
  }

  /// Runs the tests that reach a change, beginning with the changes that no world has noticed.
  func judgeByTests(onlySurvivors: Bool) throws {
    let open = chosen.filter { state.tests[$0.number] == nil && $0.equivalence == nil }
    let survivors = open.filter { state.worlds[$0.number]?.hasPrefix("survived") ?? false }
    let noticed = open.filter { !(state.worlds[$0.number]?.hasPrefix("survived") ?? true) }
    for change in onlySurvivors ? survivors : survivors + noticed {
      state.tests[change.number] = try testThatNotices(change)
      try state.save(.tests)
      print("\(change.number). \(change.place): \(state.tests[change.number] ?? "")")
      fflush(stdout)
    }
  }

  private func testThatNotices(_ change: Change) throws -> String {
    // The tests of its own module are the most likely to notice it.
    let own = "\(change.file.split(separator: "/")[1])Tests"
    let targets = try targets()
    for target in targets.filter({ $0 == own }) + targets.filter({ $0 != own })
    where state.reached["tests \(target)"]?.contains(change.number) == true {
      let known = try? String(
        contentsOf: copy.folder.appendingPathComponent(".changes/failing \(target)"),
        encoding: .utf8)
      func isNew(_ test: String) -> Bool { known?.contains(test) != true }
      let (status, output) = try run(
        test(target), in: copy.folder, ["SWITCHBACK_CHANGE": "\(change.number)", "NO_COLOR": "1"],
        endingAt: { failures(in: $0).contains(where: isNew) })
      if let first = failures(in: output).first(where: isNew) {
        return "\(target): \(first)".inOneLine
      }
      if status != 0, known == nil { return "\(target), by a crash or too late" }
    }
    return "survived"
  }

  private func targets() throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: copy.folder.appendingPathComponent("Tests").path)
    // Worlds have been run already.
    return folders.filter { $0.hasSuffix("Tests") && $0 != "SwitchbackWorldTests" }.sorted()
  }

  private func test(_ target: String) -> [String] {
    [
      "timeout", "600", ".build/debug/SwitchbackPackageTests.xctest", "--testing-library",
      "swift-testing", "--filter", "^\(target)\\.",
    ]
  }

  private func failures(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("✘ Test "), line.contains(" failed after") else { return nil }
      return line.dropFirst(7).components(separatedBy: " failed after").first
    }
  }
}

extension Change {
  var place: String { "\(file):\(line), \(function), \(kind.rawValue)" }
}
