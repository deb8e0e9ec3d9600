import Switchback
import SwitchbackModel
import Testing

/// Several navigations at once, through routers of their own.
@Suite(.timeLimit(.minutes(40)))
struct ConcurrencyTests {
  private let roads = Crossroads()
  private var window: ModelWindow { roads.window }

  @Test func `Navigations wait for each other in the order in which they came`() async {
    window.animations = .manual
    roads.start("A", 1)
    await window.waitForAnimation()
    roads.start("B", 2)
    roads.start("C", 3)
    await settle()
    #expect(roads.log == ["A began", "A committing", "B began", "C began"])
    window.finishAnimations()
    await window.waitForAnimation()
    #expect(await roads.ending(of: "A") == "reached")
    #expect(roads.log.suffix(2) == ["A finished", "B committing"])
    window.finishAnimations()
    await window.waitForAnimation()
    window.finishAnimations()
    #expect(await roads.ending(of: "C") == "reached")
    #expect(await roads.ending(of: "B") == "reached")
    #expect(roads.log.suffix(3) == ["B finished", "C committing", "C finished"])
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Thing(0)
           │  ├─ Thing(1)
           │  ├─ Thing(2)
           │  └─ Thing(3)*
           └─ stack
              └─ Thing(1000)*
        """)
  }

  @Test func `One that rejects ends at once, and the one in progress goes on`() async {
    window.animations = .manual
    roads.start("A", 1)
    await window.waitForAnimation()
    roads.start("B", 2, policy: .reject)
    #expect(await roads.ending(of: "B") == "rejected")
    window.finishAnimations()
    #expect(await roads.ending(of: "A") == "reached")
    #expect(roads.log == ["A began", "A committing", "B began", "B failed", "A finished"])
    window.animations = .immediate
    roads.start("C", 3, policy: .reject)
    #expect(await roads.ending(of: "C") == "reached")
  }

  @Test(arguments: [true, false])
  func `One that rejects is not rejected for the sake of one whose last task begins it`(
    isAtOnce: Bool
  ) async throws {
    let window = try makeWindow("window\n└─ Home")
    var inner: Task<NavigationOutcome, any Error>?
    let login = building(LoginScreen.self).using(.presentModally()).from(.current()).assemble()
    let router = WindowRouter(window: window)
    try await router.adding(
      .postRoutingTask { _, _, _ in
        inner = TaskStart.$isAtOnce.withValue(isAtOnce) { router.go(to: login, policy: .reject) }
      }
    )
    .navigate(to: building(BagScreen.self).using(.presentModally()).from(.current()).assemble())
    _ = try await inner?.value
    #expect(window.drawing == "window\n├─ Home\n├─ modal Bag\n└─ modal Login")
  }

  @Test(arguments: [ConcurrencyPolicy.reject, .replace])
  func `What an interceptor begins is part of its navigation, whatever the router's policy`(
    policy: ConcurrencyPolicy
  ) async throws {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window, policy: policy)
    let gate = Gate()
    let login = building(LoginScreen.self).using(.presentModally()).from(.current()).assemble()
    let logIn = ClosureInterceptor<Void>(waitsForUser: true) {
      await gate.pass()
      try await router.navigate(to: login)
    }
    .keyed("log in")
    let account = building(AccountScreen.self).adding(logIn).using(.presentModally())
      .from(.current()).assemble()
    let bag = building(BagScreen.self).adding(logIn).using(.presentModally()).from(.current())
      .assemble()
    let first = router.go(to: account)
    await gate.reached()
    let second = router.go(to: bag, policy: .queue)
    await settle()
    gate.open()
    _ = try await first.value
    _ = try await second.value
    #expect(
      window.drawing == "window\n├─ Home\n├─ modal Login\n├─ modal Account\n└─ modal Bag")
  }

  @Test func `One that rejects does so while what an ended one has begun changes screens`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    window.animations = .manual
    let router = WindowRouter(window: window)
    let login = building(LoginScreen.self).using(.presentModally()).from(.current()).assemble()
    let bag = building(BagScreen.self)
      .adding(ClosureInterceptor { (_: Void) in try await router.navigate(to: login) })
      .using(.presentModally()).from(.current()).assemble()
    let outer = router.go(to: bag)
    await window.waitForAnimation()
    outer.cancel()
    await settle()
    let account = building(AccountScreen.self).using(.presentModally()).from(.current()).assemble()
    let tap = router.go(to: account, policy: .reject)
    #expect(await ending(of: tap).hasPrefix("Another navigation or a transition is running"))
    window.finishAnimations()
    #expect(await ending(of: outer).contains("cancelled"))
  }

  @Test func `One that replaces takes the place of those that have not begun to commit`() async {
    let gate = Gate()
    roads.start("A", 1, interceptor: .intercept { _ in await gate.pass() })
    await gate.reached()
    roads.start("B", 2)
    roads.start("C", 3, policy: .replace)
    #expect(await roads.ending(of: "C") == "reached")
    #expect(await roads.ending(of: "A") == "superseded")
    #expect(await roads.ending(of: "B") == "superseded")
    let drawing = window.drawing
    gate.open()
    await settle()
    #expect(window.drawing == drawing)
    #expect(roads.log.filter { $0.hasPrefix("A") } == ["A began", "A intercepting", "A failed"])
  }

  @Test func `One that replaces waits for one that has begun to commit`() async {
    window.animations = .manual
    roads.start("A", 1)
    await window.waitForAnimation()
    roads.start("B", 2, policy: .replace)
    await settle()
    #expect(roads.log == ["A began", "A committing", "B began"])
    window.finishAnimations()
    await window.waitForAnimation()
    window.finishAnimations()
    #expect(await roads.ending(of: "A") == "reached")
    #expect(await roads.ending(of: "B") == "reached")
    #expect(roads.log.suffix(3) == ["A finished", "B committing", "B finished"])
  }

  @Test func `One that is cancelled while it waits leaves the line to the others`() async {
    window.animations = .manual
    roads.start("A", 1)
    await window.waitForAnimation()
    roads.start("B", 2).cancel()
    roads.start("C", 3)
    #expect(await roads.ending(of: "B") == "cancelled")
    window.finishAnimations()
    await window.waitForAnimation()
    window.finishAnimations()
    #expect(await roads.ending(of: "C") == "reached")
  }

  @Test func `One that is cancelled during the commit completes`() async {
    window.animations = .manual
    let task = roads.start("A", 1)
    await window.waitForAnimation()
    task.cancel()
    roads.start("B", 2)
    await settle()
    #expect(roads.endings.isEmpty)
    window.finishAnimations()
    #expect(await roads.ending(of: "A") == "reached")
    await window.waitForAnimation()
    window.finishAnimations()
    #expect(await roads.ending(of: "B") == "reached")
  }

  @Test func `Windows do not wait for each other`() async {
    let others = Crossroads()
    window.animations = .manual
    roads.start("A", 1)
    await window.waitForAnimation()
    others.start("B", 2)
    #expect(await others.ending(of: "B") == "reached")
    window.finishAnimations()
    #expect(await roads.ending(of: "A") == "reached")
  }

  @Test func `The second tap finds what the first one has pushed`() async {
    roads.start("A", 1)
    roads.start("B", 1)
    #expect(await roads.ending(of: "A") == "reached")
    #expect(await roads.ending(of: "B") == "already there")
  }
}
