import SimulatedWorld

/// A file of a recording, in one of its two forms: one JSON value, or a line for each event. Parts of it may
/// be changed, missing, or there twice, and it may be cut off.
package struct FileInput {
  var hasLines = false
  /// The values: the file's only one, or the head and the events.
  var values: [JSON] = []
  /// The number of bytes that are left.
  var cut: Int?
  /// Bytes that were changed, by their places modulo the length of the file.
  var bytes: [(place: Int, byte: UInt8)] = []

  var data: [UInt8] {
    var data = Array(values.map { $0.written + (hasLines ? "\n" : "") }.joined().utf8)
    if let cut { data = Array(data.prefix(cut)) }
    for (place, byte) in bytes where !data.isEmpty { data[place % data.count] = byte }
    return data
  }
}

extension FileInput: RandomInput {
  package static let requiredKinds = [
    "file: read", "file: refused", "lines: read", "lines: refused", "file: cut, refused",
    "lines: cut, read", "lines: cut, refused", "file: other bytes, refused",
    "lines: other bytes, refused",
  ]

  package init(seed: Int) {
    var random = RandomSource(seed: seed)
    hasLines = random.chance(50)
    var writer = RecordingWriter(random: random, hasLines: hasLines)
    values = writer.values()
    random = writer.random
    for _ in 0..<max(0, random.number(-4..<3)) { damage(&random) }
    switch random.number(0..<10) {
    case 0, 1: cut = random.number(0..<data.count + 1)
    case 2:
      for _ in 0..<random.number(1..<4) {
        bytes.append((random.number(0..<1_000_000), UInt8(random.number(0..<256))))
      }
    default: break
    }
  }

  private mutating func damage(_ random: inout RandomSource) {
    let index = random.number(0..<values.count)
    guard hasLines, random.chance(40) else {
      values[index] = values[index].damaged(&random)
      return
    }
    switch random.number(0..<4) {
    case 0: values.insert(values[index], at: random.number(0..<values.count + 1))
    case 1: if values.count > 1 { values.remove(at: index) }
    case 2: values.swapAt(index, random.number(0..<values.count))
    default: values += values
    }
  }

  package var smaller: [FileInput] {
    func changed(_ change: (inout FileInput) -> Void) -> FileInput {
      var input = self
      change(&input)
      return input
    }
    var smaller = bytes.indices.map { index in changed { $0.bytes.remove(at: index) } }
    if hasLines, values.count > 1 {
      smaller += values.indices.map { index in changed { $0.values.remove(at: index) } }
    }
    for (index, value) in values.enumerated() {
      smaller += value.smaller.map { value in changed { $0.values[index] = value } }
    }
    return smaller
  }

  package var description: String {
    String(decoding: data, as: UTF8.self) + (cut.map { "\ncut off after \($0) bytes" } ?? "")
      + (bytes.isEmpty ? "" : "\nother bytes: \(bytes)")
  }
}

extension JSON {
  private static let others: [JSON] = [
    .number(1e300), .number(-1e300), .number(0.5), .int(-1), .int(0), .int(1), .int(2), .int(7),
    .int(8),
    .int(31), .int(32), .number(9_007_199_254_740_992), .number(9.2e18), .int(-2), .int(-3),
    .text(""), .text("reached"), .text("commit"), .text("\u{0}"), .null, .bool(true), .list([]),
    .object([]), .list([.int(0)]), .list([.ints([0, 0, 0, 0, 0])]),
    .object([Member("show", .members(("_0", .int(1)), ("in", .int(1))))]),
  ]

