import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ContextsAlongAChainTests {
  // snippet begin: screens
  struct Product { let id: Int, category: String }

  final class CategoryScreen: ModelScreen, ContextChecking {
    let category: String

    init(_ category: String) {
      self.category = category
      super.init()
    }

    override var name: String { "Category(\(category))" }

    func isTarget(for context: String) -> Bool { category == context }
  }

  struct CategoryFactory: Factory {
    func build(with category: String) -> CategoryScreen {
      CategoryScreen(category)
    }
  }
  // snippet end

  // snippet begin: chain
  @MainActor
  enum Chains {
    static let shop = StepAssembly(
      finder: .classFinder(),
      factory: CompleteFactoryAssembly(factory: StackFactory<Void>())
        .with(ClosureFactory { HomeScreen() }, using: .push())
        .assemble()
    )
    .using(.replaceRoot())
    .from(.root())
    .assemble()

    static let category = StepAssembly(
      finder: ClassWithContextFinder<CategoryScreen, String>(),
      factory: CategoryFactory()
    )
    .using(.push())
    .from(shop)
    .assemble()

    static let product = StepAssembly(
      finder: ClassFinder<ProductScreen, Product>(),
      factory: ProductFactory().adapting { (product: Product) in product.id }
    )
    .using(Push<ModelStack>())
    .from(
      category.adapting { (product: Product) in product.category }
        .expectingContainer()
    )
    .assemble()
  }
  // snippet end

  // snippet begin: transformer
  struct ProductToCategory: ContextTransformer {
    let categories: [Int: String]

    func transform(_ id: Int) throws -> String {
      guard let category = categories[id] else { throw NoSuchProduct(id: id) }
      return category
    }
  }
  // snippet end

  struct NoSuchProduct: Error { let id: Int }

  @Test func `Each step has the context that it needs`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(LoginScreen())
    let router = WindowRouter(window: window)
    // snippet begin: navigate
    try await router.navigate(
      to: Chains.product, with: Product(id: 42, category: "tents"))
    print(window.drawing)
    // snippet end
    // output: after
    page.prints(
      """
      window
      └─ stack
         ├─ Home
         ├─ Category(tents)
         └─ Product(42)*
      """)
  }

  @Test func `A transformer can refuse`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(LoginScreen())
    let router = WindowRouter(window: window)
    // snippet begin: adapting
    let categoryOfProduct = Chains.category.adapting(
      using: ProductToCategory(categories: [42: "tents"]))
    do {
      try await router.navigate(to: categoryOfProduct, with: 7)
    } catch {
      print(error.message)
    }
    // snippet end
    // output: refused
    page.prints(
      """
      NoSuchProduct(id: 7).
      """)
    try await router.navigate(to: categoryOfProduct, with: 42)
    #expect(window.drawing.contains("Category(tents)*"))
  }
}
