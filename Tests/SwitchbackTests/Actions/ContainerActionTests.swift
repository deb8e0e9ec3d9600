import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Actions on stacks, tabs and split views.
struct ContainerActionTests {
  /// The names of the children after an action has put X among them.
  private func names(
    _ action: some ContainerAction, adding name: String = "X", to children: String
  ) throws -> String {
    var list = children.split(separator: " ").map { ChildScreen(ModelScreen(name: "\($0)")) }
    let screens = list.compactMap(\.screen)
    let new = ModelScreen(name: name)
    try action.embed(ChildScreen(new), in: &list)
    return withExtendedLifetime((screens, new)) {
      list.compactMap { ($0.screen as? ModelScreen)?.name }.joined(separator: " ")
    }
  }

  @Test func `Stacks: push, push as root, push replacing the last`() throws {
    #expect(try names(ModelStack.push(), to: "A B") == "A B X")
    #expect(try names(ModelStack.push(), to: "") == "X")
    #expect(try names(ModelStack.pushAsRoot(), to: "A B") == "X")
    #expect(try names(ModelStack.pushReplacingLast(), to: "A B") == "A X")
    #expect(try names(ModelStack.pushReplacingLast(), to: "") == "X")
  }

  @Test(
    arguments: [
      (nil, false, "A B C X"), (0, false, "X A B C"), (1, false, "A X B C"), (3, false, "A B C X"),
      (9, false, "A B C X"), (-1, false, "A B C X"), (nil, true, "A B C X"), (0, true, "X B C"),
      (2, true, "A B X"), (3, true, "A B C X"),
    ] as [(Int?, Bool, String)])
  func `A tab goes to its index, or to the end if there are fewer`(
    _ index: Int?, _ isReplacing: Bool, _ expected: String
  ) throws {
    #expect(
      try names(AddTab<ModelTabs>(at: index, replacing: isReplacing), to: "A B C") == expected)
    #expect(try names(AddTab<ModelTabs>(at: index, replacing: isReplacing), to: "") == "X")
  }

  @Test func `A tab's short forms go to the end, or to an index`() throws {
    #expect(try names(ModelTabs.addTab(), to: "A B") == "A B X")
    #expect(try names(ModelTabs.add(at: 0), to: "A B") == "X A B")
    #expect(try names(ModelTabs.add(at: 0, replacing: true), to: "A B") == "X B")
  }

  @Test func `Splits: a primary, a secondary, and no secondary without a primary`() throws {
    #expect(try names(ModelSplit.setPrimary(), to: "") == "X")
    #expect(try names(ModelSplit.setPrimary(), to: "A B") == "X B")
    #expect(try names(ModelSplit.setSecondary(), to: "A") == "A X")
    #expect(try names(ModelSplit.setSecondary(), to: "A B") == "A X")
    #expect(throws: ChainError.noPrimary) { try names(ModelSplit.setSecondary(), to: "") }
    #expect(
      "\(ChainError.noPrimary)"
        == "The split view has no primary. Set one first, with SetPrimary.")
    #expect(
      "\(ChainError.noStackInSecondary)" == """
        The secondary side of the split view is not a navigation stack. Set one first, with \
        SetSecondary.
        """)
  }

  /// A chain that integrates a product into a container that is there.
  private func product<A: ContainerAction>(_ action: A) -> DestinationStep<ProductScreen, Any?>
  where A.Source: ModelContainer {
    StepAssembly(
      finder: ClassFinder<ProductScreen, Any?>(),
      factory: ClosureFactory { (_: Any?) in ProductScreen(1) }
    )
    .using(action).from(GeneralStep.custom(using: ClassFinder<A.Source, Any?>())).assemble()
  }

  @Test func `A new tab is selected, in one animated change`() async throws {
    let journey = Journey(
      "tabs",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ Bag                             ├─ Product(1)*
                                            └─ Bag
      """)
    let window = try await check(journey, to: product(AddTab<ModelTabs>(at: 1)))
    #expect(window.changeCount == 2)
  }

  @Test func `Pushing as root, and replacing the last, change a stack once`() async throws {
    let root = Journey(
      "as root",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            └─ Product(1)*
         └─ Bag*
      """)
    #expect(try await check(root, to: product(PushAsRoot<ModelStack>())).changeCount == 1)
    let last = Journey(
      "replacing the last",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            ├─ Home
         └─ Bag*                            └─ Product(1)*
      """)
    #expect(try await check(last, to: product(PushReplacingLast<ModelStack>())).changeCount == 1)
  }

  /// Where the container cannot be inferred from what follows.
  @Test func `A stack's own push goes where a container is expected`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let account = finding(AccountScreen.self).using(ModelStack.push())
      .from(existing(HomeScreen.self).expectingContainer()).assemble()
    try await WindowRouter(window: window).navigate(to: account)
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  @Test func `Sides of a split are set`() async throws {
    let secondary = Journey(
      "secondary",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home*                           ├─ Home*
         └─ Bag*                            └─ Product(1)*
      """)
    try await check(secondary, to: product(SetSecondary<ModelSplit>()))
    let primary = Journey(
      "primary, collapsed",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home                            ├─ Product(1)*
         └─ Bag*                            └─ Bag
      """)
    try await check(primary, to: product(SetPrimary<ModelSplit>()))
  }

  @Test func `A screen is pushed into the stack on the secondary side of a split that is there`()
    async throws
  {
    let journey = Journey(
      "expanded",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home*                           ├─ Home*
         └─ stack*                          └─ stack*
            └─ Bag*                            ├─ Bag
                                               └─ Product(1)*
      """)
    try await check(journey, to: product(ModelSplit.pushInSecondary()))
  }

  @Test func `The secondary of an app's own split is its second screen, whatever follows`()
    async throws
  {
    let secondary = ModelStack { BagScreen() }
    let window = ModelWindow(Workbench([HomeScreen(), secondary, ModelStack { LoginScreen() }]))
    try await WindowRouter(window: window).navigate(to: product(PushInSecondary<Workbench>()))
    #expect(
      window.drawing == """
        window
        └─ workbench
           ├─ Home*
           ├─ stack*
           │  ├─ Bag
           │  └─ Product(1)*
           └─ stack*
              └─ Login*
        """)
  }

  @Test func `A container that shows the new screen by itself is not asked to show it`()
    async throws
  {
    let window = ModelWindow(Workbench([HomeScreen(), BagScreen()]))
    window.faults.fail(.makeVisible)
    try await WindowRouter(window: window).navigate(to: product(AddPanel()))
    #expect(
      window.drawing == """
        window
        └─ workbench
           ├─ Home*
           ├─ Bag*
           └─ Product(1)*
        """)
  }

  @Test func `Collapsed, a split that showed its primary shows what was pushed beside it`()
    async throws
  {
    let window = try makeWindow(
      """
      window
      └─ split
         ├─ Home
         └─ stack*
            └─ Bag*
      """)
    let split = try window.screen(ModelSplit.self)
    try await split.makeVisible(try window.screen(HomeScreen.self), animated: false)
    try await WindowRouter(window: window).navigate(to: product(PushInSecondary<ModelSplit>()))
    #expect(
      window.drawing == """
        window
        └─ split
           ├─ Home
           └─ stack*
              ├─ Bag
              └─ Product(1)*
        """)
  }

  @Test func `Without a stack on the secondary side nothing changes`() async throws {
    let window = try makeWindow("window\n└─ split\n   └─ Home*")
    let text = await failure(
      to: product(PushInSecondary<ModelSplit>()), with: nil, in: window)
    #expect(
      text.hasPrefix(
        "ProductScreen was not reached. The secondary side of the split view is not a navigation "
          + "stack. Set one first, with SetSecondary.\n▸ · ProductScreen"))
  }
}

