#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// What SwiftUI crashes on is refused: a stack or a split view in a stack, whatever is in between.
@Suite(.serialized)
struct RefusalTests {
  enum Inner: CaseIterable, Sendable {
    case stack, split

    @MainActor var screen: ModelContainer {
      switch self {
      case .stack: ModelStack(ModelScreen(name: "Inside"))
      case .split: ModelSplit(primary: ModelScreen(name: "Inside"), secondary: nil)
      }
    }

    var error: SwiftUIError {
      switch self {
      case .stack: .stackInStack("stack", in: "stack")
      case .split: .splitInStack("split", in: "stack")
      }
    }
  }

  private let drawing = """
    window
    └─ stack
       ├─ Home
       └─ Drawer*
          └─ Sale*
    """

  /// Containers that may be between the two stacks.
  nonisolated static let between: [@MainActor @Sendable (ModelScreen) -> ModelScreen] = [
    { $0 }, { Drawer($0) }, { ModelTabs(ModelScreen(name: "First"), $0) },
    { Drawer(ModelScreen(name: "First"), ModelTabs(Drawer($0))) },
  ]

  @Test(arguments: Inner.allCases, between.indices)
  func `A stack or a split view does not come into a stack, whatever is around it`(
    _ inner: Inner, _ number: Int
  ) async throws {
    try await visit(drawing) { [drawing] simulation in
      let stack = try simulation.screen(ModelStack.self)
      let drawer = try simulation.drawer
      let make = { Self.between[number](inner.screen) }
      await #expect(throws: inner.error) {
        try await stack.setContainedScreens(stack.screens + [make()], animated: true)
      }
      await #expect(throws: inner.error) {
        try await drawer.setContainedScreens(drawer.screens + [make()], animated: true)
      }
      let layer = ModelTabs(ModelStack(make()))
      await #expect(throws: inner.error) {
        try await drawer.presentScreen(layer, animated: true)
      }
      await #expect(throws: inner.error) {
        try await simulation.window.setRootScreen(layer, animated: true)
      }
      #expect(simulation.window.drawing == drawing)
    }
  }

  @Test func `A prompt is only presented, and the error says so`() async throws {
    let ask = StepAssembly { Prompt(title: "Sure?", choices: [.default("Yes", true)]) }
    let steps = [
      BoundStep(ask.using(.push()).from(.newStack())),
      BoundStep(ask.using(.push()).from(.visibleStack())),
      BoundStep(ask.using(.replaceRoot()).from(.root())),
      BoundStep(
        ask.using(.setInspector())
          .from(anew { ModelInspector([ModelScreen(name: "Home")]) })
          .using(.presentModally()).from(.current())),
    ]
    for step in steps {
      let drawing = "window\n└─ stack\n   └─ Home*"
      try await visit(drawing) { simulation in
        let error = await #expect(throws: NavigationError.self) {
          try await simulation.router.navigate(to: step)
        }
        let words =
          "Prompt(Sure?) can only be presented, as it is an alert or a dialog. Use .presentModally()."
        #expect("\(error, default: "")".contains(words))
        #expect(simulation.window.drawing == drawing)
      }
    }
  }

  @Test func `A root that is refused leaves the layers as they are`() async throws {
    let drawing = "window\n├─ stack\n│  └─ Home*\n└─ modal Draft"
    try await visit(drawing) { simulation in
      let window = simulation.window
      await #expect(throws: ModelError.self) {
        try await window.setRootScreen(ModelStack(), animated: true)
      }
      #expect(window.drawing == drawing)
      await #expect(throws: SwiftUIError.stackInStack("stack", in: "stack")) {
        try await window.setRootScreen(
          ModelStack(ModelStack(ModelScreen(name: "Inside"))), animated: true)
      }
      #expect(window.drawing == drawing)
      window.faults.fail(.setRoot)
      await #expect(throws: ModelError.self) {
        try await window.setRootScreen(ModelScreen(name: "Welcome"), animated: true)
      }
      #expect(window.drawing == drawing)
      #expect(simulation.changes == [])
      // The same screens are accepted where they have their place.
      try await window.setRootScreen(ModelStack(ModelScreen(name: "Inside")), animated: true)
      #expect(window.drawing == "window\n└─ stack\n   └─ Inside*")
    }
  }

  @Test(arguments: Inner.allCases, between.indices)
  func `A stack or a split view is presented above a stack, whatever is around it`(
    _ inner: Inner, _ number: Int
  ) async throws {
    try await visit(drawing) { simulation in
      let drawer = try simulation.drawer
      let layer = Self.between[number](inner.screen)
      try await drawer.presentScreen(layer, animated: true)
      #expect(simulation.window.layers.last === layer)
    }
  }
}

extension SwiftUISimulation {
  /// The app's own container on top of the stack.
  fileprivate var drawer: ModelContainer {
    get throws { try #require(screen(ModelStack.self).top as? ModelContainer) }
  }
}
#endif
