import Switchback
import SwitchbackModel
import Testing

@MainActor
struct LinksAtColdStartTests {
  // snippet begin: link
  enum ShopLink: Hashable { case bag, product(Int) }
  // snippet end

  static let bag = StepAssembly(
    finder: ClassFinder<BagScreen, Void>(),
    factory: ClosureFactory { BagScreen() }
  )
  .using(.presentModally()).from(.current()).assemble()

  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(),
    factory: ProductFactory()
  )
  .using(.presentModally()).from(.current()).assemble()

  @Test func `Links wait until there is a screen`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow()
    let router = WindowRouter(window: window)
    let navigator = Navigator(router: router) { (link: ShopLink) in
      switch link {
      case .bag: Self.bag
      case .product(let id): BoundStep(Self.product, with: id)
      }
    }
    // snippet begin: receive
    let inbox = Inbox<ShopLink>()
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
    inbox.open { link in
      do {
        try await navigator.navigate(to: link)
      } catch {
        print(error)
      }
    }
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
    let inbox = Inbox<ShopLink>(keeping: .latest)
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
