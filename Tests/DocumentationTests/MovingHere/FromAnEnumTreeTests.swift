import Switchback
import SwitchbackModel
import Testing

@MainActor
struct FromAnEnumTreeTests {
  final class ListScreen: ModelScreen {}
  final class EditScreen: ModelScreen {}

  // snippet begin: destinations
  enum Destination: Hashable {
    case list
    case product(Int)
    case edit(Int)
  }
  // snippet end

  // snippet begin: chains
  @MainActor
  enum Chains {
    static let list = GeneralStep.custom(using: ClassFinder<ListScreen, Void>())

    static let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: ClosureFactory { (id: Int) in ProductScreen(id) }
    )
    .using(.push())
    .from(list.expectingContainer(ModelStack.self))
    .assemble()

    static let edit = StepAssembly(
      finder: ClassFinder<EditScreen, Int>(),
      factory: ClosureFactory { (_: Int) in EditScreen() }
    )
    .using(.presentModally())
    .from(product)
    .assemble()

    static func navigator(_ window: ModelWindow) -> Navigator<Destination> {
      Navigator(router: WindowRouter(window: window)) { destination in
        switch destination {
        case .list: list
        case .product(let id): BoundStep(product, with: id)
        case .edit(let id): BoundStep(edit, with: id)
        }
      }
    }
  }
  // snippet end

  @Test func `The enum stays, and the tree goes`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(ModelStack(ListScreen()))
    let navigator = Chains.navigator(window)
    // snippet begin: link
    try await navigator.navigate(to: .edit(42))
    print(window.drawing)
    // snippet end
    // output: link
    page.prints(
      """
      window
      ├─ stack
      │  ├─ List
      │  └─ Product(42)* ^
      └─ modal Edit
      """)
    // snippet begin: other
    for sentence in try navigator.plan(to: .product(7)).sentences {
      print(sentence)
    }
    try await navigator.navigate(to: .product(7))
    print(window.drawing)
    // snippet end
    // output: other
    page.prints(
      """
      build ProductScreen
      dismiss Edit, presented by Product(42), animated
      change stack to List, ProductScreen, animated
      window
      └─ stack
         ├─ List
         └─ Product(7)*
      """)
    // snippet begin: back
    try await navigator.navigateBack()
    print(window.drawing)
    // snippet end
    // output: back
    page.prints(
      """
      window
      └─ stack
         └─ List*
      """)
  }
}
