#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

typealias Settings = Simulation.Settings

/// The two ways to write the same configuration.
enum Spelling: Sendable, CaseIterable {
  case long, short
}

/// Whether a chain finds its destination when it is there. One that does not builds a second one.
enum Destination {
  case found, builtAnew
}

/// What the user and the app do to the window before the navigation begins: where it is not at rest.
typealias Disturbance = @MainActor (UIWindow, Simulation) -> Void

/// Navigates from the place of a journey and compares with what is to come of it. UIKit must have
/// had no reason to print or raise anything, and the second time nothing changes.
func check<Target, Context>(
  _ journey: Journey, to step: DestinationStep<Target, Context>, with context: Context,
  _ destination: Destination = .found, animated: Bool = true,
  width: UIUserInterfaceSizeClass = .compact, settings: Settings = Settings(),
  disturbance: Disturbance? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let step = BoundStep(step, with: context)
  try await inWindowInBothReadings(
    journey.before, width: width, settings: settings, sourceLocation: sourceLocation
  ) { window, simulation in
    disturbance?(window, simulation)
    let router = WindowRouter(window: window)
    let outcome = try await router.navigate(to: step, animated: animated)
    #expect(window.drawn == journey.after, sourceLocation: sourceLocation)
    if disturbance == nil {
      #expect(
        outcome.isAlreadyThere == (journey.before == journey.after), sourceLocation: sourceLocation)
    }
    await simulation.untilIdle()
    #expect(window.drawn == journey.after, sourceLocation: sourceLocation)
    if destination == .found {
      let again = try await router.navigate(to: step)
      #expect(again.isAlreadyThere, sourceLocation: sourceLocation)
      #expect(window.drawn == journey.after, sourceLocation: sourceLocation)
    }
  }
}

func check<Target>(
  _ journey: Journey, to step: DestinationStep<Target, Any?>,
  _ destination: Destination = .found, animated: Bool = true,
  width: UIUserInterfaceSizeClass = .compact, settings: Settings = Settings(),
  disturbance: Disturbance? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await check(
    journey, to: step, with: nil, destination, animated: animated, width: width,
    settings: settings, disturbance: disturbance, sourceLocation: sourceLocation)
}

/// Navigates from a place where it is not possible: nothing changes.
///
/// - Returns: The error's text.
func failure<Target>(
  _ drawing: String, to step: DestinationStep<Target, Any?>
) async throws -> String {
  try await inWindow(drawing) { window, simulation in
    do {
      return "No error: \(try await WindowRouter(window: window).navigate(to: step))"
    } catch {
      await simulation.untilIdle()
      #expect(window.drawn == drawing)
      return "\(error)"
    }
  }
}

extension Settings {
  /// Stacks change at once while they appear, and only when they have appeared.
  var bothReadings: [Settings] {
    [false, true].map { defers in
      var settings = self
      settings.defersStackChangesWhileAppearing = defers
      return settings
    }
  }
}

/// Runs a test on a device of its own. In the end UIKit must have had no reason to print anything.
@MainActor @discardableResult
func onDevice<Result>(
  _ settings: Settings = Settings(), sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor (Simulation) async throws -> Result
) async throws -> Result {
  try await Simulation.run(settings: settings) { simulation in
    let result = try await body(simulation)
    #expect(simulation.warnings == [], sourceLocation: sourceLocation)
    return result
  }
}

/// Runs a test so in a window with the screens of a drawing.
@MainActor @discardableResult
func inWindow<Result>(
  _ drawing: String, width: UIUserInterfaceSizeClass = .compact, settings: Settings = Settings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor (UIWindow, Simulation) async throws -> Result
) async throws -> Result {
  try await onDevice(settings, sourceLocation: sourceLocation) { simulation in
    try await body(try await simulation.window(drawing, width: width), simulation)
  }
}

/// Runs a test so in both readings of what stacks do while they appear.
func onDeviceInBothReadings(
  _ settings: Settings = Settings(), sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor (Simulation) async throws -> Void
) async throws {
  for settings in settings.bothReadings {
    try await onDevice(settings, sourceLocation: sourceLocation, body)
  }
}

/// Runs a test so in both readings, in a window with the screens of a drawing.
func inWindowInBothReadings(
  _ drawing: String, width: UIUserInterfaceSizeClass = .compact, settings: Settings = Settings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor (UIWindow, Simulation) async throws -> Void
) async throws {
  for settings in settings.bothReadings {
    try await inWindow(
      drawing, width: width, settings: settings, sourceLocation: sourceLocation, body)
  }
}
#endif
