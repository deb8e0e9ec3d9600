import Testing
@_spi(Simulation) import UIKitSimulator

/// Gives every test a device of its own, with misuses recorded unless the settings say otherwise.
struct Simulated: TestTrait, SuiteTrait, TestScoping {
  var settings: Settings

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let simulation = await Simulation(settings: settings)
    try await simulation.scope { try await function() }
    await simulation.reset()
  }
}

extension Trait where Self == Simulated {
  static var simulated: Simulated { simulated { _ in } }

  static func simulated(_ change: (inout Settings) -> Void) -> Simulated {
    var settings = Settings()
    settings.misuses = .record
    change(&settings)
    return Simulated(settings: settings)
  }
}
