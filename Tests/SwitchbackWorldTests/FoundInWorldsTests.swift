import Switchback
import SwitchbackModel
import Testing

/// What worlds have found, each as the least that shows it.
@MainActor
struct FoundInWorldsTests {
  @Test func `A root is not replaced through a new screen without asking its guard`() async {
    final class Draft: ModelScreen, LeaveGuard {
      var canBeDismissed: Bool { false }
    }
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "page") })
    let chain = page.using(ReplaceRoot()).from(page).using(.presentModally()).from(.current())
    let window = ModelWindow(Draft(name: "draft"))
    _ = try? await WindowRouter(window: window).navigate(to: chain.assemble())
    #expect(window.root?.name == "draft")
  }

  @Test func `A guard in a layer that is hidden with its presenter is asked when that is replaced`()
    async throws
  {
    final class Draft: ModelScreen, LeaveGuard {
      var canBeDismissed: Bool { false }
    }
    let page = ModelScreen(name: "page")
    let tabs = ModelTabs([page, ModelScreen(name: "other")])
    let window = ModelWindow(tabs)
    try await page.presentScreen(Draft(name: "draft"), animated: false)
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    let chain = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "new") }
    )
    .using(AddTab(at: 0, replacing: true))
    .from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
    await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: chain)
    }
    #expect(page.presented?.name == "draft")
    #expect(tabs.screens.first === page)
  }

  @Test func `A guard whose screen goes and comes back is asked again`() async throws {
    final class Draft: ModelScreen, LeaveGuard {
      var saves: (() async -> Void)?
      var isSaving = false

      func confirmLeaving() async -> Bool {
        if isSaving { return true }
        isSaving = true
        await saves?()
        isSaving = false
        return false
      }
    }
    let draft = Draft(name: "draft")
    let window = ModelWindow(ModelStack([draft]))
    let router = WindowRouter(window: window)
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "new") })
    let stack = GeneralStep.custom(using: ClassFinder<ModelStack, Void>())
    let chain = page.using(.presentModally()).from(page).using(PushAsRoot()).from(stack).assemble()
    draft.saves = {
      // Takes the draft away, cannot present, and puts the draft back.
      await Task {}.value
      window.faults.fail(.present)
      _ = try? await router.navigate(to: chain)
    }
    await #expect(throws: NavigationError.self) { try await router.navigate(to: chain) }
    #expect(
      window.drawing == """
        window
        └─ stack
           └─ draft*
        """)
  }
}
