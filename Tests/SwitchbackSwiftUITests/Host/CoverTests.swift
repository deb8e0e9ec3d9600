#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// Under a cover the views of a layer are out of the window, and the layer is there all the same.
@Suite(.serialized)
struct CoverTests {
  private let drawing = "window\n├─ Home\n└─ modal Help"

  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 61))
  func `A sheet under a cover stays, and is there when the cover has gone`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(drawing, settings) { [drawing] simulation in
      let covered = "window\n├─ Home\n├─ modal Help\n└─ modal stack\n   └─ Product*"
      try await simulation.router.navigate(to: productInCover)
      await simulation.window.settle()
      #expect(simulation.window.drawing == covered)
      #expect(simulation.window.isSettled)
      try await simulation.router.navigateBack()
      await simulation.window.settle()
      #expect(simulation.window.drawing == drawing)
    }
  }

  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 67))
  func `A sheet is dismissed together with the cover above it`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(drawing, settings) { simulation in
      try await simulation.router.navigate(to: productInCover)
      try await simulation.window.root?.dismissPresentedScreen(animated: true)
      #expect(simulation.motion == .still)
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }

  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 71), [true, false])
  func `A dismissal that SwiftUI forgets is an error, also of what a cover hides`(
    _ settings: SwiftUISettings, _ isCovered: Bool
  ) async throws {
    try await visit(drawing, settings) { simulation in
      if isCovered { try await simulation.router.navigate(to: productInCover) }
      let before = simulation.window.drawing
      simulation.dismissalsToDrop = 1
      await #expect(throws: SwiftUIError.notDismissed("Help")) {
        try await simulation.window.root?.dismissPresentedScreen(animated: true)
      }
      #expect(simulation.window.drawing == before)
      try await simulation.window.root?.dismissPresentedScreen(animated: true)
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }

  @Test(arguments: [true, false])
  func `Without UIKit, a sheet may take long to leave`(_ isByUser: Bool) async throws {
    var settings = SwiftUISettings()
    (settings.lifeCycle, settings.animationTurns) = (.withoutUIKit, 40)
    try await visit(drawing, settings) { simulation in
      if isByUser {
        simulation.dismissTopmost()
      } else {
        try await simulation.window.root?.dismissPresentedScreen(animated: true)
      }
      await simulation.untilIdle()
      #expect(simulation.window.drawing == "window\n└─ Home")
    }
  }

  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 79))
  func `A dismissal that SwiftUI forgets is an error, where the presenter goes as well`(
    _ settings: SwiftUISettings
  ) async throws {
    let before = """
      window
      ├─ stack
      │  └─ Home* ^
      └─ modal Help
      """
    try await visit(before, settings) { simulation in
      let stack = try #require(simulation.window.root as? ModelStack)
      simulation.dismissalsToDrop = 1
      await #expect(throws: SwiftUIError.notDismissed("Help")) {
        try await stack.setContainedScreens([ModelScreen(name: "Product")], animated: true)
      }
      #expect(simulation.window.drawing == before)
      try await stack.setContainedScreens([ModelScreen(name: "Product")], animated: true)
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Product*")
    }
  }

  @Test(
    arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 61),
    [ModalStyle.cover, .popover()])
  func `What the user has dismissed is freed, whatever covers what is below`(
    _ settings: SwiftUISettings, _ style: ModalStyle
  ) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let step = anew { Login() }.using(.presentModally(as: style)).from(.current())
      try await simulation.router.navigate(to: step)
      weak let login = simulation.window.layers.last
      await simulation.dismiss()
      #expect(simulation.window.layers.count == 1)
      #expect(login == nil, "\(settings)")
    }
  }

  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 73))
  func `The user dismisses the third cover`(_ settings: SwiftUISettings) async throws {
    try await visit("window\n└─ Home", settings) { simulation in
      let login = anew { Login() }.using(.presentModally(as: .cover)).from(.current())
      try await simulation.router.navigate(to: login)
      try await simulation.router.navigate(to: productInCover)
      try await simulation.router.navigate(to: login)
      simulation.callDismiss()
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(
        simulation.window.drawing
          == "window\n├─ Home\n├─ modal Login\n└─ modal stack\n   └─ Product*")
      #expect(simulation.window.isSettled, "\(settings)")
    }
  }

  @Test(arguments: [SwiftUISettings.LifeCycle.swiftUI, .uiKit], [true, false])
  func `A window behind a screen of UIKit's is out of sight, and not gone`(
    _ lifeCycle: SwiftUISettings.LifeCycle, _ coverHidesWindow: Bool
  ) async throws {
    var settings = SwiftUISettings()
    (settings.lifeCycle, settings.coverHidesWindow) = (lifeCycle, coverHidesWindow)
    let inbox = Inbox<LaunchPlace>()
    let app = await launchedApp(settings).restoring(LaunchPlace.self, version: "1").opening(inbox)
    app.coverAll()
    await app.untilIdle()
    inbox.receive(.product)
    await app.untilIdle()
    let product = "window\n└─ stack\n   ├─ Home\n   └─ Product*"
    #expect(app.window.drawing == product)
    app.window.openWindow(showing: LaunchPlace.login)
    #expect(await app.openedWindow(for: LaunchPlace.self) != nil)
    let next = await app.relaunch()
    #expect((next.window.drawing == product) == (lifeCycle == .swiftUI))
  }

  @Test(
    arguments: ([SwiftUISettings()] + SwiftUISettings.pairs(seed: 83)).filter {
      ![.withoutUIKit, .appKit].contains($0.lifeCycle)
    })
  func `Behind a screen of UIKit's nothing is presented, and all other changes are made`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ Home\n└─ modal stack\n   └─ Help*", settings) { simulation in
      let window = simulation.window
      simulation.coverAll()
      await simulation.untilIdle()
      try await simulation.router.navigate(to: productOnStack)
      await window.settle()
      let pushed = "window\n├─ Home\n└─ modal stack\n   ├─ Help\n   └─ Product*"
      #expect(window.drawing == pushed)
      await #expect(throws: SwiftUIError.notShown("Login")) {
        try await window.layers[1].presentScreen(Login(), animated: true)
      }
      await window.settle()
      #expect(window.drawing == pushed)
      simulation.coverAll(false)
      await simulation.untilIdle()
      #expect(window.drawing == pushed && simulation.discrepancy == nil)
      simulation.coverAll()
      try await window.layers[0].dismissPresentedScreen(animated: true)
      try await window.setRootScreen(ModelScreen(name: "Welcome"), animated: true)
      try await window.setRootScreen(ModelStack(ModelScreen(name: "Start")), animated: true)
      simulation.coverAll(false)
      await simulation.untilIdle()
      try await simulation.router.navigate(to: presentedLogin)
      #expect(window.drawing == "window\n├─ stack\n│  └─ Start*\n└─ modal Login")
    }
  }

  /// The views below the cover are not in the window when the change begins.
  @Test(arguments: SwiftUISettings.pairs(seed: 83), [true, false])
  func `A cover that is to leave with the screen that presents it, and stays, is an error`(
    _ settings: SwiftUISettings, _ isForgotten: Bool
  ) async throws {
    try await visit("window\n└─ tabs\n   ├─ Home*\n   └─ Bag", settings) { simulation in
      let tabs = try simulation.screen(ModelTabs.self)
      let cover = Login()
      cover.modalStyle = .cover
      try await tabs.screens[0].presentScreen(cover, animated: true)
      if isForgotten { simulation.dismissalsToDrop = 1 }
      let before = simulation.window.drawing
      do {
        try await tabs.makeVisible(tabs.screens[1], animated: true)
        #expect(!isForgotten, "\(settings)")
        #expect(simulation.drawing == "screen\n└─ tabs (Home, Bag*)\n   └─ Bag")
      } catch {
        #expect(isForgotten && error as? SwiftUIError == .notDismissed("Login"), "\(settings)")
        #expect(simulation.window.drawing == before)
      }
      await simulation.window.settle()
      #expect(simulation.window.isSettled, "\(settings)")
    }
  }

  /// SwiftUI takes back what it has begun to show, which takes time.
  @Test(arguments: SwiftUISettings.pairs(seed: 83).filter(\.hasUIKit))
  func `A change waits for the end of one that has failed as UIKit covered it`(
    _ settings: SwiftUISettings
  ) async throws {
    var settings = settings
    settings.animationTurns = 12
    try await visit("window\n└─ Home", settings) { simulation in
      simulation.after(3) { simulation.coverAll() }
      await #expect(throws: SwiftUIError.notShown("Login")) {
        try await simulation.window.layers[0].presentScreen(Login(), animated: true)
      }
      try await simulation.window.setRootScreen(ModelScreen(name: "Welcome"), animated: true)
      #expect(simulation.window.drawing == "window\n└─ Welcome")
      simulation.coverAll(false)
    }
  }

  @Test(
    arguments: SwiftUISettings.pairs(seed: 83).filter(\.hasUIKit), [true, false])
  func `A sheet under a full-screen screen of UIKit's stays when a navigation fails`(
    _ settings: SwiftUISettings, _ isCover: Bool
  ) async throws {
    let drawing = "window\n├─ Home\n└─ modal stack\n   └─ Draft*"
    try await visit(isCover ? "window\n└─ Home" : drawing, settings) { simulation in
      if isCover {
        let draft = StepAssembly(finder: NilFinder(), factory: ClosureFactory { Draft() })
          .using(.push()).from(.stack())
          .using(.presentModally(as: .cover)).from(.current())
        try await simulation.router.navigate(to: draft)
      }
      simulation.coverAll()
      await simulation.untilIdle()
      await #expect(throws: NavigationError.self) {
        try await simulation.router.navigate(to: presentedLogin)
      }
      await simulation.window.settle()
      #expect(simulation.window.drawing == drawing)
      #expect(simulation.window.isSettled)
      simulation.coverAll(false)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == drawing)
    }
  }

  @Test func `A late end of another dismissal takes nothing away`() async throws {
    let drawing = "window\n├─ Home\n└─ modal Login"
    try await visit(drawing) { simulation in
      await simulation.untilIdle()
      simulation.display.slot(above: simulation.window.layers[0]).gone()
      await simulation.untilIdle()
      #expect(simulation.window.drawing == drawing)
      #expect(simulation.discrepancy == nil)
    }
  }

  @Test func `Reading what a layer presents changes nothing`() async throws {
    try await visit("window\n└─ Home") { simulation in
      // Without views: SwiftUI's reports alone.
      let window = try ModelWindow(drawing: "window\n├─ Home\n└─ modal Login")
      let display = ScreenDisplay(window, toolkit: simulation.display.toolkit)
      let slot = display.slot(above: window.layers[0])
      for layer in window.layers { display.appeared(layer) }
      slot.isPaused = true
      #expect(slot[.sheet, nil] == nil)
      slot.isPaused = false
      slot.gone()
      #expect(window.drawing == "window\n└─ Home")
    }
  }
}
#endif
