import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The two ways to write the same configuration.
enum Spelling: Sendable, CaseIterable {
  case long, short
}

/// Whether a chain finds its destination when it is there. One that does not builds a second one.
enum Destination {
  case found, builtAnew
}

/// Navigates from the place of a journey, and compares with what is to come of it.
///
/// Besides: the plan says whether anything changes, at most one change is animated in each layer, and
/// the second time nothing changes.
@MainActor
@discardableResult
func check<Target>(
  _ journey: Journey, to step: DestinationStep<Target, Any?>,
  _ destination: Destination = .found, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> ModelWindow {
  try await check(
    journey, to: step, with: nil, destination, sourceLocation: sourceLocation)
}

@MainActor
@discardableResult
func check<Target, Context>(
  _ journey: Journey, to step: DestinationStep<Target, Context>, with context: Context,
  _ destination: Destination = .found, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> ModelWindow {
  let window = try makeWindow(journey.before)
  window.recordsChanges = true
  let router = WindowRouter(window: window)

  let plan = try router.plan(to: step, with: context)
  #expect(window.changeCount == 0, sourceLocation: sourceLocation)
  let outcome = try await router.navigate(to: step, with: context)
  #expect(window.drawing == journey.after, sourceLocation: sourceLocation)
  #expect(plan.changesNothing == (window.changeCount == 0), sourceLocation: sourceLocation)
  #expect(outcome.isAlreadyThere == plan.changesNothing, sourceLocation: sourceLocation)

  let animated = window.changes.filter(\.animated)
  #expect(
    animated.count == Set(animated.map(\.layer)).count, "\(window.changes)",
    sourceLocation: sourceLocation)

  if destination == .found {
    window.changes = []
    let again = try await router.navigate(to: step, with: context)
    #expect(again.isAlreadyThere, sourceLocation: sourceLocation)
    #expect(window.changes == [], sourceLocation: sourceLocation)
  }
  return window
}

/// Navigates from a place where it is not possible: nothing changes.
///
/// - Returns: The error's text.
@MainActor
func failure<Target, Context>(
  to step: DestinationStep<Target, Context>, with context: Context, in window: ModelWindow
) async -> String {
  let before = window.drawing
  do {
    let outcome = try await WindowRouter(window: window).navigate(to: step, with: context)
    return "No error: \(outcome)"
  } catch {
    #expect(window.drawing == before)
    #expect(window.changeCount == 0)
    return "\(error)"
  }
}
