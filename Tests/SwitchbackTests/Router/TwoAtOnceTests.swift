import Switchback
import SwitchbackModel
import Testing

/// What `await` means when the app, or another navigation, does something in between.
struct TwoAtOnceTests {
  let window: ModelWindow
  let router: WindowRouter
  let bag = WaitingTests.presented(BagScreen.self)

  init() throws {
    window = try makeWindow("window\n└─ Home")
    window.animations = .manual
    router = WindowRouter(window: window)
  }

  @Test func `Awaiting a navigation means that the host has finished`() async throws {
    let log = Log()
    let task = Task {
      try await router.navigate(to: bag)
      log.note("animating: \(window.isAnimating)")
    }
    await window.waitForAnimation()
    await settle()
    #expect(log.take() == [])
    window.finishAnimations()
    try await task.value
    #expect(log.take() == ["animating: false"])
  }

  @Test func `Two that have waited for the user go on in the order in which they began`()
    async throws
  {
    window.animations = .immediate
    let gates = [Gate(), Gate(), Gate()]
    func step<Target: PlainScreen>(
      _ type: Target.Type, _ gate: Gate, waitsForUser: Bool
    ) -> DestinationStep<Target, Void> {
      finding(Target.self)
        .adding(.intercept(waitsForUser: waitsForUser) { (_: Void) async in await gate.pass() })
        .using(.presentModally()).from(.current()).assemble()
    }
    let first = router.go(to: step(BagScreen.self, gates[0], waitsForUser: true))
    await gates[0].reached()
    let second = router.go(to: step(LoginScreen.self, gates[1], waitsForUser: true))
    await gates[1].reached()
    let third = router.go(to: step(AccountScreen.self, gates[2], waitsForUser: false))
    await gates[2].reached()
    for gate in gates {
      gate.open()
      await settle()
    }
    for task in [first, second, third] { _ = try await task.value }
    #expect(
      window.drawing == """
        window
        ├─ Home
        ├─ modal Account
        ├─ modal Bag
        └─ modal Login
        """)
  }

  @Test func `An alert that the app presents in the same moment does not undo a navigation`()
    async throws
  {
    let task = router.go(to: bag)
    await window.waitForAnimation()
    let shown = try #require(window.layers.last)
    window.animations = .immediate
    window.finishAnimations()
    try await shown.presentScreen(ModelScreen(name: "Alert"), animated: false)
    _ = try await task.value
    #expect(window.drawing == "window\n├─ Home\n├─ modal Bag\n└─ modal Alert")
  }
}
