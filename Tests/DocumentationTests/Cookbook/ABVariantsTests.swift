import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ABVariantsTests {
  final class Experiment {
    var opensInStack = false
  }

  static func reviews(
    _ experiment: Experiment
  ) -> DestinationStep<ModelScreen, Int> {
    // snippet begin: chain
    let inStack = StepAssembly(
      finder: NilFinder<ModelStack, Int>(), factory: StackFactory<Int>()
    )
    .using(.presentModally())
    .from(.current())
    .assemble()

    let onStack = StepAssembly(
      finder: ClassFinder<ModelStack, Int>(),
      factory: NilFactory<ModelStack, Int>()
    )
    .from(.root())
    .assemble()

    return StepAssembly(
      finder: NilFinder<ModelScreen, Int>(),
      factory: ClosureFactory { (id: Int) in ModelScreen(name: "Reviews(\(id))") }
    )
    .using(.push())
    .from(
      SwitchAssembly {
        SwitchCase(when: { experiment.opensInStack }, from: onStack)
      }
      .assemble(default: inStack)
    )
    .assemble()
    // snippet end
  }

  @Test func `The experiment chooses the way`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let experiment = Experiment()
    let reviews = Self.reviews(experiment)
    var window = ModelWindow(ModelStack(HomeScreen()))
    var router = WindowRouter(window: window)
    // snippet begin: a
    try await router.navigate(to: reviews, with: 1)
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
    router = WindowRouter(window: window)
    // snippet begin: b
    experiment.opensInStack = true
    try await router.navigate(to: reviews, with: 1)
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
    print(try router.plan(to: reviews, with: 2).trace)
    // snippet end
    // output: plan
    page.prints(
      """
        · ModelScreen  never looked for
                       built by ClosureFactory, integrated by Push
        · (switch)     case 1: when a condition holds
        ✓ ModelStack   found: stack
                       looked for everywhere by ClassFinder
      """)
  }
}
