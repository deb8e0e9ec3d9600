import Foundation
import SimulatorCore
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// The acts of the user, as an app's own tests call them, and what the user sees.
@Suite(.serialized)
struct JourneyTests {
  private func app(
    _ drawing: String, _ settings: SwiftUISettings = SwiftUISettings(),
    width: SwiftUISimulation.Width? = nil
  ) async throws -> SwiftUISimulation {
    let window = try ModelWindow(drawing: drawing)
    return await SwiftUISimulation(settings, width: width) { window }
  }

  private static let product = "window\n└─ stack\n   ├─ Home\n   └─ Product*"

  @Test(arguments: SwiftUISettings.each)
  func `A finger holds a screen, and lets go`(_ settings: SwiftUISettings) async throws {
    let app = try await app(Self.product, settings)
    let finger = try await app.holdSwipeBack()
    await app.untilIdle()
    #expect(app.drawing == "screen\n└─ stack (back to Home)\n   ├─ Home\n   └─ Product")
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.tapBack() }
    await finger.cancel()
    #expect(app.drawing == "screen\n└─ stack (back to Home)\n   └─ Product")
    try await app.swipeBack()
    #expect(app.drawing == "screen\n└─ stack\n   └─ Home")
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `A navigation waits for a finger`(_ settings: SwiftUISettings) async throws {
    let app = try await app(Self.product, settings)
    let finger = try await app.holdSwipeBack()
    let navigation = app.window.router.go(to: presentedLogin)
    await finger.complete()
    _ = try await navigation.value
    #expect(app.drawing == "screen\n├─ stack\n│  └─ Home\n└─ sheet Login")
    let other = try await app.holdSwipeDown()
    await other.cancel()
    #expect(app.window.layers.count == 2)
    try await app.swipeDown()
    #expect(app.drawing == "screen\n└─ stack\n   └─ Home")
    #expect(app.complaints == [])
  }

  @Test func `An act that is not possible says what the user sees`() async throws {
    let app = try await app("window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    let error = await #expect(throws: SwiftUISimulation.Impossible.self) {
      try await app.tapTab("Account")
    }
    #expect(
      error?.description == """
        The user cannot tap the tab "Account". They see:
        screen
        └─ tabs (Home*, Bag)
           └─ Home
        """)
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.tapBack() }
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.swipeBack() }
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.swipeDown() }
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.tapSidebar() }
  }

  @Test func `Tabs, a second tap, and "More"`() async throws {
    let window = ModelWindow(ModelTabs((1...6).map { ModelScreen(name: "T\($0)") }))
    let tabs = try #require(window.root as? ModelTabs)
    var reselected: [String] = []
    tabs.onReselect = { reselected.append($0.screenName) }
    let app = await SwiftUISimulation { window }
    #expect(app.drawing.hasPrefix("screen\n└─ tabs (T1*, T2, T3, T4, More)"))
    try await app.tapTab("T3")
    try await app.tapTab("T3")
    #expect(reselected == ["T3"])
    try await app.tapTab("T6")
    #expect(app.drawing == "screen\n└─ tabs (T1, T2, T3, T4, More*)\n   └─ T6")
    try await app.tapTab("More")
    #expect(app.drawing == "screen\n└─ tabs (T1, T2, T3, T4, More*)")
    // The model does not know of the list.
    #expect(app.complaints.count == 1)
  }

  @Test(arguments: SwiftUISettings.each)
  func `A split view in a narrow window and in a wide one`(
    _ settings: SwiftUISettings
  ) async throws {
    let window = ModelWindow(
      ModelSplit(primary: ModelScreen(name: "List"), secondary: ModelScreen(name: "Detail")))
    let app = await SwiftUISimulation(settings, width: .compact) { window }
    try await app.tapBack()
    try await app.tapSidebar()
    #expect(app.drawing == "screen\n└─ split (back to List)\n   └─ Detail")
    try await app.tapBack()
    #expect(app.drawing == "screen\n└─ split\n   └─ List")
    await app.changeWidth(to: .regular)
    #expect(app.drawing == "screen\n└─ split\n   ├─ List\n   └─ Detail")
    try await app.tapSidebar()
    await app.changeWidth(to: .compact)
    #expect(app.complaints == [])
  }

  @Test func `The refusals are the host's, also of first screens`() async {
    let wrong = await SwiftUISimulation {
      ModelWindow(ModelStack(ModelStack(ModelScreen(name: "Home"))))
    }
    #expect(wrong.complaints == ["SwiftUI crashes: stack is inside of stack."])
  }

  @Test func `A link that is no URL is a complaint, and a wait that never ends is an error`()
    async throws
  {
    let app = try await app(Self.product)
    await app.open("")
    #expect(app.complaints == [" is no URL."])
    await #expect(throws: SwiftUISimulation.Impossible.self) { try await app.wait { false } }
  }

  @Test(arguments: SwiftUISettings.each)
  func `A navigation in the background waits`(_ settings: SwiftUISettings) async throws {
    let app = try await app(Self.product, settings)
    await app.goToBackground()
    let navigation = app.window.router.go(to: presentedLogin)
    await app.goToForeground()
    _ = try await navigation.value
    #expect(app.window.layers.map(\.name) == ["stack", "Login"])
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `What waits for an alert of the app's own comes after the answer`(
    _ settings: SwiftUISettings
  ) async throws {
    let app = try await app(Self.product, settings)
    await app.setAlert(isUp: true)
    try await app.window.router.navigate(to: presentedLogin)
    await app.setAlert(isUp: false)
    #expect(app.drawing.hasSuffix("sheet Login"), "\(settings)")
    #expect(app.complaints == [])
  }

  @Test func `What is presented again is waited for, even if the loop seems to be idle before`()
    async throws
  {
    let loop = HastyLoop()
    let app = await SwiftUISimulation.show(try ModelWindow(drawing: Self.product), on: loop)
    await app.setAlert(isUp: true)
    try await app.window.router.navigate(to: presentedLogin)
    loop.isHasty = true
    await app.setAlert(isUp: false)
    #expect(app.drawing.hasSuffix("sheet Login"))
  }

  @Test func `A view may dismiss itself under a finger that holds it`() async throws {
    let app = try await app(Self.product)
    let finger = try await app.holdSwipeBack()
    await app.dismiss()
    await finger.cancel()
    #expect(app.window.drawing == "window\n└─ stack\n   └─ Home*")
    #expect(app.complaints == [])
  }

  @Test func `The settings leave out what is no doubt`() {
    let all = SwiftUISettings.each + SwiftUISettings.pairs
    #expect(Set(all.map(\.lifeCycle)) == [SwiftUISettings().lifeCycle])
    #expect(Set(all.map(\.tabsInBar)) == [SwiftUISettings().tabsInBar])
    #expect(Set(SwiftUISettings.each).count == SwiftUISettings.each.count)
    for setting in SwiftUISettings.each.dropFirst() {
      #expect(!setting.description.contains(","), "\(setting)")
    }
    // Two switches of two positions, together.
    for (late, dropped) in [(1, true), (1, false), (3, true), (3, false)] {
      #expect(
        SwiftUISettings.pairs.contains {
          $0.lateNil == late && $0.pathWhileMoving == (dropped ? .dropped : .queued)
        })
    }
  }
}
