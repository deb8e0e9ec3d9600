import SwitchbackModel
import Testing

@MainActor
struct TroubleshootingTests {
  // snippet begin: interceptor
  /// Does not answer in time.
  struct CheckForUpdate: RoutingInterceptor {
    func perform(with context: Void) async throws {
      try await Task.sleep(for: .seconds(3600))
    }
  }
  // snippet end

  @Test func `A navigation tells what it waits for, and ends`() async throws {
    // The number of a navigation depends on the tests that have run before.
    func print(_ value: Any) {
      DocumentationTests.print(
        "\(value)".replacing(#/navigation \d+/#, with: "navigation 7"))
    }
    let window = ModelWindow(HomeScreen())
    // snippet begin: observe
    let bag = StepAssembly { BagScreen() }
      .adding(CheckForUpdate())
      .using(.presentModally())
      .from(.current())
    let router = WindowRouter(window: window, timeLimit: .milliseconds(50))
      .observing { event in print(event) }

    let navigation = router.go(to: bag)
    // snippet end
    await #expect(throws: NavigationError.self) { try await navigation.value }
    // output: events
    prints(
      """
      navigation 7: to BagScreen
      navigation 7: run CheckForUpdate; build BagScreen; perform PresentModally with BagScreen on Home, animated
      navigation 7: CheckForUpdate begins
      navigation 7: BagScreen was not reached. CheckForUpdate did not answer within 0.05 seconds. Nothing has changed.
      ▸ · BagScreen   not found: 1 screen looked at, none is a BagScreen
                      looked for everywhere by ScreenFinder
                      built by ClosureFactory, integrated by PresentModally
                      intercepted by CheckForUpdate
        ✓ any screen  found: Home
      """)
  }
}
