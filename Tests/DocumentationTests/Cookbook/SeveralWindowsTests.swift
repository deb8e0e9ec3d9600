import Switchback
import SwitchbackModel
import Testing

@MainActor
struct SeveralWindowsTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: ProductFactory()
    )
    .using(.presentModally())
    .from(.current())
    .assemble()
  }
  // snippet end

  @Test func `A router is made for a window`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let left = ModelWindow(HomeScreen())
    let right = ModelWindow(BagScreen())
    // snippet begin: navigate
    let leftRouter = WindowRouter(window: left)
    let rightRouter = WindowRouter(window: right)

    try await leftRouter.navigate(to: Chains.product, with: 1)
    try await rightRouter.navigate(to: Chains.product, with: 1)
    print(left.drawing)
    print(right.drawing)
    // snippet end
    // output: after
    page.prints(
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
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    var window: ModelWindow? = ModelWindow(HomeScreen())
    let router = WindowRouter(window: try #require(window))
    window = nil
    // snippet begin: gone
    do {
      try await router.navigate(to: Chains.product, with: 1)
    } catch {
      print(error)
    }
    // snippet end
    // output: gone
    page.prints(
      """
      The router's window is gone. Make a router for the window that is on screen.
      """)
  }
}
