import Foundation
import ProcessorTime
import StorefrontApp
import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Reads what a replay does at the same time.

/// Recordings that are run again.
struct ReplayTests {
  private let seed =
    ProcessInfo.processInfo.environment["SWITCHBACK_SEED"].flatMap { UInt64($0) } ?? 18

  @Test func `The storefront under random use is replayed without a difference`() async throws {
    let recording = try await RandomUse.recording(seed: seed, navigations: 1_000)
    let navigations = recording.events.compactMap(\.navigation)
    #expect(navigations.count >= 1_000)
    #expect(navigations.filter { $0.outcome == .failed }.count > 20, "seed \(seed)")
    let isChanged = recording.events.contains {
      if case .change = $0.kind { true } else { false }
    }
    #expect(isChanged, "seed \(seed)")
    let read = try Recording(json: try recording.json())
    let report = try await read.replay { try await RandomUse.start() }
    #expect(report.isSame, "seed \(seed): \(report)")
    #expect(report.omissions.isEmpty, "seed \(seed): \(report)")
    #expect(report.repeatedCount > 1_000)
  }

  @Test func `A recording in which one event was changed by hand is noticed`() async throws {
    let recording = try await RandomUse.recording(seed: seed, navigations: 60)
    let text = String(decoding: try recording.json(), as: UTF8.self)
    let reached = try #require(
      recording.events.first {
        $0.navigation?.outcome == .reached && $0.navigation?.json?.contains("product") == true
      })
    let json = try #require(reached.navigation?.json)
    let quoted = { (text: String) in text.replacing("\"", with: "\\\"") }
    let other = quoted(json.contains("42") ? #"{"product":{"_0":7}}"# : #"{"product":{"_0":42}}"#)
    let range = try #require(text.range(of: quoted(json)))
    let changed = text.replacingCharacters(in: range, with: other)
    let report = try await Recording(json: Data(changed.utf8)).replay {
      try await RandomUse.start()
    }
    let difference = try #require(report.difference)
    #expect("\(report)".contains("did something else than recorded"))
    #expect("\(report)".contains(difference.recorded.drawing))
    #expect("\(report)".contains(difference.found.drawing))
    #expect(difference.event == reached.number)
  }

  @Test func `A recording with redacted texts is replayed with its closure`() async throws {
    let redact = { @MainActor (kind: RecordedText, text: String) in
      kind == .json ? text : text.replacing("42", with: NavigationRecorder.redacted)
    }
    let recorder = NavigationRecorder(redacting: redact)
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    let recording = recorder.recording
    let start = { @MainActor in
      let app = try await Storefront()
      return ReplayStart(window: app.window, navigator: app.navigator, redacting: redact)
    }
    let report = try await recording.replay { try await start() }
    #expect(report.isSame, "\(report)")
    // What a copied test does.
    let session = ReplaySession(try await start())
    try await session.navigate(to: #"{"product":{"_0":42}}"#)
    #expect(session.drawing == recording.events.last?.after.drawing)
    #expect(session.drawing.contains("Product(▒▒▒)"))
  }

  @Test func `A replay looks for what went on beside a navigation only around it`() {
    func event(_ number: Int, lasting seconds: Double, inside outer: Int? = nil) -> RecordedEvent {
      var navigation = RecordedNavigation(
        destination: "A", title: "A", context: "", policy: "queue", isAnimated: false)
      navigation.outcome = .reached
      navigation.outer = outer
      navigation.durations = [.init(stage: .commit, seconds: seconds)]
      return RecordedEvent(
        number: number, window: 0, time: Double(number), kind: .navigation(navigation),
        before: WindowTree(), after: WindowTree())
    }
    let events = [
      event(1, lasting: 3.5), event(2, lasting: 0.5), event(3, lasting: 0.5, inside: 1),
      event(4, lasting: 0.2, inside: 3), event(5, lasting: 1),
    ]
    let course = Course(
      Recording(
        app: "", device: "", began: Date(), windows: ["main"], droppedCount: 0, events: events))
    let company = course.company(ofEventAt: 0)
    #expect(company.inside.map(\.number) == [3, 4])
    #expect(company.beside.map(\.number) == [2])
    #expect(course.company(ofEventAt: 1).beside.isEmpty)
    let times = [500, 4_000].map { count in
      let events = (1...count).map { event($0, lasting: 1.5) }
      let recording = Recording(
        app: "", device: "", began: Date(), windows: ["main"], droppedCount: 0, events: events)
      return shortest(of: 3) {
        let course = Course(recording)
        for position in events.indices { _ = course.company(ofEventAt: position) }
      }
    }
    #expect(times[1] < times[0] * 20)
  }

  @Test func `Screens with the right names that are other screens are noticed`() async throws {
    let recorder = NavigationRecorder()
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    try await app.open("store://bag")
    try await app.open("store://product/42")
    var written = try #require(
      JSONSerialization.jsonObject(with: recorder.recording.json()) as? [String: Any])
    var trees = try #require(written["trees"] as? [[Int]])
    // In the last tree, the product is a screen that never was there before.
    let last = trees.count - 2
    let texts = try #require(written["texts"] as? [String])
    for index in trees.indices where index == last {
      for place in stride(from: 0, to: trees[index].count, by: 5)
      where texts[trees[index][place + 1]] == "Product(42)" { trees[index][place] = 999 }
    }
    written["trees"] = trees
    let recording = try Recording(json: JSONSerialization.data(withJSONObject: written))
    let report = try await recording.replay { try await RandomUse.start() }
    let difference = try #require(report.difference)
    #expect(difference.reason.contains("Product(42)"))
    #expect(difference.recorded.drawing == difference.found.drawing || difference.event > 1)
  }

