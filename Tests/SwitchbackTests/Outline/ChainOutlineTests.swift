import Switchback
import SwitchbackModel
import Testing

struct ChainOutlineTests {
  static let home = StepAssembly(finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory())
    .from(GeneralStep.root())

  static let ownStack = ChainAssembly()
    .from(StackStep<Int>())
    .using(.presentModally()).from(.current()).assemble()

  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(options: .allVisible, from: .root),
    factory: ProductFactory()
  )
  .adding(LoginInterceptor<Int> { _ in })
  .adding(ContextSettingTask())
  .adding(.postRoutingTask { (_: ProductScreen, _: Int, _) in })

  @Test func `The steps of a chain are listed with all that can be read of them`() throws {
    let outline = Self.product.using(Push<ModelStack>())
      .from(Self.home.expectingContainer()).assemble().outline
    #expect(
      "\(outline)" == """
        1. ProductScreen, found by ClassWithContextFinder (current, visible, presenting, presented; \
        from the window's root), built by ProductFactory, integrated by Push → 2
        2. around it, a ModelStack → 3
        3. HomeScreen, found by ClassFinder, built by NilFactory → 4
        4. any screen, found by GeneralStep.root
        """)

    #expect(outline.steps.prefix(2).map(\.role) == [.screen, .expectingContainer])
    let product = outline.destination
    #expect(product.target == ScreenType(ProductScreen.self))
    #expect(product.interceptors == ["LoginInterceptor"])
    #expect(product.contextTasks == ["ContextSettingTask"])
    #expect(product.postRoutingTasks == ["ClosurePostRoutingTask"])
    let finder = try #require(product.finder)
    #expect(finder.kind == .byContext)
    #expect(finder.options == .allVisible)
    #expect(finder.startName == "from the window's root")
    #expect(product.factory?.kind == .builds)
    let action = try #require(product.action)
    #expect(action.name == "Push")
    #expect(action.source == ScreenType(ModelStack.self))
    #expect(action.embeds)
    #expect(!action.reachesInside)
    #expect(!action.opensLayer)

    #expect(outline.steps[1].target == ScreenType(ModelStack.self))
    #expect(outline.steps[2].factory?.kind == .nothing)
    #expect(outline.steps[2].factory?.builds == false)
    #expect(outline.steps[3].ways == [])
  }

  @Test func `A switch shows all its cases and the chains behind them`() {
    let stack = SwitchAssembly<ModelStack, Int>()
      .addCase(expecting: ClassFinder(options: .visible))
      .addCase(when: ClassFinder<LoginScreen, Int>(), from: Self.ownStack)
      .addCase(when: { true }, from: Self.ownStack)
      .addCase(when: { (id: Int) in id > 1 }, from: Self.ownStack)
      .addCase { _ in nil }
    let outline = Self.product.using(.push()).from(stack.assemble(default: Self.ownStack))
      .assemble().outline
    #expect(
      "\(outline)" == """
        1. ProductScreen, found by ClassWithContextFinder (current, visible, presenting, presented; \
        from the window's root), built by ProductFactory, integrated by Push → 2
        2. ModelStack, one of
           - expecting ModelStack, looked for by ClassFinder (visible; from the topmost layer): found
           - when LoginScreen is there, looked for everywhere by ClassFinder → 3
           - when a condition holds → 3
           - when a condition on the context holds → 3
           - when a closure returns a step: cannot see inside
           - otherwise → 3
        3. ModelStack, never looked for, built by StackFactory, integrated by PresentModally → 4
        4. any screen, found by GeneralStep.current
        """)
    let step = outline.steps[1]
    #expect(step.role == .switch)
    #expect(!step.isSwitchWithoutDefault)
    #expect(step.ways.map(\.isHidden) == [false, false, true, true, true, false])
    #expect(step.ways.map(\.label).dropLast() == step.cases.dropLast())
    #expect(stack.assemble().outline.destination.isSwitchWithoutDefault)
  }

  @Test func `A chain goes on where its context changes, and in switches in switches`() {
    let inner = SwitchAssembly<ModelStack, Int>()
      .addCase(expecting: ClassFinder(options: .visible))
      .assemble(default: Self.ownStack)
    let outer = SwitchAssembly<ModelStack, String>()
      .addCase(when: { false }, from: inner.adapting { (text: String) in text.count })
      .assemble()
    let outline = outer.adapting { (value: Double) in "\(value)" }.outline
    #expect(
      "\(outline)" == """
        1. context, Double → String → 2
        2. ModelStack, one of
           - when a condition holds → 3
        3. context, String → Int → 4
        4. ModelStack, one of
           - expecting ModelStack, looked for by ClassFinder (visible; from the topmost layer): found
           - otherwise → 5
        5. ModelStack, never looked for, built by StackFactory, integrated by PresentModally → 6
        6. any screen, found by GeneralStep.current
        """)
    #expect(outline.destination.role == .transformer)
    #expect(outline.destination.target == nil)
  }

  @Test func `A bound chain is read like the one that was bound`() {
    let product = Self.product.using(Push<ModelStack>()).from(Self.home.expectingContainer())
      .assemble()
    #expect("\(BoundStep(product, with: 7).outline)" == "\(product.outline)")
    let around = StepAssembly(finder: .nil(), factory: .closure { _ in ModelScreen(name: "Photo") })
      .using(.presentModally()).from(BoundStep(product, with: 7)).assemble()
    #expect(around.outline.steps.dropFirst().map(\.target) == product.outline.steps.map(\.target))
  }

  @Test func `An empty switch leads nowhere`() {
    let outline = SwitchAssembly<ModelStack, Int>().assemble().outline
    #expect("\(outline)" == "1. ModelStack, one of none")
    #expect(outline.destination.isSwitchWithoutDefault)
  }

  @Test func `Chains that are written alike have the same outline`() {
    let chain = { Self.product.using(Push<ModelStack>()).from(Self.ownStack).assemble() }
    let outlines = [chain().outline, chain().outline, Self.ownStack.outline].map { "\($0)" }
    #expect(outlines[0] == outlines[1])
    #expect(outlines[0] != outlines[2])
  }

  @Test func `A long chain is read, and its outline let go of, without recursion`() {
    var chain: DestinationStep<ModelStack, Int> = Self.ownStack
    for _ in 1...100_000 {
      chain = StepAssembly(finder: ClassFinder<ModelStack, Int>(), factory: NilFactory())
        .from(chain)
    }
    #expect(chain.outline.steps.count == 100_002)
  }

  @Test func `Switches on switches are read once, however many ways lead to them`() {
    var chain: DestinationStep<ModelStack, Int> = Self.ownStack
    for _ in 1...2_000 {
      chain = SwitchAssembly<ModelStack, Int>().addCase(when: { true }, from: chain)
        .assemble(default: chain)
    }
    let steps = chain.outline.steps
    #expect(steps.count == 2_002)
    #expect(steps[0].ways.map(\.goal) == [.step(1), .step(1)])
  }
}
