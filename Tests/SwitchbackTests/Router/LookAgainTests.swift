import Switchback
import SwitchbackModel
import Testing

/// A navigation looks once more before it says that its destination is on screen.
@MainActor
struct LookAgainTests {
  @Test func `A screen that the user takes away while a task waits is not reported as there`()
    async throws
  {
    let window = try makeWindow("window\n├─ Home\n└─ modal Bag")
    let gate = Gate()
    let bag = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(), factory: ScreenFactory<BagScreen, Void>()
    )
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
    let bag = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(), factory: ScreenFactory<BagScreen, Void>()
    )
    .adding(.postRoutingTask { (bag: BagScreen, _: Void, _) in try? bag.swipeDown() })
    .using(.presentModally()).from(.current()).assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: bag))
        == "Bag was shown, and was removed again before the navigation ended.")
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `What is presented on a hidden tab while factories build is asked before it goes`()
    async throws
  {
    let window = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   └─ Account")
    let tabs = try window.screen(ModelTabs.self)
    let account = try window.screen(AccountScreen.self)
    let draft = DraftScreen()
    draft.answer = { false }
    let bag = StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { (_: Void) in
        try await tabs.makeVisible(account, animated: false)
        try await account.presentScreen(draft, animated: false)
        try await tabs.makeVisible(tabs.screens[0], animated: false)
        return BagScreen()
      }
    )
    .using(.presentModally())
    .from(GeneralStep.custom(using: ClassFinder<AccountScreen, Void>()))
    .assemble()
    #expect(
      await ending(of: WindowRouter(window: window).go(to: bag))
        == "Draft refuses to go. Nothing has changed.")
    #expect(draft.askedCount == 1)
    #expect(account.presented === draft)
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home*\n   └─ Account")
  }
}
