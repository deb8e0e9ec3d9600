#if !canImport(UIKit)
import Testing
import UIKitSimulator

typealias Settings = Simulation.Settings
typealias Warning = Simulation.Warning
typealias Misuse = Simulation.Misuse
typealias Swipe = Simulation.Swipe

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
    var settings = Settings.first
    settings.misuses = .record
    change(&settings)
    return Simulated(settings: settings)
  }
}

extension Settings {
  /// The reading that the tests are about unless they choose another, whatever the defaults are.
  static var first: Settings {
    var settings = Settings()
    settings.completesUnanimatedAtOnce = false
    settings.checksCallersWindow = true
    settings.navigationControllersDefineContext = true
    settings.searchedScreensPresent = false
    settings.groupsShowTheirOwnScreen = true
    settings.tabsMirrorViewControllers = false
    settings.refusesPresentedKinds = true
    settings.nestedDismissal = .refused
    settings.refusedDismissalCompletes = false
    settings.emptyDismissalCompletes = false
    settings.nestedPush = .dropped
    settings.defersStackChangesWhileAppearing = false
    settings.allowsPushingTabBarControllers = true
    settings.allowsDuplicatesInStack = false
    settings.raisesForTabIndexOutOfRange = true
    settings.popoversNeedSource = true
    settings.turnsWithoutTab = 0
    settings.secondTapPopsStack = true
    settings.holdsAnimationsInBackground = false
    return settings
  }
}
#endif
