import Switchback
import SwitchbackModel
import Testing

private final class SignInScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}

/// A log-in in one line.
struct ResultInterceptorTests {
  private final class Session {
    var user: String?
  }

  private let window = ModelWindow(ModelStack(HomeScreen()))
  private let session = Session()
  private let signIn = StepAssembly { SignInScreen() }.using(.presentModally()).from(.current())
  private var router: WindowRouter { WindowRouter(window: window) }

  private func protected<Screen: ModelScreen>(
    _ make: @escaping @MainActor (Int) throws -> Screen
  ) -> DestinationStep<Screen, Int> {
    StepAssembly(make)
      .requiring(signIn, unless: { session.user != nil }) { session.user = $0 }
      .using(.push()).from(.visibleStack())
  }

  @Test func `The screen is shown, and the navigation goes on with its result`() async throws {
    let task = router.go(to: protected { ProductScreen($0) }, with: 42)
    await settle()
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal SignIn")
    try window.screen(SignInScreen.self).results.give("Ada")
    try await router.navigateBack()
    _ = try await task.value
    #expect(session.user == "Ada")
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(42)*")
  }

  @Test func `A log-in that cannot be built says why, although another screen is shown instead`()
    async throws
  {
    let signIn = StepAssembly { () throws -> SignInScreen in throw Refusal() }
      .using(.presentModally()).from(.current())
      .otherwise(StepAssembly { BagScreen() }.using(.presentModally()).from(.current()))
    let orders = StepAssembly { AccountScreen() }
      .requiring(signIn, unless: { false })
      .using(.push()).from(.visibleStack())
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: orders)
    }
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal Bag")
    guard case .intercepted(_, let reason, _) = error,
      case .unbuilt(let cause, _) = reason as? NavigationError
    else { throw Refusal("\(error as Any)") }
    #expect(cause is Refusal)
  }

  @Test func `Whoever has logged in is not asked`() async throws {
    session.user = "Ada"
    try await router.navigate(to: protected { ProductScreen($0) }, with: 42)
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(42)*")
  }

  @Test func `A log-in that is not needed keeps its turn`() async throws {
    session.user = "Ada"
    let gate = Gate()
    let slow = building(BagScreen.self, behind: gate)
      .using(.push()).from(.visibleStack())
    router.go(to: slow)
    await gate.reached()
    let first = router.go(to: protected { (_: Int) in AccountScreen() }, with: 0)
    let second = router.go(
      to: StepAssembly { ProductScreen($0) }.using(.push()).from(.visibleStack()), with: 2)
    gate.open()
    _ = try await (first.value, second.value)
    #expect(
      window.drawing
        == "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   ├─ Account\n   └─ Product(2)*")
  }

  @Test func `Each key has a log-in of its own`() async throws {
    let log = Log()
    let first = StepAssembly { AccountScreen() }
      .adding(
        ResultInterceptor(
          signIn,
          unless: {
            log.note("account"); return true
          })
      )
      .using(.push()).from(.visibleStack())
    let second = StepAssembly { BagScreen() }
      .adding(
        ResultInterceptor(
          signIn,
          unless: {
            log.note("bag"); return true
          }
        ).keyed("bag")
      )
      .using(.push()).from(first.stack())
    try await router.navigate(to: second)
    #expect(log.take() == ["bag", "account"])
  }

  @Test func `Given up, the navigation ends where the user was`() async throws {
    let task = router.go(to: protected { ProductScreen($0) }, with: 42)
    await settle()
    try await router.navigateBack()
    let ending = await ending(of: task)
    #expect(ending.contains("SignInScreen was left without a result."))
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `Two links share one log-in`() async throws {
    let first = router.go(to: protected { ProductScreen($0) }, with: 1)
    let second = router.go(to: protected { (_: Int) in AccountScreen() }, with: 0)
    await settle()
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal SignIn")
    try window.screen(SignInScreen.self).results.give("Ada")
    try await router.navigateBack()
    _ = try await (first.value, second.value)
    #expect(
      window.drawing == "window\n└─ stack\n   ├─ Home\n   ├─ Product(1)\n   └─ Account*")
  }

  @Test func `A link that comes once the user has left the log-in shows another one`() async throws
  {
    let first = router.go(to: protected { ProductScreen($0) }, with: 1)
    await settle()
    try await router.navigateBack()
    let second = router.go(to: protected { (_: Int) in AccountScreen() }, with: 0)
    #expect(await ending(of: first).contains("SignInScreen was left without a result."))
    await settle()
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal SignIn")
    try window.screen(SignInScreen.self).results.give("Ada")
    try await router.navigateBack()
    _ = try await second.value
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
  }

  @Test func `A link right behind one that removes the log-in shows another one`() async throws {
    let bag = StepAssembly { BagScreen() }.using(.push()).from(.existing(ModelStack.self))
    let first = router.go(to: protected { ProductScreen($0) }, with: 1)
    await settle()
    let second = router.go(to: bag)
    let third = router.go(to: protected { (_: Int) in AccountScreen() }, with: 0)
    _ = try await second.value
    #expect(await ending(of: first).contains("SignInScreen was left without a result."))
    await settle()
    try window.screen(SignInScreen.self).results.give("Ada")
    try await router.navigateBack()
    _ = try await third.value
    #expect(
      window.drawing == "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   └─ Account*")
  }

  @Test func `Who has left a log-in may be asked for something else, and links wait for that`()
    async throws
  {
    let asked = Log()
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .adding(
        .intercept(waitsForUser: true) { [signIn, window] (_: Int) in
          for _ in 1...2 {
            asked.note("ask")
            if try await window.router.result(of: signIn) != nil { return }
          }
          throw NavigationError.cancelled
        }.keyed("log in")
      )
      .using(.push()).from(.visibleStack())
    let first = router.go(to: product, with: 1)
    await settle()
    try await router.navigateBack()
    await settle()
    let second = router.go(to: product, with: 2)
    await settle()
    #expect(window.drawing == "window\n├─ stack\n│  └─ Home*\n└─ modal SignIn")
    try window.screen(SignInScreen.self).results.give("Ada")
    try await router.navigateBack()
    _ = try await (first.value, second.value)
    #expect(asked.take() == ["ask", "ask"])
  }

  @Test func `A log-in that goes on after a screen without a result is shared`() async throws {
    let gate = Gate()
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .adding(
        .intercept(waitsForUser: true) { [signIn, window] (_: Int) in
          _ = try await window.router.result(of: signIn)
          await gate.pass()
        }.keyed("log in")
      )
      .using(.push()).from(.visibleStack())
    let first = router.go(to: product, with: 1)
    await settle()
    try await router.navigateBack()
    await gate.reached()
    let second = router.go(to: product, with: 2)
    await settle()
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    gate.open()
    _ = try await (first.value, second.value)
    #expect(
      window.drawing == "window\n└─ stack\n   ├─ Home\n   ├─ Product(1)\n   └─ Product(2)*")
  }

  @Test func `The window's router shows the log-in`() async throws {
    let log = Log()
    window.router = router.observing { event in
      if case .began(let destination) = event.kind { log.note(destination) }
    }
    let task = window.router.go(to: protected { ProductScreen($0) }, with: 42)
    await settle()
    try window.screen(SignInScreen.self).results.give("Ada")
    try await router.navigateBack()
    _ = try await task.value
    #expect(log.take() == ["ProductScreen", "SignInScreen"])
  }
}
