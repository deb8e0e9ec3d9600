#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing
import UIKitSimulator

/// What tests of an app are offered works in windows that SwiftUI shows as in those of the model.
@Suite(.serialized)
struct ExploringTests {
  private static let start = """
    window
    └─ tabs
       ├─ stack*
       │  └─ Home*
       └─ Bag
    """

  @Test(arguments: SwiftUISettings.pairs(seed: 53).prefix(seeds(5).count))
  func `An explorer goes everywhere, and the screen shows each tree`(
    _ settings: SwiftUISettings
  ) async throws {
    let plain = try await Explorer { Self.app(try ModelWindow(drawing: Self.start)) }.explore()
    let exploration = try await explore(settings) { app, simulation in
      app.checking("SwiftUI shows what the model says") {
        simulation.discrepancy == nil && simulation.warnings == []
      }
    }
    #expect(exploration.isComplete)
    #expect(exploration.violations.map { "\($0)" } == [], "\(settings)")
    #expect(exploration.progress.trees == plain.progress.trees)
    #expect(exploration.progress.trees > 8)
  }

  @Test func `A tester navigates in a window that SwiftUI shows`() async throws {
    try await visit(Self.start) { simulation in
      let tester = NavigationTester(simulation.window)
      try await tester.expect(
        presentedLogin,
        shows: """
          window
          ├─ tabs
          │  ├─ stack*
          │  │  └─ Home*
          │  └─ Bag
          └─ modal Login
          """, outcome: "Login is on screen; reused tabs; built Login")
      await #expect(throws: NavigationTestFailure.self) {
        try await tester.expect(productInCover, shows: "window")
      }
    }
  }

  @Test func `Prompts that differ, and views of other types, are other trees`() async throws {
    let prompt = { (title: String, message: String?) in
      BoundStep(
        StepAssembly { Prompt(title: title, message: message, choices: [.default("Yes", 5)]) }
          .using(.presentModally()).from(.current()))
    }
    let steps = [
      prompt("Do you like it?", nil), prompt("Sorted", "By date"), prompt("Sorted", "By size"),
      BoundStep(StepAssembly { Picker<Int>() }.using(.presentModally()).from(.current())),
      BoundStep(StepAssembly { Picker<String>() }.using(.presentModally()).from(.current())),
    ]
    let exploration = try await Explorer {
      ExploredApp(
        window: ModelWindow(ModelStack(ModelScreen(name: "Home"))),
        moves: steps.indices.map { .destination("step \($0)", steps[$0]) } + [.back()]
      )
      .allowingSeveral(
        ContentScreen<Prompt<Int>>.self, ContentScreen<Picker<Int>>.self,
        ContentScreen<Picker<String>>.self)
    }
    .explore()
    #expect(exploration.violations.map { "\($0)" } == [])
  }

  private struct Picker<Value> {}

  private func explore(
    _ settings: SwiftUISettings,
    _ change: @escaping @MainActor (ExploredApp, SwiftUISimulation) -> ExploredApp
  ) async throws -> Exploration {
    try await Simulation.run { _ in
      try await Explorer(bounds: .init(navigation: .seconds(120))) {
        let window = try ModelWindow(drawing: Self.start)
        let simulation = await SwiftUISimulation.show(
          window, settings: settings, on: Simulation.current.loop)
        return change(Self.app(window), simulation)
      }
      .explore()
    }
  }

  private static func app(_ window: ModelWindow) -> ExploredApp {
    ExploredApp(
      window: window,
      moves: [
        .destination("product", product),
        .destination("log in", presentedLogin),
        .back(.previous),
      ]
    )
    .allowingSeveral(Login.self)
  }

  /// In the stack that the user sees or, without one, in a sheet.
  private static let product = StepAssembly(
    finder: ClassFinder<Product, Void>(),
    factory: ClosureFactory { Product() }
  )
  .using(.push())
  .from(
    SwitchAssembly {
      SwitchCase(expecting: ClassFinder<ModelStack, Void>(options: .currentVisible))
    }
    .assemble(
      default: ChainAssembly()
        .from(StackStep<Void>()).using(.presentModally()).from(.current()).assemble())
  )
  .assemble()
}
#endif
