import SwitchbackModel
import Testing

@MainActor
struct TheFirstChainTests {
  @Test func `A chain is written step by step`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    // snippet begin: screens
    final class HelpScreen: ModelScreen {}
    // snippet end
    // snippet begin: modal
    let help = StepAssembly { HelpScreen() }
      .using(.presentModally())
      .from(.current())
    // snippet end
    // snippet begin: router
    let window = ModelWindow(HomeScreen())
    let router = window.router

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
    let helpInStack = StepAssembly { HelpScreen() }
      .using(.push())
      .from(.newStack())
    // snippet end
    let other = ModelWindow(HomeScreen())
    try await other.router.navigate(to: helpInStack)
    print(other.drawing)
    // output: stack
    page.prints(
      """
      window
      ├─ Home
      └─ modal stack
         └─ Help*
      """)
    // snippet begin: long
    let sameInLong = StepAssembly(
      finder: ScreenFinder<HelpScreen, Void>(),
      factory: ClosureFactory { HelpScreen() }
    )
    .using(Push())
    .from(StepAssembly(finder: NilFinder(), factory: StackFactory()))
    .using(PresentModally())
    .from(GeneralStep.current())
    // snippet end
    #expect("\(sameInLong)" == "\(helpInStack)")
    // snippet begin: context
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally())
      .from(.current())

    try await router.navigate(to: product(42))
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
