import Switchback
import SwitchbackModel
import Testing

/// Two navigations at once, and what `await` means.
@MainActor
struct TwoAtOnceTests {
  let window: ModelWindow
  let router: WindowRouter
  let bag = WaitingTests.presented(BagScreen.self)
  let login = WaitingTests.presented(LoginScreen.self)

  init() throws {
    window = try makeWindow("window\n└─ Home")
    window.animations = .manual
    router = WindowRouter(window: window)
  }

  @Test("Awaiting a navigation means that the host has finished")
  func finished() async throws {
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

  @Test("A double tap shows the screen once")
  func doubleTap() async throws {
    let first = router.go(to: bag)
    let second = router.go(to: bag)
    await window.waitForAnimation()
    window.finishAnimations()
    #expect(try await !first.value.isAlreadyThere)
    #expect(try await second.value.isAlreadyThere)
    #expect(window.changeCount == 1)
  }

  @Test("A second tap can be rejected, and another router in the same window does not get round it")
  func reject() async throws {
    let first = router.go(to: bag)
    await window.waitForAnimation()
    let other = WindowRouter(window: window, policy: .reject)
    await #expect(throws: NavigationError.self) { try await other.navigate(to: login) }
    window.finishAnimations()
    _ = try await first.value
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }

  @Test("A push message in mid-animation waits for its turn")
  func pushMessage() async throws {
    let first = router.go(to: bag)
    await window.waitForAnimation()
    let second = router.go(to: login)
    window.finishAnimations()
    _ = try await first.value
    await window.waitForAnimation()
    #expect(window.drawing == "window\n└─ Home")
    window.finishAnimations()
    await window.waitForAnimation()
    window.finishAnimations()
    _ = try await second.value
    #expect(window.drawing == "window\n├─ Home\n└─ modal Login")
  }

  @Test("A newer navigation takes the place of those in line, and waits for the one under way")
  func replace() async throws {
    let first = router.go(to: bag)
    await window.waitForAnimation()
    let second = router.go(to: login)
    await settle()
    let third = router.go(to: WaitingTests.presented(AccountScreen.self), policy: .replace)
    await settle()
    window.animations = .immediate
    window.finishAnimations()
    _ = try await first.value
    let error = await #expect(throws: NavigationError.self) { try await second.value }
    #expect(
      error?.description == "A newer navigation took the place of this one. Nothing has changed.")
    _ = try await third.value
    #expect(window.drawing == "window\n├─ Home\n└─ modal Account")
  }

  @Test("Two that have waited for the user go on in the order in which they began")
  func resumedInOrder() async throws {
    window.animations = .immediate
    let gates = [Gate(), Gate(), Gate()]
    func step<Target: PlainScreen>(
      _ type: Target.Type, _ gate: Gate, waitsForUser: Bool
    ) -> DestinationStep<Target, Void> {
      StepAssembly(finder: ClassFinder<Target, Void>(), factory: ScreenFactory<Target, Void>())
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

  @Test("An alert that the app presents in the same moment does not undo a navigation")
  func alertInBetween() async throws {
    let task = router.go(to: bag)
    await window.waitForAnimation()
    let shown = try #require(window.layers.last)
    window.animations = .immediate
    window.finishAnimations()
    try await shown.presentScreen(ModelScreen(name: "Alert"), animated: false)
    _ = try await task.value
    #expect(window.drawing == "window\n├─ Home\n├─ modal Bag\n└─ modal Alert")
  }

  @Test("Cancelled before anything has changed, a navigation leaves everything as it was")
  func cancelledEarly() async throws {
    let gate = Gate()
    let slow = StepAssembly(
      finder: ClassFinder<BagScreen, Void>(),
      factory: ClosureFactory { (_: Void) in
        await gate.pass()
        return BagScreen()
      }
    )
    .using(.presentModally()).from(.current()).assemble()
    let task = router.go(to: slow)
    await gate.reached()
    task.cancel()
    gate.open()
    let error = await #expect(throws: NavigationError.self) { try await task.value }
    guard case .cancelled = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(window.changeCount == 0)
  }

  @Test("Cancelled while screens change, a navigation completes")
  func cancelledLate() async throws {
    let task = router.go(to: bag)
    await window.waitForAnimation()
    task.cancel()
    await settle()
    window.finishAnimations()
    #expect(try await task.value.destination === window.layers.last)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
  }
}
