import Switchback
import SwitchbackModel
import Testing

struct NavigationPlanTests {
  @Test
  func `A plan tells what would be asked, run, built, dismissed, changed, shown and presented`()
    throws
  {
    let window = try makeWindow(
      """
      window
      ├─ tabs
      │  ├─ stack
      │  │  └─ Home*
      │  └─ Bag*
      └─ modal Draft
      """)
    let account = StepAssembly(
      finder: ClassFinder<AccountScreen, Void>(options: .visible),
      factory: ScreenFactory<AccountScreen, Void>()
    )
    .adding(LoginInterceptor { (_: Void) in })
    .using(.push()).from(.stack())
    .using(.presentModally())
    .from(
      StepAssembly(
        finder: ClassFinder<LoginScreen, Void>(options: .visible),
        factory: ScreenFactory<LoginScreen, Void>())
    )
    .using(.push()).from(existing(ModelStack.self)).assemble()
    let plan = try WindowRouter(window: window).plan(to: account)
    #expect(
      plan.description == """
        To reach AccountScreen:
          · AccountScreen  not found: 0 screens looked at, none is an AccountScreen
                           looked for by ClassFinder (visible; from the topmost layer)
                           built by ScreenFactory, integrated by Push
                           intercepted by LoginInterceptor
          · ModelStack     never looked for
                           built by StackFactory, integrated by PresentModally
          · LoginScreen    not found: 0 screens looked at, none is a LoginScreen
                           looked for by ClassFinder (visible; from the topmost layer)
                           built by ScreenFactory, integrated by Push
          ✓ ModelStack     found: stack
                           looked for everywhere by ClassFinder
        1. ask Draft whether it may go
        2. run LoginInterceptor
        3. build LoginScreen, ModelStack (AccountScreen)
        4. dismiss Draft, presented by tabs, animated
        5. change stack to Home, LoginScreen
        6. show stack in tabs, animated
        7. perform PresentModally with ModelStack on LoginScreen, animated
        """)
    #expect(plan.interceptors == ["LoginInterceptor"])
    #expect(plan.anchor === (try window.screen(ModelStack.self)))
    #expect(plan.dismissed.map(nameOf) == ["Draft"])
    #expect(plan.revealed.map(nameOf) == ["stack"])
    #expect(plan.removed.isEmpty)
    #expect(plan.builtTypes.map { "\($0)" } == ["LoginScreen", "ModelStack", "AccountScreen"])
    #expect(!plan.changesNothing)
  }

  @Test
  func `A plan reveals the same screens whatever becomes of them`() async throws {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ Home*
         └─ stack
            └─ Bag*
      """)
    let plan = try WindowRouter(window: window).plan(to: existing(BagScreen.self))
    #expect(plan.revealed.map(nameOf) == ["stack"])
    let tabs = try window.screen(ModelTabs.self)
    try await tabs.setContainedScreens([tabs.screens[0]], animated: false)
    #expect(plan.revealed.map(nameOf) == ["stack"])
  }

  @Test(arguments: [7, 42])
  func `A plan warns that a finder by class has not checked the context, which the screen could`(
    _ shown: Int
  ) throws {
    let window = ModelWindow { ProductScreen(shown) }
    let product = StepAssembly(finder: ClassFinder(), factory: ProductFactory())
      .using(.presentModally()).from(.current())
    #expect(
      try "\(WindowRouter(window: window).plan(to: product, with: 42))" == """
        To reach ProductScreen:
          ✓ ProductScreen  found: Product(\(shown))
                           looked for everywhere by ClassFinder
                           warning: the context was not checked, use ClassWithContextFinder
        Nothing to do: it is on screen.
        """)
  }

  @Test func `A plan warns of a context that the screen cannot check, or that the factory decides`()
    throws
  {
    let window = ModelWindow { ProductScreen(7) }
    let router = WindowRouter(window: window)
    let named = StepAssembly(
      finder: ClassFinder(), factory: ClosureFactory { (name: String) in ProductScreen(name.count) }
    )
    .using(.presentModally()).from(.current())
    let warning = "warning: the context was not checked, use ClassWithContextFinder"
    #expect("\(try router.plan(to: named, with: "seven"))".contains(warning))
    let fixed = StepAssembly(
      finder: ClassFinder<ProductScreen, Void>(), factory: ClosureFactory { ProductScreen(42) }
    )
    .using(.presentModally()).from(.current())
    #expect("\(try router.plan(to: fixed))".contains(warning))
  }

  @Test func `A plan warns of a case of a switch that has not checked the context`() throws {
    let window = ModelWindow { ProductScreen(7) }
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(.presentModally()).from(.current())
    let shown = SwitchAssembly<ProductScreen, Int>().addCase(expecting: ClassFinder())
      .assemble(default: product)
    #expect(
      try "\(WindowRouter(window: window).plan(to: shown, with: 42))" == """
        To reach ProductScreen:
          · (switch)  case 1: expecting ProductScreen, looked for everywhere by ClassFinder \
        (warning: the context was not checked, use ClassWithContextFinder)
          ✓ (switch)  found: Product(7)
        Nothing to do: it is on screen.
        """)
  }

  @Test func `A plan does not warn of a screen that is not found, checked, or has no context`()
    throws
  {
    let window = ModelWindow { ProductScreen(42) }
    let router = WindowRouter(window: window)
    let category = StepAssembly(
      finder: ClassFinder(), factory: ClosureFactory { CategoryScreen($0) }
    )
    .using(.presentModally()).from(.current())
    #expect(try !"\(router.plan(to: category, with: "shoes"))".contains("warning"))
    let checked = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(.presentModally()).from(.current())
    #expect(try !"\(router.plan(to: checked, with: 42))".contains("warning"))
    let any = existing(ProductScreen.self)
    #expect(try !"\(router.plan(to: any))".contains("warning"))
  }

  @Test func `A plan names the screens that would be popped, and looks into what would be built`()
    throws
  {
    let window = try makeWindow("window\n└─ stack\n   ├─ Home\n   └─ Bag*")
    let router = WindowRouter(window: window)
    let home = existing(HomeScreen.self, for: Any?.self)
    let plan = try router.plan(to: home)
    #expect(plan.removed.map(nameOf) == ["Bag"])
    #expect(plan.sentences == ["show Home in stack, animated"])

    let account = Chains.account
    #expect(
      try router.plan(to: account).sentences == [
        "build ModelTabs", "look for AccountScreen in what was built",
        "perform ReplaceRoot with ModelTabs on stack, animated",
      ])
  }

  @Test func `A plan for a screen that the user sees says that there is nothing to do`() throws {
    let window = try makeWindow("window\n└─ Home")
    let home = existing(HomeScreen.self, for: Any?.self)
    let plan = try WindowRouter(window: window).plan(to: home)
    #expect(
      plan.description == """
        To reach HomeScreen:
          ✓ HomeScreen  found: Home
                        looked for everywhere by ClassFinder
        Nothing to do: it is on screen.
        """)
    #expect(plan.changesNothing)
  }

  private func nameOf(_ screen: any Screen) -> String {
    (screen as? any NamedScreen)?.screenName ?? "?"
  }
}
