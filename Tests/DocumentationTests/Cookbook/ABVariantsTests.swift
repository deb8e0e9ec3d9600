import SwitchbackModel
import Testing

@MainActor
struct ABVariantsTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static var opensInStack = false

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(
        SwitchAssembly {
          SwitchCase(when: { opensInStack }, from: .visibleStack())
        }
        .assemble(default: .newStack())
      )
  }
  // snippet end

  @Test func `The experiment chooses the way`() async throws {
    var window = ModelWindow(ModelStack(HomeScreen()))
    var router = window.router
    // snippet begin: a
    try await router.navigate(to: Chains.product(1))
    print(window.drawing)
    // snippet end
    // output: a
    prints(
      """
      window
      ├─ stack
      │  └─ Home*
      └─ modal stack
         └─ Product(1)*
      """)
    window = ModelWindow(ModelStack(HomeScreen()))
    router = window.router
    // snippet begin: b
    Chains.opensInStack = true
    try await router.navigate(to: Chains.product(1))
    print(window.drawing)
    // snippet end
    // output: b
    prints(
      """
      window
      └─ stack
         ├─ Home
         └─ Product(1)*
      """)
    // snippet begin: plan
    print(try router.plan(to: Chains.product(2)).trace)
    // snippet end
    // output: plan
    prints(
      """
        · ProductScreen  not found: 3 screens looked at, 1 is a ProductScreen, but not the one
                         looked for everywhere by ScreenFinder
                         built by ClosureFactory, integrated by Push
        · (switch)       case 1: when a condition holds
        ✓ ModelStack     found: stack
                         looked for by ClassFinder (current, visible; from the topmost layer)
      """)
  }
}
