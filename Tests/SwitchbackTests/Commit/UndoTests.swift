import Switchback
import SwitchbackModel
import Testing

/// What was done before a failure is taken back, and the error lists only what was not.
@MainActor
struct UndoTests {
  @Test func `What a new screen presents does not matter once that screen is gone`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let account = StepAssembly(finder: NilFinder(), factory: ScreenFactory<AccountScreen, Void>())
      .using(.replaceRoot()).from(.root()).assemble()
    let bag = StepAssembly(finder: NilFinder(), factory: ScreenFactory<BagScreen, Void>())
      .using(.presentModally()).from(account).assemble()
    // The bag is presented, and the host says that it was not; then it cannot be dismissed.
    window.faults.fail(.present, effect: .changedButThrown) { $0.screens == ["Bag"] }
    window.faults.fail(.dismiss) { $0.screens == ["Bag"] }
    let navigation = WindowRouter(window: window).go(to: bag)
    #expect(
      await ending(of: navigation) == """
        The screens could not be changed: An injected fault made this operation fail: present. \
        All changes were undone.
        """)
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `The old tab is shown again before the new one goes, as another may not be shown`()
    async throws
  {
    let tabs = ModelTabs([ModelScreen(name: "Home"), ModelScreen(name: "Bag")])
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    let window = ModelWindow(tabs)
    let account = StepAssembly(finder: NilFinder(), factory: ScreenFactory<AccountScreen, Void>())
      .using(AddTab()).from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>())).assemble()
    // The new tab is shown, and the host says that it was not.
    window.faults.fail(.makeVisible, effect: .changedButThrown)
    window.recordsChanges = true
    let navigation = WindowRouter(window: window).go(to: account)
    #expect(
      await ending(of: navigation) == """
        The screens could not be changed: An injected fault made this operation fail: makeVisible. \
        All changes were undone.
        """)
    #expect(window.drawing == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
    #expect(
      window.changes.map(\.description) == [
        "setScreens Home, Bag, Account on tabs, layer 0",
        "makeVisible Account on tabs, animated, layer 0", "makeVisible Bag on tabs, layer 0",
        "setScreens Home, Bag on tabs, layer 0",
      ])
  }
}
