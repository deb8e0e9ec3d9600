import Switchback
import SwitchbackModel
import Testing

/// A step that is passed over, in front of one that is built.
struct PassedOverStepTests {
  /// The chain that pushes a product, around whatever it goes on from.
  private static func product<A: Action>(
    _ action: A, from step: DestinationStep<A.Source, Void>
  ) -> DestinationStep<ProductScreen, Void> {
    StepAssembly(
      finder: ClassFinder<ProductScreen, Void>(), factory: ClosureFactory { ProductScreen(42) }
    )
    .using(action).from(step).assemble()
  }

  /// Orders, pushed around an account that may be in what is built.
  private static func orders<A: ContainerAction>(
    _ action: A, from product: DestinationStep<ProductScreen, Void>
  ) -> DestinationStep<BagScreen, Void> {
    let account = StepAssembly(
      finder: ClassFinder<AccountScreen, Void>(), factory: NilFactory<AccountScreen, Void>()
    )
    .from(product)
    return finding(BagScreen.self).using(action).from(account.expectingContainer()).assemble()
  }

  static let stack = existing(ModelStack.self)

  @Test func `The screen goes around what is built: in a stack on display`() async throws {
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let orders = Self.orders(Push<ModelStack>(), from: Self.product(Push(), from: Self.stack))
    try await WindowRouter(window: window).navigate(to: orders)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ Home
           ├─ Product(42)
           └─ Bag*
        """)
    #expect(window.changeCount == 1)
  }

  @Test func `In the tab bar further out`() async throws {
    let window = try makeWindow("window\n└─ tabs\n   └─ stack*\n      └─ Home*")
    let orders = Self.orders(AddTab<ModelTabs>(), from: Self.product(Push(), from: Self.stack))
    try await WindowRouter(window: window).navigate(to: orders)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  ├─ Home
           │  └─ Product(42)*
           └─ Bag*
        """)
  }

  @Test func `In a stack that is built, too`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let stack = SingleContainerStep(finder: NilFinder(), factory: StackFactory<Void>())
      .using(.presentModally()).from(.current()).assemble()
    let orders = Self.orders(Push<ModelStack>(), from: Self.product(Push(), from: stack))
    try await WindowRouter(window: window).navigate(to: orders)
    #expect(
      window.drawing == """
        window
        ├─ Home
        └─ modal stack
           ├─ Product(42)
           └─ Bag*
        """)
  }

  @Test func `A screen that has to go only then is asked before anything changes`() async throws {
    let window = try makeWindow("window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ Draft")
    let draft = try window.screen(DraftScreen.self)
    draft.answer = { false }
    let orders = Self.orders(
      AddTab<ModelTabs>(at: 1, replacing: true), from: Self.product(Push(), from: Self.stack))
    #expect(
      await ending(of: WindowRouter(window: window).go(to: orders))
        == "Draft refuses to go. Nothing has changed.")
    #expect(window.changeCount == 0)
  }

  @Test func `A screen that a task tells its context is looked for when the task has run`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let stack = SingleContainerStep(
      finder: NilFinder<ModelStack, Int>(),
      factory: CompleteFactoryAssembly(factory: StackFactory<Int>())
        .with(ClosureFactory { (_: Int) in ProductScreen(0) }, using: .push())
        .assemble()
    )
    .adding(
      .contextTask { (stack: ModelStack, id: Int) in
        (stack.screens.first as? ProductScreen)?.setUp(with: id)
      }
    )
    .using(.presentModally()).from(.current()).assemble()
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: NilFactory<ProductScreen, Int>()
    )
    .from(stack).assemble()
    let outcome = try await WindowRouter(window: window).navigate(to: product, with: 42)
    #expect("\(outcome)" == "Product(42) is on screen; reused Home; built stack")
  }

  @Test func `It is found in a container that is built further back`() async throws {
    let help = building(ForgotPasswordScreen.self, for: Any?.self).using(AddTab<ModelTabs>())
      .from(Chains.tabs).assemble()
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(help)
    let window = try makeWindow("window\n└─ Login")
    try await WindowRouter(window: window).navigate(to: account)
    #expect(
      window.drawing == "window\n└─ tabs\n   ├─ Home\n   ├─ Account*\n   └─ ForgotPassword")
  }

  @Test func `The destination is not passed over, also behind a switch or another context`()
    async throws
  {
    let account = StepAssembly(
      finder: ClassFinder<AccountScreen, Void>(), factory: NilFactory<AccountScreen, Void>()
    )
    .from(Self.product(Push(), from: Self.stack))
    let chosen = SwitchAssembly<AccountScreen, Void>()
      .addCase(when: { (_: Void) in true }, from: account).assemble(default: account)
    let adapted = account.adapting { (_: Int) in }
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let router = WindowRouter(window: window)
    for task in [router.go(to: account), router.go(to: chosen), router.go(to: adapted(7))] {
      let ending = await ending(of: task)
      #expect(ending.contains("AccountScreen was not found, and nothing in the chain builds it."))
    }
    #expect(window.changeCount == 0)
  }
}
