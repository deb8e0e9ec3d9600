#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

private final class WeakScreen {
  weak var screen: ModelScreen?
}

/// Which views are evaluated when something changes: those of what changes, and no others.
struct EvaluationTests {
  private let drawing = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Home
       │  └─ Sale*
       └─ stack
          └─ Bag*
    """

  @Test func `A push evaluates the stack and the new screen, and Back the stack`() async throws {
    try await visit(drawing) { simulation in
      simulation.resetEvaluations()
      try await simulation.router.navigate(to: productOnStack)
      await simulation.untilIdle()
      #expect(simulation.evaluations == ["stack": 1, "Product": 1])
      simulation.resetEvaluations()
      simulation.goBack()
      await simulation.untilIdle()
      #expect(simulation.evaluations == ["stack": 1])
    }
  }

  @Test func `A sheet evaluates the layer below, and itself`() async throws {
    try await visit(drawing) { simulation in
      simulation.resetEvaluations()
      try await simulation.router.navigate(to: presentedLogin)
      await simulation.untilIdle()
      #expect(
        simulation.evaluations == ["Layer of tabs": 1, "Layer of Login": 2, "Login": 1])
      simulation.resetEvaluations()
      simulation.beginSwipeDown()?.complete()
      await simulation.untilIdle()
      #expect(simulation.evaluations["Layer of tabs", default: 0] <= 2)
      #expect(Set(simulation.evaluations.keys) == ["Layer of tabs"])
    }
  }

  @Test func `A sheet that could not be shown is gone from the views, too`() async throws {
    try await visit(drawing) { simulation in
      simulation.resetEvaluations()
      simulation.presentationsToDrop = 1
      let shown = WeakScreen()
      await #expect(throws: SwiftUIError.notShown("Login")) {
        let login = Login()
        shown.screen = login
        try await simulation.window.root?.presentScreen(login, animated: true)
      }
      await simulation.untilIdle()
      #expect(simulation.evaluations == ["Layer of tabs": 2])
      #expect(shown.screen == nil)
    }
  }

  @Test func `A tab evaluates the tabs, and what has not been shown before`() async throws {
    try await visit(drawing) { simulation in
      simulation.resetEvaluations()
      simulation.selectTab(1)
      await simulation.untilIdle()
      #expect(simulation.evaluations == ["tabs": 1, "stack": 1, "Bag": 1])
      simulation.resetEvaluations()
      simulation.selectTab(0)
      await simulation.untilIdle()
      #expect(simulation.evaluations == ["tabs": 1])
    }
  }
}
#endif
