import Foundation
import Switchback
import SwitchbackInspector
import SwitchbackModel
import Testing

/// What a replay does not call the same.
struct ReplayDifferenceTests {
  @Test func `Nothing repeated is not the same`() async throws {
    let report = try await NavigationRecorder().recording.replay { SmallApp().start }
    #expect(!report.isSame)
    #expect("\(report)" == "0 events were repeated.\nThere is nothing to compare.")
  }

  @Test func `An event that was not repeated is listed, and the rest is not called the same`()
    async throws
  {
    let recorder = NavigationRecorder()
    let (one, two) = (SmallApp(recorder), SmallApp(recorder))
    try await one.navigator.navigate(to: .page)
    try await two.navigator.navigate(to: .page)
    let report = try await recorder.recording.replay { SmallApp().start }
    #expect(!report.isSame)
    #expect(
      "\(report)" == """
        1 event was repeated.
        Event 2, .page, was not repeated: it was in window 2, and a replay has one window.
        What was repeated did the same as recorded.
        """)
  }

  @Test func `Ways back are repeated, and fail as recorded`() async throws {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    let ways: [BackStep] = [.previous, .popToRoot, .start, .dismissAll, .dismissal]
    for way in ways {
      try await app.navigator.navigate(to: .page)
      _ = try? await app.navigator.router.navigateBack(way)
    }
    let report = try await recorder.recording.replay { SmallApp().start }
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == 10)
  }

  @Test func `A destination that falls back to a way back is repeated itself`() async throws {
    let recorder = NavigationRecorder()
    _ = try? await SmallApp(recorder).navigator.navigate(to: .lost)
    let event = try #require(recorder.recording.events.first)
    #expect(event.navigation?.json == #"{"lost":{}}"#)
  }

  @Test func `Another error of the same stage is a difference`() async throws {
    let recorder = NavigationRecorder()
    _ = try? await SmallApp(recorder).navigator.navigate(to: .faulty)
    let same = try await recorder.recording.replay { SmallApp().start }
    #expect(same.isSame)
    let other = try await recorder.recording.replay {
      SmallApp(fault: "There is no stock.").start
    }
    let reason = try #require(other.difference).reason
    #expect(reason.contains("There is no network."))
    #expect(reason.contains("There is no stock."))
    #expect(!other.isSame)
  }

  @Test(arguments: [Place.opening, .openingFirst])
  fileprivate func `A navigation that the app began inside another one is compared`(
    place: Place
  ) async throws {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    try await app.navigator.navigate(to: place)
    await app.settle()
    #expect(recorder.recording.events.last?.navigation?.outer == 1)
    let recording = recorder.recording
    #expect(app.window.drawing.contains("Page"))
    for isSeen in [true, false] {
      let same = try await recording.replay {
        let recorder = NavigationRecorder()
        return isSeen ? SmallApp(recorder).start(recorder) : SmallApp().start
      }
      #expect(same.isSame, "\(same)")
      let other = try await recording.replay(timeLimit: .milliseconds(300)) {
        let recorder = NavigationRecorder()
        let app = isSeen ? SmallApp(recorder) : SmallApp()
        app.opensNext = false
        return isSeen ? app.start(recorder) : app.start
      }
      // Without a recorder, the screens tell: those after the last event that ended.
      #expect(other.difference?.event == (isSeen || place == .opening ? 2 : 1), "\(other)")
      #expect(!other.isSame)
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func `A log-in that nobody answers ends after ten seconds by default`() async throws {
    let recording = try await Self.recordingOfLogIn(isNoted: false)
    let report = try await recording.replay { SmallApp().start }
    #expect(report.difference?.reason == "it has not ended within 10.0 seconds.")
    #expect(report.repeatedCount == 0)
    #expect(!report.isSame)
  }

  @Test func `The answer that the app recorded is repeated while the navigation waits`()
    async throws
  {
    let recording = try await Self.recordingOfLogIn()
    let report = try await recording.replay {
      let app = SmallApp()
      return ReplayStart(window: app.window, navigator: app.navigator) { _, _ in app.logIn() }
    }
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == 2)
  }

  @Test func `The start can answer as the user did`() async throws {
    let recording = try await Self.recordingOfLogIn(isNoted: false)
    var questions: [RecordedNavigation.Question] = []
    let report = try await recording.replay {
      let app = SmallApp()
      return ReplayStart(
        window: app.window, navigator: app.navigator,
        answering: { question in
          questions.append(question)
          app.logIn()
        })
    }
    #expect(report.isSame, "\(report)")
    #expect(questions.map(\.name) == ["ClosureInterceptor"])
    #expect(questions.map(\.agreed) == [true])
  }

  @Test func `A navigation that never had its turn is listed, and the replay goes on`()
    async throws
  {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    let waiting = app.navigator.go(to: .guarded)
    await app.settle()
    _ = try? await app.navigator.navigate(to: .page, policy: .reject)
    app.logIn()
    _ = try await waiting.value
    try await app.navigator.navigate(to: .page)
    let report = try await recorder.recording.replay { SmallApp().startThatLogsIn() }
    #expect(report.difference == nil, "\(report)")
    #expect(report.omissions.map(\.event) == [2])
    #expect(report.omissions.map(\.isEnd) == [false])
    #expect(report.repeatedCount == 2)
  }

  @Test func `A navigation that was cancelled in the queue is listed, and the replay goes on`()
    async throws
  {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    app.window.animations = .manual
    let first = app.navigator.go(to: .page)
    await app.window.waitForAnimation()
    let queued = app.navigator.go(to: .page)
    await app.settle()
    app.window.finishAnimations()
    queued.cancel()
    _ = try await first.value
    _ = try? await queued.value
    #expect(recorder.recording.events.last?.navigation?.outcome == .cancelled)
    let report = try await recorder.recording.replay { SmallApp().start }
    #expect(report.difference == nil, "\(report)")
    #expect(report.omissions.map(\.event) == [2])
    #expect(report.omissions.map(\.isEnd) == [false])
  }

  @Test func `A replay ends where one that is not repeated has changed the screens inside it`()
    async throws
  {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    let waiting = app.navigator.go(to: .asking)
    await app.settle()
    #expect(app.window.drawing.contains("Page"))
    try await app.navigator.navigate(to: .page, policy: .replace)
    _ = await waiting.result
    let report = try await recorder.recording.replay { SmallApp().start }
    #expect(report.difference == nil, "\(report)")
    #expect(report.omissions.last?.isEnd == true, "\(report)")
    #expect(report.repeatedCount == 0)
  }

  @Test(arguments: [true, false])
  func `A navigation that ran while another one waited for the user is repeated beside it`(
    isNoted: Bool
  ) async throws {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    let waiting = app.navigator.go(to: .guarded)
    await app.settle()
    try await app.navigator.navigate(to: .page)
    if isNoted { recorder.note(LogIn.now, in: app.window) }
    app.logIn()
    _ = try await waiting.value
    try await app.navigator.navigate(to: .page)
    let report = try await recorder.recording.replay(timeLimit: .seconds(2_000)) {
      SmallApp().startThatLogsIn(whenAsked: !isNoted)
    }
    #expect(report.difference == nil, "\(report)")
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == (isNoted ? 4 : 3))
  }

  @Test(arguments: [true, false])
  func `Navigations that wait for the same answer of the user are repeated beside each other`(
    isNoted: Bool
  ) async throws {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    let waiting = [app.navigator.go(to: .guarded), app.navigator.go(to: .guarded)]
    await app.settle()
    if isNoted { recorder.note(LogIn.now, in: app.window) }
    app.logIn()
    for navigation in waiting { _ = try await navigation.value }
    let report = try await recorder.recording.replay(timeLimit: .seconds(2_000)) {
      SmallApp().startThatLogsIn(whenAsked: !isNoted)
    }
    #expect(report.difference == nil, "\(report)")
    #expect(report.isSame, "\(report)")
    #expect(report.repeatedCount == (isNoted ? 3 : 2))
  }

  /// - Parameter isNoted: Whether the app records the log-in as an action.
  private static func recordingOfLogIn(isNoted: Bool = true) async throws -> Recording {
    let recorder = NavigationRecorder()
    let app = SmallApp(recorder)
    let navigation = app.navigator.go(to: .guarded)
    await app.settle()
    if isNoted { recorder.note(LogIn.now, in: app.window) }
    app.logIn()
    _ = try await navigation.value
    return recorder.recording
  }
}

