import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

struct ChainMapTests {
  private struct StackFactory: ContainerFactory {
    func build(with context: Any?, integrating children: [any Screen]) -> ModelStack {
      ModelStack(children.compactMap { $0 as? ModelScreen })
    }
  }

  private struct DetailFactory: Factory {
    func build(with context: Any?) -> DetailScreen { DetailScreen(1) }
  }

  private struct NumberedFinder: Finder {
    let number: Int

    func findScreen(with context: Void, in hierarchy: Hierarchy) throws -> DetailScreen? {
      try hierarchy.first { $0.id == number }
    }
  }

  private struct LogIn: RoutingInterceptor {
    func perform(with context: Any?) {}
  }

  /// Made anew each time, as apps do that compute their steps.
  private var list: DestinationStep<ListScreen, Any?> {
    StepAssembly(finder: ClassFinder<ListScreen, Any?>(), factory: NilFactory())
      .from(GeneralStep.root())
  }

  private var modal: DestinationStep<ModelStack, Any?> {
    SingleContainerStep(finder: NilFinder(), factory: StackFactory())
      .using(.presentModally()).from(.current()).assemble()
  }

  private var detail: DestinationStep<DetailScreen, Any?> {
    StepAssembly(finder: ClassFinder(), factory: DetailFactory())
      .adding(LogIn())
      .using(Push<ModelStack>()).from(list.expectingContainer()).assemble()
  }

  @Test func `Each node has an id of its own, though a chain is named like a number of another`() {
    let search = StepAssembly(finder: ClassFinder<SearchScreen, Any?>(), factory: NilFactory())
    let favourites = StepAssembly(
      finder: ClassFinder<FavouritesScreen, Any?>(), factory: NilFactory())
    let map = ChainMap("App") {
      ChainMap.Entry("page", list)
      ChainMap.Entry("page", search.from(.root()))
      ChainMap.Entry("page 2", favourites.from(.root()))
    }
    let ids = map.diagram.nodes.map(\.id)
    #expect(ids.filter { $0.hasPrefix("page") } == ["page", "page 2", "page 2 2"])
    #expect(Set(ids).count == ids.count)
  }

  @Test func `Chains are drawn from their starts, with what they have in common once`() {
    let search = StepAssembly(
      finder: ClassFinder(), factory: ClosureFactory { (_: Any?) in SearchScreen() }
    )
    .using(Push<ModelStack>()).from(modal).assemble()
    let map = ChainMap("App") {
      ChainMap.Entry("detail", detail)
      ChainMap.Entry("list", list)
      ChainMap.Entry("search", search)
      ChainMap.Entry(
        "favourites",
        StepAssembly(finder: ClassFinder<FavouritesScreen, Any?>(), factory: NilFactory()).from(
          modal))
    }
    let expected = """
      App

      DetailScreen · detail
        first: LogIn
      FavouritesScreen · favourites
      ListScreen · list
        push → DetailScreen (into the ModelStack)
      ModelStack
        find → FavouritesScreen
        push → SearchScreen
      SearchScreen · search
      current (start)
        present → ModelStack
      root (start)
        find → ListScreen

      """
    #expect(map.diagram.rendered(as: .text) == expected)
  }

  @Test func `A switch shows its cases, and what closures hide`() {
    let stack = SwitchAssembly<ModelStack, Any?>()
      .addCase(expecting: ClassFinder(options: .visible))
      .addCase(when: ClassFinder<SearchScreen, Any?>(), from: modal)
      .addCase(when: { true }, from: modal)
      .addCase { _ in nil }
      .assemble(default: modal)
    let step = StepAssembly(finder: ClosureFinder { _, _ in nil }, factory: DetailFactory())
      .using(Push<ModelStack>()).from(stack).assemble()
    let diagram = ChainMap { ChainMap.Entry("detail", step) }.diagram
    let expected = """
      Chains

      DetailScreen · detail (hidden)
        finder: cannot see inside
      ModelStack [ModelStack on current]
        2 if SearchScreen is there → ModelStack [switch to ModelStack]
        3 if a closure says so ⇢ ModelStack [switch to ModelStack] (cannot see inside)
        5 otherwise → ModelStack [switch to ModelStack]
      ModelStack [switch to ModelStack] (choice)
        1 found: ModelStack (visible)
        push → DetailScreen
      cannot see inside (hidden)
        4 whatever a closure returns ⇢ ModelStack [switch to ModelStack]
      current (start)
        present → ModelStack [ModelStack on current]

      """
    #expect(diagram.rendered(as: .text) == expected)
  }

  @Test func `What closures build anew is one only if it is the very same`() {
    let make = {
      StepAssembly(finder: .nil(), factory: ClosureFactory { (_: Any?) in ModelScreen(name: "?") })
        .using(.presentModally()).from(.current()).assemble()
    }
    let first = make()
    #expect(
      ChainMap {
        ChainMap.Entry("a", first); ChainMap.Entry("b", make())
      }.diagram.nodes.count == 3)
    let same = ChainMap {
      ChainMap.Entry("a", first); ChainMap.Entry("b", first)
    }.diagram
    #expect(same.nodes.map(\.subtitle) == [nil, "a, b"])
    // A given screen cannot be read, nor what a finder of the app's own stores.
    let given = { (screen: ListScreen) in
      GeneralStep.custom(
        using: ClassFinder<ListScreen, Void>(from: .screen { [weak screen] in screen }))
    }
    let own = { (number: Int) in GeneralStep.custom(using: NumberedFinder(number: number)) }
    #expect(
      ChainMap {
        ChainMap.Entry("a", given(ListScreen())); ChainMap.Entry("b", given(ListScreen()))
        ChainMap.Entry("c", own(1)); ChainMap.Entry("d", own(2))
      }.diagram.nodes.count == 4)
  }

  @Test func `A map can be made of bound steps, and does not see what they are bound to`() {
    let bound = ChainMap("App", [("detail", BoundStep(detail)), ("list", BoundStep(list))])
    let typed = ChainMap("App") {
      ChainMap.Entry("detail", detail); ChainMap.Entry("list", list)
    }
    #expect(bound.diagram == typed.diagram)
  }

  @Test func `A long chain is drawn without recursion`() {
    var chain = list
    for _ in 1...20_000 {
      chain = StepAssembly(finder: ClassFinder<ListScreen, Any?>(), factory: NilFactory()).from(
        chain)
    }
    #expect(ChainMap { ChainMap.Entry("long", chain) }.diagram.nodes.count == 20_002)
  }
}
