import Switchback
import SwitchbackModel
import Testing

/// An action named by its container: where the type cannot be inferred from what follows.
@MainActor
struct ContainerShortFormTests {
  @Test func `A stack's push goes where a container is expected`() async throws {
    let window = ModelWindow(ModelStack(HomeScreen()))
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Void>())
    let account = StepAssembly(
      finder: ClassFinder(), factory: ScreenFactory<AccountScreen, Void>()
    )
    .using(ModelStack.push())
    .from(home.expectingContainer())
    .assemble()
    try await WindowRouter(window: window).navigate(to: account)
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  @Test func `Every action on a container has one`() throws {
    let new = ChildScreen(AccountScreen())
    let first = ChildScreen(HomeScreen())
    let second = ChildScreen(BagScreen())
    func children<A: ContainerAction>(_ action: A) throws -> [String] {
      var children = [first, second]
      try action.embed(new, in: &children)
      return children.compactMap { ($0.screen as? ModelScreen)?.name }
    }
    #expect(try children(ModelStack.push()) == ["Home", "Bag", "Account"])
    #expect(try children(ModelStack.pushAsRoot()) == ["Account"])
    #expect(try children(ModelStack.pushReplacingLast()) == ["Home", "Account"])
    #expect(try children(ModelTabs.addTab()) == ["Home", "Bag", "Account"])
    #expect(try children(ModelTabs.add(at: 0)) == ["Account", "Home", "Bag"])
    #expect(try children(ModelTabs.add(at: 0, replacing: true)) == ["Account", "Bag"])
    #expect(try children(ModelSplit.setPrimary()) == ["Account", "Bag"])
    #expect(try children(ModelSplit.setSecondary()) == ["Home", "Account"])
    #expect(ModelSplit.pushInSecondary().reachesInside)
  }
}
