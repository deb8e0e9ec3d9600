#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// Presents and waits for the completion, as an adapter does.
private func present(_ screen: UIViewController, from presenter: UIViewController) async {
  await withCheckedContinuation { continuation in
    presenter.present(screen, animated: true) { continuation.resume() }
  }
}

/// Runs off the main actor, unless the simulation brings it back.
nonisolated private func detour() async -> Int {
  await Task.yield()
  return 1
}

struct RunningTests {
  @Test func `Code that awaits runs beside the loop, which turns by itself`() async throws {
    let name = try await Simulation.run { simulation in
      let home = Page("Home")
      let window = simulation.makeWindow(root: home)
      await simulation.untilIdle()
      let sheet = Page("Sheet")
      await present(sheet, from: home)
      #expect(sheet.view.window === window)
      await present(Page("Second"), from: sheet)
      return sheet.presentedViewController?.title
    }
    #expect(name == "Second")
  }

  @Test(arguments: 1...10)
  func `The loop turns only when all code waits: the order is always the same`(
    round: Int
  ) async throws {
    let lines = try await Simulation.run { simulation in
      let story = Story()
      for turn in 1...3 {
        simulation.loop.schedule(after: turn) { story.note("turn \(turn)") }
      }
      async let first: Void = work("first", story)
      async let second: Void = work("second", story)
      _ = await (first, second)
      await withCheckedContinuation { continuation in
        simulation.loop.schedule(after: 2) { continuation.resume() }
      }
      story.note("resumed")
      _ = await detour()
      story.note("after detour")
      await simulation.untilIdle()
      return story.take()
    }
    #expect(
      lines == [
        "first begins", "second begins", "first ends", "second ends", "turn 1", "turn 2",
        "resumed", "after detour", "turn 3",
      ])
  }

  @Test func `The loop does not turn while code goes on after a wait`() async throws {
    try await Simulation.run { simulation in
      var earlyTurns = 0
      for round in 0..<300 {
        simulation.loop.schedule(after: 2) {}
        let before = simulation.loop.turnCount
        switch round % 3 {
        case 0: await simulation.untilIdle()
        case 1: try await simulation.wait { simulation.loop.turnCount > before }
        default: await Simulation.settle()
        }
        simulation.loop.schedule {}
        let turnCount = simulation.loop.turnCount
        for _ in 0..<3 { _ = await detour() }
        earlyTurns += simulation.loop.turnCount - turnCount
      }
      #expect(earlyTurns == 0)
    }
  }

  private func work(_ name: String, _ story: Story) async {
    story.note("\(name) begins")
    _ = await detour()
    story.note("\(name) ends")
  }

  @Test func `UIKit's async present and dismiss can be awaited`() async throws {
    try await Simulation.run { simulation in
      let home = Page("Home")
      _ = simulation.makeWindow(root: home)
      await simulation.untilIdle()
      await home.present(Page("Sheet"), animated: true)
      #expect(home.presentedViewController?.isBeingPresented == false)
      await home.dismiss(animated: true)
      #expect(home.presentedViewController == nil)
    }
  }

  @Test func `Code that waits for a dropped presentation stalls, with what UIKit has printed`()
    async throws
  {
    let error = await #expect(throws: Simulation.Stalled.self) {
      try await Simulation.run { _ in
        await Page("Lone").present(Page("Sheet"), animated: true)
      }
    }
    #expect(
      error?.description == """
        Nothing is left to happen, but the code still waits. UIKit printed:
        - Attempt to present <Page: Sheet> on <Page: Lone> (from <Page: Lone>) whose view is not \
        in the window hierarchy!
        """)
  }

  @Test func `An error ends the run`() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await Simulation.run { _ in throw Failure() }
    }
  }

  @Test(arguments: 1...8)
  func `Devices do not disturb each other`(number: Int) async throws {
    try await Simulation.run { simulation in
      let home = Page("Home \(number)")
      _ = simulation.makeWindow(root: home)
      await simulation.untilIdle()
      #expect(UIApplication.shared.connectedScenes.count == 1)
      await present(Page("Sheet"), from: home)
      home.present(Page("Refused"), animated: true, completion: nil)
      #expect(simulation.warnings.count == 1)
      #expect(home.simulation === simulation)
      await Task { #expect(Simulation.current === simulation) }.value
    }
  }

  @Test func `The user can act in the middle of an animation`() async throws {
    try await Simulation.run { simulation in
      let home = Page("Home")
      _ = simulation.makeWindow(root: home)
      await simulation.untilIdle()
      simulation.loop.schedule(after: 2) { home.dismiss(animated: true, completion: nil) }
      await present(Page("Sheet"), from: home)
      #expect(simulation.warnings.map(\.kind) == [.dismissalInProgress])
    }
  }

  @Test func `By hand, one turn runs what is due, in the order in which it was scheduled`() {
    Simulation().perform { simulation in
      let story = Story()
      simulation.loop.schedule(after: 2) { story.note("late") }
      simulation.loop.schedule {
        story.note("early")
        simulation.loop.schedule { story.note("next") }
      }
      #expect(story.lines.isEmpty)
      #expect(simulation.loop.turn())
      #expect(story.take() == ["early"])
      #expect(simulation.loop.turn())
      #expect(story.take() == ["late", "next"])
      #expect(simulation.loop.isIdle)
      #expect(!simulation.loop.turn())
    }
  }

  @Test func `What the loop runs, runs on the loop's own device`() {
    let simulation = Simulation()
    var current: Simulation?
    simulation.loop.schedule { current = Simulation.current }
    simulation.loop.turn()
    #expect(current === simulation)
  }

  @Test func `A reset device is as new`() {
    let simulation = Simulation()
    simulation.settings.misuses = .record
    simulation.perform { simulation in
      let home = Page("Home")
      _ = simulation.makeWindow(root: home)
      simulation.presentationsToDrop = 3
      home.dismiss(animated: true, completion: nil)
      simulation.reset()
      #expect(simulation.settings == Settings())
      #expect(simulation.loop.isIdle)
      #expect(simulation.presentationsToDrop == 0)
      #expect(UIApplication.shared.connectedScenes.isEmpty)
      #expect(home.viewIfLoaded?.window == nil)
    }
  }

  @Test func `Unless recorded, a misuse ends the process with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = UINavigationController()
        stack.pushViewController(UINavigationController(), animated: false)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Pushing a navigation controller is not supported'"))
  }
}
#endif
