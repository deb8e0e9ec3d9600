import SimulatedWorld
import Switchback
import SwitchbackModel

/// The simulated world, on the model host.
@MainActor
struct WorldCases {
  let harness: Harness

  /// Beside as many navigations as there are events, one after the other, in which nothing waits,
  /// fails or is checked.
  func worlds(_ count: Int, goal: Goal) async throws -> Row {
    let events = count * World.eventCount
    let window = ModelWindow(ModelStack(ModelScreen(name: "home")))
    let router = WindowRouter(window: window)
    let step = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "next") }
    )
    .using(PushReplacingLast())
    .from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>()))
    return try await harness.compare(
      "worlds",
      "How many worlds of \(World.eventCount) events run in a second, with all that is checked?",
      screens: count, steps: events, goal: goal
    ) {
      for _ in 0..<events { try await router.navigate(to: step, animated: false) }
    } engine: {
      for seed in 0..<count {
        try expect(World.run(seed: seed).failure == nil, "nothing wrong in world \(seed)")
      }
    }
  }
}
