import SwitchbackModel
import Testing

@MainActor
struct FromNavigationStackTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(.existing(ModelStack.self))
  }
  // snippet end

  @Test func `A path becomes a chain`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = window.router
    try await window.layers[0].presentScreen(AccountScreen(), animated: false)
    page.print(window.drawing)
    // output: account
    page.prints(
      """
      window
      ├─ stack
      │  └─ Home*
      └─ modal Account
      """)
    // snippet begin: link
    for sentence in try router.plan(to: Chains.product(42)).sentences {
      print(sentence)
    }
    try await router.navigate(to: Chains.product(42))
    print(window.drawing)
    // snippet end
    // output: link
    page.prints(
      """
      build ProductScreen
      dismiss Account, presented by stack, animated
      change stack to Home, ProductScreen, animated
      window
      └─ stack
         ├─ Home
         └─ Product(42)*
      """)
    // snippet begin: back
    try await router.navigateBack()
    print(window.drawing)
    // snippet end
    // output: back
    page.prints(
      """
      window
      └─ stack
         └─ Home*
      """)
  }
}
