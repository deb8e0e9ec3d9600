import SwitchbackModel
import Testing

@MainActor
struct SeveralWindowsTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally())
      .from(.current())
  }
  // snippet end

  @Test func `A router is made for a window`() async throws {
    // snippet begin: navigate
    let left = ModelWindow(HomeScreen())
    let right = ModelWindow(BagScreen())
    try await left.router.navigate(to: Chains.product(1))
    try await right.router.navigate(to: Chains.product(1))
    print(left.drawing)
    print(right.drawing)
    // snippet end
    // output: after
    prints(
      """
      window
      ├─ Home
      └─ modal Product(1)
      window
      ├─ Bag
      └─ modal Product(1)
      """)
  }

  @Test func `A router whose window is gone says so`() async throws {
    var window: ModelWindow? = ModelWindow(HomeScreen())
    let router = try #require(window).router
    window = nil
    do {
      try await router.navigate(to: Chains.product(1))
    } catch {
      print(error)
    }
    prints(
      """
      The router's window is gone, or the screen is in none. Use one that is on display.
      """)
  }
}
