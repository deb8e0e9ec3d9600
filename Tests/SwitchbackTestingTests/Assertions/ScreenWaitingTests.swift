import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct ScreenWaitingTests {
  private final class LoginScreen: ModelScreen, ResultScreen {
    let results = Results<Bool>()
  }

  private static let login = StepAssembly { LoginScreen() }.using(.presentModally()).from(
    .current())

  @Test func `A test waits for a screen that a navigation is going to show`() async throws {
    let tester = NavigationTester(ModelWindow(ModelScreen(name: "Home")))
    let result = Task { try await tester.router.result(of: Self.login) }
    let login = try await tester.waitForScreen(LoginScreen.self)
    #expect(tester.window.drawing == "window\n├─ Home\n└─ modal Login")
    login.results.give(true)
    #expect(try await result.value == true)
  }

  @Test func `A screen that never comes is a failure with the screens drawn`() async throws {
    let tester = NavigationTester(ModelWindow(ModelScreen(name: "Home")))
    let failure = await #expect(throws: NavigationTestFailure.self) {
      _ = try await tester.waitForScreen(
        LoginScreen.self, limit: .milliseconds(5), fileID: "ShopTests/ShopTests.swift", line: 12)
    }
    #expect(
      failure?.description == """
        No LoginScreen was shown within 0.005 seconds, at ShopTests.swift:12
        window
        └─ Home
        """)
  }

  @Test func `A hidden screen does not end the wait`() async throws {
    let login = LoginScreen()
    let window = ModelWindow(ModelTabs(ModelScreen(name: "Home"), login))
    let tester = NavigationTester(window)
    await #expect(throws: NavigationTestFailure.self) {
      _ = try await tester.waitForScreen(LoginScreen.self, limit: .milliseconds(5))
    }
    try await tester.router.navigate(
      to: StepAssembly(finder: ClassFinder<LoginScreen, Void>(), factory: NilFactory())
        .from(.root()).assemble())
    #expect(try await tester.waitForScreen(LoginScreen.self) === login)
  }
}
