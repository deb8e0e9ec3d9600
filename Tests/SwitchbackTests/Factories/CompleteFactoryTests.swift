import Switchback
import SwitchbackModel
import Testing

struct CompleteFactoryTests {
  @Test func `Children are built and put where their actions say`() async throws {
    let tabs = try await CompleteFactoryAssembly(factory: TabsFactory<Void>())
      .with(ScreenFactory<HomeScreen, Void>(), using: .addTab())
      .with(ScreenFactory<BagScreen, Void>(), using: .addTab())
      .with(ScreenFactory<AccountScreen, Void>(), using: .addTab(at: 1))
      .with(ScreenFactory<LoginScreen, Void>(), using: .addTab(at: 0, replacing: true))
      .assemble()
      .build(with: ())
    #expect(tabs.screens.map(\.name) == ["Login", "Account", "Bag"])
  }

  @Test func `Without children the container is built empty`() async throws {
    let tabs = try await CompleteFactoryAssembly(factory: TabsFactory<Void>()).assemble()
      .build(with: ())
    #expect(tabs.screens.isEmpty)
  }

  @Test func `A child with another context is adapted, by closure and by transformer`() async throws
  {
    struct Next: ContextTransformer {
      func transform(_ context: Int) -> Int { context + 1 }
    }
    let stack = try await CompleteFactoryAssembly(factory: StackFactory<String>())
      .with(
        ProductFactory().adapting { (text: String) in
          guard let id = Int(text) else { throw Refusal("\(text) is no number.") }
          return id
        }, using: .push()
      )
      .with(
        ProductFactory().adapting(using: Next()).adapting { (text: String) in Int(text) ?? 0 },
        using: .push()
      )
      .assemble()
      .build(with: "42")
    #expect(stack.screens.map(\.name) == ["Product(42)", "Product(43)"])
  }

  @Test func `A child is given a task of its own`() async throws {
    let log = Log()
    let stack = try await CompleteFactoryAssembly(factory: StackFactory<Int>())
      .with(
        ProductFactory()
          .adding(.settingContext())
          .adding(.contextTask { product, id in log.note("\(product.name) for \(id)") }),
        using: .push()
      )
      .assemble()
      .build(with: 42)
    let product = try #require(stack.top as? ProductScreen)
    #expect(product.contexts == [42])
    #expect(log.entries == ["Product(42) for 42"])
  }

  @Test func `Container and children get ready before anything is built`() throws {
    var factory = CompleteFactoryAssembly(factory: StackFactory<Int>())
      .with(ProductFactory().adding(.settingContext()), using: .push())
      .assemble()
    try factory.prepare(with: 1)
    #expect(throws: Refusal("There is no product -1.")) { try factory.prepare(with: -1) }
  }

  @Test func `A child builds with what it has got ready`() async throws {
    let log = Log()
    struct Preparing: Factory {
      let log: Log
      func prepare(with context: Int) { log.note("prepare \(context)") }
      func build(with context: Int) -> HomeScreen { HomeScreen() }
    }
    var factory = CompleteFactoryAssembly(factory: StackFactory<Int>())
      .with(Preparing(log: log), using: .push())
    try factory.prepare(with: 1)
    _ = try await factory.build(with: 1)
    #expect(log.entries == ["prepare 1"])
  }

  @Test func `The container gets ready before its children`() throws {
    struct NoStack: ContainerFactory {
      func prepare(with context: Int) throws { throw Refusal("There is no stack.") }
      func build(with context: Int, integrating children: [any Screen]) -> ModelStack {
        ModelStack()
      }
    }
    var factory = CompleteFactoryAssembly(factory: NoStack())
      .with(ProductFactory().adding(.settingContext()), using: .push())
      .assemble()
    #expect(throws: Refusal("There is no stack.")) { try factory.prepare(with: -1) }
  }

  @Test func `Assemblies are values: one continued twice leaves the other as it was`() async throws
  {
    let one = CompleteFactoryAssembly(factory: TabsFactory<Void>())
      .with(ScreenFactory<HomeScreen, Void>(), using: .addTab())
    let two = one.with(ScreenFactory<BagScreen, Void>(), using: .addTab())
    #expect(try await one.assemble().build(with: ()).screens.count == 1)
    #expect(try await two.assemble().build(with: ()).screens.count == 2)
  }

  @Test func `What the chain adds comes after the children, and is selected`() async throws {
    let window = try makeWindow("window\n└─ Login")
    let account = finding(AccountScreen.self).using(.addTab())
      .from(
        SingleContainerStep(
          finder: NilFinder(),
          factory: CompleteFactoryAssembly(factory: TabsFactory<Void>())
            .with(ScreenFactory<HomeScreen, Void>(), using: .addTab())
            .with(ScreenFactory<BagScreen, Void>(), using: .addTab())
            .assemble())
      )
      .using(.replaceRoot()).from(.root()).assemble()
    try await WindowRouter(window: window).navigate(to: account)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ Home
           ├─ Bag
           └─ Account*
        """)
  }

  @Test func `A child that is itself complete is built with its children`() async throws {
    let stack = CompleteFactoryAssembly(factory: StackFactory<Void>())
      .with(ScreenFactory<HomeScreen, Void>(), using: .push())
      .assemble()
    let tabs = try await CompleteFactoryAssembly(factory: TabsFactory<Void>())
      .with(stack, using: .addTab())
      .assemble()
      .build(with: ())
    #expect(
      Hierarchy(root: tabs).drawing == """
        window
        └─ tabs
           └─ stack*
              └─ Home*
        """)
  }

  @Test func `A child can be pushed into the stack on the secondary side of a split`() async throws
  {
    let stack = CompleteFactoryAssembly(factory: StackFactory<Int>())
      .with(ScreenFactory<HomeScreen, Int>(), using: .push())
      .assemble()
    let split = try await CompleteFactoryAssembly(factory: SplitFactory<Int>())
      .with(ScreenFactory<BagScreen, Int>(), using: .setPrimary())
      .with(stack, using: .setSecondary())
      .with(ProductFactory(), using: .pushInSecondary())
      .assemble()
      .build(with: 42)
    #expect(
      Hierarchy(root: split).drawing == """
        window
        └─ split
           ├─ Bag*
           └─ stack*
              ├─ Home
              └─ Product(42)*
        """)
  }

  @Test func `What comes after a child inside the secondary side is added in order`() async throws {
    let stack = CompleteFactoryAssembly(factory: StackFactory<Int>())
      .with(ScreenFactory<HomeScreen, Int>(), using: .push())
    let split = CompleteFactoryAssembly(factory: SplitFactory<Int>())
      .with(ScreenFactory<BagScreen, Int>(), using: .setPrimary())
      .with(stack, using: .setSecondary())
      .with(ProductFactory(), using: .pushInSecondary())
    let before = """
      window
      └─ split
         ├─ Bag*
         └─ stack*
            ├─ Home
            └─ Product(42)*
      """
    #expect(Hierarchy(root: try await split.build(with: 42)).drawing == before)
    let after = try await split.with(ScreenFactory<AccountScreen, Int>(), using: .setSecondary())
      .build(with: 42)
    #expect(
      Hierarchy(root: after).drawing == """
        window
        └─ split
           ├─ Bag*
           └─ Account*
        """)
  }
}
