import SwitchbackModel
import Testing

@MainActor
struct ContextsAlongAChainTests {
  // snippet begin: screens
  struct Product: Equatable { let id: Int, category: String }

  final class CategoryScreen: ModelScreen, ContextHolding {
    let context: String

    init(_ category: String) {
      context = category
      super.init()
    }
  }

  final class DetailScreen: ModelScreen, ContextHolding {
    let context: Product

    init(_ product: Product) {
      context = product
      super.init()
    }

    override var name: String { "Detail(\(context.id))" }
  }
  // snippet end

  // snippet begin: chain
  @MainActor
  enum Chains {
    static let shop = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(factory: StackFactory<Void>())
        .with(ClosureFactory { HomeScreen() }, using: .push())
    )
    .using(.replaceRoot())
    .from(.root())

    static let category = StepAssembly { (category: String) in
      CategoryScreen(category)
    }
    .using(.push())
    .from(shop)

    static let product = StepAssembly { (product: Product) in
      DetailScreen(product)
    }
    .using(.push())
    .from(category.adapting { (product: Product) in product.category }.stack())
  }
  // snippet end

  struct ProductToCategory: ContextTransformer {
    let categories: [Int: String]

    func transform(_ id: Int) throws -> String {
      guard let category = categories[id] else { throw NoSuchProduct(id: id) }
      return category
    }
  }

  struct NoSuchProduct: Error { let id: Int }

  @Test func `Each step has the context that it needs`() async throws {
    let window = ModelWindow(LoginScreen())
    let router = window.router
    // snippet begin: navigate
    try await router.navigate(
      to: Chains.product(Product(id: 42, category: "tents")))
    print(window.drawing)
    // snippet end
    // output: after
    prints(
      """
      window
      └─ stack
         ├─ Home
         ├─ Category(tents)
         └─ Detail(42)*
      """)
  }

  @Test func `A transformer can refuse`() async throws {
    let window = ModelWindow(LoginScreen())
    let router = window.router
    let categoryOfProduct = Chains.category.adapting(
      using: ProductToCategory(categories: [42: "tents"]))
    do throws(NavigationError) {
      try await router.navigate(to: categoryOfProduct(7))
    } catch {
      print(error.message)
    }
    prints(
      """
      NoSuchProduct(id: 7).
      """)
    try await router.navigate(to: categoryOfProduct(42))
    #expect(window.drawing.contains("Category(tents)*"))
  }
}
