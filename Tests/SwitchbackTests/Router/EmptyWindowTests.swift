import Switchback
import SwitchbackModel
import Testing

/// A window that has no root yet.
struct EmptyWindowTests {
  let window = ModelWindow()

  private var router: WindowRouter { WindowRouter(window: window) }

  private func home<A: Action>(_ action: A) -> DestinationStep<HomeScreen, Void>
  where A.Source == any Screen {
    finding(HomeScreen.self).using(action).from(.root()).assemble()
  }

  @Test func `The first destination sets the root`() async throws {
    #expect(
      try router.plan(to: home(.replaceRoot())).sentences == [
        "build HomeScreen", "perform ReplaceRoot with HomeScreen on an empty window, animated",
      ])
    let outcome = try await router.navigate(to: home(.replaceRoot()))
    #expect("\(outcome)" == "Home is on screen; built Home")
    #expect(window.drawing == "window\n└─ Home")
    #expect(try await router.navigate(to: home(.replaceRoot())).isAlreadyThere)
  }

  @Test func `A screen is presented from one that comes with the first root`() async throws {
    let bag = building(BagScreen.self, for: Any?.self)
      .using(.presentModally()).from(Chains.account).assemble()
    _ = try router.plan(to: bag)
    try await router.navigate(to: bag)
    #expect(window.drawing == "window\n├─ tabs\n│  ├─ Home\n│  └─ Account* ^\n└─ modal Bag")
  }

  @Test func `Further screens come with it`() async throws {
    let bag = finding(BagScreen.self).using(.presentModally()).from(home(.replaceRoot())).assemble()
    try await router.navigate(to: bag)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  @Test func `Nothing can be presented on it, and it is no destination`() async throws {
    let message = """
      The window has no root screen. Set one before navigating, or begin with a destination that \
      replaces the root, from GeneralStep.root().
      """
    #expect(await ending(of: router.go(to: home(.presentModally()))) == message)
    #expect(await ending(of: router.go(to: BoundStep(GeneralStep.root()))) == message)
    #expect(window.drawing == "window")
  }
}
