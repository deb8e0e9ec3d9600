import Switchback
import SwitchbackModel
import Testing

@MainActor
struct TheFirstChainTests {
  @Test func `A chain is written step by step`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    // snippet begin: screens
    final class HelpScreen: ModelScreen {}

    struct HelpFactory: Factory {
      func build(with context: Void) -> HelpScreen { HelpScreen() }
    }
    // snippet end
    // snippet begin: modal
    let help = StepAssembly(
      finder: ClassFinder<HelpScreen, Void>(), factory: HelpFactory()
    )
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()
    // snippet end
    // snippet begin: router
    let window = ModelWindow(HomeScreen())
    let router = WindowRouter(window: window)

    print(try await router.navigate(to: help))
    print(window.drawing)
    // snippet end
    // output: modal
    page.prints(
      """
      Help is on screen; reused Home; built Help
      window
      ├─ Home
      └─ modal Help
      """)
    // snippet begin: again
    print(try await router.navigate(to: help))
    // snippet end
    // output: again
    page.prints(
      """
      Help is on screen already
      """)
    // snippet begin: stack
    let helpInStack = StepAssembly(
      finder: ClassFinder<HelpScreen, Void>(), factory: HelpFactory()
    )
    .using(Push())
    .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()
    // snippet end
    let other = ModelWindow(HomeScreen())
    try await WindowRouter(window: other).navigate(to: helpInStack)
    print(other.drawing)
    // output: stack
    page.prints(
      """
      window
      ├─ Home
      └─ modal stack
         └─ Help*
      """)
    // snippet begin: short
    let sameInShort = StepAssembly(
      finder: ClassFinder<HelpScreen, Void>(), factory: HelpFactory()
    )
    .using(.push())
    .from(.stack())
    .using(.presentModally())
    .from(.current())
    .assemble()
    // snippet end
    #expect("\(sameInShort.outline)" == "\(helpInStack.outline)")
    // snippet begin: context
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: ProductFactory()
    )
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()

    try await router.navigate(to: product, with: 42)
    print(window.drawing)
    // snippet end
    // output: context
    page.prints(
      """
      window
      ├─ Home
      ├─ modal Help
      └─ modal Product(42)
      """)
  }
}
