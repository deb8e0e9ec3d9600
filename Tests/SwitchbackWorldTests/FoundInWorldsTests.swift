import Switchback
import SwitchbackModel
import Testing

/// What worlds have found, each as the least that shows it.
@MainActor
struct FoundInWorldsTests {
  @Test(.disabled("Refused only where the chain goes on from a screen that is there"))
  func `A root is not replaced through a new screen without asking its guard`() async {
    final class Draft: ModelScreen, LeaveGuard {
      var canBeDismissed: Bool { false }
    }
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "page") })
    let chain = page.using(ReplaceRoot()).from(page).using(.presentModally).from(.current)
    let window = ModelWindow(Draft(name: "draft"))
    _ = try? await WindowRouter(window: window).navigate(to: chain.assemble())
    #expect(window.root?.name == "draft")
  }
}
