import SwitchbackModel
import Testing

@MainActor
struct FromAnEnumTreeTests {
  // snippet begin: destinations
  nonisolated enum ShopDestination: Destination, Hashable {
    case list
    case product(Int)
    case edit(Int)

    @MainActor var step: BoundStep {
      switch self {
      case .list: Chains.list
      case .product(let id): Chains.product(id)
      case .edit(let id): Chains.edit(id)
      }
    }
  }
  // snippet end

  // snippet begin: chains
  @MainActor
  enum Chains {
    static let list = GeneralStep.existing(ListScreen.self)

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(list.stack())

    static let edit = StepAssembly { (id: Int) in EditScreen(id) }
      .using(.presentModally())
      .from(product)
  }
  // snippet end

  @Test func `The enum stays, and the tree goes`() async throws {
    let window = ModelWindow(ModelStack(ListScreen()))
    let router = window.router
    // snippet begin: link
    try await router.navigate(to: ShopDestination.edit(42))
    print(window.drawing)
    // snippet end
    // output: link
    prints(
      """
      window
      ├─ stack
      │  ├─ List
      │  └─ Product(42)* ^
      └─ modal Edit(42)
      """)
    try await router.navigate(to: ShopDestination.edit(43))
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  ├─ List
        │  └─ Product(43)* ^
        └─ modal Edit(43)
        """)
    try await router.navigate(to: ShopDestination.edit(42))
    for sentence in try router.plan(to: ShopDestination.product(7)).sentences {
      print(sentence)
    }
    try await router.navigate(to: ShopDestination.product(7))
    print(window.drawing)
    prints(
      """
      build ProductScreen
      dismiss Edit(42), presented by Product(42), animated
      change stack to List, ProductScreen, animated
      window
      └─ stack
         ├─ List
         └─ Product(7)*
      """)
  }
}
