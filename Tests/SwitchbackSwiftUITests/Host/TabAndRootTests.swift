#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Tabs that an iPhone puts under "More".
@Suite(.serialized)
struct TabsUnderMoreTests {
  private let drawing = """
    window
    └─ tabs
       ├─ One*
       ├─ Two
       ├─ Three
       ├─ Four
       ├─ Five
       └─ stack
          └─ Six*
    """

  @Test(arguments: [true, false])
  func `A navigation to a sixth tab is shown, or says that it is not and changes nothing`(
    _ isShown: Bool
  ) async throws {
    var settings = SwiftUISettings()
    settings.tabsInBar = 5
    settings.showsTabsUnderMore = isShown
    try await visit(drawing, settings) { [drawing] simulation in
      let stack = try simulation.screen(ModelStack.self)
      let six = BackStep.screen(ClassFinder<ModelStack, Void>())
      if isShown {
        try await simulation.router.navigateBack(six)
        #expect(stack.parent?.visibleScreens.first === stack)
      } else {
        let error = await #expect(throws: NavigationError.self) {
          try await simulation.router.navigateBack(six)
        }
        #expect(error?.underlyingError as? SwiftUIError == .notShown("Six"))
        #expect(simulation.window.drawing == drawing)
      }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `A tab under "More" is not taken for shown while the user looks at the list there`(
    _ tabsTellOfAppearance: Bool, _ fromTabUnderMore: Bool
  ) async throws {
    var settings = SwiftUISettings()
    settings.tabsInBar = 5
    settings.showsTabsUnderMore = false
    settings.tabsTellOfAppearance = tabsTellOfAppearance
    try await visit(drawing, settings) { simulation in
      if fromTabUnderMore { simulation.selectTab(4) }
      await simulation.untilIdle()
      let before = simulation.window.drawing
      simulation.openMore()
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigateBack(.screen(ClassFinder<ModelStack, Void>()))
      }
      #expect(error?.underlyingError as? SwiftUIError == .notShown("Six"))
      #expect(simulation.window.drawing == before)
      simulation.selectTab(fromTabUnderMore ? 4 : 0)
    }
  }

  @Test(arguments: [true, false])
  func `Nor in tabs that are inside a container of the app's own`(
    _ tabsTellOfAppearance: Bool
  ) async throws {
    var settings = SwiftUISettings()
    settings.tabsInBar = 3
    settings.showsTabsUnderMore = false
    settings.tabsTellOfAppearance = tabsTellOfAppearance
    try await Simulation.run { [settings] _ in
      let window = ModelWindow(Drawer([ModelTabs((1...3).map(Place.init) + [Login()])]))
      let simulation = await SwiftUISimulation.show(
        window, settings: settings, on: Simulation.current.loop)
      let before = window.drawing
      simulation.openMore()
      let error = await #expect(throws: NavigationError.self) {
        try await simulation.router.navigateBack(.screen(Login.self))
      }
      #expect(error?.underlyingError as? SwiftUIError == .notShown("Login"))
      #expect(window.drawing == before)
    }
  }

  @Test func `The user opens a sixth tab, and screens are pushed there`() async throws {
    var settings = SwiftUISettings()
    settings.tabsInBar = 5
    try await visit(drawing, settings) { simulation in
      simulation.selectTab(5)
      await simulation.untilIdle()
      try await simulation.router.navigate(to: productOnStack)
      let stack = try simulation.screen(ModelStack.self)
      #expect(stack.screens.map(\.name) == ["Six", "Product"])
    }
  }
}

/// Layers that a tab takes along.
@Suite(.serialized)
struct TabsThatPresentTests {
  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 97), [true, false])
  func `Two layers come back with their tab, also where SwiftUI keeps their views`(
    _ settings: SwiftUISettings, _ isKept: Bool
  ) async throws {
    let before = """
      window
      ├─ tabs
      │  ├─ Home* ^
      │  └─ Bag
      ├─ modal Help
      └─ modal Login
      """
    try await visit(before, settings) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      // iOS 17.0 keeps the view of a sheet that has gone.
      let kept = isKept ? simulation.display.slot(above: simulation.window.layers[1]) : nil
      try await tabs.makeVisible(tabs.screens[1], animated: true)
      await simulation.untilIdle()
      try await tabs.makeVisible(tabs.screens[0], animated: true)
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(simulation.window.drawing == before, "\(settings)")
      // The view that is kept presents nothing.
      #expect(kept?.item == nil)
    }
  }
}

