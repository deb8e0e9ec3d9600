import Switchback
import SwitchbackModel
import Testing

/// A chain that leads nowhere until the user has logged in.
struct LogInFirstTests {
  private let window = ModelWindow(ModelScreen(name: "Welcome"))

  private func orders(
    logIn: @escaping @MainActor (ModelWindow) async throws -> Void
  ) -> DestinationStep<ModelScreen, Void> {
    StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "Orders") }
    )
    .adding(ClosureInterceptor { [window] (_: Void) in try await logIn(window) })
    .using(Push<ModelStack>()).from(existing(ModelStack.self)).assemble()
  }

  @Test func `Logging in brings the stack that the chain starts from`() async throws {
    let orders = orders { window in
      try await window.setRootScreen(ModelStack(ModelScreen(name: "Home")), animated: false)
    }
    try await WindowRouter(window: window).navigate(to: orders)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ Home
           └─ Orders*
        """)
  }

  @Test func `Logging in brings the first root`() async throws {
    let window = ModelWindow()
    let account = StepAssembly { AccountScreen() }
      .adding(
        ClosureInterceptor { (_: Void) in
          try await window.setRootScreen(HomeScreen(), animated: false)
        }
      )
      .using(.presentModally()).from(.current())
    try await WindowRouter(window: window).navigate(to: account)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Account")
  }

  @Test func `Logging in makes a root of what is no root`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let account = StepAssembly { AccountScreen() }
      .adding(
        ClosureInterceptor { (_: Void) in
          try await window.setRootScreen(HomeScreen(), animated: false)
        }
      )
      .using(.replaceRoot()).from(GeneralStep.existing(HomeScreen.self))
    try await WindowRouter(window: window).navigate(to: account)
    #expect(window.drawing == "window\n└─ Account")
  }

  /// Works on the home screen only.
  private struct OnHome: Action {
    func screensTakenAway(
      from source: any Screen, in window: any ScreenWindow
    ) throws -> [any Screen] {
      if source is HomeScreen { return [] }
      throw Refusal("Only on Home.")
    }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      try await source.presentScreen(screen, animated: animated)
    }
  }

  @Test func `Logging in brings a screen on which an action of the app's own can work`()
    async throws
  {
    let window = try makeWindow("window\n└─ Bag")
    let account = StepAssembly { AccountScreen() }
      .adding(
        ClosureInterceptor { (_: Void) in
          try await window.setRootScreen(HomeScreen(), animated: false)
        }
      )
      .using(OnHome()).from(.current())
    try await WindowRouter(window: window).navigate(to: account)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Account")
  }

  @Test func `A chain that leads nowhere afterwards either is an error, and ran its log-in once`()
    async
  {
    var count = 0
    let orders = orders { _ in count += 1 }
    let ending = await ending(of: WindowRouter(window: window).go(to: orders))
    #expect(ending.hasPrefix("None of the chain's screens is there"))
    #expect(count == 1)
    #expect(window.drawing == "window\n└─ Welcome")
  }
}
