import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// From RouteComposer's guide: a transition of one's own, handed to the presentation.
@MainActor
struct CustomTransitionTests {
  static func login(
    _ spelling: Spelling, _ configure: @escaping @MainActor (any Screen) throws -> Void
  ) -> DestinationStep<LoginScreen, Any?> {
    switch spelling {
    case .long:
      StepAssembly(
        finder: ClassFinder<LoginScreen, Any?>(), factory: ScreenFactory<LoginScreen, Any?>()
      )
      .using(GeneralAction.presentModally(configure))
      .from(GeneralStep.current())
      .assemble()
    case .short:
      StepAssembly(finder: .classFinder(), factory: ScreenFactory<LoginScreen, Any?>())
        .using(.presentModally(configure))
        .from(.current())
        .assemble()
    }
  }

  @Test("The transition is set before the screen is shown", arguments: Spelling.allCases)
  func transition(_ spelling: Spelling) async throws {
    var wasPresented: [Bool] = []
    let login = Self.login(spelling) { screen in
      let login = try #require(screen as? LoginScreen)
      login.transition = "blur"
      wasPresented.append(login.presenter != nil)
    }
    let window = try await check(Self.journey, to: login)
    #expect(try window.screen(LoginScreen.self).transition == "blur")
    #expect(wasPresented == [false])
  }

  @Test("A screen that is there keeps its transition", arguments: Spelling.allCases)
  func found(_ spelling: Spelling) async throws {
    let journey = Journey(
      "Login is under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Login                     └─ modal Login
      └─ modal Bag
      """)
    let window = try await check(journey, to: Self.login(spelling) { _ in throw Refusal() })
    #expect(try window.screen(LoginScreen.self).transition == "default")
  }

  @Test("A transition that cannot be set ends the navigation with everything as it was")
  func failing() async throws {
    let window = try makeWindow(Self.journey.before)
    let step = Self.login(.short) { _ in throw Refusal("No animator for Login.") }
    let text = await failure(to: step, with: nil, in: window)
    #expect(
      text == """
        LoginScreen was not reached. What is on screen could not be changed: No animator \
        for Login. Everything is as it was.
        ▸ · LoginScreen  not found: 3 screens looked at, none is a LoginScreen
                         looked for everywhere by ClassFinder
                         built by ScreenFactory, integrated by PresentModally
          ✓ any screen   found: tabs
        """)
  }

  nonisolated static let journey = Journey(
    "root only",
    """
    window                          →  window
    └─ tabs                            ├─ tabs
       ├─ Home*                        │  ├─ Home*
       └─ Bag                          │  └─ Bag
                                       └─ modal Login
    """)
}
