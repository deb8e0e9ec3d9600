import Switchback
import SwitchbackModel
import Testing

/// Several screens that go into a container which comes with another one that is built.
struct PushIntoLookedUpTests {
  @Test func `Two screens are pushed around one that comes with a new tab bar`() async throws {
    func stack(_ name: String) -> ClosureFactory<ModelStack, Void> {
      ClosureFactory { ModelStack([ModelScreen(name: name)]) }
    }
    final class List: ModelScreen {}
    final class Detail: ModelScreen {}
    let tabs = SingleContainerStep(
      finder: ClassFinder<ModelTabs, Void>(),
      factory: CompleteFactoryAssembly(factory: ShopTabsFactory())
        .with(stack("Home"), using: .addTab())
        .with(ClosureFactory { ModelStack([List()]) }, using: .addTab())
        .assemble()
    )
    .using(.replaceRoot()).from(.root())
    let list = StepAssembly(finder: ClassFinder<List, Void>(), factory: NilFactory())
      .from(tabs).assemble()
    let detail = StepAssembly(finder: ClassFinder(), factory: ClosureFactory { Detail() })
      .using(Push<ModelStack>()).from(list.expectingContainer()).assemble()
    let photo = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { ModelScreen(name: "Photo") }
    )
    .using(Push<ModelStack>()).from(detail.expectingContainer()).assemble()

    let window = ModelWindow(ModelScreen(name: "Welcome"))
    let router = WindowRouter(window: window)
    try await router.navigate(to: photo)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              ├─ List
              ├─ Detail
              └─ Photo*
        """)
  }

  /// A screen that replaces the contents of the stack around a log-in. That is looked for in what is built and
  /// pushed first.
  private func account(
    in build: @escaping @MainActor () async throws -> ModelScreen
  ) -> DestinationStep<AccountScreen, Void> {
    let pushed = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(), factory: ClosureFactory { try await build() }
    )
    .using(Push<ModelStack>()).from(existing(ModelStack.self)).assemble()
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Void>(), factory: NilFactory())
      .from(pushed).assemble()
    return building(AccountScreen.self).using(PushAsRoot<ModelStack>())
      .from(login.expectingContainer()).assemble()
  }

  @Test(arguments: [false, true])
  func `The plan says what may go if the container turns out to be an old one`(
    _ isInNewStack: Bool
  ) async throws {
    let account = account {
      isInNewStack ? ModelTabs([ModelStack([LoginScreen()])]) : BagScreen()
    }

    let window = try makeWindow("window\n└─ stack\n   ├─ Draft\n   └─ Product(1)*")
    let draft = try window.screen(DraftScreen.self)
    draft.answer = { false }
    let router = WindowRouter(window: window)
    let plan = try router.plan(to: account)
    #expect(plan.removed.isEmpty)
    #expect(plan.mayBeRemoved.map { name(of: $0) } == ["Draft", "Product(1)"])
    #expect(
      plan.sentences.contains("remove Draft, Product(1), unless that is in a new container"))
    let message = await ending(of: router.go(to: account))
    if isInNewStack {
      #expect(message.hasPrefix("Account is on screen"))
      #expect(
        window.drawing == """
          window
          └─ stack
             ├─ Draft
             ├─ Product(1)
             └─ tabs*
                └─ stack*
                   └─ Account*
          """)
    } else {
      #expect(message == "Draft refuses to go. Nothing has changed.")
      #expect(window.drawing == "window\n└─ stack\n   ├─ Draft\n   └─ Product(1)*")
    }
  }

  @Test func `The first existing screen itself may go, when what lies above it has gone`()
    async throws
  {
    let bag = building(BagScreen.self).using(SetSecondary<ModelSplit>())
      .from(existing(ModelSplit.self)).assemble()
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Void>(), factory: NilFactory())
      .from(bag).assemble()
    let account = building(AccountScreen.self).using(PushReplacingLast<ModelStack>())
      .from(login.expectingContainer()).assemble()
    let window = try makeWindow(
      """
      window
      └─ stack
         ├─ split
         │  └─ Home
         └─ Draft*
      """)
    let router = WindowRouter(window: window)
    let plan = try router.plan(to: account)
    #expect(plan.removed.map { name(of: $0) } == ["Draft"])
    #expect(plan.mayBeRemoved.map { name(of: $0) } == ["split"])
    try await router.navigate(to: account)
    #expect(window.drawing == "window\n└─ stack\n   └─ Account*")
  }

  @Test func `Nothing goes below a presented screen that may turn out to be a container`() throws {
    let bag = building(BagScreen.self).using(.push()).from(existing(ModelStack.self)).assemble()
    let presented = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Void) in ModelScreen() }
    )
    .using(.presentModally()).from(bag).assemble()
    let account = building(AccountScreen.self).using(PushAsRoot<ModelStack>())
      .from(presented.expectingContainer()).assemble()
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    #expect(try WindowRouter(window: window).plan(to: account).mayBeRemoved.isEmpty)
  }

  @Test func `What came while screens were built is in a plan before it goes`() async throws {
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let stack = try window.screen(ModelStack.self)
    var builds = 0
    let account = account {
      builds += 1
      if builds == 1 {
        try await stack.setContainedScreens(stack.screens + [ProductScreen(1)], animated: false)
      }
      return BagScreen()
    }

    var plans: [[String]] = []
    let router = WindowRouter(window: window).observing { event in
      if case .resolved(let plan) = event.kind {
        plans.append(plan.mayBeRemoved.map { name(of: $0) })
      }
    }
    try await router.navigate(to: account)
    #expect(plans == [["Home"], ["Home", "Product(1)"]])
    #expect(window.drawing == "window\n└─ stack\n   └─ Account*")
  }
}

private struct ShopTabsFactory: ContainerFactory {
  func build(with context: Void, integrating children: [any Screen]) -> ModelTabs {
    ModelTabs(children.compactMap { $0 as? ModelScreen })
  }
}
