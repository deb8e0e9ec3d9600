#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Reports of tabs, roots, split views, links and saved screens.
extension OthersReportsTests {
  private static let shop =
    "window\n└─ tabs\n   ├─ stack*\n   │  ├─ Home\n   │  └─ Sale*\n   └─ stack\n      └─ Bag*"

  private static let twoProducts = anew { Product() }
    .using(.push())
    .from(
      anew { Product() }
        .using(.push()).from(.visibleStack()).assemble().expectingContainer(ModelStack.self)
    )
    .assemble()

  @Test(arguments: settings)
  func `Stinsen 40, 56: a tap on the selected tab is told, and pops nothing by itself`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.shop, settings) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      var told: [ModelScreen] = []
      tabs.onReselect = { told.append($0) }
      simulation.selectTab(0)
      simulation.selectTab(0)
      await simulation.untilIdle()
      #expect(told.count == 2 && told.allSatisfy { $0 === tabs.screens[0] })
      #expect(simulation.window.drawing == Self.shop)
      tabs.onReselect = { _ in simulation.router.goBack(.popToRoot) }
      simulation.selectTab(0)
      await simulation.untilIdle()
      #expect(try simulation.screen(ModelStack.self).screens.count == 1, "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `FlowStacks 96, TCA 3496: a tab keeps its screens, and can push when it is shown again`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.shop, settings) { simulation in
      for count in 2...4 {
        #expect(try simulation.screen(ModelStack.self).screens.count == count, "\(settings)")
        simulation.selectTab(1)
        await simulation.untilIdle()
        #expect(simulation.drawing.hasSuffix("Bag"))
        simulation.selectTab(0)
        await simulation.untilIdle()
        let push = anew { Product() }.using(.push()).from(.visibleStack())
        try await simulation.router.navigate(to: push)
      }
    }
  }

  @Test(arguments: settings)
  func `Navigator 23: a link to the first screen of a tab goes back to it`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.shop, settings) { simulation in
      let home = GeneralStep.custom(using: NamedFinder(name: "Home"))
      for index in [0, 1] {
        simulation.selectTab(index)
        await simulation.untilIdle()
        try await simulation.router.navigate(to: presentedLogin)
        try await simulation.router.navigate(to: home)
        #expect(
          simulation.window.drawing
            == "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ stack\n      └─ Bag*")
      }
    }
  }

  @Test(arguments: settings)
  func `Navigator 83, 108: a stack in another tab is found by its name`(
    _ settings: SwiftUISettings
  ) async throws {
    final class BagStack: ModelStack { override var name: String { "bag" } }
    try await visit("window\n└─ Home", settings) { simulation in
      let bag = BagStack(ModelScreen(name: "Bag"))
      let tabs = ModelTabs(ModelStack(ModelScreen(name: "Home")), bag)
      try await simulation.window.setRootScreen(tabs, animated: false)
      try await simulation.router.navigate(to: presentedLogin)
      let product = anew { Product() }.using(.push())
        .from(GeneralStep.existing(BagStack.self))
      try await simulation.router.navigate(to: product)
      #expect(tabs.selected === bag && bag.screens.count == 2)
      #expect(simulation.drawing.hasSuffix("└─ bag (back to Bag)\n      └─ Product"))
    }
  }

  @Test(arguments: settings)
  func `Stinsen 89: a tab is replaced where it is, shown or not`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ tabs\n   ├─ Home*\n   └─ Bag", settings) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      try await tabs.setContainedScreens([tabs.screens[0], Login()], animated: false)
      #expect(simulation.window.drawing == "window\n└─ tabs\n   ├─ Home*\n   └─ Login")
      simulation.selectTab(1)
      await simulation.untilIdle()
      try await tabs.setContainedScreens([tabs.screens[0], Product()], animated: false)
      #expect(simulation.window.drawing == "window\n└─ tabs\n   ├─ Home\n   └─ Product*")
      #expect(simulation.drawing.hasSuffix("Product"), "\(settings)")
    }
  }

  @Test(arguments: settings)
  func
    `Stinsen 27, 109, 129; Decompose 1258bc6: tabs, and what they present, are freed with their root`(
      _ settings: SwiftUISettings
    ) async throws
  {
    try await visit("window\n└─ Home", settings) { simulation in
      for _ in 0..<2 {
        weak var tabs: ModelTabs?
        weak var login: ModelScreen?
        do {
          let new = ModelTabs(ModelStack(Product()), ModelScreen(name: "Bag"))
          tabs = new
          try await simulation.window.setRootScreen(new, animated: true)
        }
        try await simulation.router.navigate(to: presentedLogin)
        login = simulation.window.layers.last
        let root = anew { ModelScreen(name: "Home") }.using(.replaceRoot()).from(.root())
        try await simulation.router.navigate(to: root)
        await simulation.untilIdle()
        #expect(tabs == nil && login == nil, "\(settings)")
      }
    }
  }

  @Test(arguments: settings)
  func `TCA 2485: a link to several screens shows each, on the way back, too`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      try await simulation.router.navigate(to: Self.twoProducts)
      let screens = try simulation.screen(ModelStack.self).screens
      for screen in screens.dropFirst().reversed() {
        #expect(simulation.display.isOnDisplay(screen), "\(settings)")
        try await simulation.tapBack()
      }
      #expect(simulation.display.isOnDisplay(screens[0]))
    }
  }

  @Test(arguments: settings)
  func `TCA 1833: a stack presented from within a stack works, and so does what is below`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   └─ Sale*", settings) { simulation in
      for _ in 0..<2 {
        try await simulation.router.navigate(to: productInCover)
        try await simulation.router.navigate(to: Self.twoProducts)
        try await simulation.tapBack()
        try await simulation.router.navigateBack(.dismissAll)
        #expect(simulation.drawing == "screen\n└─ stack (back to Home)\n   └─ Sale", "\(settings)")
      }
      try await simulation.tapBack()
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
    }
  }

  @Test(arguments: settings)
  func `NavigationBackport 27: in a split view a row shows the detail, at each width`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ split\n   ├─ List*\n   └─ stack*\n      └─ Help*", settings) {
      simulation in
      let pushed = anew { Product() }.using(.push()).from(.visibleStack())
      try await simulation.router.navigate(to: pushed)
      for width in [SwiftUISimulation.Width.compact, .regular, .compact] {
        await simulation.changeWidth(to: width)
        #expect(simulation.drawing.contains("Product"), "\(settings)")
        #expect(simulation.drawing.contains("─ List") == (width == .regular), "\(settings)")
      }
      try await simulation.tapBack(by: 1)
      try await simulation.tapBack(by: 1)
      #expect(simulation.drawing == "screen\n└─ split\n   └─ List", "\(settings)")
      try await simulation.tapSidebar()
      #expect(simulation.drawing.hasSuffix("Help"), "\(settings)")
    }
  }

  private enum Saved: Hashable, Codable, Destination {
    case shelf(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .shelf(let depth):
        BoundStep(
          StepAssembly(
            finder: ClassWithContextFinder<Shelf, Int>(),
            factory: ClosureFactory { (depth: Int) in Shelf(depth) }
          )
          .using(.push()).from(.visibleStack()), with: depth)
      }
    }
  }

  private final class Shelf: ModelScreen, DestinationScreen, ContextChecking {
    let depth: Int
    override var name: String { "Shelf(\(depth))" }
    var destination: Saved { .shelf(depth) }

    init(_ depth: Int) {
      self.depth = depth
      super.init()
    }

    func isTarget(for depth: Int) -> Bool { depth == self.depth }
  }

  @Test(arguments: settings)
  func `NavigationBackport 40: the whole path is restored, and Back leads along it`(
    _ settings: SwiftUISettings
  ) async throws {
    let first = await SwiftUISimulation(settings) {
      ModelWindow(ModelStack(ModelScreen(name: "Home")))
    }
    .restoring(Saved.self, version: "1")
    for depth in 1...4 { _ = try await first.window.router.go(to: Saved.shelf(depth)).value }
    let second = await first.relaunch()
    if !first.settings.lifeCycle.savesScreens {
      return #expect(second.drawing == "screen\n└─ stack\n   └─ Home")
    }
    for depth in (1...4).reversed() {
      #expect(second.drawing.hasSuffix("Shelf(\(depth))"), "\(settings)")
      try await second.tapBack()
    }
    #expect(second.drawing == "screen\n└─ stack\n   └─ Home")
    #expect(second.complaints == [])
  }
}

extension SwiftUISettings.LifeCycle {
  /// Whether a scene of SwiftUI's stores what is to be restored.
  fileprivate var savesScreens: Bool { self == .swiftUI || self == .withoutUIKit }
}
#endif
