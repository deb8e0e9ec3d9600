import SwitchbackModel
import Testing

@MainActor
struct ContainersTests {
  @Test func `Containers are filled before they are shown`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    window.recordsChanges = true
    let router = window.router
    // snippet begin: stack
    let login = StepAssembly { LoginScreen() }
      .using(.push())
      .from(.newStack())

    try await router.navigate(to: login)
    print(window.changes.map(\.description))
    // snippet end
    // output: stack
    page.prints(
      """
      ["present stack on Home, animated, layer 1"]
      """)
    // snippet begin: complete
    let tabs = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(factory: TabsFactory<Void>())
        .with(ClosureFactory { ModelStack(HomeScreen()) }, using: .addTab())
        .with(ClosureFactory { BagScreen() }, using: .addTab())
    )
    .using(.replaceRoot())
    .from(.root())

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
    let bag = StepAssembly(existing: BagScreen.self)
      .from(tabs)

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
    let home = StepAssembly(existing: HomeScreen.self)
      .from(tabs)
    let account = StepAssembly { AccountScreen() }
      .using(.push())
      .from(home.stack())

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
    let router = window.router
    final class FoldersScreen: ModelScreen {}
    final class InboxScreen: ModelScreen {}
    final class MessageScreen: ModelScreen {}
    // snippet begin: split
    let mail = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(factory: SplitFactory<Void>())
        .with(ClosureFactory { FoldersScreen() }, using: .setPrimary())
        .with(
          ClosureFactory { ModelStack(InboxScreen()) }, using: .setSecondary())
    )
    .using(.replaceRoot())
    .from(.root())

    let message = StepAssembly { MessageScreen() }
      .using(.pushInSecondary())
      .from(mail)

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
