import Foundation
import StorefrontApp
import SwitchbackInspector
import SwitchbackMaps
import Testing

/// Recordings as files.
@MainActor
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
    let read = try Recording(json: try recording.json())
    #expect(read.events == recording.events)
    #expect(read.windows == recording.windows)
    #expect(abs(read.began.timeIntervalSince(recording.began)) < 0.001)
    #expect(recording.events.map { "\($0.kind)".prefix { $0 != "(" } }.contains("action"))
    #expect(recording.events.map { "\($0.kind)".prefix { $0 != "(" } }.contains("change"))
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
    #expect(throws: RecordingError.tooLarge(data.count, limit: 1_000)) {
      try Recording(json: data, limit: 1_000)
    }
    let deep = Data(String(repeating: "[", count: 1_000_000).utf8)
    #expect(throws: RecordingError.self) { try Recording(json: deep) }
  }

  @Test func `A file that was cut off or changed anywhere is read or refused, and never traps`()
    async throws
  {
    let data = try await Self.recording().json()
    let seed = ProcessInfo.processInfo.environment["SWITCHBACK_SEED"].flatMap { UInt64($0) } ?? 18
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for _ in 0..<400 {
      var damaged = data
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged = damaged.prefix(Int.random(in: 0..<data.count, using: &random))
      case 1:
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          damaged[Int.random(in: 0..<data.count, using: &random)] =
            UInt8.random(in: 32..<127, using: &random)
        }
      default:
        // Another number somewhere: the place of a tree, a name, a container.
        let digits = damaged.indices.filter { (48..<58).contains(damaged[$0]) }
        for _ in 0..<5 {
          if let index = digits.randomElement(using: &random) {
            damaged[index] = UInt8.random(in: 48..<58, using: &random)
          }
        }
      }
      do {
        let recording = try Recording(json: Data(damaged))
        // What was read can be shown.
        _ = recording.events.map { $0.before.drawing + $0.after.drawing }
        for event in recording.events.prefix(3) {
          _ = WindowPicture(before: event.before, after: event.after).svg
        }
        if refused.isMultiple(of: 20) { _ = recording.page() }
      } catch {
        refused += 1
        #expect(!"\(error)".isEmpty, "seed \(seed)")
      }
    }
    #expect(refused > 100, "seed \(seed)")
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
