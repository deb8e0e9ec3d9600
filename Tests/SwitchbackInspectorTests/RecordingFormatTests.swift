import Foundation
import StorefrontApp
import SwitchbackMaps
import Testing

@testable import SwitchbackInspector  // Makes recordings of other dates.

/// Recordings as files.
struct RecordingFormatTests {
  /// A session with a failure, a change by the user and an action.
  static func recording() async throws -> Recording {
    let recorder = NavigationRecorder(app: "Storefront 1", device: "a test")
    let app = try await Storefront(session: Session(isLoggedIn: true), recorder: recorder)
    try await app.open("store://checkout?voucher=SPRING")
    _ = try? await app.open("store://home")
    try app.window.layers.last?.swipeDown()
    recorder.note(["log out"], in: app.window)
    _ = try? await app.open("store://product/999")
    try await app.open("store://product/42/gallery")
    return recorder.recording
  }

  @Test func `What is written is read again`() async throws {
    let recording = try await Self.recording()
    #expect(try Recording(json: try recording.json()) == recording)
    #expect(recording.events.map { "\($0.kind)".prefix { $0 != "(" } }.contains("action"))
    #expect(recording.events.map { "\($0.kind)".prefix { $0 != "(" } }.contains("change"))
  }

  @Test func `A recording of any moment is equal to itself when it is read back`() throws {
    var random = SeededGenerator(seed: 18)
    for _ in 0..<1_000 {
      let began = Date(timeIntervalSinceReferenceDate: .random(in: 0..<2e9, using: &random))
      let recording = Recording(
        app: "", device: "", began: began, windows: [], droppedCount: 0, events: [])
      #expect(try Recording(json: try recording.json()) == recording)
      #expect(abs(recording.began.timeIntervalSince(began)) < 0.001)
    }
  }

  @Test(arguments: [
    ("\"began\":", "1e300", "Its beginning is no date."),
    ("\"began\":", "-1e300", "Its beginning is no date."),
    ("\"dropped\":", "-1", "The number of dropped events is none."),
    ("\"number\":", "0", "Event 0 is out of order."),
    ("\"number\":", "9223372036854775807", "Event 9223372036854775807 is out of order."),
    ("\"time\":", "-1", "Event 1 has a time that is none."),
    ("\"time\":", "1e300", "Event 1 has a time that is none."),
    ("\"seconds\":", "-1", "Event 1 has a time that is none."),
    ("\"seconds\":", "1e300", "Event 1 has a time that is none."),
    ("\"switchbackRecording\":", "0", "There is no format 0."),
    ("\"switchbackRecording\":", "-1", "There is no format -1."),
    ("\"window\":", "-1", "Event 1 is in a window that is not listed."),
  ])
  func `A number that cannot be is refused in a sentence`(
    key: String, value: String, sentence: String
  ) async throws {
    let text = String(decoding: try await Self.recording().json(), as: UTF8.self)
    let start = try #require(text.range(of: key)).upperBound
    let rest = text[start...].drop { "-+.eE0123456789".contains($0) }
    let damaged = Data((text[..<start] + value + rest).utf8)
    #expect(throws: RecordingError.damaged(sentence)) { try Recording(json: damaged) }
  }

  @Test(arguments: [
    ("", "it cannot be read"),
    ("{}", "\"switchbackRecording\" is missing"),
    (#"{"switchbackRecording":1}"#, "\"app\" is missing"),
    (#"{"switchbackRecording":2}"#, "The recording has format 2"),
    (#"{"switchbackRecording":"1"}"#, "something else than expected at switchbackRecording"),
  ])
  func `A file that is no recording ends in an error that says what is wrong`(
    text: String, message: String
  ) throws {
    let error = #expect(throws: RecordingError.self) { try Recording(json: Data(text.utf8)) }
    #expect("\(try #require(error))".contains(message), "\(String(describing: error))")
  }

  @Test func `A file that is too large is not read`() async throws {
    let data = try await Self.recording().json()
    let error = #expect(throws: RecordingError.tooLarge(data.count, limit: 1_000)) {
      try Recording(json: data, limit: 1_000)
    }
    let advice =
      "Read it with a larger limit, or give the recorder a smaller one: in its Limits, and in append(to:limit:)."
    #expect(try #require(error).description.hasSuffix(advice))
    let deep = Data(String(repeating: "[", count: 1_000_000).utf8)
    #expect(throws: RecordingError.self) { try Recording(json: deep) }
  }

  @Test func `A file of which values were changed is shown and replayed, or refused`() async throws
  {
    let data = try await Self.recording().json()
    let seed = ProcessInfo.processInfo.environment["SWITCHBACK_SEED"].flatMap { UInt64($0) } ?? 18
    var random = SeededGenerator(seed: seed)
    let damage = Damage(try JSONSerialization.jsonObject(with: data))
    var refused = 0
    for number in 0..<(Self.isLong ? 10_000 : 300) {
      guard let recording = try? Recording(json: damage.value(using: &random)) else {
        refused += 1
        continue
      }
      for event in recording.events {
        _ = event.before.drawing + event.after.drawing
      }
      for event in recording.events.prefix(2) {
        _ = WindowPicture(before: event.before, after: event.after).svg
      }
      _ = recording.page()
      if number.isMultiple(of: 5) {
        let report = try await recording.replay(timeLimit: .milliseconds(20)) {
          try await RandomUse.start()
        }
        #expect(!"\(report)".isEmpty)
      }
    }
    #expect(refused > 50, "seed \(seed)")
  }

  private static let isLong =
    ProcessInfo.processInfo.environment["SWITCHBACK_LONG_TESTS"] != nil
}

/// Random damage to a recording.
private struct Damage {
  private let value: Any

  init(_ value: Any) { self.value = value }

  /// JSON in which some values are others, missing, or there twice.
  func value(using random: inout SeededGenerator) throws -> Data {
    var damaged = value
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      damaged = changed(damaged, using: &random)
    }
    return try JSONSerialization.data(withJSONObject: damaged, options: .fragmentsAllowed)
  }

  private static var values: [Any] {
    [
      1e300, -1e300, 1e-300, 0.5, -1, 0, 1, 2, 7, 8, 31, 32, 1 << 53, Int.max, Int.min, -2, -3,
      "", "reached", "commit", String(repeating: "x", count: 10_000), NSNull(), true, [Any](),
      [String: Any](), [0], [[0, 0, 0, 0, 0]], ["show": ["_0": 1, "in": 1]],
    ]
  }

  /// Walks to a random place and changes what is there.
  private func changed(_ value: Any, using random: inout SeededGenerator) -> Any {
    if Int.random(in: 0..<6, using: &random) == 0 {
      return Self.values.randomElement(using: &random) ?? NSNull()
    }
    switch value {
    case var values as [String: Any]:
      guard let key = values.keys.sorted().randomElement(using: &random) else { return values }
      let isMissing = Int.random(in: 0..<20, using: &random) == 0
      values[key] = isMissing ? nil : values[key].map { changed($0, using: &random) }
      return values
    case var values as [Any]:
      guard let index = values.indices.randomElement(using: &random) else { return values }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case 2: values.swapAt(index, 0)
      default: values[index] = changed(values[index], using: &random)
      }
      return values
    default:
      return Self.values.randomElement(using: &random) ?? NSNull()
    }
  }
}

/// Random numbers that can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
