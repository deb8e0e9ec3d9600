import Foundation
import SimulatedWorld
import Testing

/// Worlds that have failed once, as they were printed. Each is fixed by now.
@MainActor
struct PastedWorldTests {
  @Test func `World 112`() {
    let world = WorldScript(
      windows: [WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 5,
                factory: .insists(LookScript(options: 21)),
                interceptors: [
                  InterceptorScript(
                    number: 6,
                    waitsForUser: true,
                    acts: [.goes(TripScript(goal: .chain(0, context: 0)))])
                ])),
            .step(
              StepScript(
                number: 7,
                target: .form,
                look: LookScript(choice: .byContext, options: 45),
                factory: .builds(acts: [.navigates(TripScript(goal: .chain(0, context: 3)))]))),
            .step(
              StepScript(
                number: 9,
                factory: .builds(acts: [.waits(heedsCancellation: true)]),
                interceptors: [
                  InterceptorScript(
                    number: 10,
                    waitsForUser: true,
                    acts: [.waits(heedsCancellation: true)])
                ])),
            .start(.custom(LookScript(choice: .byContext, options: 3))),
          ])
      ],
      routers: [RouterScript()],
      events: [
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
        .resume(0, fails: false),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
      ])
    #expect(World.run(world).failure == nil)
    expectPasted(World.test(of: world, seed: 112))
  }

  /// This file has the test as it is printed, but for what it is indented by.
  private func expectPasted(_ test: String) {
    let file = try? String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let printed = test.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let pasted = printed.map { "  \($0)" }.joined(separator: "\n")
    #expect(file?.contains(pasted) == true, "\(pasted)")
  }
}
