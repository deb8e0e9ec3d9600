import Switchback
import SwitchbackModel
import Testing

private final class NoticeScreen: ModelScreen, ContextHolding {
  let context: String

  init(_ context: String) {
    self.context = context
    super.init()
  }
}

private enum Place: Switchback.Destination, Hashable, Codable {
  case home, product(Int), account, missing, unbuildable

  var step: BoundStep {
    switch self {
    case .home: Steps.home
    case .product(let id): Steps.product(id)
    case .account: Steps.account
    case .missing: Steps.missing
    case .unbuildable: Steps.unbuildable(1)
    }
  }
}

private enum Steps {
  static let home = GeneralStep.existing(HomeScreen.self)
  static let product = StepAssembly { ProductScreen($0) }.using(.push()).from(home.stack())
  static let account = StepAssembly { AccountScreen() }.using(.push()).from(home.stack())
  static let notice = StepAssembly { (text: String) in NoticeScreen(text) }
    .using(.presentModally()).from(.current())
  static let missing = StepAssembly(existing: BagScreen.self).from(home).otherwise(home)
  static let unbuildable = StepAssembly { (_: Int) -> BagScreen in throw Refusal("Sold out.") }
    .using(.push()).from(home.stack())
    .otherwise { error in notice("\(error.underlyingError ?? error)") }
}

/// A screen whose context is a destination.
private final class PlaceScreen: ModelScreen, ContextHolding {
  let context: Place

  init(_ context: Place) {
    self.context = context
    super.init()
  }
}

struct DestinationTests {
  private let window = ModelWindow(ModelStack(HomeScreen()))
  private var router: WindowRouter { WindowRouter(window: window) }

  @Test func `The router takes a destination`() async throws {
    try await router.navigate(to: Place.product(42))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(42)*")
    #expect("\(try router.plan(to: Place.home))".hasPrefix("To reach HomeScreen:"))
    _ = try await router.go(to: Place.home).value
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `A chain may have the name of its case`() async throws {
    enum Page: Switchback.Destination {
      case product(Int)

      var step: BoundStep {
        switch self {
        case .product(let id): Self.product(id)
        }
      }

      @MainActor static let product = Steps.product
    }
    try await router.navigate(to: Page.product(42))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(42)*")
  }

  @Test func `A navigator needs nothing but the type`() async throws {
    try await Navigator<Place>(router: router).navigate(to: .product(1))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(1)*")
  }

  @Test func `A link waits its turn, whatever the router does with a second tap`() async throws {
    let gate = Gate()
    let router = WindowRouter(window: window, policy: .reject, transitions: .reject)
    let tap = router.go(
      to: building(BagScreen.self, behind: gate).using(.push()).from(.visibleStack()))
    await gate.reached()
    let inbox = Inbox<Place>()
    inbox.open(through: router)
    inbox.receive(.product(1))
    await settle()
    gate.open()
    _ = try await tap.value
    await inbox.waitUntilIdle()
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(1)*")
  }

  @Test func `Links for a window that is gone wait for the next one`() async throws {
    let inbox = Inbox<Place>()
    inbox.open(through: ModelWindow(ModelStack(HomeScreen())).router)
    inbox.receive(.product(1))
    inbox.receive(.product(2))
    await inbox.waitUntilIdle()
    #expect(inbox.waiting == [.product(1), .product(2)])
    inbox.open(through: router)
    await inbox.waitUntilIdle()
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(2)*")
  }

  @Test func `An empty container is saved like any other screen, with what led there`() async throws
  {
    final class Player: ModelContainer {
      override var canBeEmpty: Bool { true }
    }
    let navigator = Navigator<Int>(router: router) { _ in
      BoundStep(StepAssembly { Player([]) }.using(.presentModally()).from(.current()))
    }
    try await navigator.navigate(to: 1)
    #expect(SavedScreens<Int>(of: window, version: "1").destinations == [1])
  }

  @Test func `A trail opens a destination again that is gone`() async throws {
    let trail = Trail()
    let router = router.observing(trail.note)
    try await router.navigate(to: Place.product(1))
    try await router.navigate(to: Place.product(2))
    try await router.navigateBack(.origin(in: trail))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(1)*")
  }

  @Test func `A screen that holds a destination is saved`() {
    let window = ModelWindow(ModelStack(PlaceScreen(.home), PlaceScreen(.product(3))))
    let saved = SavedScreens<Place>(of: window, version: "1")
    #expect(saved.destinations == [.home, .product(3)])
    #expect(saved.unsaved.isEmpty)
  }

  @Test func `What cannot be found leads elsewhere`() async throws {
    try await router.navigate(to: Place.product(42))
    let outcome = try await router.navigate(to: Place.missing)
    #expect("\(outcome)" == "Home is on screen; reused Home")
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    #expect(try router.plan(to: Place.missing).sentences.isEmpty)
  }

  @Test func `The way out has no way out itself`() async throws {
    let step = Steps.unbuildable.otherwise { _ in Steps.unbuildable(2) }
    await #expect(throws: NavigationError.self) { try await router.navigate(to: step, with: 1) }
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }

  @Test func `A refusal is no reason to go elsewhere`() async throws {
    let step = StepAssembly { BagScreen() }
      .adding(ClosureInterceptor { (_: Void) in throw Refusal() })
      .using(.push()).from(Steps.home.stack()).otherwise(Steps.notice("never"))
    await #expect(throws: NavigationError.self) { try await router.navigate(to: step) }
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
  }
}

/// The other destination is one of the same navigation.
struct FallingBackTests {
  private let window = ModelWindow(ModelStack(HomeScreen()))
  private let log = Log()
  private var router: WindowRouter { WindowRouter(window: window) }

