#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing
import UIKitSimulator

/// Further reports: of animations, of layers that outlive their presenter, and of what is never freed. Reports of
/// alerts and pickers have no test: on this host they are SwiftUI's own modifiers, and no layers.
extension OthersReportsTests {
  @Test(arguments: settings)
  func `FlowStacks 110: a pop and a push in one go are one animated change`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      try await stack.setContainedScreens([stack.screens[0], Product()], animated: true)
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*")
      #expect(simulation.window.changes.map(\.animated) == [true])
    }
  }

  @Test(arguments: settings)
  func `Navigator 4: a screen that was popped presents nothing`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
      let sale = try simulation.screen(ModelStack.self).screens[1]
      simulation.goBack()
      await simulation.untilIdle()
      let error = await #expect(throws: ModelError.self) {
        try await sale.presentScreen(Login(), animated: true)
      }
      #expect(error?.description.contains("Sale") == true)
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
    }
  }

  @Test(arguments: settings, 1..<6)
  func `TCA 3450: a tap on a tab in the middle of a push keeps stack and screen together`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    try await visit(
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Bag", settings
    ) { simulation in
      simulation.after(turns) { simulation.selectTab(1) }
      // The user may be first.
      _ = try? await simulation.router.navigate(to: productOnStack)
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(simulation.discrepancy == nil)
      let tabs = try simulation.screen(ModelTabs.self)
      try tabs.select(0)
      await simulation.untilIdle()
      try await simulation.router.navigate(to: productOnStack)
      #expect(
        simulation.window.drawing
          == "window\n└─ tabs\n   ├─ stack*\n   │  ├─ Home\n   │  └─ Product*\n   └─ Bag")
    }
  }

  @Test(arguments: withFinger)
  func `Nivelir 103, 110: a sheet that the user drags and lets go of is still there`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ Home\n└─ modal Help", settings) { simulation in
      try #require(simulation.beginSwipeDown()).cancel()
      await simulation.untilIdle()
      #expect(simulation.changes == [])
      #expect(simulation.window.layers.last?.isBeingDismissed == false)
      try await simulation.router.navigateBack()
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }

  @Test(arguments: settings)
  func `Nivelir 90: a window that was shown, and its screens, are freed`(
    _ settings: SwiftUISettings
  ) async throws {
    weak var window: ModelWindow?
    weak var home: ModelScreen?
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      window = simulation.window
      home = try simulation.screen(ModelStack.self).screens[0]
      try await simulation.router.navigate(to: presentedLogin)
      try await simulation.router.navigateBack()
    }
    #expect(window == nil)
    #expect(home == nil)
  }

  @Test func `RouteComposer 33, 34: a tab that was selected for a layer that fails is left again`()
    async throws
  {
    let presentedInBag = StepAssembly(
      finder: NilFinder<Login, Void>(), factory: ClosureFactory { Login() }
    )
    .using(.presentModally())
    .from(SingleStep(finder: ClassFinder<Product, Void>(), factory: .nil())).from(.root())
    .assemble()
    try await visit("window\n└─ tabs\n   ├─ Home*\n   └─ Product") { simulation in
      simulation.presentationsToDrop = 1
      await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: presentedInBag)
      }
      #expect(simulation.window.drawing == "window\n└─ tabs\n   ├─ Home*\n   └─ Product")
    }
  }

  @Test(arguments: settings)
  func `RouteComposer 35: a layer above a tab is found from another tab's screen`(
    _ settings: SwiftUISettings
  ) async throws {
    let login = StepAssembly(finder: ClassFinder<Login, Void>(), factory: .nil())
      .from(.root()).assemble()
    try await visit(
      "window\n├─ tabs\n│  ├─ Home\n│  └─ Bag*\n├─ modal Login\n└─ modal Help", settings
    ) { simulation in
      let outcome = try await simulation.router.navigate(to: login)
      #expect(outcome.destination === simulation.window.layers[1])
      #expect(
        simulation.window.drawing == "window\n├─ tabs\n│  ├─ Home\n│  └─ Bag*\n└─ modal Login")
    }
  }
}
#endif