  /// The value with another one in a random place.
  func damaged(_ random: inout RandomSource) -> JSON {
    if random.chance(15) { return random.element(of: Self.others) }
    switch self {
    case .object(var members):
      guard !members.isEmpty else { return random.element(of: Self.others) }
      let index = random.number(0..<members.count)
      if random.chance(10) {
        members.remove(at: index)
      } else {
        members[index].value = members[index].value.damaged(&random)
      }
      return .object(members)
    case .list(var values):
      guard !values.isEmpty else { return random.element(of: Self.others) }
      let index = random.number(0..<values.count)
      switch random.number(0..<10) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case 2: values.swapAt(index, 0)
      default: values[index] = values[index].damaged(&random)
      }
      return .list(values)
    default: return random.element(of: Self.others)
    }
  }

  /// The value with one part less.
  var smaller: [JSON] {
    switch self {
    case .list(let values):
      values.withoutOne.map(JSON.list) + values.changingOne(\.smaller).map(JSON.list)
    case .object(let members):
      members.changingOne { member in member.value.smaller.map { Member(member.key, $0) } }
        .map(JSON.object)
    case .text(let text): text.isEmpty ? [] : [.text(String(text.unicodeScalars.prefix(1)))]
    default: []
    }
  }
}

/// Writes random recordings.
struct RecordingWriter {
  var random: RandomSource
  let hasLines: Bool
  private var texts: [String] = []
  private var trees: [JSON] = []

  init(random: RandomSource, hasLines: Bool) {
    self.random = random
    self.hasLines = hasLines
  }

  mutating func values() -> [JSON] {
    let windows = ["main", text()].prefix(random.number(1..<3)).map(JSON.text)
    var number = random.element(of: [0, 0, 7])
    let head: [(String, JSON?)] = [
      ("app", .text(text())), ("device", .text(text())),
      ("began", .number(Double(random.number(0..<2_000_000_000)) + 0.25)),
      ("dropped", .int(number)),
    ]
    func object(_ members: [(String, JSON?)]) -> JSON {
      .object(members.compactMap { key, value in value.map { JSON.Member(key, $0) } })
    }
    var events: [JSON] = []
    for _ in 0..<random.number(0..<4) {
      number += random.chance(5) ? 5 : 1
      let (texts, trees) = (texts.count, trees.count)
      // A navigation has a line at its beginning and at its end.
      let goesOn = hasLines && random.chance(40)
      let event = event(number, windows: windows.count, isRunning: goesOn && random.chance(90))
      if hasLines {
        events.append(line(event, texts, trees))
        if goesOn {
          let (texts, trees) = (self.texts.count, self.trees.count)
          events.append(line(self.event(number, windows: windows.count), texts, trees))
        }
      } else {
        events.append(event)
      }
    }
    if hasLines {
      return [object([("switchbackLines", .int(1)), ("windows", .list(windows))] + head)] + events
    }
    return [
      object(
        [("switchbackRecording", .int(1)), ("windows", .list(windows))] + head + [
          ("texts", .texts(texts)), ("trees", .list(trees)), ("events", .list(events)),
        ])
    ]
  }

  private func line(_ event: JSON, _ texts: Int, _ trees: Int) -> JSON {
    let (newTexts, newTrees) = (Array(self.texts[texts...]), Array(self.trees[trees...]))
    return .members(
      ("event", event), ("texts", newTexts.isEmpty ? nil : .texts(newTexts)),
      ("trees", newTrees.isEmpty ? nil : .list(newTrees)))
  }

  private mutating func event(_ number: Int, windows: Int, isRunning: Bool = false) -> JSON {
    let before = tree()
    let after = random.chance(50) ? before : tree()
    let kind: (String, JSON) =
      switch isRunning ? 3 : random.number(0..<4) {
      case 0: ("change", change())
      case 1:
        (
          "action",
          .members(("type", .text(text())), ("text", .text(text())), ("json", maybeText()))
        )
      default: ("navigation", navigation(isRunning))
      }
    return .members(
      ("number", .int(number)), ("window", .int(random.number(0..<windows))), ("time", seconds()),
      ("before", .int(before)), ("after", .int(after)), kind)
  }

