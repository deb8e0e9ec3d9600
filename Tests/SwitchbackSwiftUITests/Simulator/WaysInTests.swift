import Foundation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// What comes from outside: links, an app's inboxes, saved screens, and windows for a destination.
@Suite(.serialized)
struct WaysInTests {
  private typealias Place = LaunchPlace
  private typealias Home = LaunchScreen

  private static var making: WindowMaking {
    WindowMaking { ModelWindow(ModelStack(Home())) }
  }

  private let product = "screen\n└─ stack (back to Home)\n   └─ Product"
  private let both = "screen\n├─ stack (back to Home)\n│  └─ Product\n└─ sheet Login"

  @Test(arguments: SwiftUISettings.each)
  func `A link that starts the app comes after what was saved`(_ settings: SwiftUISettings) async {
    let first = await launchedApp(settings).restoring(Place.self, version: "1")
    await first.open("shop://product")
    // The system hands it over before the saved screens are there.
    let second = await first.relaunch(opening: "shop://login")
    #expect(second.drawing == both)
    #expect(second.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `What came before there was a window is opened once, in order`(
    _ settings: SwiftUISettings
  ) async {
    let inbox = Inbox<Place>()
    inbox.receive(.product)
    inbox.receive(.login)
    var opened: [Place] = []
    let app = await launchedApp(settings).opening(inbox) { place, window in
      opened.append(place)
      _ = try? await window.router.go(to: place).value
    }
    await app.untilIdle()
    #expect(opened == [.product, .login])
    #expect(app.drawing == both)
    await app.goToBackground()
    await app.goToForeground()
    inbox.receive(.home)
    await app.untilIdle()
    #expect(opened == [.product, .login, .home])
    #expect(app.drawing == "screen\n└─ stack\n   └─ Home")
  }

  @Test func `A link that starts the app comes before what an inbox has kept`() async {
    let inbox = Inbox<Place>()
    var opened: [String] = []
    let first = await SwiftUISimulation {
      ModelWindow(ModelStack(Home()))
    } onOpenURL: { _, _ in
      opened.append("link")
    }
    first.opening(inbox) { _, _ in opened.append("kept") }
    first.window.closeWindow()
    inbox.receive(.product)
    await first.relaunch(opening: "shop://login").untilIdle()
    #expect(opened == ["link", "kept"])
  }

  @Test func `An inbox waits while no window is there, and the next one opens it`() async {
    let inbox = Inbox<Place>()
    var first: SwiftUISimulation? = await launchedApp().opening(inbox) { _, _ in
      Issue.record("gone")
    }
    first = nil
    _ = first
    inbox.receive(.product)
    #expect(inbox.waiting == [.product])
    let second = await launchedApp().opening(inbox) { place, window in
      _ = try? await window.router.go(to: place).value
    }
    await second.untilIdle()
    #expect(second.drawing == product)
    #expect(inbox.waiting.isEmpty)
  }

  @Test(arguments: [SwiftUISettings.LifeCycle.swiftUI, .uiKit, .withoutUIKit])
  func `Of two windows, the one that has been active last opens the inbox`(
    _ lifeCycle: SwiftUISettings.LifeCycle
  ) async throws {
    let inbox = Inbox<Place>()
    var opened: [String] = []
    var settings = SwiftUISettings()
    settings.lifeCycle = lifeCycle
    let first = await launchedApp(settings).opening(inbox) { _, _ in opened.append("first") }
    first.window.openWindow(showing: Place.product)
    let second = try #require(await first.openedWindow(for: Place.self))
    #expect(second.drawing == product)
    #expect(first.drawing == "screen\n└─ stack\n   └─ Home")
    second.opening(inbox) { _, _ in opened.append("second") }
    inbox.receive(.home)
    await first.untilIdle()
    #expect(opened == ["second"])
    await first.goToBackground()
    await first.goToForeground()
    inbox.receive(.home)
    await first.untilIdle()
    #expect(opened == ["second", "first"])
    second.window.closeWindow()
    #expect(second.isClosed && !first.isClosed)
    #expect(await first.openedWindow(for: Place.self) == nil)
  }

