import Switchback
import SwitchbackModel
import Testing

/// Failures seen in configurations: what was written is not what happens.
struct ConfigurationTests {
  @Test func `The first child's action of a complete factory is not ignored`() async throws {
    let log = Log()
    let factory = CompleteFactoryAssembly(factory: TabsFactory<Void>())
      .with(ScreenFactory<HomeScreen, Void>(), using: NotingAddTab(log: log, name: "Home"))
      .with(ScreenFactory<BagScreen, Void>(), using: NotingAddTab(log: log, name: "Bag"))
      .assemble()
    let tabs = try await factory.build(with: ())
    #expect(log.entries == ["Home", "Bag"])
    #expect(tabs.screens.map(\.name) == ["Bag", "Home"])
  }

  @Test func `Half a configuration can be kept and continued twice without changing either`()
    async throws
  {
    let half = finding(BagScreen.self)
    let log = Log()
    let noting = half.adding(.contextTask { _, _ in log.note("task") })
    let inStack = noting.using(Push<ModelStack>()).from(StackStep())
      .using(.presentModally()).from(.current()).assemble()
    let alone = half.using(PresentModally()).from(.current()).assemble()

    let first = try makeWindow("window\n└─ Home")
    try await WindowRouter(window: first).navigate(to: alone)
    #expect(first.drawing == "window\n├─ Home\n└─ modal Bag")
    #expect(log.take() == [])

    let second = try makeWindow("window\n└─ Home")
    try await WindowRouter(window: second).navigate(to: inStack)
    #expect(
      second.drawing == """
        window
        ├─ Home
        └─ modal stack
           └─ Bag*
        """)
    #expect(log.take() == ["task"])
  }

  @Test func `The cases of a switch are tried when the router comes to it, and not before`()
    async throws
  {
    let log = Log()
    func step(_ name: String) -> DestinationStep<ModelStack, Void>? {
      log.note(name)
      return nil
    }
    let stack = SwitchAssembly<ModelStack, Void>()
      .addCase { _ in step("first") }
      .addCase { _ in step("second") }
      .assemble(
        default: ChainAssembly().from(StackStep()).using(.presentModally()).from(.current()))
    let bag = finding(BagScreen.self).using(.push()).from(stack).assemble()

    let there = try makeWindow("window\n└─ Bag")
    try await WindowRouter(window: there).navigate(to: bag)
    #expect(log.take() == [])

    let away = try makeWindow("window\n└─ Home")
    _ = try WindowRouter(window: away).plan(to: bag)
    #expect(log.take() == ["first", "second"])
  }
}