private enum LogIn: Codable { case now }

private enum Place: Codable { case page, faulty, guarded, asking, opening, openingFirst, lost }

private struct Fault: Error, CustomStringConvertible {
  let description: String
}

/// An app with a stack, and destinations that fail, wait for the user, or open another one.
private final class SmallApp {
  let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
  var opensNext = true
  private var isLoggedIn = false
  private let fault: String
  private let router: WindowRouter
  private let recorder: NavigationRecorder?

  init(_ recorder: NavigationRecorder? = nil, fault: String = "There is no network.") {
    self.fault = fault
    self.recorder = recorder
    let router = WindowRouter(window: window)
    self.router = recorder?.recording(router) ?? router
  }

  /// Without a recorder.
  var start: ReplayStart<Place> { ReplayStart(window: window, navigator: navigator) }

  func start(_ recorder: NavigationRecorder) -> ReplayStart<Place> {
    ReplayStart(window: window, navigator: navigator, recorder: recorder)
  }

  /// Logs in when asked, or when the recording does.
  func startThatLogsIn(whenAsked: Bool = true) -> ReplayStart<Place> {
    ReplayStart(
      window: window, navigator: navigator, performing: { _, _ in self.logIn() },
      answering: { _ in if whenAsked { self.logIn() } })
  }