  @Test func `Observers see one navigation, and why it falls back`() async throws {
    let router = router.observing { [log] event in
      if case .resolved = event.kind { return }
      let line = "\(event)".split(separator: "\n")[0]
      log.note(String(line.drop { $0 != ":" }.dropFirst(2)))
    }
    try await router.navigate(to: Place.unbuildable)
    #expect(
      log.entries == [
        "to BagScreen",
        "to NoticeScreen instead: BagScreen was not reached. BagScreen could not be prepared: Sold out. "
          + "Nothing has changed.",
        "changing screens, with Notice(Sold out.)",
        "Notice(Sold out.) is on screen; reused stack; built Notice(Sold out.)",
      ])
  }

  @Test func `Interceptors and guards are not asked twice`() async throws {
    let draft = DraftScreen()
    let window = ModelWindow(ModelStack(HomeScreen(), draft))
    let router = WindowRouter(window: window)
      .adding(ClosureInterceptor { [log] (_: Any?) in log.note("log-in") })
    let step = StepAssembly { () -> BagScreen in throw Refusal("Sold out.") }
      .using(.push()).from(Steps.home.stack()).otherwise(Steps.home)
    try await router.navigate(to: step)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    #expect(log.entries == ["log-in"])
    #expect(draft.askedCount == 1)
  }

  @Test func `It may be resolved a hundred times of its own`() async throws {
    var checks = 0
    let stages = (0..<99).map { number in
      StepAssembly(existing: HomeScreen.self)
        .adding(ClosureInterceptor { (_: Void) in checks = number + 1 })
        .from(.root())
    }
    let home = SwitchAssembly { SwitchCase { (_: Void) in stages[min(checks, 98)] } }.assemble()
    try await router.navigate(
      to: StepAssembly(existing: BagScreen.self).from(.root()).otherwise(home))
    #expect(checks == 99)
  }

  @Test func `The user may be in its way as often as in that of any other`() async throws {
    let stack = try window.screen(ModelStack.self)
    var builds = 0
    let account = StepAssembly {
      builds += 1
      let other = ProductScreen(builds)
      if builds < 3 { try await stack.setContainedScreens([other], animated: false) }
      return AccountScreen()
    }
    .using(PushAsRoot<ModelStack>()).from(existing(ModelStack.self))
    try await router.navigate(
      to: StepAssembly(existing: BagScreen.self).from(.root()).otherwise(account))
    #expect(builds == 3)
    #expect(window.drawing == "window\n└─ stack\n   └─ Account*")
  }

  @Test(arguments: [ConcurrencyPolicy.queue, .reject, .replace])
  func `It keeps its turn`(policy: ConcurrencyPolicy) async throws {
    let gate = Gate()
    let step = StepAssembly { () -> BagScreen in
      await gate.pass()
      throw Refusal("Sold out.")
    }
    .using(.push()).from(Steps.home.stack()).otherwise(Place.product(1))
    let first = router.go(to: step, policy: policy)
    await gate.reached()
    let second = router.go(to: Place.product(2))
    gate.open()
    #expect(await ending(of: first).hasPrefix("Product(1) is on screen"))
    #expect(await ending(of: second).hasPrefix("Product(2) is on screen"))
    #expect(
      window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(2)*")
  }

  @Test func `The screen that is shown answers, not the one built in vain`() async throws {
    let picker = StepAssembly { PickerScreen() }.using(.presentModally()).from(.current())
    let failing = StepAssembly { PickerScreen() }
      .adding(ClosureContextTask { (_: PickerScreen, _: Void) in throw Refusal("No sizes.") })
      .using(.presentModally()).from(.current()).otherwise(picker)
    let result = Task { [router] in try await router.result(of: failing) }
    await settle()
    let shown: PickerScreen = try window.screen()
    shown.results.give(42)
    #expect(await ending(of: result) == "Optional(42)")
  }

