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
    let window = ModelWindow(ModelStack(HomeScreen()))
    let router = window.router
    try await window.layers[0].presentScreen(AccountScreen(), animated: false)
    print(window.drawing)
    // output: account
    prints(
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
    prints(
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
    prints(
      """
      window
      └─ stack
         └─ Home*
      """)
  }
}
