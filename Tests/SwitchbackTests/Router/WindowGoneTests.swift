import Switchback
import SwitchbackModel
import Testing

/// A window that goes while a navigation waits for the app's code: the navigation ends, and keeps nothing of
/// the window.
struct WindowGoneTests {
  private let gate = Gate()
  private let picker = StepAssembly { (_: Void) in PickerScreen() }.using(.presentModally()).from(
    .current())

  enum Wait: CaseIterable, Sendable {
    case turn, guarded, interceptor, logIn, sharedLogIn, result, resultForUser, factory, task
  }

  private var login:
    StepAssembly<LoginScreen, ScreenFinder<LoginScreen, Void>, ClosureFactory<LoginScreen, Void>>
  {
    StepAssembly { (_: Void) in LoginScreen() }
  }

  /// A destination whose navigation waits.
  private func destination(for wait: Wait) -> BoundStep {
    let pass: @MainActor (()) async -> Void = { [gate] _ in await gate.pass() }
    let asked: @MainActor (NavigationWindow) async throws -> Void = { [picker] window in
      guard let router = window.window.map({ WindowRouter(window: $0) }) else { return }
      _ = try await router.result(of: picker)
    }
    switch wait {
    case .turn, .factory:
      return BoundStep(
        building(LoginScreen.self, behind: gate)
          .using(.presentModally()).from(.current()))
    case .guarded:
      return BoundStep(login.using(.replaceRoot()).from(.root()))
    case .interceptor:
      return BoundStep(
        login.adding(ClosureInterceptor(pass)).using(.presentModally()).from(.current()))
    case .logIn, .sharedLogIn:
      return BoundStep(
        login.adding(ClosureInterceptor(waitsForUser: true, pass).keyed("log in"))
          .using(.presentModally()).from(.current()))
    case .result:
      return BoundStep(
        login.adding(Asking(isForUser: false, ask: asked)).using(.presentModally()).from(.current())
      )
    case .resultForUser:
      return BoundStep(
        login.adding(Asking(isForUser: true, ask: asked)).using(.presentModally()).from(.current()))
    case .task:
      return BoundStep(
        login.adding(.contextTask { [gate] (_: LoginScreen, _: Void) async in await gate.pass() })
          .using(.presentModally()).from(.current()))
    }
  }

  @Test(.timeLimit(.minutes(40)), arguments: Wait.allCases)
  func `The navigation ends, and lets go of everything`(_ wait: Wait) async throws {
    let draft = DraftScreen()
    draft.answers(true, behind: gate)
    var window: ModelWindow? = ModelWindow(ModelStack(HomeScreen(), draft))
    weak let gone = window
    weak let root = window?.root
    let task = try start(wait, in: #require(window))
    if wait == .result || wait == .resultForUser { await settle() } else { await gate.reached() }
    window = nil
    let ending = await ending(of: task)
    #expect(
      ending == "The router's window is gone, or the screen is in none. Use one that is on display."
    )
    await settle()
    #expect(gone == nil)
    // The guard is held by the test.
    #expect(root == nil)
    gate.open()
    await settle()
  }

  /// - Returns: The navigation that waits last.
  private func start(
    _ wait: Wait, in window: ModelWindow
  ) -> Task<NavigationOutcome, any Error> {
    let router = WindowRouter(window: window)
    let task = router.go(to: destination(for: wait))
    guard wait == .turn || wait == .sharedLogIn else { return task }
    return router.go(to: destination(for: wait))
  }

  private struct Asking: RoutingInterceptor {
    let isForUser: Bool
    let ask: @MainActor (NavigationWindow) async throws -> Void

    var waitsForUser: Bool { isForUser }

    func perform(with context: Void) {}

    func perform(with context: Void, in window: NavigationWindow) async throws {
      try await ask(window)
    }
  }

  @Test func `A wait for the end of an animation ends when the window is closed`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    window.animations = .manual
    let users = Task {
      try await window.screen(ModelStack.self)
        .setContainedScreens([HomeScreen(), BagScreen()], animated: true)
    }
    await window.waitForAnimation()
    let link = WindowRouter(window: window).go(
      to: login.using(.presentModally()).from(.current()))
    await settle()
    window.endWaits()
    let ending = await ending(of: link)
    #expect(
      ending == "The router's window is gone, or the screen is in none. Use one that is on display."
    )
    #expect(window.isAnimating)
    window.finishAnimations()
    _ = await users.result
  }

  @Test func `So does the wait for a result, while the code that the navigation has begun goes on`()
    async throws
  {
    let window = ModelWindow(ModelStack(HomeScreen()))
    window.animations = .manual
    let gate = Gate()
    let picker = StepAssembly { PickerScreen() }
      .adding(.contextTask { _, _ in await gate.pass() })
      .using(.presentModally()).from(.current())
    let log = Log()
    let result = Task {
      let result = try await WindowRouter(window: window).result(of: picker)
      log.note("\(result as Any)")
    }
    await gate.reached()
    let users = Task {
      try await window.screen(ModelStack.self)
        .setContainedScreens([HomeScreen(), BagScreen()], animated: true)
    }
    await window.waitForAnimation()
    window.endWaits()
    await settle()
    #expect(log.entries == ["nil"])
    gate.open()
    window.finishAnimations()
    _ = await (result.result, users.result)
  }

  /// A window of a host that holds it for a while after the user has closed it.
  private final class ClosedWindow: ScreenWindow {
    let inner = ModelWindow(HomeScreen())
    var isGone = false
    var rootScreen: (any Screen)? { inner.rootScreen }

    func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
      try await inner.setRootScreen(screen, animated: animated)
    }
  }

  @Test func `In a window that is closed while code holds it, what waits ends, and nothing begins`()
    async throws
  {
    let window = ClosedWindow()
    let gate = Gate()
    let login = StepAssembly { PickerScreen() }.using(.presentModally()).from(.current())
    let result = Task { try await window.router.result(of: login) }
    await settle()
    let waiting = window.router.go(
      to: StepAssembly { () async in
        await gate.pass()
        return BagScreen()
      }.using(.presentModally()).from(.current()))
    await gate.reached()
    window.isGone = true
    ClosedWindow.windowIsGone()
    let gone = "The router's window is gone, or the screen is in none. Use one that is on display."
    #expect(await ending(of: waiting) == gone)
    #expect(try await result.value == nil)
    #expect(await ending(of: window.router.go(to: login)) == gone)
    gate.open()
  }

  @Test func `A commit that a window's end meets says so, whatever comes of it`() async throws {
    for fails in [true, false] {
      let window = ModelWindow(ModelStack(HomeScreen()))
      window.animations = .manual
      if fails { window.faults.fail(.present, effect: .changedButThrown) }
      let link = window.router.go(to: login.using(.presentModally()).from(.current()))
      await window.waitForAnimation()
      window.isGone = true
      window.endWaits()
      window.finishAnimations()
      let ending = await ending(of: link)
      #expect(ending.hasPrefix("The router's window is gone"))
    }
  }

  @Test func `The router that was set for a window goes with it`() async {
    final class Coordinator {}
    weak var gone: Coordinator?
    do {
      let (coordinator, window) = (Coordinator(), ModelWindow(HomeScreen()))
      gone = coordinator
      window.router = WindowRouter(window: window)
        .adding(ClosureInterceptor { (_: Any?) in withExtendedLifetime(coordinator) {} })
    }
    await settle()
    #expect(gone == nil)
  }
}
