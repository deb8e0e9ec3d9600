import Switchback
import SwitchbackModel
import Testing

/// A navigation looks once more before it says that its destination is on screen.
struct LookAgainTests {
  @Test func `A screen that the user takes away while a task waits is not reported as there`()
    async throws
  {
    let window = try makeWindow("window\n├─ Home\n└─ modal Bag")
    let gate = Gate()
    let bag = finding(BagScreen.self)
      .adding(.contextTask { (_: BagScreen, _: Void) async in await gate.pass() })
      .using(.presentModally()).from(.current()).assemble()
    let navigation = WindowRouter(window: window).go(to: bag)
    await gate.reached()
    try window.screen(BagScreen.self).swipeDown()
    gate.open()
    #expect(await ending(of: navigation) == "Bag is on screen; reused Home; built Bag")
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  @Test func `A screen that is taken away at the very end is an error`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let bag = finding(BagScreen.self)
      .adding(.postRoutingTask { (bag: BagScreen, _: Void, _) in try? bag.swipeDown() })
      .using(.presentModally()).from(.current()).assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: bag))
        == "Bag was shown, and was removed or covered again before the navigation ended.")
    #expect(window.drawing == "window\n└─ Home")
  }

  /// A tab that comes on display, and meanwhile presents a screen that refuses to go.
  nonisolated struct HiddenTab: Sendable {
    let before: String
    let isPresentedFrom: @MainActor (ModelWindow) throws -> ModelScreen
    /// Whether a screen is presented from the account, or the account itself is shown.
    let presents: Bool

    static let all = [
      HiddenTab(
        before: "window\n└─ tabs\n   ├─ Home*\n   └─ Account",
        isPresentedFrom: { try $0.screen(AccountScreen.self) }, presents: false),
      HiddenTab(
        before: "window\n└─ tabs\n   ├─ Home*\n   └─ Account",
        isPresentedFrom: { try $0.screen(AccountScreen.self) }, presents: true),
      HiddenTab(
        before: "window\n└─ tabs\n   ├─ Home*\n   └─ stack\n      └─ Account*",
        isPresentedFrom: { try $0.screen(ModelStack.self) }, presents: false),
      HiddenTab(
        before: "window\n└─ tabs\n   ├─ Home*\n   └─ stack\n      └─ Account*",
        isPresentedFrom: { try $0.screen(AccountScreen.self) }, presents: false),
    ]
  }

  @Test(arguments: HiddenTab.all.indices)
  func `What is presented on a hidden tab while tasks wait is asked before it goes`(
    _ index: Int
  ) async throws {
    let tab = HiddenTab.all[index]
    let window = try makeWindow(tab.before)
    let before = window.drawing
    let tabs = try window.screen(ModelTabs.self)
    let hidden = tabs.screens[1]
    let presenter = try tab.isPresentedFrom(window)
    let draft = DraftScreen.refusing()
    let meanwhile: @MainActor () async throws -> Void = {
      try await tabs.makeVisible(hidden, animated: false)
      try await presenter.presentScreen(draft, animated: false)
      try await tabs.makeVisible(tabs.screens[0], animated: false)
    }
    let navigation: Task<NavigationOutcome, any Error>
    if tab.presents {
      let bag = StepAssembly(
        finder: NilFinder(),
        factory: ClosureFactory { (_: Void) in
          try await meanwhile()
          return BagScreen()
        }
      )
      .using(.presentModally()).from(existing(AccountScreen.self)).assemble()
      navigation = WindowRouter(window: window).go(to: bag)
    } else {
      let account = finding(AccountScreen.self)
        .adding(.contextTask { (_: AccountScreen, _: Void) async throws in try await meanwhile() })
        .using(.presentModally()).from(.current()).assemble()
      navigation = WindowRouter(window: window).go(to: account)
    }
    #expect(await ending(of: navigation) == "Draft refuses to go. Nothing has changed.")
    #expect(draft.askedCount == 1)
    #expect(presenter.presented === draft)
    #expect(window.drawing == before)
  }
}
