import SwitchbackModel
import Testing

@MainActor
struct LinksAtColdStartTests {
  // snippet begin: link
  nonisolated enum ShopDestination: Destination, Hashable {
    case bag, product(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      }
    }
  }

  @MainActor
  enum Chains {
    static let bag = StepAssembly { BagScreen() }
      .using(.presentModally()).from(.current())

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally()).from(.current())
  }
  // snippet end

  @Test func `Links wait until there is a screen`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow()
    let router = window.router
    // snippet begin: receive
    let inbox = Inbox<ShopDestination>()
    inbox.receive(.product(42))
    inbox.receive(.bag)
    print("\(inbox.waiting.count) waiting")
    // snippet end
    // output: waiting
    page.prints(
      """
      2 waiting
      """)
    // snippet begin: open
    try await window.setRootScreen(HomeScreen(), animated: false)
    inbox.open(through: router)
    // snippet end
    await inbox.waitUntilIdle()
    print(window.drawing)
    // output: after
    page.prints(
      """
      window
      ├─ Home
      ├─ modal Product(42)
      └─ modal Bag
      """)
  }

  @Test func `Only the last link may matter`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    // snippet begin: latest
    let inbox = Inbox<ShopDestination>(keeping: .latest)
    inbox.receive(.product(42))
    inbox.receive(.bag)
    print("\(inbox.waiting.count) waiting")
    // snippet end
    // output: latest
    page.prints(
      """
      1 waiting
      """)
  }
}
