#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Split views, side by side in a wide window and one column at a time in a narrow one.
@Suite(.serialized)
struct SplitTests {
  nonisolated static let settings = [SwiftUISettings()] + SwiftUISettings.pairs(seed: 83)

  private let wide = """
    window
    └─ split
       ├─ List*
       └─ stack*
          └─ Help*
    """
  private let list = """
    window
    └─ split
       ├─ List*
       └─ stack
          └─ Help*
    """
  private let detail = """
    window
    └─ split
       ├─ List
       └─ stack*
          └─ Help*
    """

  @Test(arguments: settings)
  func `A window that becomes narrow shows the detail, and both columns when it is wide again`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(wide, settings) { [wide, detail] simulation in
      for (isCompact, drawing) in [(true, detail), (false, wide), (true, detail)] {
        simulation.resize(isCompact: isCompact)
        await simulation.untilIdle()
        #expect(simulation.window.drawing == drawing)
        #expect(simulation.discrepancy == nil)
      }
    }
  }

  @Test(arguments: settings)
  func `The user goes back from the detail to the list, and a navigation leads to the detail again`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(wide, settings) { [list] simulation in
      simulation.resize(isCompact: true)
      await simulation.untilIdle()
      for _ in 0..<2 {
        simulation.goBack()
        await simulation.untilIdle()
        if simulation.window.drawing != list { simulation.goBack() }
        await simulation.untilIdle()
        #expect(simulation.window.drawing == list)
        try await simulation.router.navigate(to: Self.product)
        #expect(simulation.isAtRest)
        #expect(
          simulation.window.drawing
            == """
            window
            └─ split
               ├─ List
               └─ stack*
                  ├─ Help
                  └─ Product*
            """)
      }
      #expect(simulation.changes.filter { $0.contains("by the user") }.count >= 3)
    }
  }

  @Test(arguments: settings)
  func `The device is turned while a screen is pushed into the detail`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(wide, settings) { simulation in
      for (turns, isCompact) in [(1, true), (2, false), (5, true), (9, false)] {
        simulation.after(turns) { simulation.resize(isCompact: isCompact) }
        try await simulation.router.navigate(to: Self.product)
        await simulation.untilIdle()
        await simulation.window.settle()
        let product = try simulation.screen(Product.self)
        #expect(product.parent?.visibleScreens.last === product)
        #expect(simulation.discrepancy == nil, "\(settings)")
        simulation.goBack()
        await simulation.untilIdle()
      }
    }
  }

  @Test(arguments: settings)
  func `A window becomes narrow, perhaps for a moment, and the form that the list presents stays`(
    _ settings: SwiftUISettings
  ) async throws {
    for turns in [0, 1, 2, 5, 20] {
      try await visit(wide, settings) { [wide] simulation in
        let split = try simulation.screen(ModelSplit.self)
        try await split.screens[0].presentScreen(Login(), animated: true)
        let before = simulation.window.drawing
        simulation.resize(isCompact: true)
        #expect(split.visibleScreens.first === split.screens[0])
        if turns == 20 { await simulation.untilIdle() }
        simulation.after(turns) { simulation.resize(isCompact: false) }
        await simulation.untilIdle()
        #expect(simulation.window.drawing == before)
        #expect(simulation.changes.count == 1)
        #expect(simulation.discrepancy == nil)
        simulation.dismissTopmost()
        await simulation.untilIdle()
        #expect(simulation.window.drawing == wide)
      }
    }
  }

  @Test func `A form is there again if the list that presents it is hidden for a moment only`()
    async throws
  {
    for turns in 0...6 {
      try await visit(wide) { simulation in
        let split = try simulation.screen(ModelSplit.self)
        try await split.screens[0].presentScreen(Login(), animated: true)
        let before = simulation.window.drawing
        split.columnVisibility = .detailOnly
        simulation.after(turns) { split.columnVisibility = .all }
        await simulation.untilIdle()
        await simulation.window.settle()
        #expect(simulation.window.drawing == before)
        #expect(simulation.discrepancy == nil)
        #expect(simulation.changes.count == 1)
        // SwiftUI drops it while it leaves.
        simulation.warnings = []
      }
    }
  }

  private nonisolated static let towers: [[ModalStyle]] = [
    [.sheet, .cover, .sheet, .sheet], [.popover(), .cover],
  ]

  @Test(arguments: settings, towers)
  func `What the list presents is there again, with all that is above it, after a moment`(
    _ settings: SwiftUISettings, _ styles: [ModalStyle]
  ) async throws {
    for turns in [0, 3, 9, 20] {
      try await visit(wide, settings) { simulation in
        let split = try simulation.screen(ModelSplit.self)
        try await present(styles, on: split.screens[0])
        let before = simulation.window.drawing
        split.columnVisibility = .detailOnly
        simulation.after(turns) { split.columnVisibility = .all }
        await simulation.untilIdle()
        await simulation.window.settle()
        #expect(simulation.window.drawing == before, "\(turns), \(settings)")
        #expect(simulation.discrepancy == nil, "\(turns), \(settings)")
        #expect(simulation.window.isSettled, "\(turns), \(settings)")
        // SwiftUI drops it while it leaves.
        simulation.warnings = []
      }
    }
  }

  /// Without UIKit, a push of which no view tells in time fails.
  @Test(arguments: settings.filter(\.hasUIKit), towers)
  func `What the list presents is there again after a moment in which a screen is pushed`(
    _ settings: SwiftUISettings, _ styles: [ModalStyle]
  ) async throws {
    for turns in [0, 6] {
      try await visit(wide, settings) { simulation in
        let split = try simulation.screen(ModelSplit.self)
        let stack = try simulation.screen(ModelStack.self)
        try await present(styles, on: split.screens[0])
        simulation.after(2) {
          split.columnVisibility = .detailOnly
          simulation.after(turns) { split.columnVisibility = .all }
        }
        try await stack.setContainedScreens(stack.screens + [Product()], animated: true)
        await simulation.untilIdle()
        await simulation.window.settle()
        #expect(simulation.window.layers.count == styles.count + 1, "\(turns), \(settings)")
        #expect(simulation.discrepancy == nil, "\(turns), \(settings)")
        #expect(simulation.window.isSettled, "\(turns), \(settings)")
        simulation.warnings = []
      }
    }
  }

  private func present(_ styles: [ModalStyle], on screen: ModelScreen) async throws {
    var presenter = screen
    for style in styles {
      let login = Login()
      login.modalStyle = style
      try await presenter.presentScreen(login, animated: true)
      presenter = login
    }
  }

  @Test(arguments: settings)
  func `A push into the topmost of several layers that come back one after another succeeds`(
    _ settings: SwiftUISettings
  ) async throws {
    for (layers, turns) in [(3, 6), (3, 20), (9, 50)] {
      try await visit(wide, settings) { simulation in
        let split = try simulation.screen(ModelSplit.self)
        let stack = ModelStack(Product())
        var presenter = split.screens[0]
        for layer in (0..<layers).map({ _ in Login() }) + [stack] {
          try await presenter.presentScreen(layer, animated: true)
          presenter = layer
        }
        split.columnVisibility = .detailOnly
        simulation.after(turns) { split.columnVisibility = .all }
        var push: Task<Void, any Error>?
        simulation.after(turns) {
          push = Task {
            try await stack.setContainedScreens(stack.screens + [Product()], animated: true)
          }
        }
        await simulation.untilIdle()
        try await push?.value
        #expect(stack.screens.count == 2, "\(settings)")
        // SwiftUI drops what is presented while it leaves.
        simulation.warnings = []
      }
    }
  }

  @Test func `A split view that comes into a narrow window collapses`() async throws {
    try await visit("window\n└─ Home") { [detail] simulation in
      simulation.isCompact = true
      let split = ModelSplit(
        primary: ModelScreen(name: "List"), secondary: ModelStack(ModelScreen(name: "Help")))
      try await simulation.window.setRootScreen(split, animated: true)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == detail)
    }
  }

  @Test(arguments: settings)
  func `A window is at rest when a column is hidden together with what it presents`(
    _ settings: SwiftUISettings
  ) async throws {
    for style in [ModalStyle.sheet, .popover()] {
      try await visit(wide, settings) { simulation in
        let split = try simulation.screen(ModelSplit.self)
        let login = Login()
        login.modalStyle = style
        try await split.screens[0].presentScreen(login, animated: true)
        split.columnVisibility = .detailOnly
        await simulation.untilIdle()
        #expect(simulation.window.isSettled, "\(style)")
        let router = WindowRouter(window: simulation.window, transitions: .reject)
        try await router.navigate(to: Self.product)
        // SwiftUI drops it while it leaves.
        simulation.warnings = []
      }
    }
  }

  @Test(arguments: settings)
  func `The list of a split view that comes into a narrow window can present`(
    _ settings: SwiftUISettings
  ) async throws {
    let drawing = """
      window
      └─ tabs
         ├─ Home*
         └─ split
            ├─ List*
            └─ stack*
               └─ Help*
      """
    let login = StepAssembly { Login() }.using(.presentModally()).from(Self.existing("List"))
    try await visit("window\n└─ Start", settings) { simulation in
      simulation.isCompact = true
      let tabs = try #require(ModelWindow(drawing: drawing).root)
      try await simulation.window.setRootScreen(tabs, animated: false)
      await simulation.untilIdle()
      try await simulation.router.navigate(to: login)
      await simulation.untilIdle()
      #expect(
        simulation.window.drawing == """
          window
          ├─ tabs
          │  ├─ Home
          │  └─ split*
          │     ├─ List* ^
          │     └─ stack
          │        └─ Help*
          └─ modal Login
          """)
    }
  }

  private static let columns = """
    window
    └─ split
       ├─ Accounts*
       ├─ List*
       └─ stack*
          └─ Help*
    """

  @Test(arguments: settings)
  func `Three columns: one at a time in a narrow window, and each can be hidden in a wide one`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.columns, settings) { simulation in
      let split = try simulation.screen(ModelSplit.self)
      @MainActor func shown() async -> [String] {
        await simulation.untilIdle()
        #expect(simulation.discrepancy == nil, "\(settings)")
        return split.visibleScreens.compactMap { ($0 as? ModelScreen)?.name }
      }
      simulation.show(.doubleColumn)
      #expect(await shown() == ["List", "stack"])
      simulation.show(.detailOnly)
      #expect(await shown() == ["stack"])
      try await simulation.router.navigate(to: Self.existing("List"))
      #expect(await shown() == ["Accounts", "List", "stack"])
      simulation.resize(isCompact: true)
      #expect(await shown() == ["stack"])
      // A write at the beginning of the movement may come before the view that makes it.
      simulation.goBack()
      #expect(await shown() == ["List"])
      simulation.goBack()
      #expect(await shown() == ["Accounts"])
      #expect(!simulation.goBack())
      try await simulation.router.navigate(to: Self.product)
      #expect(await shown() == ["stack"])
      simulation.resize(isCompact: false)
      #expect(await shown() == ["Accounts", "List", "stack"])
    }
  }

  private static func existing(_ name: String) -> DestinationStep<ModelScreen, Void> {
    GeneralStep.custom(using: NamedFinder(name: name))
  }

  /// A product in the stack of the detail, visible or not.
  private static let product = StepAssembly(
    finder: ClassFinder<Product, Void>(), factory: ClosureFactory { Product() }
  )
  .using(.push()).from(SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: .nil()))
  .from(.root()).assemble()
}
#endif