  @Test func `A screen that was there does not answer for one without results`() async throws {
    let window = ModelWindow(ModelStack(PickerScreen()))
    let failing = StepAssembly(existing: PickerScreen.self)
      .adding(ClosureContextTask { (_: PickerScreen, _: Void) in throw Refusal("No sizes.") })
      .from(.current()).otherwise(Steps.notice("No sizes."))
    let result = Task { try await WindowRouter(window: window).result(of: failing) }
    #expect(await ending(of: result) == "nil")
  }

  @Test func `Asking a chain for its result leaves the destination of its screen`() async throws {
    let picker = StepAssembly { PickerScreen() }.using(.presentModally()).from(.current())
    try await Navigator<Int>(router: router) { _ in BoundStep(picker) }.navigate(to: 7)
    let asking = Task { [router] () -> Int? in try await router.result(of: BoundStep(picker)) }
    await settle()
    #expect(SavedScreens<Int>(of: window, version: "1").destinations == [7])
    asking.cancel()
    _ = try? await asking.value
  }

  @Test func `A destination that falls back to a screen without results has none`() async throws {
    #expect(try await router.result(of: Place.unbuildable, as: Int.self) == nil)
    #expect(window.drawing.hasSuffix("modal Notice(Sold out.)"))
    // One that is shown itself, and gives none, is a mistake.
    let error = await #expect(throws: ChainError.self) {
      try await router.result(of: Place.account, as: Int.self)
    }
    #expect(error?.description.contains("it does not give an Int. Make it a ResultScreen") == true)
  }

  @Test func `Each of the two has the time limit for itself`() async throws {
    let (clock, gates) = (ManualClock(), [Gate(), Gate()])
    let router = WindowRouter(window: window, timeLimit: .seconds(3), clock: clock)
    let second = StepAssembly { () -> BagScreen in
      await gates[1].pass()
      return BagScreen()
    }
    .using(.push()).from(Steps.home.stack())
    let first = StepAssembly { () -> BagScreen in
      await gates[0].pass()
      throw Refusal("Sold out.")
    }
    .using(.push()).from(Steps.home.stack()).otherwise(second)
    let task = router.go(to: first)
    for gate in gates {
      await gate.reached()
      await settle()
      #expect(await clock.sleeperCount == 1)
      gate.open()
    }
    #expect(await ending(of: task).hasPrefix("Bag is on screen"))
  }

  @Test func `The way out may begin a navigation that replaces this one`() async throws {
    let step = StepAssembly { () -> BagScreen in throw Refusal("Sold out.") }
      .using(.push()).from(Steps.home.stack())
      .otherwise { [router] _ in
        router.go(to: Place.product(2), policy: .replace)
        return Steps.product(1).step
      }
    var isToldToFallBack = false
    let observed = router.observing { event in
      if case .fallingBack = event.kind { isToldToFallBack = true }
    }
    let error = await #expect(throws: NavigationError.self) {
      try await observed.navigate(to: step)
    }
    #expect(error?.message.contains("superseded") == true)
    #expect(!isToldToFallBack)
    await settle()
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(2)*")
  }

  @Test func `What leads to a screen is the destination that was shown`() async throws {
    try await router.navigate(to: Place.account)
    try await router.navigate(to: Place.unbuildable)
    let saved = SavedScreens<Place>(of: window, version: "1")
    #expect(saved.destinations == [.account])
    #expect(saved.unsaved == ["Home", "Notice(Sold out.)"])
  }

  @Test func `A destination to fall back to has led to its screen`() async throws {
    let step = Steps.missing.otherwise(Place.account)
    try await router.navigate(to: step)
    #expect(SavedScreens<Place>(of: window, version: "1").destinations == [.account])
  }

  @Test func `The same chain with other tasks or contexts falls back, too`() async throws {
    let account = StepAssembly(existing: BagScreen.self).from(Steps.home).otherwise(Steps.account)
    let outcome = try await router.navigate(
      to: account.addingToEachScreen(.contextTask { (_: any Screen, _: Void) in }))
    #expect(outcome.destination is AccountScreen)
    let notice = try await router.navigate(
      to: Steps.unbuildable.adapting { (text: String) in text.count }, with: "1")
    #expect(notice.destination is NoticeScreen)
  }

  @Test func `What is restored does not fall back`() async throws {
    let report = await Navigator<Place>(router: router).restore(
      SavedScreens(version: "1", destinations: [.account, .unbuildable]), in: window, version: "1")
    #expect(report.failures.map(\.destination) == [.unbuildable])
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
    #expect(
      "\(report)".hasPrefix(
        "unbuildable was not opened: BagScreen could not be prepared: Sold out."))
  }

  @Test func `A plan does not fall back before the interceptors have run`() async throws {
    let step = StepAssembly(existing: BagScreen.self)
      .adding(
        ClosureInterceptor { [window] (_: Void) in
          try await window.setRootScreen(BagScreen(), animated: false)
        }
      )
      .from(.current()).otherwise(Steps.home)
    #expect(throws: NavigationError.self) { try router.plan(to: step) }
    #expect(try await router.navigate(to: step).destination is BagScreen)
  }
}
