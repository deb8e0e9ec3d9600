import Foundation
import StorefrontApp
import Switchback
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Writes any recording as lines.

/// The page of a recording: its structure, and that nothing of the app can break out of its place.
struct PageTests {
  /// The folder for pages that a browser opens: see `.ci/checks/inspector`.
  private nonisolated static let folder = ProcessInfo.processInfo.environment["SWITCHBACK_PAGES"]

  private static func write(_ page: String, _ name: String) throws {
    guard let folder else { return }
    try Data(page.utf8).write(to: URL(filePath: "\(folder)/\(name).html"))
  }

  @Test func `A page asks for nothing from anywhere`() async throws {
    let page = try await RecordingFormatTests.recording().page()
    #expect(page.contains("Content-Security-Policy\" content=\"default-src 'none'"))
    for word in ["src=", "http://", "https://", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `A page has landmarks, roles, and ways to move by keyboard`() async throws {
    let page = try await RecordingFormatTests.recording().page()
    for part in [
      "<header>", "<nav class=\"time\" aria-label=\"Timeline\">", "<main id=\"main\"",
      "<aside class=\"chain\"", "aria-live=\"polite\"", "role=\"radiogroup\"", "focus-visible",
      "prefers-color-scheme: dark", "prefers-reduced-motion", "max-width: 720px", "ArrowDown",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `A sign with a combining mark is escaped in the title, too`() throws {
    let recording = Recording(
      app: "<\u{301}&\u{301}", device: "", began: Date(), windows: [], droppedCount: 0, events: [])
    #expect(recording.page().contains("<title>&lt;\u{301}&amp;\u{301} – navigations</title>"))
  }

  @Test func `What turns the direction of a text is not in the title`() {
    let recording = Recording(
      app: "a\u{202E}b", device: "", began: Date(), windows: [], droppedCount: 0, events: [])
    #expect(recording.page().contains("<title>a\u{FFFD}b – navigations</title>"))
  }

  @Test func `Hostile texts are inert data`() async throws {
    let hostile = "</script><img src=x onerror=\"document.title='run'\"><!--<script>"
    let window = ModelWindow(ModelStack(ModelScreen(name: hostile)))
    let recorder = NavigationRecorder(app: hostile, device: hostile)
    let router = recorder.recording(WindowRouter(window: window))
    _ = try await NavigationRecorder.opening(hostile) { router.go(to: GeneralStep.current()) }.value
    let page = recorder.recording.page()
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<img"))
    #expect(!page.contains("<!--"))
  }

  @Test func `Whatever a text contains, it is data in the page and nothing else`() async throws {
    let ordinary = try await HostileRecordings.ordinary()
    // All of them take long, and are for a browser.
    let isForBrowser = Self.folder != nil
    let map = try await Storefront().map
    var pages: [String] = []
    func add(_ recording: Recording) throws {
      let page = recording.page(map: map)
      let data = try #require(
        page.components(separatedBy: "id=\"data\">").last?
          .components(separatedBy: "</script>").first)
      #expect(try Recording(json: Data(data.utf8)) == recording)
      pages.append(page)
    }
    let share = isForBrowser ? 4 : 1
    let payloads = isForBrowser ? HostileRecordings.payloads : ["</script><!--<script>"]
    for (number, text) in payloads.enumerated() {
      try add(HostileRecordings.recording(text, number: number, oneOf: share, in: ordinary))
    }
    let long = isForBrowser ? HostileRecordings.longTexts : ["</style>"]
    for (number, text) in long.enumerated() {
      try add(
        HostileRecordings.recording(
          text, number: number, oneOf: share, in: ordinary, surroundings: ["%"]))
    }
    #expect(HostileRecordings.payloads.count >= 50)
    for (number, page) in pages.enumerated() {
      #expect(page.components(separatedBy: "</script>").count == 3)
      #expect(page.components(separatedBy: "<!--").count == 1)
      try Self.write(page, "hostile-\(number + 1)")
    }
  }

  /// For a browser, on whose page these files are dropped, and which follows them.
  @Test(.enabled(if: folder != nil)) func `Whatever a text contains, it is data in a file`()
    async throws
  {
    let folder = URL(filePath: try #require(Self.folder))
    let ordinary = try await HostileRecordings.ordinary()
    for (number, payload) in HostileRecordings.payloads.enumerated() {
      let recording = try HostileRecordings.recording(
        payload, number: number, oneOf: 12, in: ordinary)
      let name = "hostile-\(number + 1).json"
      try recording.json().write(to: folder.appending(path: name))
      _ = try RecordingLines(recording, in: folder.appending(path: name + "l"), limit: .max)
    }
  }

  @Test func `The map of the app is on the page if it is given`() async throws {
    let app = try await Storefront()
    let recording = try await RecordingFormatTests.recording()
    #expect(!recording.page().contains("id=\"map\""))
    #expect(recording.page(map: app.map).contains("id=\"map\""))
  }

  @Test func `The page of nothing is a page`() throws {
    let page = NavigationRecorder().recording.page()
    try Self.write(page, "nothing")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("\"events\":[]"))
  }

  @Test func `A thousand navigations over a hundred screens take less than 10 MB`() async throws {
    let recording = try await LargeRecording.make(navigations: 1_000, screensInTab: 19)
    #expect(recording.events.compactMap(\.navigation).count == 1_000)
    #expect(recording.events.allSatisfy { $0.after.nodes.count >= 100 })
    #expect(recording.page().utf8.count < 10_000_000)
    try Self.write(recording.page(), "large")
  }

  /// The page that `.ci/checks/inspector` measures.
  @Test(.enabled(if: folder != nil))
  func `Ten thousand navigations make a page`() async throws {
    let recording = try await LargeRecording.make(navigations: 10_000, screensInTab: 4)
    #expect(recording.events.compactMap(\.navigation).count == 10_000)
    try Self.write(recording.page(), "larger")
  }
}

/// A recording of many navigations over many screens: a fifth of them fail, and the user selects another tab
/// before each.
enum LargeRecording {
  private struct NoSuchProduct: Error {}

  static func make(navigations: Int, screensInTab: Int) async throws -> Recording {
    let tabs = ModelTabs(
      (0..<5).map { tab in
        ModelStack((0..<screensInTab).map { ModelScreen(name: "Screen \(tab).\($0)") })
      })
    let window = ModelWindow(tabs)
    let recorder = NavigationRecorder(
      app: "Large", limits: .init(events: 10 * navigations, bytes: .max))
    let router = recorder.recording(WindowRouter(window: window))
    for number in 0..<navigations {
      try tabs.select(number % 5)
      let step = StepAssembly(
        finder: NilFinder<ModelScreen, Void>(),
        factory: ClosureFactory {
          if number % 5 == 4 { throw NoSuchProduct() }
          return ModelScreen(name: "Product(\(number))")
        }
      )
      .using(.pushReplacingLast())
      .from(
        SingleStep(
          finder: ClassFinder<ModelStack, Void>(options: [.current, .visible]),
          factory: NilFactory())
      )
      .from(.root()).assemble()
      let link = "store://product/\(number)"
      _ = try? await NavigationRecorder.opening(link) { router.go(to: step) }.value
    }
    return recorder.recording
  }
}
