import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct DestinationStepTests {

  @Test func `A custom start is the screen that its finder finds`() async throws {
    let journey = Journey(
      "tabs",
      """
      window                          →  window
      ├─ tabs                            └─ tabs
      │  ├─ Home*                           ├─ Home
      │  └─ Account                         ├─ Account
      └─ modal Login                        └─ Bag*
      """)
    let bag = finding(BagScreen.self, for: Any?.self).using(.addTab())
      .from(existing(ModelTabs.self, for: Any?.self)).assemble()
    try await check(journey, to: bag)

    let window = try makeWindow("window\n└─ Home")
    let text = await failure(to: bag, with: nil, in: window)
    #expect(
      text.hasPrefix(
        "BagScreen was not reached. None of the chain's screens is there to start from or go back "
          + "to. Show one first, or use a chain with another way, such as .visibleStack(or:), or one "
          + "ending with GeneralStep.current() or GeneralStep.root(), which are always there.\n"))
  }

  @Test func `A context is changed by a closure or a transformer, which may refuse`() async throws {
    struct Number: ContextTransformer {
      func transform(_ context: String) throws -> Int {
        guard let number = Int(context) else { throw Refusal("\(context) is no number.") }
        return number
      }
    }
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(.presentModally()).from(.current()).assemble()
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    let named = product.adapting(using: Number())
    let text = await failure(to: named, with: "soap", in: window)
    #expect(
      text == """
        ProductScreen was not reached. soap is no number.
        ▸ · (context)      String → Int
          · ProductScreen  not looked at
                           looked for everywhere by ClassWithContextFinder
                           built by ProductFactory, integrated by PresentModally
          · any screen     not looked at
        """)
    try await router.navigate(to: named, with: "42")
    try await router.navigate(to: product.adapting { (text: String) in text.count }, with: "soap")
    #expect(window.drawing == "window\n├─ Home\n├─ modal Product(42)\n└─ modal Product(4)")
  }

  @Test func `A step that needs no context, or accepts any, follows a step with one`() async throws
  {
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
      .from(.root())
    let log = Log()
    let bag = building(BagScreen.self, for: Any?.self)
      .adding(.contextTask { (_: BagScreen, context: Any?) in log.note("\(context ?? "-")") })
      .using(.presentModally()).from(.current()).assemble()
    let product = StepAssembly(
      finder: NilFinder<ProductScreen, Int>(), factory: ProductFactory()
    )
    try await check(
      Journey(
        "from a step without a context",
        """
        window     →  window
        └─ Home    →  ├─ Home
                   →  └─ modal Product(42)
        """),
      to: product.using(.presentModally()).from(home).assemble(), with: 42, .builtAnew)
    try await check(
      Journey(
        "from a step for any context",
        """
        window     →  window
        └─ Home    →  ├─ Home
                   →  ├─ modal Bag
                   →  └─ modal Product(42)
        """),
      to: product.using(.presentModally()).from(bag).assemble(), with: 42, .builtAnew)
    #expect(log.entries.first == "42")
    let found = StepAssembly(finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory())
    try await check(
      Journey(
        "a step that builds nothing",
        """
        window     →  window
        └─ Home    →  └─ Home
        """),
      to: found.from(home), with: 42)
  }

  @Test func `The short form of a start is a destination, without a word about its context`()
    async throws
  {
    let window = try makeWindow("window\n├─ Home\n└─ modal Bag")
    let router = WindowRouter(window: window)
    #expect(try !router.plan(to: .root()).changesNothing)
    try await router.navigate(to: .root())
    #expect(window.drawing == "window\n└─ Home")
    #expect(try await router.go(to: .current()).value.isAlreadyThere)
  }
}
