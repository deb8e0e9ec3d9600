import ProcessorTime
import Switchback
import SwitchbackModel
import Testing

/// Hierarchies and chains of sizes beyond any app's, on a stack of the usual size: nothing
/// recurses, and twice as much takes twice as long.
@Suite(.timeLimit(.minutes(40)))
struct SizeTests {
  private func nested(_ depth: Int, around thing: Thing) -> ModelWindow {
    var root: ModelScreen = thing
    for _ in 0..<depth { root = ModelStack(root) }
    return ModelWindow(root)
  }

  private var thing:
    StepAssembly<Thing, ClassWithContextFinder<Thing, Int>, ClosureFactory<Thing, Int>>
  {
    StepAssembly(
      finder: ClassWithContextFinder(), factory: ClosureFactory { (id: Int) in Thing(id) })
  }

  @Test func `A screen 100,000 containers deep is found, and another one pushed beside it`()
    async throws
  {
    let deep = Thing(1)
    let window = nested(100_000, around: deep)
    let router = WindowRouter(window: window)
    let chain = thing.using(Push<ModelStack>())
      .from(GeneralStep.custom(using: InstanceFinder<Thing, Int>(deep)).expectingContainer())
    #expect(try await router.navigate(to: chain, with: 1).isAlreadyThere)
    #expect(try router.plan(to: chain, with: 2).builtTypes.count == 1)
    let outcome = try await router.navigate(to: chain, with: 2)
    #expect(outcome.destination.parentScreen === deep.parentScreen)
    #expect(try await router.navigate(to: chain, with: 1).destination === deep)
  }

  @Test func `What is 100,000 containers deep is taken away`() async throws {
    let window = nested(100_000, around: Thing(1))
    let router = WindowRouter(window: window)
    weak let root = window.root
    let chain = thing.using(.replaceRoot()).from(.root())
    try await router.navigate(to: chain, with: 2)
    #expect(window.drawing == "window\n└─ Thing(2)")
    #expect(root == nil)
  }

  @Test func `10,000 tabs`() async throws {
    let tabs = ModelTabs((0..<10_000).map { ModelStack(Thing($0)) })
    let window = ModelWindow(tabs)
    let router = WindowRouter(window: window)
    let chain = thing.using(AddTab())
      .from(existing(ModelTabs.self, for: Int.self))
    try await router.navigate(to: chain, with: 9_999)
    #expect(tabs.selectedIndex == 9_999)
    try await router.navigate(to: chain, with: 10_000)
    #expect(tabs.selectedIndex == 10_000)
    let hierarchy = Hierarchy(of: window)
    for id in stride(from: 0, to: 10_000, by: 100) {
      #expect(try hierarchy.first(Thing.self, where: { $0.id == id })?.id == id)
    }
  }

  @Test func `100 modals are searched, dismissed and presented`() async throws {
    let window = ModelWindow(Thing(0))
    let router = WindowRouter(window: window)
    let chain = thing.using(.presentModally()).from(.current())
    for id in 1...100 { try await router.navigate(to: chain, with: id) }
    #expect(window.layers.count == 101)
    var shown = 0
    let hierarchy = Hierarchy(of: window)
    let none = try hierarchy.first(Thing.self, from: .root) { _ in
      shown += 1
      return false
    }
    #expect(none == nil)
    #expect(shown == 101)
    let outcome = try await router.navigate(to: chain, with: 3)
    #expect((outcome.destination as? Thing)?.id == 3)
    #expect(window.layers.count == 4)
  }

  @Test func `A chain of 100,000 steps that are passed over`() async throws {
    let window = ModelWindow(Thing(7))
    var chain: DestinationStep<any Screen, Int> = .current()
    for _ in 0..<100_000 {
      let finder = ClosureFinder<any Screen, Int> { _, hierarchy in
        try hierarchy.first((any SplitContainer).self)
      }
      chain = StepAssembly(finder: finder, factory: NilFactory()).from(chain)
    }
    let destination = thing.using(.presentModally()).from(chain)
    let router = WindowRouter(window: window)
    #expect(try router.plan(to: destination, with: 1).builtTypes.count == 1)
    #expect(try await router.navigate(to: destination, with: 7).isAlreadyThere)
    try await router.navigate(to: destination, with: 1)
    #expect(window.layers.count == 2)
  }

  @Test func `A chain of 100,000 screens to build is planned, and pushed 2,000 at a time`()
    async throws
  {
    let window = ModelWindow(ModelStack(Thing(0)))
    let router = WindowRouter(window: window)
    #expect(try router.plan(to: pushing(100_000), with: 1).builtTypes.count == 100_000)
    try await router.navigate(to: pushing(2_000), with: 1)
    #expect((window.root as? ModelStack)?.screens.count == 2_001)
  }