/// The root is replaced in an animation of SwiftUI's own, of whose end nothing tells.
@Suite(.serialized)
struct RootTests {
  @Test(arguments: SwiftUISettings.RootChange.allCases, [true, false])
  func `A root is replaced when the old one has gone, as far as that can be seen`(
    _ rootChange: SwiftUISettings.RootChange, _ animated: Bool
  ) async throws {
    var settings = SwiftUISettings(usual: ())
    settings.rootChange = rootChange
    settings.animationTurns = 12
    try await visit("window\n├─ stack\n│  └─ Home*\n└─ modal Help", settings) {
      [settings] simulation in
      let old = try #require(simulation.window.root)
      let turns = simulation.turnCount
      try await simulation.window.setRootScreen(ModelStack(Login()), animated: animated)
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Login*")
      #expect(!simulation.display.isOnDisplay(old))
      #expect(simulation.isAtRest || rootChange == .atOnce)
      // First the sheet, then the root, which is the one change that is animated.
      #expect(simulation.window.changes.map(\.operation) == [.dismiss, .setRoot])
      #expect(simulation.window.changes.map(\.animated) == [false, animated])
      #expect(simulation.turnCount - turns <= 2 * settings.animationTurns + 6)
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 89))
  func `A window that starts without a root shows the first before the change ends`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window", settings) { simulation in
      #expect(simulation.window.root == nil)
      let stack = ModelStack([ModelScreen(name: "Home"), ModelScreen(name: "Sale")])
      try await simulation.window.setRootScreen(stack, animated: true)
      #expect(simulation.window.isSettled)
      #expect(simulation.discrepancy == nil, "\(settings)")
      #expect(simulation.drawing.hasSuffix("└─ Sale"), "\(settings)")
      #expect(simulation.motion == .still)
    }
  }

  @Test(arguments: SwiftUISettings.each, [1, 8])
  func `A root takes along what the app presents while another layer leaves for it`(
    _ settings: SwiftUISettings, _ turns: Int
  ) async throws {
    var settings = settings
    settings.unanimatedTurns = 5
    let home = ModelStack(ModelScreen(name: "Home"))
    let app = await SwiftUISimulation(settings) { ModelWindow(home) }
    try await home.presentScreen(ModelScreen(name: "Help"), animated: true)
    // Waits until the help is gone, as the new root does, and may come first.
    app.later(turns) {
      Task { try await home.presentScreen(ModelScreen(name: "Offer"), animated: true) }
    }
    try await app.window.setRootScreen(ModelStack(Login()), animated: true)
    await app.untilIdle()
    #expect(app.window.drawing == "window\n└─ stack\n   └─ Login*")
    #expect(app.complaints == [], "\(settings)")
  }

  @Test func `The empty path of a stack whose view is made anew pops nothing`()
    async throws
  {
    final class Probe: ScreenProbe {
      var isOnDisplay: Bool { true }
    }
    let drawing = "window\n└─ stack\n   ├─ Home\n   └─ Product*"
    try await visit(drawing) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let probe = Probe()
      simulation.display.add(probe, of: stack)
      // The new view writes the path with which it begins.
      stack.path = []
      await simulation.untilIdle()
      #expect(simulation.window.drawing == drawing)
      simulation.display.appeared(stack.screens[1])
      withExtendedLifetime(probe) { stack.path = [] }
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 89))
  func `What is presented on a new root is shown`(_ settings: SwiftUISettings) async throws {
    try await visit("window\n├─ stack\n│  └─ Home*\n└─ modal Help", settings) { simulation in
      for _ in 0..<2 {
        let home = ModelScreen(name: "New")
        try await simulation.window.setRootScreen(home, animated: true)
        try await home.presentScreen(Login(), animated: true)
        #expect(simulation.window.drawing == "window\n├─ New\n└─ modal Login")
      }
    }
  }
}
#endif
