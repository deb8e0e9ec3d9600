import Switchback

extension NavigationTester {
  /// Waits until a screen of a type is visible in any layer, such as a log-in, and returns it.
  ///
  ///     let navigation = router.go(to: orders)
  ///     let login = try await tester.waitForScreen(LoginScreen.self)
  ///     login.results.give(true)
  ///     _ = try await navigation.value
  ///
  /// For the type of a view of SwiftUI's, it waits for the view's screen, and returns the view. To give a result, wait for
  /// its screen: `ContentScreen<LoginView>.self`.
  ///
  /// The screen may still be appearing: before the user taps in it, let a simulation come to rest, as with `untilIdle()`.
  ///
  /// - Parameters:
  ///   - type: The class of the screen, a protocol that it conforms to, or the type of its view.
  ///   - limit: The time limit, ten seconds if not given. On a busy machine, where the navigation gets little time, the wait
  ///     lasts longer.
  /// - Throws: ``NavigationTestFailure`` with the screens drawn if the limit has passed;
  ///   `CancellationError` if the task was cancelled. A `Simulation` of UIKit ends such a test itself, with `Stalled`,
  ///   when nothing is left to happen.
  public func waitForScreen<Target>(
    _ type: Target.Type, limit: Duration = .seconds(10),
    fileID: String = #fileID, line: Int = #line
  ) async throws -> Target {
    try await SourcePlace(fileID: fileID, line: line).wait(limit) {
      let hierarchy = Hierarchy(of: window)
      if let screen = try hierarchy.first(type, .allVisible) { return screen }
      let around = try hierarchy.first((any WrappingScreen).self, .allVisible) {
        $0.wrappedValue is Target
      }
      return around?.wrappedValue as? Target
    } orFail: {
      "No \(type) was shown within \(limit)\n\(window.drawing)"
    }
  }
}

extension SourcePlace {
  /// Looks again and again, until there is something.
  ///
  /// - Throws: ``NavigationTestFailure`` if the limit has passed; `CancellationError`; the errors of looking.
  @MainActor
  func wait<Found>(
    _ limit: Duration, until look: () throws -> Found?, orFail message: () -> String
  ) async throws -> Found {
    let clock = ContinuousClock()
    let end = clock.now + limit
    // NB: counted, too: on a busy machine the limit may pass before other code has run at all.
    var looks = 0
    repeat {
      if let found = try look() { return found }
      // A sleeping test leaves the main actor to the navigation.
      try await clock.sleep(for: .milliseconds(1))
      looks += 1
    } while clock.now < end || looks < 100
    throw NavigationTestFailure(message(), at: self)
  }
}
