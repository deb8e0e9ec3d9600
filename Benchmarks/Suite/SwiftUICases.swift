#if canImport(UIKit)
/// The rows are about the simulator of SwiftUI, which is not there beside UIKit itself.
struct SwiftUICases {
  static func rows(
    _ harness: Harness, _ options: Options, _ measure: Suite.Measure
  ) async throws {}
}
#else
import SwiftUISimulator
import Switchback
import SwitchbackModel
import UIKitSimulator

/// What a display adds to a navigation: the same one in a plain window of the model, and in one that
/// SwiftUI's simulator shows.
@MainActor
struct SwiftUICases {
  let harness: Harness

  static func rows(
    _ harness: Harness, _ options: Options, _ measure: Suite.Measure
  ) async throws {
    let cases = SwiftUICases(harness: harness)
    for count in [100, options.isQuick ? 1_000 : 10_000] {
      try await measure("swiftui-push") { try await cases.push(count) }
    }
    try await measure("swiftui-sheet") { try await cases.sheet(100) }
  }

  /// A product is pushed onto the visible one of five stacks, not animated.
  func push(_ screens: Int) async throws -> Row {
    let step = StepAssembly(
      finder: NilFinder<WantedScreen, Int>(),
      factory: ClosureFactory { (id: Int) in WantedScreen(id: id) }
    )
    .using(Push())
    .from(
      SingleStep(finder: ClassFinder<ModelStack, Int>(options: .currentVisible), factory: .nil())
    )
    .from(GeneralStep.root())
    .assemble()
    return try await compare(
      "swiftui-push", "What does SwiftUI's host add to a push?", screens, step)
  }

  func sheet(_ screens: Int) async throws -> Row {
    let step = StepAssembly(
      finder: NilFinder<WantedScreen, Int>(),
      factory: ClosureFactory { (id: Int) in WantedScreen(id: id) }
    )
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()
    return try await compare(
      "swiftui-sheet", "What does SwiftUI's host add to a presentation?", screens, step)
  }

  /// The floor waits for as many turns of the main loop: on a device these are frames, which pass anyway.
  private func compare(
    _ name: String, _ question: String, _ screens: Int, _ step: DestinationStep<WantedScreen, Int>
  ) async throws -> Row {
    let harness = harness
    return try await Simulation.run { _ in
      let plain = Trees.tabs(of: screens)
      let window = Trees.tabs(of: screens)
      let (plainRouter, router) = (WindowRouter(window: plain), WindowRouter(window: window))
      let simulation = await SwiftUISimulation.show(window, on: Simulation.current.loop)
      let turnsBefore = simulation.turnCount
      try await router.navigate(to: step, with: 42, animated: false)
      let turns = simulation.turnCount - turnsBefore
      try await router.navigateBack(animated: false)
      let row = try await harness.compare(
        name, question, screens: screens, steps: 1, goal: .none
      ) {
        try await plainRouter.navigate(to: step, with: 42, animated: false)
        for _ in 0..<turns { await Self.nextTurn() }
      } afterFloor: {
        try await plainRouter.navigateBack(animated: false)
      } engine: {
        try await router.navigate(to: step, with: 42, animated: false)
      } afterEngine: {
        try expect(simulation.discrepancy == nil, "on display")
        try await router.navigateBack(animated: false)
      }
      try expect(window.drawing == plain.drawing, "the same screens")
      return row
    }
  }

  private static func nextTurn() async {
    let loop = Simulation.current.loop
    await withCheckedContinuation { continuation in
      loop.schedule { continuation.resume() }
    }
  }
}
#endif
