import SwitchbackModel
import Testing

@MainActor
struct ABVariantsTests {
  final class Experiment {
    var opensInStack = false
  }

  final class ReviewsScreen: ModelScreen, ContextHolding {
    let context: Int

    init(_ product: Int) {
      context = product
      super.init()
    }
  }

  static func reviews(
    _ experiment: Experiment
  ) -> DestinationStep<ReviewsScreen, Int> {
    // snippet begin: chain
    StepAssembly { (id: Int) in ReviewsScreen(id) }
      .using(.push())
      .from(
        SwitchAssembly {
          SwitchCase(when: { experiment.opensInStack }, from: .visibleStack())
        }
        .assemble(default: .newStack())
      )
    // snippet end
  }

  @Test func `The experiment chooses the way`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let experiment = Experiment()
    let reviews = Self.reviews(experiment)
    var window = ModelWindow(ModelStack(HomeScreen()))
    var router = window.router
    // snippet begin: a
    try await router.navigate(to: reviews(1))
    print(window.drawing)
    // snippet end
    // output: a
    page.prints(
      """
      window
      ├─ stack
      │  └─ Home*
      └─ modal stack
         └─ Reviews(1)*
      """)
    window = ModelWindow(ModelStack(HomeScreen()))
    router = window.router
    // snippet begin: b
    experiment.opensInStack = true
    try await router.navigate(to: reviews(1))
    print(window.drawing)
    // snippet end
    // output: b
    page.prints(
      """
      window
      └─ stack
         ├─ Home
         └─ Reviews(1)*
      """)
    // snippet begin: plan
    print(try router.plan(to: reviews(2)).trace)
    // snippet end
    // output: plan
    page.prints(
      """
        · ReviewsScreen  not found: 3 screens looked at, 1 is a ReviewsScreen, but not the one
                         looked for everywhere by ScreenFinder
                         built by ClosureFactory, integrated by Push
        · (switch)       case 1: when a condition holds
        ✓ ModelStack     found: stack
                         looked for by ClassFinder (current, visible; from the topmost layer)
      """)
  }
}