  private mutating func change() -> JSON {
    let moves = (0..<random.number(0..<3)).map { _ -> JSON in
      let container = JSON.int(random.number(0..<9))
      return switch random.number(0..<3) {
      case 0: .members(("show", .members(("_0", .int(random.number(0..<9))), ("in", container))))
      case 1: .members(("arrange", .members(("_0", .ints([1, 2])), ("in", container))))
      default: .members(("dismiss", .members(("presentedBy", container))))
      }
    }
    return .members(("title", .text(text())), ("moves", random.chance(80) ? .list(moves) : nil))
  }

  private mutating func navigation(_ isRunning: Bool) -> JSON {
    .members(
      ("destination", .text(text())), ("title", .text(text())), ("link", maybeText()),
      ("json", maybeText()), ("type", maybeText()), ("context", .text(text())),
      ("policy", .text("queue")), ("isAnimated", .bool(random.chance(50))),
      ("outer", maybeNumber()), ("other", maybeNumber()),
      (
        "outcome",
        .text(isRunning ? "running" : random.element(of: RecordingReference.outcomes))
      ),
      ("failure", maybeText()),
      ("summary", .text(text())), ("error", maybeText()), ("blocker", maybeNumber()),
      ("durations", list { $0.duration() }),
      ("interceptors", list { $0.question() }), ("guards", list { $0.question() }),
      ("plan", list { $0.sentence() }),
      ("planAfterInterceptors", random.chance(20) ? list { $0.sentence() } : nil),
      ("chain", list { $0.step() }), ("reused", .ints([1])), ("built", .ints([])))
  }

  private mutating func list(_ value: (inout RecordingWriter) -> JSON) -> JSON {
    var values: [JSON] = []
    for _ in 0..<random.number(0..<3) { values.append(value(&self)) }
    return .list(values)
  }

  private mutating func duration() -> JSON {
    .members(
      ("stage", .text(random.element(of: RecordingReference.stages))), ("seconds", seconds()))
  }

  private mutating func question() -> JSON {
    .members(
      ("name", .text(text())), ("screen", maybeNumber()), ("seconds", seconds()),
      ("agreed", .bool(random.chance(50))))
  }

  private mutating func sentence() -> JSON {
    .members(("text", .text(text())), ("screens", .ints([random.number(0..<9)])))
  }

  private mutating func step() -> JSON {
    .members(
      ("target", .text(text())), ("fate", .text(random.element(of: RecordingReference.fates))),
      ("words", .text(text())), ("finder", maybeText()), ("factory", maybeText()),
      ("action", maybeText()), ("interceptors", .texts([text()])), ("screen", maybeNumber()))
  }

  private mutating func text() -> String {
    random.chance(60)
      ? random.element(of: ["", "Home", "Bag", "a b"]) : random.hostileText(upTo: 3)
  }

  private mutating func maybeText() -> JSON? { random.chance(50) ? .text(text()) : nil }
  private mutating func maybeNumber() -> JSON? {
    random.chance(50) ? .int(random.number(0..<99)) : nil
  }
  private mutating func seconds() -> JSON { .number(Double(random.number(0..<9_999)) / 128) }

  /// The place of a tree that is there already or new.
  private mutating func tree() -> Int {
    if !trees.isEmpty, random.chance(40) { return random.number(0..<trees.count) }
    var numbers: [Int] = []
    let count = random.number(0..<6)
    for position in 0..<count {
      // The first two of a tree are a container and the root.
      let kind = position == 0 ? 1 : random.number(0..<5)
      let containers = (0..<position).filter { numbers[$0 * 5 + 3] & 7 != 0 }
      let place =
        position == 0
        ? -1 : random.chance(15) ? -2 - random.number(0..<position) : random.element(of: containers)
      numbers += [
        position + 1, index(of: text()), index(of: text()),
        kind + (random.chance(50) ? 8 : 0) + (random.chance(10) ? 16 : 0), place,
      ]
    }
    trees.append(.ints(numbers))
    return trees.count - 1
  }

  private mutating func index(of text: String) -> Int {
    if let place = texts.firstIndex(of: text) { return place }
    texts.append(text)
    return texts.count - 1
  }
}
