import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Whether a chain finds its destination when it is there. One that does not builds a second one.
enum Destination {
  case found, builtAnew
}

/// Goes on a journey with a plain router, in a window with the screens of these tests.
@discardableResult
func check<Target, Context>(
  _ journey: Journey, to step: DestinationStep<Target, Context>, with context: Context,
  _ destination: Destination = .found, fileID: String = #fileID, line: Int = #line
) async throws -> ModelWindow {
  let tester = NavigationTester(try makeWindow(journey.before))
  try await tester.expect(
    journey, to: step, with: context, isAlwaysNew: destination == .builtAnew, fileID: fileID,
    line: line)
  return tester.window
}

@discardableResult
func check<Target>(
  _ journey: Journey, to step: DestinationStep<Target, Any?>, fileID: String = #fileID,
  line: Int = #line
) async throws -> ModelWindow {
  try await check(journey, to: step, with: nil, fileID: fileID, line: line)
}

/// Navigates from a place where it is not possible: nothing changes.
///
/// - Returns: The error's text.
func failure<Target, Context>(
  to step: DestinationStep<Target, Context>, with context: Context, in window: ModelWindow
) async -> String {
  do {
    let tester = NavigationTester(window)
    return try await tester.expectChanges(0) {
      "\(try await tester.expectFailure(step, with: context))"
    }
  } catch {
    return "\(error)"
  }
}
