import Switchback
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Counts what the recorder keeps.

/// What is recorded of a navigation that ends early, or beside another one.
@Suite(.timeLimit(.minutes(40)))
struct RecorderEndingsTests {
  @Test func `A rejected navigation changes nothing, though another one is changing the screens`()
    async throws
  {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    window.animations = .manual
    let recorder = NavigationRecorder()
    let router = recorder.recording(WindowRouter(window: window))
    let first = router.go(to: Self.page())
    await window.waitForAnimation()
    await #expect(throws: NavigationError.self) {
      try await router.navigate(to: Self.page(), policy: .reject)
    }
    window.finishAnimations()
    _ = try await first.value
    let event = try #require(recorder.recording.events.last)
    #expect(event.navigation?.outcome == .rejected)
    #expect(event.before == event.after)
    let changed = try #require(recorder.recording.events.first)
    #expect(changed.navigation?.outcome == .reached)
    #expect(changed.before.nodes.map(\.name) == ["stack", "Home"])
    #expect(changed.after.nodes.map(\.name) == ["stack", "Home", "Page"])
  }

  @Test(arguments: [false, true])
  func `A rejected navigation names the one that is going on, be it a log-in's`(
    _ waitsForUser: Bool
  ) async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder()
    let router = recorder.recording(WindowRouter(window: window))
    let (questions, question) = AsyncStream.makeStream(of: Void.self)
    let login = ClosureInterceptor<Void>(waitsForUser: waitsForUser) {
      for await _ in questions { return }
    }
    let first = router.go(to: Self.page(after: login))
    for _ in 0..<10_000 where recorder.pending.isEmpty { await Task.yield() }
    for _ in 0..<200 { await Task.yield() }
    await #expect(throws: NavigationError.self) {
      try await router.navigate(to: Self.page(), policy: .reject)
    }
    question.yield()
    _ = try await first.value
    let navigations = recorder.recording.events.compactMap(\.navigation)
    #expect(navigations.last?.outcome == .rejected)
    #expect(navigations.map(\.other) == [nil, 1])
  }

  @Test func `One that had to wait, and has not ended, has changed nothing of what it found`()
    async throws
  {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder()
    let router = recorder.recording(WindowRouter(window: window))
    let (questions, question) = AsyncStream.makeStream(of: Void.self)
    window.animations = .manual
    let first = router.go(to: Self.page())
    await window.waitForAnimation()
    let second = router.go(to: Self.page())
    let third = router.go(
      to: Self.page(
        after: ClosureInterceptor<Void> { for await _ in questions { return } }))
    window.animations = .immediate
    window.finishAnimations()
    _ = try await first.value
    _ = try await second.value
    for _ in 0..<200 { await Task.yield() }
    let event = try #require(recorder.recording.events.last)
    #expect(event.navigation?.outcome == .running)
    #expect(event.before.nodes.map(\.name) == ["stack", "Home", "Page", "Page"])
    #expect(event.after == event.before)
    question.yield()
    _ = try await third.value
  }

  @Test func `A navigation whose window is gone is recorded as failed`() async throws {
    var window: ModelWindow? = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder()
    let router = recorder.recording(WindowRouter(window: try #require(window)))
    let navigation = router.go(
      to: Self.page(
        after: ClosureInterceptor<Void>(waitsForUser: true) {
          try await Task.sleep(for: .seconds(86_400))
        }))
    for _ in 0..<200 { await Task.yield() }
    window = nil
    await #expect(throws: NavigationError.self) { try await navigation.value }
    let event = try #require(recorder.recording.events.last)
    #expect(event.navigation?.outcome == .failed)
    #expect(event.navigation?.failure == "window gone")
    #expect(event.before == event.after)
    #expect(!event.after.nodes.isEmpty)
    #expect(recorder.pending.isEmpty)
  }

  @Test func `Navigations after the window is gone are recorded in that window`() async throws {
    let recorder = NavigationRecorder()
    var windows = (0..<2).map { _ in ModelWindow(ModelStack(ModelScreen(name: "Home"))) }
    let routers = windows.map { recorder.recording(WindowRouter(window: $0)) }
    windows = []
    for router in routers.reversed() {
      await #expect(throws: NavigationError.self) { try await router.navigate(to: Self.page()) }
    }
    // It has never been in a window.
    let router = recorder.recording(NavigationWindow(nil).router)
    await #expect(throws: NavigationError.self) { try await router.navigate(to: Self.page()) }
    windows = [ModelWindow(ModelStack(ModelScreen(name: "Home")))]
    try await recorder.recording(WindowRouter(window: windows[0])).navigate(to: Self.page())
    let recording = recorder.recording
    #expect(recording.windows == ["main", "window 2", "window 3"])
    #expect(recording.events.map(\.window) == [1, 0, 2, 2])
    let failures = recording.events.map { $0.navigation?.failure }
    #expect(failures == ["window gone", "window gone", "window gone", nil])
    #expect(recording.events.allSatisfy { $0.navigation?.outcome != .running })
    #expect(recorder.pending.isEmpty)
  }

  @Test func `A superseded navigation names the one that superseded it, of the same window`()
    async throws
  {
    let recorder = NavigationRecorder()
    let windows = (0..<2).map { _ in ModelWindow(ModelStack(ModelScreen(name: "Home"))) }
    let routers = windows.map { recorder.recording(WindowRouter(window: $0)) }
    let (questions, question) = AsyncStream.makeStream(of: Void.self)
    let waiting = ClosureInterceptor<Void> { for await _ in questions { return } }
    let inner = Self.page(after: waiting)
    // 2 begins inside 1.
    let first = routers[0].go(
      to: Self.page(after: ClosureInterceptor { try await routers[0].navigate(to: inner) }))
    for _ in 0..<10_000 where recorder.pending.count < 2 { await Task.yield() }
    try #require(recorder.pending.count == 2)
    let elsewhere = routers[1].go(to: Self.page(after: waiting), policy: .replace)
    for _ in 0..<10_000 where recorder.pending.count < 3 { await Task.yield() }
    try #require(recorder.pending.count == 3)
    try await routers[0].navigate(to: Self.page(), policy: .replace)
    _ = await first.result
    question.yield()
    _ = try await elsewhere.value
    let navigations = recorder.recording.events.compactMap(\.navigation)
    #expect(navigations.map(\.outcome) == [.replaced, .replaced, .reached, .reached])
    #expect(navigations.map(\.other) == [4, 4, nil, 1])
  }

  @Test func `The time until an interceptor refuses is recorded`() async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder()
    await #expect(throws: NavigationError.self) {
      try await recorder.recording(WindowRouter(window: window)).navigate(
        to: Self.page(
          after: ClosureInterceptor<Void> {
            try await Task.sleep(for: .milliseconds(30))
            throw Refusal()
          }))
    }
    let navigation = try #require(recorder.recording.events.last?.navigation)
    #expect(navigation.failure == "intercepted")
    #expect(navigation.interceptors.map(\.agreed) == [false])
    #expect(try #require(navigation.interceptors.first).seconds >= 0.03)
  }

  @Test func `The time until a screen refuses to be dismissed is recorded`() async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home"), Form(name: "Form")))
    let recorder = NavigationRecorder()
    await #expect(throws: NavigationError.self) {
      try await recorder.recording(WindowRouter(window: window)).navigateBack(.start)
    }
    let navigation = try #require(recorder.recording.events.last?.navigation)
    #expect(navigation.failure == "blocked")
    #expect(navigation.guards.map(\.agreed) == [false])
    #expect(try #require(navigation.guards.first).seconds >= 0.03)
  }

  @Test func `A step whose screen was never built is not recorded as built`() async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home"), Form(name: "Form")))
    let recorder = NavigationRecorder()
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { ModelScreen(name: "Page") }
    )
    .using(.replaceRoot()).from(GeneralStep.root()).assemble()
    await #expect(throws: NavigationError.self) {
      try await recorder.recording(WindowRouter(window: window)).navigate(to: page)
    }
    let navigation = try #require(recorder.recording.events.last?.navigation)
    #expect(navigation.failure == "blocked")
    #expect(navigation.plan.map(\.text).contains("build ModelScreen"))
    #expect(navigation.chain.map(\.fate) == [.passed, .found])
  }

  private static func page(
    after interceptor: ClosureInterceptor<Void> = ClosureInterceptor {}
  ) -> DestinationStep<ModelScreen, Void> {
    StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { ModelScreen(name: "Page") }
    )
    .adding(interceptor).using(.presentModally()).from(GeneralStep.current()).assemble()
  }

  private struct Refusal: Error {}

  private final class Form: ModelScreen, LeaveGuard {
    func confirmLeaving() async -> Bool {
      try? await Task.sleep(for: .milliseconds(30))
      return false
    }
  }
}