  @Test func `A destination that is not Codable is named`() async throws {
    let recorder = NavigationRecorder()
    let app = try await Storefront(recorder: recorder)
    let plain = Navigator<Secret>(router: recorder.recording(WindowRouter(window: app.window))) {
      _ in
      BoundStep(GeneralStep.current())
    }
    try await plain.navigate(to: Secret())
    try await app.open("store://bag")
    let report = try await recorder.recording.replay { try await RandomUse.start() }
    #expect(!report.isSame)
    #expect(report.difference == nil)
    #expect(report.omissions.map(\.event) == [1])
    #expect(report.omissions.first?.reason.contains("of type Secret, is not Codable") == true)
    #expect(report.repeatedCount == 1)
  }

  @Test func `Columns that come and go, and a device that is turned, are no moves to repeat`()
    async throws
  {
    func start() -> (ModelWindow, ModelSplit) {
      let columns = ["Folders", "List", "Detail"].map { ModelScreen(name: $0) }
      let split = ModelSplit(columns)
      return (ModelWindow(split), split)
    }
    let (window, split) = start()
    let recorder = NavigationRecorder()
    recorder.noteChanges(in: window)
    let acts: [@MainActor () async throws -> Void] = [
      { split.columnVisibility = .doubleColumn },
      { split.columnVisibility = .detailOnly },
      { split.columnVisibility = .all },
      { split.isCollapsed = true },
      { try await split.makeVisible(split.screens[1], animated: false) },
      { split.isCollapsed = false },
    ]
    for act in acts {
      try await act()
      recorder.noteChanges(in: window)
    }
    let changes = Self.changes(in: recorder.recording)
    #expect(changes.map { $0.moves == nil } == [true, true, true, true, false, true])
    #expect(
      changes.map(\.title) == Array(repeating: "The visible screens changed", count: 4)
        + ["Went back to List", "The visible screens changed"])
    let report = try await recorder.recording.replay {
      let window = start().0
      let navigator = Navigator<String>(router: window.router) { _ in
        BoundStep(GeneralStep.current())
      }
      return ReplayStart(window: window, navigator: navigator)
    }
    let reason = "no navigation, and no move that can be repeated, led there."
    #expect(report.omissions.first?.reason == reason)
  }

  @Test func `A screen that is taken out of the middle of a stack is taken out again`()
    async throws
  {
    let change = try await Self.change { stack in
      let screens = stack.containedScreens
      try await stack.setContainedScreens([screens[0], screens[2]], animated: false)
    }
    #expect(change.recorded.title == "Rearranged stack")
    #expect(change.report.isSame, "\(change.report)")
  }

  @Test func `Going back in a stack is going back again`() async throws {
    let change = try await Self.change { try $0.pop() }
    #expect(change.recorded.title == "Went back to Form")
    #expect(change.report.isSame, "\(change.report)")
  }

  @Test func `Another name is no move to repeat`() async throws {
    let renamed = try await Self.change { ($0.containedScreens[1] as? Titled)?.title = "Form 2" }
    #expect(renamed.recorded.moves == nil)
    #expect(renamed.recorded.title == "The screens changed")
    #expect(renamed.report.difference == nil, "\(renamed.report)")
    #expect(renamed.report.omissions.map(\.event) == [1])
  }

  @Test func `A screen that is moved to another container is no move to repeat`() async throws {
    let (one, two) = (
      ModelStack(ModelScreen(name: "Home"), ModelScreen(name: "Form")),
      ModelStack(ModelScreen(name: "Bag"))
    )
    let window = ModelWindow(ModelTabs(one, two))
    let recorder = NavigationRecorder()
    recorder.noteChanges(in: window)
    let form = one.containedScreens[1]
    try await one.setContainedScreens([one.containedScreens[0]], animated: false)
    try await two.setContainedScreens(two.containedScreens + [form], animated: false)
    recorder.noteChanges(in: window)
    #expect(Self.changes(in: recorder.recording).map(\.moves) == [nil])
  }

  /// A change of a stack with three screens, as it is recorded and replayed.
  private static func change(
    _ act: (ModelStack) async throws -> Void
  ) async throws -> (recorded: RecordedChange, report: ReplayReport) {
    let stack = {
      ModelStack(["Home", "Form", "Receipt"].map { Titled($0) })
    }
    let changed = stack()
    let window = ModelWindow(changed)
    let recorder = NavigationRecorder()
    recorder.noteChanges(in: window)
    try await act(changed)
    recorder.noteChanges(in: window)
    let report = try await recorder.recording.replay {
      let window = ModelWindow(stack())
      let navigator = Navigator<String>(router: window.router) { _ in
        BoundStep(GeneralStep.current())
      }
      return ReplayStart(window: window, navigator: navigator)
    }
    return (try #require(Self.changes(in: recorder.recording).first), report)
  }

  private static func changes(in recording: Recording) -> [RecordedChange] {
    recording.events.compactMap { event in
      if case .change(let change) = event.kind { change } else { nil }
    }
  }

  @Test func `A session repeats what was copied from the page`() async throws {
    let session = ReplaySession(try await RandomUse.start())
    try await session.navigate(to: #"{"product":{"_0":42}}"#)
    try await session.repeatMoves {
      try await $0.show(line: 2)
    }
    #expect(session.drawing.contains("├─ stack*\n   │  └─ Home*"))
    await #expect(throws: (any Error).self) {
      try await session.navigate(to: #"{"product":{"_0":999}}"#)
    }
    await #expect(throws: ReplayError.noScreen(line: 99)) {
      try await session.repeatMoves { try await $0.dismiss(line: 99) }
    }
  }
}

private struct Secret {}

private final class Titled: ModelScreen {
  var title: String
  override var name: String { title }

  init(_ title: String) {
    self.title = title
    super.init()
  }
}
