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
}