  @Test(arguments: [SwiftUISettings.LifeCycle.swiftUI, .uiKit, .withoutUIKit])
  func `A destination that has a window gets no other, until that is closed`(
    _ lifeCycle: SwiftUISettings.LifeCycle
  ) async throws {
    var settings = SwiftUISettings()
    settings.lifeCycle = lifeCycle
    let inbox = Inbox<Place>()
    var opened: [ModelWindow] = []
    let first = await launchedApp(settings).opening(inbox) { _, window in opened.append(window) }
    // The user taps twice.
    for _ in 0..<2 { first.window.openWindow(showing: Place.product) }
    let second = try #require(await first.openedWindow(for: Place.self))
    #expect(await first.openedWindow(for: Place.self) == nil)
    await second.goToBackground()
    await first.goToBackground()
    await first.goToForeground()
    // It comes to the front.
    first.window.openWindow(showing: Place.product)
    await first.untilIdle()
    inbox.receive(.home)
    await first.untilIdle()
    #expect(opened.map { $0 === second.window } == [true])
    #expect(await first.openedWindow(for: Place.self) == nil)
    second.window.closeWindow()
    first.window.openWindow(showing: Place.product)
    #expect(await first.openedWindow(for: Place.self)?.drawing == product)
  }

  @Test func `The inbox of a window that is closed goes to the one that was active before`()
    async throws
  {
    let inbox = Inbox<Place>()
    var opened: [ModelWindow] = []
    let first = await launchedApp().opening(inbox) { _, window in opened.append(window) }
    var others: [SwiftUISimulation] = []
    for place in [Place.home, .product, .login] {
      first.window.openWindow(showing: place)
      others.append(try #require(await first.openedWindow(for: Place.self)))
    }
    let (second, third, fourth) = (others[0], others[1], others[2])
    @MainActor func receive() async {
      inbox.receive(.home)
      await first.untilIdle()
    }
    await second.goToBackground()
    await third.goToBackground()
    // Another window has been active since.
    third.window.closeWindow()
    await receive()
    #expect(opened.last === fourth.window)
    fourth.window.closeWindow()
    await receive()
    #expect(opened.last === first.window)
    first.window.closeWindow()
    await receive()
    #expect(inbox.waiting == [.home])
    await second.goToForeground()
    #expect(opened.count == 3 && opened.last === second.window)
  }

  /// What a window waits for when it goes: the app's code for an item, or the library's own for one or for the first
  /// destination.
  enum OpenWait: CaseIterable {
    case app, library, first
  }

  @Test(arguments: OpenWait.allCases)
  func `A window that goes while it opens something is not held, and the inbox goes on`(
    _ wait: OpenWait
  ) async throws {
    let inbox = Inbox<VaultPlace>()
    let app = await launchedApp()
    app.window.openWindow(showing: wait == .first ? VaultPlace.locked : .free)
    var other = await app.openedWindow(for: VaultPlace.self)
    #expect(other != nil)
    switch wait {
    case .app: other?.opening(inbox) { _, window in await VaultPlace.waitForever(in: window) }
    case .library: other?.opening(inbox)
    case .first: other?.opening(inbox) { _, _ in Issue.record("The first screens are not there.") }
    }
    inbox.receive(.locked)
    await app.untilIdle()
    #expect(inbox.waiting == (wait == .first ? [.locked] : []))
    weak let window = other?.window
    other?.close()
    other = nil
    await app.untilIdle()
    // The app's own code may hold it.
    #expect(window == nil || wait == .app)
    inbox.drop()
    app.opening(inbox)
    inbox.receive(.free)
    await app.untilIdle()
    #expect(app.drawing == product)
  }

  @Test(arguments: [true, false], [true, false])
  func `What waits in a window that is closed is opened in the next one, before what came later`(
    isNextActive: Bool, isOpenedByApp: Bool
  ) async throws {
    let inbox = Inbox<Place>()
    let (app, other) = try await windows(opening: inbox, showing: .product, byApp: isOpenedByApp)
    if !isNextActive { await app.goToBackground() }
    // Nothing changes there in the background.
    await other.goToBackground()
    inbox.receive(.product)
    inbox.receive(.login)
    other.window.closeWindow()
    await app.goToForeground()
    for _ in 0..<10 where app.drawing != both { await app.untilIdle() }
    #expect(app.drawing == both)
    #expect(inbox.waiting == [])
  }

  @Test(arguments: [true, false])
  func `What a window has not shown to the end when it closes is opened in the next one`(
    isOpenedByApp: Bool
  ) async throws {
    let inbox = Inbox<Place>()
    let (app, other) = try await windows(opening: inbox, showing: .home, byApp: isOpenedByApp)
    inbox.receive(.product)
    other.window.closeWindow()
    // NB: one wait may end between the end of the navigation there and the next one here.
    for _ in 0..<10 where app.drawing != product { await app.untilIdle() }
    #expect(app.drawing == product)
    #expect(inbox.waiting == [])
  }

  /// The app's first window, and one for a place, which both open what comes to the app.
  private func windows(
    opening inbox: Inbox<Place>, showing place: Place, byApp: Bool
  ) async throws -> (SwiftUISimulation, SwiftUISimulation) {
    let app = await launchedApp()
    app.window.openWindow(showing: place)
    let other = try #require(await app.openedWindow(for: Place.self))
    for window in [app, other] {
      if byApp {
        window.opening(inbox) { place, window in
          _ = try await window.router.navigate(to: place, policy: .queue)
        }
      } else {
        window.opening(inbox)
      }
    }
    return (app, other)
  }

  @Test func `On a device with one window, the destination is shown in this one`() async {
    let app = await SwiftUISimulation(width: .compact) { ModelWindow(ModelStack(Home())) }
    app.window.openWindow(showing: Place.product)
    await app.untilIdle()
    #expect(app.drawing == product)
  }

  @Test func `A window for a destination that is restored shows what was saved`() async throws {
    let first = await launchedApp().restoring(Place.self, version: "1")
    first.window.openWindow(showing: Place.product)
    let window = try #require(await first.openedWindow(for: Place.self))
    #expect(window.drawing == product)
    await window.open("shop://login")
    let next = await window.relaunch()
    #expect(next.drawing == both)
    #expect(next.complaints == [])
  }

  @Test func `A window saves nothing before its first screens are there`() async {
    var making = Self.making
    making.saving = WindowSaving(Place.self, version: "1") { _ in }
    let made = SwiftUISimulation(making).made
    var stored: Data?
    made.appeared(nil) { stored = $0 }
    made.save()
    #expect(stored == nil)
    await made.begin(restoring: nil).value
    made.save()
    #expect(stored != nil)
  }

  @Test func `An app that is left before its saved screens are back has them at the next launch`()
    async throws
  {
    let first = await SwiftUISimulation {
      ModelWindow(ModelStack(Home()))
    }.restoring(VaultPlace.self, version: "1")
    try await first.window.router.navigate(to: VaultPlace.vault)
    #expect(first.drawing == product)
    VaultPlace.isLocked = true
    let second = await first.relaunch()
    #expect(second.drawing == "screen\n└─ stack\n   └─ Home")
    VaultPlace.isLocked = false
    let third = await second.relaunch()
    #expect(third.drawing == product)
    VaultPlace.logIn()
    await second.untilIdle()
  }

  @Test func `A window whose view comes back opens the inbox again`() async {
    let inbox = Inbox<Place>()
    var opened: [Place] = []
    var making = Self.making
    making.open(inbox) { place, _ in opened.append(place) }
    let app = SwiftUISimulation(making)
    let made = app.made
    await made.begin(restoring: nil).value
    made.left()
    inbox.receive(.product)
    await app.untilIdle()
    #expect(inbox.waiting == [.product])
    await made.begin(restoring: nil).value
    await app.untilIdle()
    #expect(opened == [.product])
  }

  private final class Question: ModelScreen, ResultScreen {
    let results = Results<Int>()
  }

  @Test(arguments: [SwiftUISettings.LifeCycle.swiftUI, .uiKit, .withoutUIKit])
  func `What waits in a window that is closed ends, although the app holds the window`(
    _ lifeCycle: SwiftUISettings.LifeCycle
  ) async throws {
    var settings = SwiftUISettings()
    settings.lifeCycle = lifeCycle
    let app = await launchedApp(settings)
    let router = app.window.router
    let question = StepAssembly { Question() }.using(.presentModally()).from(.current())
    let answer = Task { try await router.result(of: question) }
    await app.untilIdle()
    let product = StepAssembly { Product() }
      .adding(
        ClosureInterceptor(waitsForUser: true) { (_: Void) in
          try await Task.sleep(for: .seconds(60))
        }
      )
      .using(.push()).from(.visibleStack())
    let navigation = router.go(to: product)
    await app.untilIdle()
    app.window.closeWindow()
    #expect(try await answer.value == nil)
    await #expect(throws: NavigationError.self) { try await navigation.value }
    // It may be shown again.
    let again = await SwiftUISimulation(settings) { app.window }
    try await again.window.router.navigateBack()
    #expect(again.drawing == "screen\n└─ stack\n   └─ Home")
  }

  @Test func `The only window of a device stays`() async throws {
    let app = await SwiftUISimulation(width: .compact) { ModelWindow(ModelStack(Home())) }
    app.window.closeWindow()
    try await app.window.router.navigate(to: Place.product)
    #expect(!app.isClosed && app.drawing == product)
  }

  @Test func `A window that is closed keeps no way to the app's other windows`() async {
    let app = await launchedApp()
    #expect(app.display.windows != nil)
    app.window.closeWindow()
    #expect(app.isClosed)
    #expect(app.display.windows == nil)
  }

  @Test(arguments: ["1", nil])
  func `A window for a destination shows it if what was saved is refused`(
    version: String?
  ) async throws {
    var making = Self.making
    var refusals: [RestorationError?] = []
    making.saving = WindowSaving(Place.self, version: "2") { refusals.append($0.refusal) }
    making.show(Place.product)
    let saved = try version.map { try making.make().savedData(of: Place.self, version: $0) }
    let app = SwiftUISimulation(making)
    app.attach()
    await app.made.begin(restoring: saved ?? Data("unreadable".utf8)).value
    await app.untilIdle()
    #expect(refusals.count == 1 && refusals.first != .some(nil))
    #expect(app.window.drawing.hasSuffix("Product*"))
    #expect(app.drawing == product)
  }

  @Test
  func `VoiceOver is told of another root and of another tab, and of nothing that UIKit tells`()
    async throws
  {
    let tabs = ModelTabs([ModelStack(Home()), ModelStack(ModelScreen(name: "Bag"))])
    let app = await SwiftUISimulation { ModelWindow(tabs) }
    let router = app.window.router
    try await router.navigate(to: Place.product)
    try await router.navigate(to: Place.login)
    #expect(app.announcements == 0)
    try await router.navigateBack()
    try await app.tapTab("Bag")
    #expect(app.announcements == 0)
    try await router.navigate(to: Place.home)
    #expect(app.announcements > 0)
    let count = app.announcements
    try await app.window.setRootScreen(ModelScreen(name: "Welcome"), animated: false)
    #expect(app.announcements == count + 1)
  }
}

/// The places of an app, one of which waits for a log-in.
private enum VaultPlace: Hashable, Codable, Destination {
  case vault
  /// Waits for a log-in that never comes.
  case locked
  /// Needs no log-in.
  case free

  @MainActor static func waitForever(in window: ModelWindow? = nil) async {
    try? await Task.sleep(for: .seconds(1_000))
  }

  @MainActor static var isLocked = false
  @MainActor private static var waiting: [CheckedContinuation<Void, Never>] = []

  @MainActor static func logIn() {
    for waiter in waiting { waiter.resume() }
    waiting = []
  }

  @MainActor var step: BoundStep {
    BoundStep(
      anew { Product() }
        .adding(
          ClosureInterceptor<Void> {
            if self == .locked { return await Self.waitForever() }
            guard Self.isLocked, self == .vault else { return }
            await withCheckedContinuation { Self.waiting.append($0) }
          }
        )
        .using(.push())
        .from(GeneralStep.existing(ModelStack.self)))
  }
}
