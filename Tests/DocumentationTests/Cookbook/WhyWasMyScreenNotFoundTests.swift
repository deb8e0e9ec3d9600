import SwitchbackModel
import Testing

@MainActor
struct WhyWasMyScreenNotFoundTests {
  @Test func `The plan says what was looked at`() async throws {
    let window = ModelWindow(
      ModelTabs(
        [ModelStack(HomeScreen(), ProductScreen(42)), ModelStack(BagScreen())],
        selected: 1)
    )
    let router = window.router
    // snippet begin: before
    let product = StepAssembly(.currentVisible) { (id: Int) in
      ProductScreen(id)
    }
    .using(.presentModally())
    .from(.current())

    print(window.drawing)
    print(try router.plan(to: product(42)))
    // snippet end
    // output: before
    prints(
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack*
            └─ Bag*
      To reach ProductScreen:
        · ProductScreen  not found: 3 screens looked at, none is a ProductScreen
                         looked for by ScreenFinder (current, visible; from the topmost layer)
                         built by ClosureFactory, integrated by PresentModally
        ✓ any screen     found: tabs
      1. build ProductScreen
      2. perform PresentModally with ProductScreen on tabs, animated
      """)
    // snippet begin: after
    let anywhere = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally())
      .from(.current())

    print(try router.plan(to: anywhere(42)))
    // snippet end
    // output: after
    prints(
      """
      To reach ProductScreen:
        ✓ ProductScreen  found: Product(42)
                         looked for everywhere by ScreenFinder
      1. show stack in tabs, animated
      """)
  }
}