  var navigator: Navigator<Place> {
    let navigator = Navigator(router: router) { self.step(to: $0) }
    return navigator
  }

  func logIn() { isLoggedIn = true }

  /// Lets what is due on the main actor run.
  func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }

  private func step(to place: Place) -> BoundStep {
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { [fault] in
        if place == .faulty { throw Fault(description: fault) }
        return ModelScreen(name: place == .opening ? "Opening" : "Page")
      })
    let stack = SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
    return switch place {
    case .lost:
      BoundStep(
        GeneralStep.existing(ModelTabs.self).otherwise { _ in BackStep.dismissal.step })
    case .page, .faulty:
      BoundStep(page.using(.push()).from(stack).from(.root()).assemble())
    case .guarded:
      BoundStep(
        page.adding(
          ClosureInterceptor<Void>(waitsForUser: true) {
            while !self.isLoggedIn { try await Task.sleep(for: .milliseconds(1)) }
          }
          .keyed("log in")
        )
        .using(.push()).from(stack).from(.root()).assemble())
    case .asking:
      BoundStep(
        page.adding(
          ClosureInterceptor<Void>(waitsForUser: true) {
            try await self.navigator.navigate(to: .page)
            while !self.isLoggedIn { try await Task.sleep(for: .milliseconds(1)) }
          }
        )
        .using(.push()).from(stack).from(.root()).assemble())
    case .openingFirst:
      BoundStep(
        page.adding(
          ClosureInterceptor<Void> {
            if self.opensNext { try await self.navigator.navigate(to: .page) }
          }
        )
        .using(.push()).from(stack).from(.root()).assemble())
    case .opening:
      BoundStep(
        page.adding(
          ClosurePostRoutingTask<ModelScreen, Void> { _, _, _ in
            if self.opensNext { self.openNext() }
          }
        )
        .using(.push()).from(stack).from(.root()).assemble())
    }
  }

  private func openNext() {
    navigator.go(to: .page)
  }
}
