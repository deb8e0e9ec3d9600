import Foundation
import Observation
import StorefrontApp
import Switchback
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Counts the lines of a file.

/// Files to which a recorder appends.
struct AppendingTests {
  /// A folder that is removed again.
  private func inFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.appending(path: "navigations.jsonl"))
  }

  /// A session with a failure, a change by the user and an action, of which the file has all.
  private func use(_ recorder: NavigationRecorder, appendingTo file: URL) async throws {
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    try recorder.append(to: file)
    try await app.open("store://settings")
    try app.window.layers.last?.swipeDown()
    recorder.note(["log out"], in: app.window)
    _ = try? await app.open("store://product/999")
    try await app.open("store://orders/1001")
    #expect(recorder.appendingError == nil)
  }

  @Test func `What was appended is read as the recording, and replayed`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder(app: "Storefront 1", device: "a test")
      try await use(recorder, appendingTo: file)
      let recording = try Recording(json: Data(contentsOf: file))
      #expect(recording == recorder.recording)
      #expect(recording.events.count > 6)
      let report = try await recording.replay {
        let app = try await Storefront()
        return ReplayStart(window: app.window, navigator: app.navigator) { _, _ in }
      }
      #expect(report.isSame, "\(report)")
    }
  }

  @Test func `A file that was cut off anywhere has all events before that`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder()
      try await use(recorder, appendingTo: file)
      let data = try Data(contentsOf: file)
      let whole = recorder.recording.events
      let head = try #require(data.firstIndex(of: 10))
      for end in stride(from: head + 1, through: data.count, by: 97) {
        let events = try Recording(json: data.prefix(end)).events
        #expect(events.map(\.number) == whole.prefix(events.count).map(\.number))
        let lines = data.prefix(end).split(separator: 10)
        let isCutOff = data[end - 1] != 10
        for line in lines.dropLast(isCutOff ? 1 : 0) {
          _ = try JSONSerialization.jsonObject(with: line)
        }
      }
      #expect(throws: RecordingError.self) { try Recording(json: data.prefix(head)) }
    }
  }

  @Test func `A file in which a line is missing or there twice is refused, or as it was`()
    async throws
  {
    try await inFolder { file in
      let recorder = NavigationRecorder()
      try await use(recorder, appendingTo: file)
      let lines = try Data(contentsOf: file).split(separator: 10)
      let texts = Set(recorder.recording.events.flatMap(\.after.nodes).map(\.name))
      var refused = 0
      for index in lines.indices.dropFirst() {
        var (missing, twice) = (lines, lines)
        missing.remove(at: index)
        twice.insert(lines[index], at: index)
        for lines in [missing, twice] {
          let data = Data(lines.joined(separator: [10]) + [10])
          guard let recording = try? Recording(json: data) else {
            refused += 1
            continue
          }
          // No event has the screens of another one.
          for event in recording.events {
            let whole = recorder.recording.events.first { $0.number == event.number }
            #expect(event.before == whole?.before)
            #expect(texts.isSuperset(of: event.after.nodes.map(\.name)))
          }
        }
      }
      #expect(refused > 4)
    }
  }

  @Test func `A file without an event, or in which one goes on behind its end, is refused`()
    async throws
  {
    try await inFolder { file in
      let recorder = NavigationRecorder()
      let app = try await Storefront(recorder: recorder)
      try recorder.append(to: file)
      for link in ["bag", "bag", "bag", "settings"] { try await app.open("store://\(link)") }
      #expect(recorder.recording.events[1].navigation?.outcome == .alreadyThere)
      let lines = try Data(contentsOf: file).split(separator: 10)
      let number = { (line: Data) in line.firstRange(of: Data("\"number\":2,".utf8)) != nil }
      let missing = lines.filter { !number($0) }
      let again = lines + [try #require(lines.first(where: number))]
      #expect(missing.count < lines.count)
      for (lines, sentence) in [
        (missing, "Event 3 is out of order."), (again, "Event 2 goes on behind its end."),
      ] {
        let data = Data(lines.joined(separator: [10]) + [10])
        #expect(throws: RecordingError.damaged(sentence)) { try Recording(json: data) }
      }
    }
  }

  @Test func `An event that is larger than the recorder keeps is in the file`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder(limits: .init(events: 5, bytes: 1))
      let app = try await Storefront(recorder: recorder)
      try recorder.append(to: file)
      try await app.open("store://bag")
      recorder.note(["log out"], in: app.window)
      #expect(recorder.recording.events.isEmpty)
      #expect(try Recording(json: Data(contentsOf: file)).events.map(\.number) == [1, 2])
    }
  }

  @Test func `The end of a navigation that the recorder has dropped is in the file`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder(limits: .init(events: 1))
      let app = try await Storefront(recorder: recorder)
      try recorder.append(to: file)
      try await app.open("store://orders/1001")
      #expect(recorder.recording.events.map(\.number) == [3])
      let navigations = try Recording(json: Data(contentsOf: file)).events.map(\.navigation)
      #expect(navigations.map(\.?.outcome) == [.reached, .reached, .reached])
      #expect(navigations[0]?.plan.isEmpty == false)
    }
  }

  @Test func `A file has nothing of a navigation that was dropped before the file began`()
    async throws
  {
    try await inFolder { file in
      let window = ModelWindow(ModelScreen(name: "Home"))
      let recorder = NavigationRecorder(limits: .init(events: 1))
      let step = StepAssembly(existing: ModelScreen.self)
        .adding(
          ClosureInterceptor { (_: Void) in
            recorder.note("log in", in: window)
            try recorder.append(to: file)
          }
        )
        .from(.root())
      try await recorder.recording(window.router).navigate(to: step)
      let recording = try Recording(json: Data(contentsOf: file))
      #expect(recording == recorder.recording)
      #expect(recording.events.map(\.number) == [2])
    }
  }

  @Test func `A navigation that ends the app while it changes the screens is there with its plan`()
    async throws
  {
    try await inFolder { file in
      let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
      let recorder = NavigationRecorder()
      try recorder.append(to: file)
      let seen = Seen()
      withObservationTracking {
        _ = window.drawing
      } onChange: {
        MainActor.assumeIsolated {
          seen.navigation = try? Recording(json: Data(contentsOf: file)).events.last?.navigation
        }
      }
      let step = StepAssembly(
        finder: NilFinder<ModelScreen, Void>(),
        factory: ClosureFactory { ModelScreen(name: "Product") }
      )
      .using(.push()).from(GeneralStep.existing(ModelStack.self))
      try await recorder.recording(window.router).navigate(to: step)
      let navigation = try #require(seen.navigation)
      #expect(navigation.outcome == .running)
      #expect(navigation.plan.first?.text == "build ModelScreen")
      #expect(navigation.chain.first?.fate == .built)
      let ended = try Recording(json: Data(contentsOf: file)).events.last?.navigation
      #expect(ended?.outcome == .reached)
    }
  }

  @Test func `A file at its limit is written anew with the newest events`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder(limits: .init(events: 5))
      let app = try await Storefront(recorder: recorder)
      try recorder.append(to: file, limit: 40_000)
      var largest = 0
      for number in 0..<60 {
        try await app.open("store://product/\([42, 7, 12][number % 3])")
        largest = max(largest, try Data(contentsOf: file).count)
        let recording = try Recording(json: Data(contentsOf: file))
        #expect(recording.events.suffix(5) == recorder.recording.events.suffix(5))
      }
      #expect(largest < 60_000)
      #expect(try Recording(json: Data(contentsOf: file)).droppedCount > 0)
    }
  }

  @Test func `After an error, navigations go on, and nothing more is appended`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder(limits: .init(events: 5))
      let app = try await Storefront(recorder: recorder)
      try recorder.append(to: file, limit: 10_000)
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
      for id in [42, 7, 12, 42, 7, 12] { try await app.open("store://product/\(id)") }
      #expect(recorder.appendingError != nil)
      #expect(recorder.recording.events.count == 5)
      #expect(throws: (any Error).self) { try recorder.append(to: file) }
      #expect(recorder.appendingError != nil)
    }
  }

  @Test func `If a recorder cannot begin a file, it goes on with the one before`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder()
      let app = try await Storefront(recorder: recorder)
      try recorder.append(to: file)
      let missing = file.deletingLastPathComponent().appending(path: "missing/it.jsonl")
      #expect(throws: (any Error).self) { try recorder.append(to: missing) }
      try await app.open("store://bag")
      #expect(recorder.appendingError == nil)
      let recording = try Recording(json: Data(contentsOf: file))
      #expect(!recording.events.isEmpty && recording == recorder.recording)
    }
  }

  @Test func `A window that comes later is in the file`() async throws {
    try await inFolder { file in
      let recorder = NavigationRecorder()
      try recorder.append(to: file)
      var windows: [ModelWindow] = []
      for number in 0..<3 {
        let window = ModelWindow(ModelScreen(name: "Home \(number)"))
        windows.append(window)
        try await recorder.recording(window.router).navigate(to: GeneralStep.current())
      }
      let recording = try Recording(json: Data(contentsOf: file))
      #expect(recording == recorder.recording)
      #expect(recording.windows == ["main", "window 2", "window 3"])
    }
  }

  @Test(arguments: [
    (0, RecordingError.damaged("There is no format 0.")), (2, .newer(2)),
  ])
  func `Lines of another format are refused`(version: Int, error: RecordingError) throws {
    let head = """
      {"app":"","began":0,"device":"","dropped":0,"switchbackLines":\(version),"windows":[]}

      """
    #expect(throws: error) { try Recording(json: Data(head.utf8)) }
    // The version is the only part that all versions have.
    let short = "{\"switchbackLines\":\(version)}\n"
    #expect(throws: error) { try Recording(json: Data(short.utf8)) }
  }
}

/// What was in a file when the screens changed.
private final class Seen {
  var navigation: RecordedNavigation?
}
