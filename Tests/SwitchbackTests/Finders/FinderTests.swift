import Switchback
import SwitchbackModel
import Testing

struct FinderTests {
  let window: ModelWindow
  let hierarchy: Hierarchy

  init() throws {
    window = try makeWindow(
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Home
      │  │  └─ Product(1)*
      │  └─ Bag
      └─ modal stack
         ├─ Login
         └─ Product(2)*
      """)
    hierarchy = Hierarchy(of: window)
  }

  @Test func `A class finder looks everywhere, the topmost layer and what is visible first`() throws
  {
    let product = try ClassFinder<ProductScreen, Void>().findScreen(with: (), in: hierarchy)
    #expect(product?.id == 2)
    let bag = try ClassFinder<BagScreen, Void>().findScreen(with: (), in: hierarchy)
    #expect(bag != nil)
    let draft = try ClassFinder<DraftScreen, Void>().findScreen(with: (), in: hierarchy)
    #expect(draft == nil)
  }

  @Test func `A class finder takes subclasses, and protocols that screens conform to`() throws {
    let stack = try ClassFinder<any StackContainer, Void>().findScreen(with: (), in: hierarchy)
    #expect(stack === window.layers[1])
    let first = try ClassFinder<ModelScreen, Void>(from: .root).findScreen(with: (), in: hierarchy)
    #expect(first === window.root)
  }

  @Test func `A class finder looks where its options and its starting point say`() throws {
    let visible = ClassFinder<ProductScreen, Void>(options: .currentVisible, from: .root)
    #expect(try visible.findScreen(with: (), in: hierarchy)?.id == 1)
    let login = ClassFinder<LoginScreen, Void>(options: .currentVisible)
    #expect(try login.findScreen(with: (), in: hierarchy) == nil)
    let contained = ClassFinder<LoginScreen, Void>(options: .currentLayer)
    #expect(try contained.findScreen(with: (), in: hierarchy) != nil)
    let bag = ClassFinder<BagScreen, Void>(
      options: .currentLayer, from: .screen { [weak window] in window?.root })
    #expect(try bag.findScreen(with: (), in: hierarchy) != nil)
  }

  @Test func `A context finder tells screens of one class apart`() throws {
    let finder = ClassWithContextFinder<ProductScreen, Int>()
    for id in [1, 2] {
      #expect(try finder.findScreen(with: id, in: hierarchy)?.id == id)
    }
    #expect(try finder.findScreen(with: 3, in: hierarchy) == nil)
    let current = ClassWithContextFinder<ProductScreen, Int>(options: .currentLayer)
    #expect(try current.findScreen(with: 1, in: hierarchy) == nil)
  }

  @Test func `A screen finder compares nil, and takes any screen without a context`()
    throws
  {
    final class NoteScreen: ModelScreen, ContextHolding {
      let context: Int?
      init(_ context: Int?) {
        self.context = context
        super.init()
      }
    }
    let notes = (NoteScreen(3), NoteScreen(nil))
    let hierarchy = Hierarchy(of: ModelWindow(ModelTabs(notes.0, notes.1)))
    let optional = ScreenFinder<NoteScreen, Int?>()
    #expect(try optional.findScreen(with: 3, in: hierarchy) === notes.0)
    #expect(try optional.findScreen(with: nil, in: hierarchy) === notes.1)
    #expect(try optional.findScreen(with: 4, in: hierarchy) == nil)
    let any = ScreenFinder<NoteScreen, Any?>()
    #expect(try any.findScreen(with: 3, in: hierarchy) === notes.0)
    #expect(try any.findScreen(with: nil, in: hierarchy) === notes.0)

    // Each product has a number.
    let product = ScreenFinder<ProductScreen, Int?>()
    #expect(try product.findScreen(with: 1, in: self.hierarchy)?.id == 1)
    #expect(try product.findScreen(with: nil, in: self.hierarchy) == nil)
    let anyProduct = ScreenFinder<ProductScreen, Any?>()
    #expect(try anyProduct.findScreen(with: nil, in: self.hierarchy)?.id == 2)
  }

  @Test func `An instance finder finds one screen, and only while it is there`() throws {
    let home = try window.screen(HomeScreen.self)
    #expect(
      try InstanceFinder<HomeScreen, Void>(home).findScreen(with: (), in: hierarchy) === home)
    let hidden: InstanceFinder<HomeScreen, Void> = .instance(
      home, options: .currentVisible, from: .root)
    #expect(try hidden.findScreen(with: (), in: hierarchy) == nil)
    let stranger = HomeScreen()
    let finder = InstanceFinder<HomeScreen, Void>(stranger)
    #expect(try finder.findScreen(with: (), in: hierarchy) == nil)
  }

  @Test func `An instance finder does not keep its screen alive`() throws {
    weak var screen: HomeScreen?
    var finder: InstanceFinder<HomeScreen, Void>?
    do {
      let home = HomeScreen()
      screen = home
      finder = InstanceFinder(home)
    }
    #expect(screen == nil)
    #expect(try finder?.findScreen(with: (), in: hierarchy) == nil)
  }

  @Test func `A nil finder finds nothing`() {
    #expect(NilFinder<ModelStack, Void>().findScreen(with: (), in: hierarchy) == nil)
  }

  @Test func `A closure finder is given the context and the hierarchy, and may throw`() throws {
    let finder = ClosureFinder { (id: Int, hierarchy) in
      if id == 0 { throw Refusal() }
      return try hierarchy.first(ProductScreen.self, .allVisible) { $0.id == id }
    }
    #expect(try finder.findScreen(with: 1, in: hierarchy)?.id == 1)
    #expect(throws: Refusal.self) { try finder.findScreen(with: 0, in: hierarchy) }
  }

  @Test func `A closure finder can be given a name, for plans and errors`() throws {
    let named = ClosureFinder("the first one") { (_: Void, hierarchy) in
      try hierarchy.first((any Screen).self)
    }
    #expect(
      GeneralStep.custom(using: named).outline.destination.finder?.description == "the first one")
    let unnamed = ClosureFinder { (_: Void, _) in HomeScreen?.none }
    #expect(
      GeneralStep.custom(using: unnamed).outline.destination.finder?.description == "ClosureFinder")
  }

  @Test func `A finder of one's own is shown each screen of its type once, and stops at its own`()
    throws
  {
    final class Shown { var names: [String] = [] }
    struct Recorder: StackIteratingFinder {
      let options = SearchOptions.everywhere
      let shown: Shown
      func isTarget(_ screen: ModelScreen, with context: String) -> Bool {
        shown.names.append(screen.name)
        return screen.name == context
      }
    }
    let shown = Shown()
    let finder = Recorder(shown: shown)
    #expect(try finder.findScreen(with: "Product(1)", in: hierarchy) != nil)
    #expect(shown.names == ["stack", "Product(2)", "Login", "tabs", "stack", "Product(1)"])
  }

  @Test func `A finder that says nothing of it looks everywhere`() throws {
    struct Named: StackIteratingFinder {
      func isTarget(_ screen: ModelScreen, with name: String) -> Bool { screen.name == name }
    }
    #expect(Named().options == .everywhere)
    let window = try ModelWindow(
      drawing: """
        window
        ├─ tabs
        │  ├─ Home
        │  └─ Bag*
        └─ modal Login
        """)
    let step = StepAssembly(finder: Named(), factory: NilFactory()).from(GeneralStep.root())
    let plan = try WindowRouter(window: window).plan(to: step, with: "Home")
    #expect(plan.trace.lines.first?.outcome == "found: Home")
  }

  @Test(
    arguments: [
      ([], "nowhere"),
      (.current, "current"),
      (.currentVisible, "current, visible"),
      (.currentLayer, "current, contained"),
      (.everywhere, "current, contained, presenting, presented"),
      (.allVisible, "current, visible, presenting, presented"),
      ([.parent, .presented, .visible], "visible, presented, parent"),
    ] as [(SearchOptions, String)])
  func `Options say where they look`(_ options: SearchOptions, _ text: String) {
    #expect(options.description == text)
  }

  @Test func `Starting points say where they are`() {
    #expect("\(StartingPoint.topmost)" == "from the topmost layer")
    #expect("\(StartingPoint.root)" == "from the window's root")
    #expect("\(StartingPoint.screen { nil })" == "from a given screen")
  }
}
