import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The same link from several places, with a sensible stack under it: a chain whose steps have contexts
/// of their own. The storefront's tests have more places.
struct LinkTests {
  static let shop: DestinationStep<ModelStack, Void> = StepAssembly(
    finder: ClassFinder(options: .everywhere, from: .root), factory: StackFactory()
  )
  .using(.replaceRoot()).from(.root()).assemble()

  static let category: DestinationStep<CategoryScreen, String> = StepAssembly(
    finder: ClassWithContextFinder(), factory: ClosureFactory { CategoryScreen($0) }
  )
  .using(.push()).from(Self.shop).assemble()

  static let product: DestinationStep<ProductScreen, Int> = StepAssembly(
    finder: ClassWithContextFinder(), factory: ProductFactory()
  )
  .using(.push())
  .from(
    Self.category.adapting { (id: Int) in id < 100 ? "shoes" : "hats" }
      .expectingContainer(ModelStack.self)
  )
  .assemble()

  @Test(arguments: journeys)
  func `A link leads to its product, with its category under it`(_ journey: Journey) async throws {
    try await check(journey, to: Self.product, with: 42)
  }

  nonisolated static let journeys = [
    Journey(
      "cold: the shop is made around it",
      """
      window                          →  window
      └─ Splash                          └─ stack
                                            ├─ Category(shoes)
                                            └─ Product(42)*
      """),
    Journey(
      "warm, at another product of the category",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
         ├─ Category(shoes)                 ├─ Category(shoes)
         └─ Product(7)*                     └─ Product(42)*
      """),
    Journey(
      "warm, in another category",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
         └─ Category(hats)*                 ├─ Category(hats)
                                            ├─ Category(shoes)
                                            └─ Product(42)*
      """),
    Journey(
      "already there, under another product",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Category(shoes)                 ├─ Category(shoes)
         ├─ Product(42)                     └─ Product(42)*
         └─ Product(7)*
      """),
  ]

  @Test func `The plan says why a screen was not found, and what would happen instead`() throws {
    let window = try makeWindow(
      """
      window
      ├─ stack
      │  ├─ Category(hats)
      │  └─ Product(7)*
      └─ modal Bag
      """)
    let plan = try WindowRouter(window: window).plan(to: Self.product, with: 42)
    #expect(
      plan.description == """
        To reach ProductScreen:
          · ProductScreen   not found: 4 screens looked at, 1 is a ProductScreen, but not the one
                            looked for everywhere by ClassWithContextFinder
                            built by ProductFactory, integrated by Push
          · (around it)     a ModelStack that holds the next screen
          · (context)       Int → String
          · CategoryScreen  not found: 4 screens looked at, 1 is a CategoryScreen, but not the one
                            looked for everywhere by ClassWithContextFinder
                            built by ClosureFactory, integrated by Push
          · (context)       String → ()
          ✓ ModelStack      found: stack
                            looked for by ClassFinder (current, contained, presenting, presented; \
        from the window's root)
        1. build CategoryScreen, ProductScreen
        2. dismiss Bag, presented by stack, animated
        3. change stack to Category(hats), Product(7), CategoryScreen, ProductScreen, animated
        """)
  }
}
