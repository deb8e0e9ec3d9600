import Foundation

/// A copy of the package in which each change is made behind a switch.
struct ChangedCopy {
  /// The modules that decide: the engine and the hosts.
  static let modules = ["Switchback", "SwitchbackModel", "SwitchbackUIKit", "SwitchbackSwiftUI"]

  /// How many lines of code there are to one change.
  static let linesPerStretch = 30
  /// How many changes are tried for a stretch, until one compiles and is reached.
  static let candidatesPerStretch = 4

  let folder: URL
  let changes: [Change]
  private let sources: [String: String]

  /// - Parameters:
  ///   - folder: The copy. Its folder `Original` has the sources as they are.
  ///   - seed: What the choice follows from.
  ///   - share: Takes one of so many stretches.
  init(folder: URL, seed: Int, share: Int) throws {
    self.folder = folder
    var sources: [String: String] = [:]
    var changes: [Change] = []
    var all: [Change] = []
    let equivalents = try Equivalents(file: folder.appendingPathComponent(".changes/equivalents"))
    for module in Self.modules {
      var codeLines = 0
      var stretches: [Int: [Change]] = [:]
      for file in try Self.files(of: module, in: folder) {
        let text = try String(
          contentsOf: folder.appendingPathComponent("Original/\(file)"), encoding: .utf8)
        sources[file] = text
        var stretchOfLine = [0]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          let code = line.drop { $0 == " " }
          if !code.isEmpty, !code.hasPrefix("//") { codeLines += 1 }
          stretchOfLine.append(codeLines / Self.linesPerStretch)
        }
        for change in ChangeFinder(file: file, text: text).changes {
          all.append(change)
          stretches[stretchOfLine[change.line], default: []].append(change)
        }
      }
      for stretch in stretches.keys.sorted() {
        var random = SeededNumbers(seed: seed &* 1_000_003 &+ changes.count)
        let number = (changes.last?.stretch ?? 0) + 1
        for var change in Self.picked(from: stretches[stretch] ?? [], &random) {
          let isInside = changes.contains { other in
            other.file == change.file && other.range.touches(change.range)
          }
          if isInside { continue }
          change.number = changes.count + 1
          change.stretch = number
          change.equivalence = equivalents.reason(for: change)
          changes.append(change)
        }
      }
    }
    for entry in equivalents.unused(by: all) { print("No change is like this any more: \(entry)") }
    self.sources = sources
    self.changes = changes.filter { ($0.stretch + seed) % share == 0 }
  }

  private static func files(of module: String, in folder: URL) throws -> [String] {
    let root = folder.appendingPathComponent("Original/Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let texts = [".docc/", "Words", "Text", "Outline", "Diagnostics"]
    return paths.filter { path in
      path.hasSuffix(".swift") && !texts.contains { path.contains($0) }
    }.map { "Sources/\(module)/\($0)" }.sorted()
  }

  /// One of each kind in turn, so that the most frequent kind is not the only one.
  private static func picked(
    from changes: [Change], _ random: inout SeededNumbers
  ) -> [Change] {
    var picked: [Change] = []
    var rest = changes.shuffled(using: &random)
    var kinds: [Change.Kind] = []
    while picked.count < candidatesPerStretch, !rest.isEmpty {
      if kinds.isEmpty { kinds = Change.Kind.allCases.shuffled(using: &random) }
      let kind = kinds.removeLast()
      guard let index = rest.firstIndex(where: { $0.kind == kind }) else { continue }
      let change = rest.remove(at: index)
      picked.append(change)
      rest.removeAll { $0.file == change.file && $0.range.touches(change.range) }
    }
    return picked
  }

  /// Writes the sources with all changes but some, and builds until the compiler takes the rest.
  func build(_ command: [String], leavingOut state: State) throws {
    while true {
      let places = try write(leavingOut: state.uncompiled)
      let (status, output) = try run(command, in: folder)
      if status == 0 { return }
      let before = state.uncompiled.count
      for line in output.split(separator: "\n") {
        guard line.contains(": error: ") else { continue }
        let parts = line.split(separator: ":", maxSplits: 3)
        guard parts.count == 4, let number = Int(parts[1]),
          let range = parts[0].range(of: "Sources/")
        else { continue }
        let file = String(parts[0][range.lowerBound...])
        guard let inFile = places[file] else { continue }
        var guilty = inFile.filter { $0.lines.contains(number) }
        if guilty.isEmpty {
          let nearest = inFile.min {
            abs($0.lines.lowerBound - number) < abs($1.lines.lowerBound - number)
          }
          guilty = nearest.map { [$0] } ?? []
        }
        for place in guilty { state.uncompiled.insert(place.number) }
      }
      print("\(state.uncompiled.count) of \(changes.count) changes do not compile")
      fflush(stdout)
      try state.save(.uncompiled)
      if state.uncompiled.count == before { throw Problem(description: "\(output.suffix(4_000))") }
    }
  }

  /// - Returns: For each file, the lines of its changes as they are written.
  private func write(
    leavingOut left: Set<Int>
  ) throws -> [String: [(number: Int, lines: ClosedRange<Int>)]] {
    var places: [String: [(number: Int, lines: ClosedRange<Int>)]] = [:]
    let byFile = Dictionary(grouping: changes.filter { !left.contains($0.number) }, by: \.file)
    for (file, text) in sources {
      let bytes = Array(text.utf8)
      var written = ""
      var lineCount = 1
      var end = 0
      func add(_ part: String) {
        written += part
        lineCount += part.utf8.count { $0 == UInt8(ascii: "\n") }
      }
      let sorted = (byFile[file] ?? []).sorted {
        ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count)
      }
      for change in sorted {
        add(String(decoding: bytes[end..<change.range.lowerBound], as: UTF8.self))
        let first = lineCount
        add(change.text("isMade(\(change.number))"))
        places[file, default: []].append((change.number, first...lineCount))
        end = change.range.upperBound
      }
      add(String(decoding: bytes[end...], as: UTF8.self))
      let target = folder.appendingPathComponent(file)
      // What is as it was is not compiled again.
      if (try? String(contentsOf: target, encoding: .utf8)) != written {
        try written.write(to: target)
      }
    }
    for module in Self.modules {
      let target = folder.appendingPathComponent("Sources/\(module)/IsMade.swift")
      if (try? String(contentsOf: target, encoding: .utf8)) != Self.switchSource {
        try Self.switchSource.write(to: target)
      }
    }
    return places
  }

  /// Says whether a change is made. A file of bytes, which processes share, notes which it was asked for.
  private static let switchSource = """
    #if canImport(Glibc)
    import Glibc
    #else
    import Darwin
    #endif

    private let made: Int = getenv("SWITCHBACK_CHANGE").flatMap { Int(String(cString: $0)) } ?? 0

    private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
      guard let path = getenv("SWITCHBACK_REACHED") else { return nil }
      let file = open(path, O_RDWR)
      if file < 0 { return nil }
      let memory = mmap(nil, 65_536, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      return memory.map { $0.assumingMemoryBound(to: UInt8.self) }
    }()

    @usableFromInline
    func isMade(_ number: Int) -> Bool {
      if made == -1 { reached?[number] = 1 }
      return made == number
    }
    """
}

extension Range<Int> {
  /// Whether two places have a byte in common or are side by side. An empty place overlaps none.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
