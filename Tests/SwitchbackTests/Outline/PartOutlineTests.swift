import Switchback
import SwitchbackModel
import Testing

struct PartOutlineTests {
  private struct OwnFinder: Finder {
    func findScreen(with context: Int, in hierarchy: Hierarchy) -> ModelStack? { nil }
  }

  private func finder(_ finder: some Finder<ModelStack, Int>) throws -> FinderOutline {
    try #require(GeneralStep.custom(using: finder).outline.destination.finder)
  }

  private func factory(
    _ factory: some AbstractFactory<ModelStack, Int>
  ) throws -> FactoryOutline {
    func outline(_ factory: some Factory<ModelStack, Int>) -> ChainOutline {
      StepAssembly(finder: .nil(), factory: factory).using(.presentModally()).from(.current())
        .assemble().outline
    }
    func outline(_ factory: some ReusingFactory<ModelStack, Int>) -> ChainOutline {
      StepAssembly(finder: .nil(), factory: factory).from(ChainOutlineTests.ownStack).outline
    }
    let chain =
      switch factory {
      case let factory as any Factory<ModelStack, Int>: outline(factory)
      case let factory as any ReusingFactory<ModelStack, Int>: outline(factory)
      default: throw Refusal("no factory")
      }
    return try #require(chain.destination.factory)
  }

  @Test func `A finder tells how it judges a screen`() throws {
    let stack = ModelStack(HomeScreen())
    #expect(try finder(ClassFinder()).kind == .byClass)
    #expect(try finder(InstanceFinder(stack)).kind == .instance)
    #expect(try finder(NilFinder()).kind == .never)
    #expect(try finder(ClosureFinder { _, _ in nil }).kind == .closure)
    #expect(try finder(OwnFinder()).kind == .own)
  }

  @Test func `A finder tells where it looks, and what it looks for`() throws {
    let stack = ModelStack(HomeScreen())
    let outline = try finder(
      ClassFinder(options: .visible, from: .screen { [weak stack] in stack }))
    #expect(outline.options == .visible)
    #expect(outline.startName == "from a given screen")
    #expect(outline.target == ScreenType(ModelStack.self))
    #expect(try finder(OwnFinder()).options == nil)
    #expect(try finder(OwnFinder()).startName == nil)
  }

  @Test func `Finders are the same if they look for the same in the same places`() throws {
    #expect(try finder(ClassFinder()) == finder(ClassFinder(options: .everywhere)))
    #expect(try finder(ClassFinder()) != finder(ClassFinder(options: .visible)))
    #expect(try finder(ClassFinder()) != finder(ClassFinder(from: .root)))
    #expect(try finder(ClassFinder()) != finder(NilFinder()))
  }

  @Test func `A finder that cannot find anything says so`() throws {
    #expect(try finder(NilFinder()).neverFinds)
    #expect(try finder(ClassFinder(options: [])).neverFinds)
    #expect(try finder(ClassFinder(options: [.presenting, .presented])).neverFinds)
    #expect(try finder(ClassFinder(options: .parent)).neverFinds)
    #expect(try !finder(ClassFinder(options: .parent, from: .screen { nil })).neverFinds)
    #expect(try !finder(ClassFinder()).neverFinds)
    #expect(try !finder(OwnFinder()).neverFinds)
  }

  @Test func `A factory tells whether it builds, and what can be seen of it`() throws {
    #expect(try factory(StackFactory<Int>()).kind == .builds)
    #expect(try factory(ClosureFactory { _ in ModelStack(HomeScreen()) }).kind == .closure)
    #expect(try factory(NilFactory()).kind == .nothing)
    let finder = ClassFinder<ModelStack, Int>(options: .visible)
    #expect(try factory(FinderFactory(finder)).kind == .insists(try self.finder(finder)))
    #expect(try !factory(FinderFactory(finder)).builds)

    let complete = CompleteFactoryAssembly(factory: StackFactory<Int>())
      .with(ScreenFactory<HomeScreen, Int>(), using: .push())
      .with(ProductFactory(), using: .push())
      .assemble()
    #expect(
      try factory(complete).kind
        == .complete(children: [ScreenType(HomeScreen.self), ScreenType(ProductScreen.self)]))
  }

  @Test func `An adapted factory is seen through`() throws {
    let closure = ClosureFactory { (_: String) in ModelStack(HomeScreen()) }
    #expect(try factory(closure.adapting { (id: Int) in "\(id)" }).isHidden)
    let task = ClosureContextTask { (_: ModelStack, _: Int) in }
    #expect(try factory(StackFactory<Int>().adding(task)).kind == .builds)
  }

  @Test func `A screen type is a kind of its superclasses and of any screen`() {
    let stack = ScreenType(ModelStack.self)
    #expect(stack.isKind(of: stack))
    #expect(stack.isKind(of: ScreenType(ModelScreen.self)))
    #expect(stack.isKind(of: ScreenType((any Screen).self)))
    #expect(!stack.isKind(of: ScreenType(ModelTabs.self)))
    #expect(!ScreenType(ModelScreen.self).isKind(of: stack))
    #expect(!ScreenType((any Screen).self).isKind(of: stack))
    #expect(stack.isClass)
    #expect(!ScreenType((any Screen).self).isClass)
    #expect(stack.name == "ModelStack")
    #expect("\(ScreenType((any Screen).self))" == "any screen")
  }
}