extension ContainerActionTests {
  @Test func `An outcome lists no new screen that a later one has replaced`() async throws {
    let onHome = building(AccountScreen.self).using(Push<ModelStack>())
      .from(existing(HomeScreen.self).expectingContainer())
    let inNewStack = building(AccountScreen.self).using(.push()).from(.stack())
      .using(.presentModally()).from(existing(HomeScreen.self))
    for (account, outcome, after) in [
      (
        onHome, "Login is on screen; reused Home; built Login",
        """
        window
        └─ stack
           ├─ Home
           └─ Login*
        """
      ),
      (
        inNewStack, "Login is on screen; reused Home; built stack, Login",
        """
        window
        ├─ stack
        │  └─ Home* ^
        └─ modal stack
           └─ Login*
        """
      ),
    ] {
      let window = try makeWindow("window\n└─ stack\n   └─ Home*")
      let login = building(LoginScreen.self).using(.pushReplacingLast())
        .from(account.expectingContainer(ModelStack.self))
      let found = try await WindowRouter(window: window).navigate(to: login)
      #expect(window.drawing == after)
      #expect("\(found)" == outcome)
    }
  }
}

extension ContainerActionTests {
  @Test func `An outcome lists no screen to start from that was replaced`() async throws {
    let home = existing(HomeScreen.self)
    for (login, outcome, after) in [
      (
        finding(LoginScreen.self).using(.pushReplacingLast())
          .from(home.expectingContainer(ModelStack.self)),
        "Login is on screen; built Login",
        """
        window
        └─ tabs
           └─ stack*
              └─ Login*
        """
      ),
      (
        finding(LoginScreen.self).using(.addTab(at: 0, replacing: true))
          .from(home.expectingContainer(ModelTabs.self)),
        "Login is on screen; built Login",
        """
        window
        └─ tabs
           └─ Login*
        """
      ),
      (
        finding(LoginScreen.self).using(.replaceRoot()).from(.root()).assemble(),
        "Login is on screen; built Login",
        """
        window
        └─ Login
        """
      ),
      (
        finding(LoginScreen.self).using(.presentModally()).from(home).assemble(),
        "Login is on screen; reused Home; built Login",
        """
        window
        ├─ tabs
        │  └─ stack*
        │     └─ Home* ^
        └─ modal Login
        """
      ),
    ] as [(DestinationStep<LoginScreen, Void>, String, String)] {
      let window = try makeWindow("window\n└─ tabs\n   └─ stack*\n      └─ Home*")
      let found = try await WindowRouter(window: window).navigate(to: login)
      #expect(window.drawing == after)
      #expect("\(found)" == outcome)
    }
  }
  @Test func `Nor does it list what is in a new container that was replaced`() async throws {
    let window = try makeWindow("window\n└─ split\n   └─ Home*")
    let account = building(AccountScreen.self).using(.push()).from(.stack())
      .using(SetSecondary<ModelSplit>()).from(existing(HomeScreen.self).expectingContainer())
    let login = building(LoginScreen.self).using(SetSecondary<ModelSplit>())
      .from(account.expectingContainer())
    let found = try await WindowRouter(window: window).navigate(to: login)
    #expect(window.drawing == "window\n└─ split\n   ├─ Home*\n   └─ Login*")
    #expect("\(found)" == "Login is on screen; reused Home; built Login")
  }
}

/// An app's own split view, which shows all its screens side by side.
private final class Workbench: ModelContainer, SplitContainer {
  override var name: String { "workbench" }
}

private struct AddPanel: ContainerAction {
  typealias Source = Workbench

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) { children.append(screen) }
}
