import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// A screen is set up for its presentation before it is presented.
struct PresentModallyTests {
  private static func login(
    _ configure: @escaping @MainActor (any Screen) throws -> Void
  ) -> DestinationStep<LoginScreen, Any?> {
    finding(LoginScreen.self, for: Any?.self)
      .using(.presentModally(configure)).from(.current()).assemble()
  }

  @Test func `The transition is set before the screen is shown`() async throws {
    var wasPresented: [Bool] = []
    let login = Self.login { screen in
      let login = try #require(screen as? LoginScreen)
      login.transition = "blur"
      wasPresented.append(login.presenter != nil)
    }
    let window = try makeWindow("window\n└─ Home")
    try await NavigationTester(window).expect(
      BoundStep(login), shows: "window\n├─ Home\n└─ modal Login", changes: 1)
    #expect(try window.screen(LoginScreen.self).transition == "blur")
    #expect(wasPresented == [false])
  }

  @Test func `A screen that is there keeps its transition`() async throws {
    let window = try makeWindow("window\n├─ Home\n├─ modal Login\n└─ modal Bag")
    try await NavigationTester(window).expect(
      BoundStep(Self.login { _ in throw Refusal() }), shows: "window\n├─ Home\n└─ modal Login")
    #expect(try window.screen(LoginScreen.self).transition == "default")
  }

  @Test func `A transition that cannot be set ends the navigation with everything as it was`()
    async throws
  {
    let login = Self.login { _ in throw Refusal("No animator for Login.") }
    try await NavigationTester(try makeWindow("window\n└─ Home")).expectFailure(
      login, with: nil,
      description: """
        LoginScreen was not reached. The screens could not be changed: No animator \
        for Login. All changes were undone.
        ▸ · LoginScreen  not found: 1 screen looked at, none is a LoginScreen
                         looked for everywhere by ClassFinder
                         built by ScreenFactory, integrated by PresentModally
          ✓ any screen   found: Home
        """)
  }
}
