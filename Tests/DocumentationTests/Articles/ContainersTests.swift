import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ContainersTests {
  @Test func `Containers are filled before they are shown`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    window.recordsChanges = true
    let router = WindowRouter(window: window)
    // snippet begin: stack
    let login = StepAssembly(
      finder: ClassFinder<LoginScreen, Void>(),
      factory: ClosureFactory { LoginScreen() }
    )
    .using(Push())
    .from(StackStep())
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()

    try await router.navigate(to: login)
    print(window.changes.map(\.description))
    // snippet end
    // output: stack
    page.prints(
      """
      ["present stack on Home, animated, layer 1"]
      """)
    // snippet begin: complete
    let tabs = SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabsFactory<Void>())
        .with(ClosureFactory { ModelStack(HomeScreen()) }, using: AddTab())
        .with(ClosureFactory { BagScreen() }, using: AddTab())
        .assemble()
    )
    .using(ReplaceRoot())
    .from(GeneralStep.root())
    .assemble()

    try await router.navigate(to: tabs)
    print(window.drawing)
    // snippet end
    // output: complete
    page.prints(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Home*
         └─ Bag
      """)
    // snippet begin: lookup
    let bag = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(), factory: NilFactory()
    )
    .from(tabs)
    .assemble()

    try await router.navigate(to: bag)
    print(window.drawing)
    // snippet end
    // output: lookup
    page.prints(
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Home*
         └─ Bag*
      """)
    // snippet begin: expecting
    let home = StepAssembly(
      finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory()
    )
    .from(tabs)
    .assemble()
    let account = StepAssembly(
      finder: ClassFinder<AccountScreen, Void>(),
      factory: ClosureFactory { AccountScreen() }
    )
    .using(Push<ModelStack>())
    .from(home.expectingContainer())
    .assemble()

    try await router.navigate(to: account)
    print(window.drawing)
    // snippet end
    // output: expecting
    page.prints(
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Account*
         └─ Bag
      """)
  }

  @Test func `A split view has two sides`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let router = WindowRouter(window: window)
    // snippet begin: split
    let mail = SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: SplitFactory<Void>())
        .with(
          ClosureFactory { ModelScreen(name: "Folders") }, using: .setPrimary()
        )
        .with(
          ClosureFactory { ModelStack(ModelScreen(name: "Inbox")) },
          using: .setSecondary()
        )
        .assemble()
    )
    .using(.replaceRoot())
    .from(.root())
    .assemble()

    let message = StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "Message") }
    )
    .using(PushInSecondary<ModelSplit>())
    .from(mail)
    .assemble()

    try await router.navigate(to: message)
    print(window.drawing)
    // snippet end
    // output: split
    page.prints(
      """
      window
      └─ split
         ├─ Folders*
         └─ stack*
            ├─ Inbox
            └─ Message*
      """)
  }
}
