import ProcessorTime
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct RoutesTests {
  private let shop = Shop()

  private func texts(_ routes: Routes) -> [String] { routes.findings.map { "\($0)" } }

  /// Findings without their drawings.
  private func messages(_ step: DestinationStep<some Any, some Any>) -> [String] {
    var routes = Routes()
    routes.add("it", step, isEntry: true)
    return routes.findings.map { "\($0.severity): \($0.message)" }
  }

  @Test func `Chains that are sound have no findings, once it is said what the app starts with`()
    throws
  {
    var routes = Routes()
    routes.startsWith(ModelStack.self)
    routes.add("home", shop.home, isEntry: true)
    routes.add("product", shop.product, isEntry: true)
    routes.add("bag", shop.bag, isEntry: true)
    routes.add("login", shop.login, isEntry: true)
    #expect(texts(routes) == [])
    try routes.expectNoFaults(.hidden)
  }

  @Test func `A destination of the app is checked like its chain`() {
    enum Unreachable: Destination {
      case help
      var step: BoundStep {
        StepAssembly(finder: ClassFinder(), factory: ClosureFactory { LoginScreen() })
          .using(PresentModally()).from(GeneralStep.custom(using: NilFinder<HomeScreen, Void>()))
      }
    }
    var routes = Routes()
    routes.add("help", Unreachable.help, isEntry: true)
    let found = routes.findings.map { "\($0.severity): \($0.message)" }
    #expect(found == messages(Unreachable.help.step) && !found.isEmpty)
  }

  @Test func `Many chains that share a long one are checked about as fast as those without it`() {
    func time(of length: Int) -> Duration {
      let page = { (step: DestinationStep<ModelScreen, Void>) in
        StepAssembly(finder: NilFinder(), factory: ClosureFactory { ModelScreen(name: "A") })
          .using(.presentModally()).from(step).assemble()
      }
      var shared = SingleStep(finder: ClassFinder<ModelScreen, Void>(), factory: NilFactory())
        .from(.root()).assemble()
      for _ in 0..<length { shared = page(shared) }
      var routes = Routes()
      routes.add("start", shared, isEntry: true)
      for number in 0..<150 { routes.add("\(number)", page(shared)) }
      return shortest(of: 3) { _ = routes.findings }
    }
    var (short, long) = (time(of: 1), time(of: 200))
    // The machine may be busy. What checks the long chain for each of the others takes a hundred times as long.
    for _ in 0..<10 where long >= short * 8 {
      (short, long) = (min(short, time(of: 1)), min(long, time(of: 200)))
    }
    #expect(long < short * 8)
  }

  @Test func `What is shown instead of a destination cannot be read, and is listed`() {
    let bag = shop.bag
    #expect(
      messages(shop.home.otherwise { _ in bag }) == [
        "hidden: A closure returns the destination to show if this one cannot be found or built."
      ])
  }

  @Test func `A chain that cannot start is a fault, with the step marked`() async {
    let step = StepAssembly(finder: ClassFinder(), factory: ClosureFactory { LoginScreen() })
      .using(PresentModally()).from(GeneralStep.custom(using: NilFinder<HomeScreen, Void>()))
      .assemble()
    var routes = Routes()
    routes.add("login", step, isEntry: true)
    let text = """
      fault in login: The chain cannot start: its last step never finds HomeScreen.
        1. LoginScreen, found by ClassFinder, built by ClosureFactory, integrated by PresentModally → 2
      ▸ 2. HomeScreen, never looked for, built by NilFactory
      End the chain with GeneralStep.current() or GeneralStep.root(), which are always there.
      """
    #expect(texts(routes) == [text])
    #expect(await failure { try routes.expectNoFaults() } == text)
  }

  @Test func `A switch with nothing in it cannot start either`() {
    #expect(
      messages(SwitchAssembly<ModelStack, Void>().assemble()) == [
        "fault: The switch has neither cases nor a default."
      ])
  }

  @Test func `A step that can neither find nor build is a fault`() {
    let useless = StepAssembly(
      finder: NilFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
    ).from(GeneralStep.root())
    #expect(messages(useless) == ["fault: HomeScreen can neither be found nor built."])
    let chosen = SwitchAssembly<HomeScreen, Void>().assemble(default: useless)
    #expect(messages(chosen) == messages(useless))
    let insisting = StepAssembly(
      finder: NilFinder<HomeScreen, Void>(),
      factory: FinderFactory(ClassFinder<HomeScreen, Void>(options: []))
    ).from(GeneralStep.root())
    #expect(messages(insisting) == ["fault: HomeScreen can neither be found nor built."])
    let found = StepAssembly(
      finder: NilFinder<HomeScreen, Void>(), factory: FinderFactory(ClassFinder<HomeScreen, Void>())
    ).from(GeneralStep.root())
    #expect(messages(found) == [])
  }

  @Test func `A step that is always skipped is a doubt, and one that requires its screen a fault`()
  {
    func login(from step: DestinationStep<some Screen, Void>) -> [String] {
      messages(
        StepAssembly(finder: ClassFinder(), factory: ClosureFactory { LoginScreen() })
          .using(PresentModally()).from(step).assemble())
    }
    let skipped = StepAssembly(
      finder: NilFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
    ).from(GeneralStep.root())
    #expect(
      login(from: skipped) == [
        "doubt: HomeScreen can neither be found nor built: the step is always skipped."
      ])
    let insisting = StepAssembly(
      finder: NilFinder<HomeScreen, Void>(),
      factory: FinderFactory(ClassFinder<HomeScreen, Void>(options: []))
    ).from(GeneralStep.root())
    #expect(login(from: insisting) == ["fault: HomeScreen can neither be found nor built."])
  }

  @Test func `A finder that takes any screen for its own is doubtful`() {
    let base = StepAssembly(
      finder: ClassFinder(), factory: ClosureFactory { ModelScreen(name: "Help") }
    )
    .using(Push<ModelStack>()).from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>()))
    .assemble()
    let doubt =
      "doubt: The finder finds a ModelScreen, and other screens are of that type, too: it returns "
      + "the first one that it visits."
    #expect(messages(base).filter { $0.hasPrefix("doubt: The finder") } == [doubt])
    let anything = GeneralStep.custom(using: ClassFinder<any Screen, Void>())
    #expect(
      messages(anything).contains {
        $0.hasPrefix("doubt: The finder finds any screen, and other screens")
      })
    #expect(!messages(shop.product).contains { $0.hasPrefix("doubt: The finder") })
    let closure = StepAssembly { ModelScreen(name: "Help") }
      .using(.presentModally()).from(.current())
    #expect(messages(closure) == [doubt])
    let stack = StepAssembly { ModelStack(HomeScreen()) }
      .using(.presentModally()).from(.current())
    #expect(
      messages(stack) == [doubt.replacing("a ModelScreen", with: "a ModelStack")])
    let found = GeneralStep.existing(ModelStack.self)
    #expect(messages(found) == [])
    let presented = SingleContainerStep(
      finder: ClassFinder<ModelStack, Void>(), factory: StackFactory()
    ).using(PresentModally()).from(GeneralStep.current()).assemble()
    #expect(messages(presented) == messages(stack))
    #expect(messages(.newModalStack) == [])
  }

  @Test func `A destination whose screen cannot tell its context is doubtful`() {
    let edit = StepAssembly { (_: Int) in LoginScreen() }
      .using(.presentModally()).from(.current())
    let doubt =
      "doubt: The step has a context, but any LoginScreen counts as found, whatever it shows."
    #expect(messages(edit) == [doubt])
    let adapted = edit.adapting { (name: String) in name.count }
    #expect(messages(adapted) == [doubt])
    // A task can show the context, and a step on the way passes it on.
    let set = StepAssembly { (_: Int) in LoginScreen() }
      .adding(.contextTask { (_: LoginScreen, _: Int) in })
      .using(.presentModally()).from(.current())
    #expect(messages(set) == [])
    let behind = StepAssembly { (_: Int) in LoginScreen() }
      .using(.presentModally())
      .from(StepAssembly { (_: Int) in HomeScreen() }.using(.presentModally()).from(.current()))
      .assemble()
    #expect(messages(behind) == [doubt])
    let always = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Int) in LoginScreen() }
    )
    .using(.presentModally()).from(.current())
    #expect(messages(always) == [])
  }

  @Test func `A finder that does not check the context, which the screen could, is doubtful`() {
    let product = StepAssembly(finder: ClassFinder(), factory: ProductFactory())
      .using(.presentModally()).from(.current())
    let doubt =
      "doubt: The finder accepts any ProductScreen, whatever context it shows, although the screen "
      + "can check the context."
    #expect(messages(product) == [doubt])
    let found = SwitchAssembly<ProductScreen, Int>()
      .addCase(expecting: ClassFinder())
      .assemble(default: shop.product)
    #expect(messages(found).contains(doubt))
    let decided = SwitchAssembly<ProductScreen, Int>()
      .addCase(when: ClassFinder<ProductScreen, Int>(), from: shop.product)
      .assemble(default: shop.product)
    #expect(!messages(decided).contains(doubt))
    let named = StepAssembly(
      finder: ClassFinder(), factory: ProductFactory().adapting { (name: String) in name.count }
    )
    .using(.presentModally()).from(.current())
    #expect(messages(named) == [doubt])
    let fixed = StepAssembly(
      finder: ClassFinder(), factory: ProductFactory().adapting { (_: Void) in 42 }
    )
    .using(.presentModally()).from(.current())
    #expect(messages(fixed) == [doubt])
    // Without a context, and without a factory, any product is meant.
    let open = GeneralStep.custom(using: ClassFinder<ProductScreen, Void>())
    #expect(messages(open) == [])
  }

  @Test func `A case behind one that finds the same or more can never be chosen`() async throws {
    let step = SwitchAssembly<ModelStack, Void>()
      .addCase(expecting: ClassFinder())
      .addCase(expecting: ClassFinder(options: .currentVisible))
      .addCase(when: ClassFinder<HomeScreen, Void>(options: []), from: .newModalStack)
      .assemble(default: .newModalStack)
    #expect(
      messages(step) == [
        "fault: Case 2 can never be chosen: whatever it finds, case 1 finds first.",
        "fault: Case 3 can never be chosen: its finder finds nothing.",
      ])
    var routes = Routes()
    routes.add("stack", step, isEntry: true)
    let lines = "\(routes.findings[0])".split(separator: "\n")
    #expect(lines.count(where: { $0.hasPrefix("▸") }) == 1)
    #expect(
      lines[3].hasPrefix("▸    - expecting ModelStack, looked for by ClassFinder (current, vis"))
  }

  @Test func `A case with a part that cannot be read is not one that finds the same`() {
    let (left, right) = (ModelStack(), ModelStack())
    let step = SwitchAssembly<ModelStack, Void>()
      .addCase(expecting: ClassFinder(options: .currentVisible, from: .screen { left }))
      .addCase(expecting: ClassFinder(options: .currentVisible, from: .screen { right }))
      .assemble(default: .newModalStack)
    #expect(messages(step) == [])
    var routes = Routes()
    for start in [left, right] {
      let finder = ClassFinder<ModelStack, Void>(options: .contained, from: .screen { start })
      routes.add("\(ObjectIdentifier(start))", GeneralStep.custom(using: finder), isEntry: true)
    }
    #expect(texts(routes) == [])
    // Only the subclass may check a context, which the first finder asks for.
    let stack = GeneralStep.custom(using: ClassFinder<ModelStack, Int>())
    let checked = SwitchAssembly<ModelStack, Int>()
      .addCase(when: ScreenFinder<ModelScreen, Int>(), from: stack)
      .addCase(when: ClassFinder<ProductScreen, Int>(), from: stack)
      .assemble(default: stack)
    #expect(!messages(checked).contains { $0.contains("never be chosen") })
  }

  @Test func `A case that looks for less goes before one that looks for more`() {
    let step = SwitchAssembly<ModelStack, Void>()
      .addCase(expecting: ClassFinder(options: .currentVisible))
      .addCase(expecting: ClassFinder())
      .assemble(default: .newModalStack)
    #expect(messages(step) == [])
  }

  @Test func `A switch without a default is a doubt`() {
    let step = SwitchAssembly<ModelStack, Void>()
      .addCase(expecting: ClassFinder(options: .currentVisible))
      .assemble()
    #expect(
      messages(step) == ["doubt: If no case applies, the navigation fails: there is no default."])
  }

  @Test func `Closures are said to be closed, and not guessed at`() {
    let step = SwitchAssembly<ModelStack, Void>()
      .addCase(when: { true }, from: .newModalStack)
      .addCase { _ in nil }
      .assemble()
    #expect(
      messages(step) == [
        "doubt: If no case applies, the navigation fails: there is no default. 2 of the cases are "
          + "closures, which cannot be read.",
        "hidden: Case 1 is a closure.",
        "hidden: Case 2 is a closure.",
      ])
    let finder = ClosureFinder { (_: Void, _) in nil as HomeScreen? }
    #expect(
      messages(GeneralStep.custom(using: finder)) == [
        "hidden: A closure finds HomeScreen, and nothing else does."
      ])
  }

  @Test func `A container that is only around a screen that is found is a doubt`() async throws {
    let step = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(Push<ModelStack>()).from(shop.login.expectingContainer()).assemble()
    var routes = Routes()
    routes.add("product", step, isEntry: true)
    #expect(
      routes.findings.map { "\($0.severity): \($0.message) \($0.advice)" } == [
        "doubt: If LoginScreen is built, no ModelStack is around it. Let the step of LoginScreen "
          + "continue from a ModelStack, with an action that adds to one."
      ])
    try routes.expectNoFaults()
    // It works where a log-in is in a stack.
    let window = ModelWindow(ModelStack(LoginScreen()))
    try await window.router.navigate(to: step, with: 42)
    #expect(window.drawing.hasSuffix("└─ stack\n   ├─ Login\n   └─ Product(42)*"))
  }

  @Test func `A container that is never around a screen is a fault`() {
    let login = StepAssembly(finder: NilFinder(), factory: ClosureFactory { LoginScreen() })
      .using(PresentModally()).from(GeneralStep.current()).assemble()
    func product(from step: DestinationStep<some Screen, Void>) -> [String] {
      messages(
        StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
          .using(Push<ModelStack>()).from(step.expectingContainer()).assemble())
    }
    let fault = "LoginScreen is always built, and no ModelStack is around it."
    #expect(product(from: login) == ["fault: \(fault)"])
    let chosen = SwitchAssembly<LoginScreen, Void>()
    #expect(product(from: chosen.assemble(default: login)) == ["fault: \(fault)"])
    #expect(
      product(from: chosen.addCase(expecting: ClassFinder()).assemble(default: login)) == [
        "doubt: If LoginScreen is built, no ModelStack is around it."
      ])
  }

  @Test func `A container that no chain builds is a doubt, unless the app starts with it`() {
    #expect(messages(shop.product) == ["doubt: No chain builds a ModelStack."])
    var routes = Routes()
    routes.add("product", shop.product, isEntry: true)
    routes.add("stack", DestinationStep<ModelStack, Void>.newModalStack, isEntry: true)
    #expect(texts(routes) == [])
  }

  @Test func `A container that a step makes is there, and so is one that comes with it`() {
    let pushed = StepAssembly(finder: ClassFinder(), factory: ClosureFactory { BagScreen() })
      .using(Push<ModelStack>())
      .from(DestinationStep<ModelStack, Void>.newModalStack.expectingContainer()).assemble()
    #expect(messages(pushed) == [])

    let tabs = SingleContainerStep(
      finder: ClassFinder<ModelTabs, Int>(),
      factory: CompleteFactoryAssembly(factory: TabsFactory<Int>())
        .with(StackFactory<Int>(), using: AddTab())
        .assemble()
    )
    .using(ReplaceRoot()).from(GeneralStep.root()).assemble()
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Int>(), factory: NilFactory())
      .from(tabs)
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(Push<ModelStack>()).from(home.expectingContainer()).assemble()
    #expect(messages(product) == [])
  }

  @Test func `A destination that is taken for another one is a doubt`() {
    var routes = Routes()
    routes.add("bag", shop.bag, isEntry: true)
    routes.add("bag again", shop.bag, isEntry: true)
    routes.add("modal bag", shop.carelessBag, isEntry: true)
    #expect(
      routes.findings.map { "\($0.chain): \($0.message)" } == [
        "modal bag: Its finder and that of bag find the same screens: an open screen of one is "
          + "taken for the other.",
        "modal bag: Its finder and that of bag again find the same screens: an open screen of one "
          + "is taken for the other.",
      ])
  }

  @Test
  func `A destination that nothing leads to is a doubt, and a link that leads nowhere a fault`() {
    var routes = Routes()
    routes.startsWith(ModelStack.self)
    routes.add("home", shop.home)
    routes.add("product", shop.product)
    routes.add("bag", shop.bag)
    routes.add("login", shop.login, isEntry: true)
    // Which product it is makes no difference.
    routes.add(link: "shop://product/{id}", to: shop.product)
    routes.add(link: "shop://offers", to: nil as BoundStep?)
    #expect(
      routes.findings.map { "\($0.severity), \($0.chain): \($0.message)" } == [
        "fault, shop://offers: The link leads nowhere.",
        "doubt, bag: No link leads here, and no other chain continues from it or requires it.",
      ])
    #expect(
      texts(routes)[0] == """
        fault in shop://offers: The link leads nowhere.
        Give it a destination, or take it out of the table.
        """)
  }

  @Test
  func `A log-in that another chain requires is led to, and so is what its chain goes through`() {
    final class CodeScreen: ModelScreen, ResultScreen {
      let results = Results<String>()
    }
    let code = StepAssembly { CodeScreen() }.using(.push()).from(shop.login.stack())
    let page = StepAssembly { BagScreen() }
    func doubts(_ bag: DestinationStep<BagScreen, Void>) -> [String] {
      var routes = Routes()
      routes.startsWith(ModelStack.self)
      routes.add("bag", bag, isEntry: true)
      routes.add("code", code)
      routes.add("login", shop.login)
      routes.add("home", shop.home)
      return routes.findings.filter { $0.kind == .unusedDestination }.map(\.chain)
    }
    typealias Step = StepAssembly<
      BagScreen, ScreenFinder<BagScreen, Void>, ClosureFactory<BagScreen, Void>
    >
    let presented = { (step: Step) in step.using(.presentModally()).from(.current()) }
    #expect(doubts(presented(page)) == ["code", "home"])
    #expect(doubts(presented(page.requiring(code, unless: { false }))) == ["home"])
    let interceptor = ResultInterceptor(code, unless: { false }).keyed("code").limited(
      to: .seconds(9))
    #expect(doubts(presented(page.adding(interceptor))) == ["home"])
  }

  @Test func `A chain is an entry, whatever chains of the same name are`() {
    for isEntryFirst in [true, false] {
      var routes = Routes()
      routes.startsWith(ModelStack.self)
      routes.add("shop", shop.bag, isEntry: isEntryFirst)
      routes.add("shop", shop.login, isEntry: !isEntryFirst)
      #expect(
        routes.findings.map { "\($0.outline?.steps[0].name ?? ""): \($0.message)" } == [
          "\(isEntryFirst ? "LoginScreen" : "BagScreen"): No link leads here, and no other chain "
            + "continues from it or requires it."
        ])
    }
  }

  @Test func `A destination is the same with another context`() {
    let named = shop.product.adapting { (name: String) in name.count }
    var routes = Routes()
    routes.startsWith(ModelStack.self)
    routes.add("home", shop.home)
    routes.add("product", shop.product)
    routes.add(link: "shop://named/{name}", to: BoundStep(named, with: "A"))
    routes.add("named bag", shop.bag.adapting { (_: String) in })
    routes.add(
      link: "shop://bag/login",
      to: StepAssembly { LoginScreen() }.using(.presentModally()).from(shop.bag))
    #expect(texts(routes) == [])
    routes.add("modal bag", shop.carelessBag.adapting { (_: Int) in })
    #expect(
      routes.findings.map { "\($0.chain): \($0.message)" } == [
        "modal bag: Its finder and that of named bag find the same screens: an open screen of one is "
          + "taken for the other.",
        "modal bag: No link leads here, and no other chain continues from it or requires it.",
      ])
  }

  @Test func `What chains share is reported once, in the shortest of them`() {
    let base = StepAssembly(
      finder: NilFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
    ).from(GeneralStep.root())
    let longer = StepAssembly(
      finder: ClassFinder(), factory: ClosureFactory { LoginScreen() }
    ).using(PresentModally()).from(base).assemble()
    var routes = Routes()
    routes.add("longer", longer, isEntry: true)
    routes.add("base", base, isEntry: true)
    #expect(routes.findings.map(\.chain) == ["base"])
    #expect(routes.findings.map(\.step) == [0])
  }
}

extension DestinationStep where Target == ModelStack, Context == Void {
  static var newModalStack: Self {
    SingleContainerStep(finder: NilFinder(), factory: StackFactory<Void>())
      .using(PresentModally()).from(GeneralStep.current()).assemble()
  }
}
