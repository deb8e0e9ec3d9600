import Switchback
import SwitchbackModel

extension NavigationTester where Window == ModelWindow {
  /// Waits until a screen of a type is visible in any layer, such as a log-in, and returns it.
  ///
  ///     let navigation = router.go(to: orders)
  ///     let login = try await tester.waitForScreen(LoginScreen.self)
  ///     login.results.give(true)
  ///     _ = try await navigation.value
  ///
  /// On the simulator of UIKit, use its `wait(until:)` instead: it turns the simulated main loop.
  ///
  /// - Parameters:
  ///   - type: The class of the screen, or a protocol that it conforms to.
  ///   - limit: The time limit.
  /// - Throws: ``NavigationTestFailure`` with the screens drawn if the limit has passed;
  ///   `CancellationError` if the task was cancelled.
  public func waitForScreen<Target>(
    _ type: Target.Type, limit: Duration = .seconds(10),
    fileID: String = #fileID, line: Int = #line
  ) async throws -> Target {
    let clock = ContinuousClock()
    let end = clock.now + limit
    repeat {
      if let screen = try Hierarchy(of: window).first(type, .allVisible) { return screen }
      // A sleeping test leaves the main actor to the navigation.
      try await clock.sleep(for: .milliseconds(1))
    } while clock.now < end
    throw NavigationTestFailure(
      "No \(type) was shown within \(limit). The screens are\n\(window.drawing)",
      at: SourcePlace(fileID: fileID, line: line))
  }
}