  private func pushing(_ count: Int) -> DestinationStep<any Screen, Int> {
    var chain: DestinationStep<any Screen, Int> = .current()
    for _ in 0..<count {
      let step = StepAssembly(
        finder: NilFinder<any Screen, Int>(),
        factory: ClosureFactory { (id: Int) -> any Screen in Thing(id) })
      chain = step.using(Push<ModelStack>()).from(chain.expectingContainer())
    }
    return chain
  }

  @Test func `A chain in which the context changes 10,000 times`() throws {
    let window = ModelWindow(Thing(0))
    var chain: DestinationStep<any Screen, Int> = .current()
    for _ in 0..<10_000 { chain = chain.adapting { (number: Int) in number + 1 } }
    let plan = try WindowRouter(window: window).plan(to: chain, with: 0)
    #expect(plan.changesNothing)
  }

  @Test func `A chain to which tasks for all screens were added 100,000 times`() async throws {
    let window = ModelWindow(Thing(0))
    var runs = 0
    var chain: DestinationStep<any Screen, Int> = .root()
    for _ in 0..<100_000 {
      chain = chain.addingToEachScreen(.contextTask { (_: any Screen, _: Int) in runs += 1 })
    }
    #expect("\(chain)" == "1. any screen, found by GeneralStep.root")
    try await WindowRouter(window: window).navigate(to: chain, with: 0)
    #expect(runs == 100_000)
  }

  @Test func `A chain of 10,000 switches`() throws {
    let window = ModelWindow(Thing(0))
    var chain: DestinationStep<any Screen, Int> = .current()
    for _ in 0..<10_000 {
      chain = SwitchAssembly<any Screen, Int>()
        .addCase(when: { (number: Int) in number < 0 }, from: .root())
        .assemble(default: chain)
    }
    #expect(try WindowRouter(window: window).plan(to: chain, with: 0).changesNothing)
  }
}

/// Eight times as much takes about eight times as long; what is quadratic takes 64 times as long.
@Suite(.timeLimit(.minutes(40)), .serialized)
struct GrowthTests {
  private func growth(_ work: (Int) throws -> () throws -> Void) throws -> Double {
    try shortest(of: 5, work(16_000)) / shortest(of: 5, work(2_000))
  }

  @Test func `A search of eight times as many screens, deep or wide`() throws {
    let wide = try growth { count in
      let window = ModelWindow(ModelTabs((0..<count).map { Thing($0) }))
      return { _ = try Hierarchy(of: window).first(Thing.self) { $0.id < 0 } }
    }
    #expect(wide < 40)
    let deep = try growth { count in
      var inner: ModelScreen = Thing(0)
      for _ in 0..<count { inner = ModelStack(inner) }
      let window = ModelWindow(inner)
      return { _ = try Hierarchy(of: window).first(Thing.self) { $0.id < 0 } }
    }
    #expect(deep < 40)
  }

  @Test func `A plan eight times as deep`() throws {
    let factor = try growth { count in
      let deep = Thing(1)
      var root: ModelScreen = deep
      for _ in 0..<count { root = ModelStack(root) }
      let window = ModelWindow(root)
      let step = StepAssembly(
        finder: NilFinder<Thing, Int>(), factory: ClosureFactory { (id: Int) in Thing(id) })
      let chain = step.using(Push<ModelStack>())
        .from(GeneralStep.custom(using: InstanceFinder<Thing, Int>(deep)).expectingContainer())
      return { _ = try WindowRouter(window: window).plan(to: chain, with: 2) }
    }
    #expect(factor < 40)
  }

  @Test func `A plan of eight times as many steps`() throws {
    let window = ModelWindow(ModelStack(Thing(0)))
    let router = WindowRouter(window: window)
    let factor = try growth { count in
      var chain: DestinationStep<any Screen, Int> = .current()
      for _ in 0..<count {
        let step = StepAssembly(
          finder: ClassFinder<any Screen, Int>(options: []),
          factory: ClosureFactory { (id: Int) -> any Screen in Thing(id) })
        chain = step.using(Push<ModelStack>()).from(chain.expectingContainer())
      }
      return { _ = try router.plan(to: chain, with: 1) }
    }
    #expect(factor < 40)
  }

  @Test func `A switch of eight times as many cases, a container of as many children`() throws {
    let cases = try growth { count in
      {
        var assembly = SwitchAssembly<Thing, Int>()
        for _ in 0..<count { assembly = assembly.addCase(expecting: ClassFinder()) }
      }
    }
    #expect(cases < 40)
    let children = try growth { count in
      {
        var factory = CompleteFactory(factory: TabsFactory<Void>())
        for _ in 0..<count {
          factory = factory.with(ScreenFactory<HomeScreen, Void>(), using: .addTab())
        }
      }
    }
    #expect(children < 40)
  }
}
