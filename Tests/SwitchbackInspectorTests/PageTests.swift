import Foundation
import StorefrontApp
import Switchback
import SwitchbackInspector
import SwitchbackModel
import Testing

/// The page of a recording: its structure, and that nothing of the app can break out of its place.
@MainActor
struct PageTests {
  /// The folder for pages that a browser opens: see `.ci/checks/inspector`.
  private static let folder = ProcessInfo.processInfo.environment["SWITCHBACK_PAGES"]

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

  @Test func `Hostile texts are inert data`() async throws {
    let hostile = "</script><img src=x onerror=\"document.title='run'\"><!--<script>"
    let window = ModelWindow(ModelStack(ModelScreen(name: hostile)))
    let recorder = NavigationRecorder(app: hostile, device: hostile)
    recorder.link = hostile
    let router = recorder.recording(WindowRouter(window: window))
    try await router.navigate(to: GeneralStep.current())
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
    for payload in isForBrowser ? HostileRecordings.payloads : ["</script><!--<script>"] {
      pages.append(try HostileRecordings.recording(payload, in: ordinary).page(map: map))
    }
    for text in isForBrowser ? HostileRecordings.longTexts : ["</style>"] {
      let recording = try HostileRecordings.recording(text, in: ordinary, surroundings: ["%"])
      pages.append(recording.page(map: map))
    }
    #expect(HostileRecordings.payloads.count >= 50)
    for (number, page) in pages.enumerated() {
      #expect(page.components(separatedBy: "</script>").count == 3)
      #expect(page.components(separatedBy: "<!--").count == 1)
      try Self.write(page, "hostile-\(number + 1)")
    }
  }

  @Test func `The map of the app is on the page if it is given`() async throws {
    let app = try await Storefront()
    let recording = try await RecordingFormatTests.recording()
    #expect(!recording.page().contains("id=\"map\""))
    #expect(recording.page(map: app.map).contains("id=\"map\""))
  }

  @Test func `A container that the navigation did not come to was not looked at`() async throws {
    let page = try await RecordingFormatTests.recording().page()
    #expect(page.contains("\"link\":\"not looked at\""))
    #expect(!page.contains("in not looked at"))
  }

  @Test func `The page of nothing is a page`() throws {
    let page = NavigationRecorder().recording.page()
    try Self.write(page, "nothing")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("\"events\":[]"))
  }

  @Test func `A thousand navigations over a hundred screens take less than 10 MB`() async throws {
    let recorder = try await LargeRecording.recorder()
    let recording = recorder.recording
    #expect(recording.events.compactMap(\.navigation).count == 1_000)
    #expect(recording.events.allSatisfy { $0.after.nodes.count >= 100 })
    #expect(recording.page().utf8.count < 10_000_000)
    try Self.write(recording.page(), "large")
  }
}

/// A recording of 1,000 navigations over 100 screens.
@MainActor
enum LargeRecording {
  static func recorder() async throws -> NavigationRecorder {
    let tabs = ModelTabs(
      (0..<5).map { tab in
        ModelStack((0..<19).map { ModelScreen(name: "Screen \(tab).\($0)") })
      })
    let window = ModelWindow(tabs)
    let recorder = NavigationRecorder(
      app: "Large", limits: .init(events: 10_000, bytes: 1_000_000_000))
    let router = recorder.recording(WindowRouter(window: window))
    for number in 0..<1_000 {
      try tabs.select(number % 5)
      let step = StepAssembly(
        finder: NilFinder<ModelScreen, Void>(),
        factory: ClosureFactory { ModelScreen(name: "Product(\(number))") }
      )
      .using(.pushReplacingLast())
      .from(
        SingleStep(
          finder: ClassFinder<ModelStack, Void>(options: [.current, .visible]),
          factory: NilFactory())
      )
      .from(.root())
      .assemble()
      try await router.navigate(to: step)
    }
    return recorder
  }
}
