import Foundation
import Switchback
import SwitchbackModel
import Testing

/// The destinations of the app.
enum SavedPlace: Hashable, Codable {
  case home, bag
  case product(Int)
  case login
}

extension HomeScreen: DestinationScreen { var destination: SavedPlace { .home } }
extension BagScreen: DestinationScreen { var destination: SavedPlace { .bag } }
extension LoginScreen: DestinationScreen { var destination: SavedPlace { .login } }
extension ProductScreen: DestinationScreen { var destination: SavedPlace { .product(id) } }

let savedStart = """
  window
  └─ tabs
     ├─ stack*
     │  └─ Home*
     └─ stack
        └─ Bag*
  """

/// Save, kill, restore.
struct RestorationTests {
  func navigator(_ window: ModelWindow) -> Navigator<SavedPlace> {
    navigator(WindowRouter(window: window))
  }

  private func navigator(_ router: WindowRouter) -> Navigator<SavedPlace> {
    Navigator(router: router) { place in
      switch place {
      case .home: BoundStep(existing(HomeScreen.self))
      case .bag: BoundStep(existing(BagScreen.self))
      case .product(let id): BoundStep(product, with: id)
      case .login: BoundStep(login)
      }
    }
  }

  func restore(
    _ data: Data, version: String = "1"
  ) async throws -> (
    ModelWindow, RestorationReport<SavedPlace>
  ) {
    let window = try makeWindow(savedStart)
    let saved = try JSONDecoder().decode(SavedScreens<SavedPlace>.self, from: data)
    return (window, await navigator(window).restore(saved, in: window, version: version))
  }

  @Test func `The same tree as before`() async throws {
    let cases: [String] = [
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  ├─ Product(1)
         │  └─ Product(2)*
         └─ stack
            └─ Bag*
      """,
      """
      window
      ├─ tabs
      │  ├─ stack
      │  │  ├─ Home
      │  │  └─ Product(1)*
      │  └─ stack*
      │     └─ Bag*
      └─ modal Login
      """,
      savedStart,
    ]
    for tree in cases {
      let before = try makeWindow(tree)
      let saved = SavedScreens<SavedPlace>(of: before, version: "1")
      #expect(saved.unsaved == [])
      let (after, report) = try await restore(JSONEncoder().encode(saved))
      #expect(after.drawing == tree)
      #expect(report.isComplete)
      #expect("\(report)" == "Everything was restored.")
    }
  }

  /// Saved with two products, the bag and a log-in above everything.
  private let many = SavedScreens<SavedPlace>(
    version: "1", destinations: [.home, .product(1), .bag, .login])

  @Test func `A log-out is not covered by what was to be restored`() async throws {
    let (window, gate) = (try makeWindow(savedStart), Gate())
    let router = WindowRouter(window: window)
    let behindLogin = Navigator<SavedPlace>(router: router) { place in
      if case .product(let id) = place { return BoundStep(product, with: id) }
      return BoundStep(
        StepAssembly(existing: BagScreen.self)
          .adding(.intercept(waitsForUser: true) { (_: Void) in await gate.pass() })
          .from(existing(ModelTabs.self)))
    }
    let saved = SavedScreens<SavedPlace>(version: "1", destinations: [.bag, .product(1)])
    let restoring = Task { await behindLogin.restore(saved, in: window, version: "1") }
    await gate.reached()
    try await router.navigate(to: login, policy: .replace)
    gate.open()
    #expect(await restoring.value.failures.map(\.destination) == [.bag, .product(1)])
    #expect(window.drawing.hasSuffix("└─ modal Login"))
    #expect(!window.drawing.contains("Product"))
  }

  @Test(arguments: [ConcurrencyPolicy.queue, .replace])
  func `A link that comes meanwhile comes last`(policy: ConcurrencyPolicy) async throws {
    let window = try makeWindow(savedStart)
    let gate = Gate()
    let bag = StepAssembly(existing: BagScreen.self)
      .adding(.intercept { (_: Void) in await gate.pass() })
      .from(existing(ModelTabs.self))
    let plain = navigator(window)
    let navigator = Navigator<SavedPlace>(router: window.router) { place in
      place == .bag ? BoundStep(bag) : plain.step(for: place)
    }
    let many = many
    let restoring = Task { await navigator.restore(many, in: window, version: "1") }
    await gate.reached()
    let link = window.router.go(to: product, with: 9, policy: policy)
    await Task.yield()
    gate.open()
    #expect(await restoring.value.failures.isEmpty)
    _ = try await link.value
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(9)*
           └─ stack
              └─ Bag*
        """)
  }

  /// Goes to the bag before it goes anywhere.
  private struct DetourRouter: Router {
    let base: WindowRouter

    func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
      try base.plan(to: step)
    }

    func navigate(
      to step: BoundStep, options: NavigationOptions
    ) async throws(NavigationError) -> NavigationOutcome {
      try await base.navigate(to: existing(BagScreen.self))
      return try await base.navigate(to: step, options: options)
    }
  }

  @Test func `The router of a restoration may navigate by itself`() async throws {
    let window = try makeWindow(savedStart)
    let router = DetourRouter(base: WindowRouter(window: window))
    let navigator = Navigator<SavedPlace>(router: router, step: navigator(window).step(for:))
    let report = await navigator.restore(many, in: window, version: "1")
    #expect(report.failures.isEmpty)
    #expect(window.drawing.contains("modal Login"))
  }

  @Test func `A restoration waits for earlier navigations, and may be cancelled then`()
    async throws
  {
    let window = try makeWindow(savedStart)
    let gate = Gate()
    let early = StepAssembly(existing: BagScreen.self)
      .adding(.intercept { (_: Void) in await gate.pass() })
      .from(existing(ModelTabs.self))
    let first = Task { try await window.router.navigate(to: early) }
    await gate.reached()
    let many = many
    let restoring = Task { await navigator(window).restore(many, in: window, version: "1") }
    let cancelled = Task { await navigator(window).restore(many, in: window, version: "1") }
    await Task.yield()
    cancelled.cancel()
    #expect(await cancelled.value.failures.count == 4)
    #expect(window.drawing == savedStart)
    gate.open()
    #expect(await restoring.value.failures.isEmpty)
    _ = try await first.value
    #expect(window.drawing.contains("modal Login"))
  }

  @Test func `A navigation that an observer begins as a restoration begins shares its turn`()
    async throws
  {
    let window = try makeWindow(savedStart)
    let gate = Gate()
    let early = StepAssembly(existing: BagScreen.self)
      .adding(.intercept { (_: Void) in await gate.pass() })
      .from(existing(ModelTabs.self))
    let plain = WindowRouter(window: window)
    let first = plain.go(to: early)
    await gate.reached()
    var link: Task<NavigationOutcome, any Error>?
    let router = plain.observing { _ in
      if link == nil { link = plain.go(to: product, with: 9) }
    }
    var report: RestorationReport<SavedPlace>?
    let restoring = Task {
      report = await navigator(router).restore(many, in: window, version: "1")
    }
    await settle()
    #expect(window.drawing == savedStart)
    gate.open()
    await settle()
    restoring.cancel()
    _ = try await first.value
    _ = try await link?.value
    #expect(report?.failures.isEmpty == true)
    #expect(window.drawing.contains("modal Login"))
  }

  /// Restores screens while the router presents a screen.
  private struct Restoring: Action {
    typealias Source = any Screen
    let restore: @MainActor () async -> Void

    func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
      []
    }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      await restore()
      try await source.presentScreen(screen, animated: animated)
    }
  }

  @Test func `Each destination is an error if the restoration would wait for itself`()
    async throws
  {
    let window = try makeWindow(savedStart)
    var errors: [String] = []
    let step = StepAssembly { LoginScreen() }
      .using(
        Restoring {
          let report = await navigator(window).restore(many, in: window, version: "1")
          errors = report.failures.map { "\($0.error.message)" }
        }
      )
      .from(.current())
    try await window.router.navigate(to: step)
    #expect(errors.count == 4)
    #expect(errors.allSatisfy { $0.contains("waits for the restoration of screens") }, "\(errors)")
  }

  @Test func `While a restored destination waits for the user, others navigate`() async throws {
    let window = try makeWindow(savedStart)
    let gate = Gate()
    let router = WindowRouter(window: window)
    let behindLogin = Navigator<SavedPlace>(router: router) { place in
      switch place {
      case .product(let id): BoundStep(product, with: id)
      default:
        StepAssembly(existing: BagScreen.self)
          .adding(.intercept(waitsForUser: true) { (_: Void) in await gate.pass() })
          .from(existing(ModelTabs.self))
      }
    }
    let saved = SavedScreens<SavedPlace>(
      version: "1", destinations: [.product(1), .bag, .product(2)])
    let restoring = Task { await behindLogin.restore(saved, in: window, version: "1") }
    await gate.reached()
    try await router.navigate(to: product, with: 9)
    #expect(window.drawing.contains("Product(9)*"))
    gate.open()
    #expect(await restoring.value.failures.isEmpty)
    #expect(window.drawing.contains("Product(2)*"))
    _ = try await router.navigate(to: product, with: 9, policy: .reject)
  }

  @Test(arguments: [ConcurrencyPolicy.queue, .replace])
  func `Once the user has answered, a link comes last again`(policy: ConcurrencyPolicy) async throws
  {
    let window = try makeWindow(savedStart)
    let (answer, gate) = (Gate(), Gate())
    let plain = navigator(window)
    let navigator = Navigator<SavedPlace>(router: window.router) { place in
      switch place {
      case .home:
        StepAssembly(existing: HomeScreen.self)
          .adding(.intercept(waitsForUser: true) { (_: Void) in await answer.pass() })
          .from(existing(ModelTabs.self))
      case .bag:
        StepAssembly(existing: BagScreen.self)
          .adding(.intercept { (_: Void) in await gate.pass() })
          .from(existing(ModelTabs.self))
      default: plain.step(for: place)
      }
    }
    let many = many
    let restoring = Task { await navigator.restore(many, in: window, version: "1") }
    await answer.reached()
    answer.open()
    await gate.reached()
    let link = window.router.go(to: product, with: 9, policy: policy)
    await settle()
    gate.open()
    #expect(await restoring.value.failures.isEmpty)
    _ = try await link.value
    #expect(window.drawing.contains("Product(9)*"))
  }

  @Test func `The window may go while a restored destination waits`() async throws {
    var window: ModelWindow? = try makeWindow(savedStart)
    weak let gone = window
    let gate = Gate()
    let navigator = Navigator<SavedPlace>(router: WindowRouter(window: try #require(window))) { _ in
      StepAssembly(existing: BagScreen.self)
        .adding(.intercept(waitsForUser: true) { (_: Void) in await gate.pass() })
        .from(existing(ModelTabs.self))
    }
    let place = NavigationWindow(window)
    let restoring = Task { await navigator.restore(many, in: place, version: "1") }
    await gate.reached()
    window = nil
    let report = await restoring.value
    #expect(gone == nil)
    #expect(report.failures.count == 4)
  }

  @Test func `What cannot be opened any more is reported, and the rest is there`() async throws {
    let saved = SavedScreens<SavedPlace>(
      version: "1", destinations: [.home, .product(-1), .product(2), .bag])
    let (window, report) = try await restore(JSONEncoder().encode(saved))
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  ├─ Home
           │  └─ Product(2)*
           └─ stack*
              └─ Bag*
        """)
    #expect(!report.isComplete)
    #expect(report.missing == [.product(-1)])
    #expect("\(report)".hasSuffix("product(-1) was not opened: There is no product -1."))
  }

  @Test func `The stacks of the others are as they were`() async throws {
    let text = #"""
      {"version":"1","stacks":[[1,2,3],[4]],"destinations":
       [{"product":{"_0":-1}},{"home":{}},{"product":{"_0":1}},{"product":{"_0":2}},{"bag":{}}]}
      """#
    let (window, report) = try await restore(Data(text.utf8))
    #expect(report.missing == [.product(-1)])
    #expect(window.drawing.contains("│  ├─ Home\n   │  ├─ Product(1)\n   │  └─ Product(2)*"))
  }

  nonisolated static let isOtherwise =
    "All destinations are on screen, but in another order, in other stacks, or more or less often."

  @Test(
    arguments: [
      ([.home, .product(1), .product(1), .bag], Self.isOtherwise),
      ([.home, .product(1)], Self.isOtherwise),
      ([.login, .home, .bag], "login was opened, but is no longer on screen."),
    ] as [([SavedPlace], String)])
  func `The report says that the destinations are there otherwise, or no longer`(
    _ destinations: [SavedPlace], _ words: String
  ) async throws {
    let saved = SavedScreens<SavedPlace>(version: "1", destinations: destinations)
    let (window, report) = try await restore(JSONEncoder().encode(saved))
    #expect("\(report)" == words, "\(window.drawing)")
  }

  @Test func `Screens that are no destinations are named`() throws {
    let window = try makeWindow("window\n├─ Home\n└─ modal Alert")
    let saved = SavedScreens<SavedPlace>(of: window, version: "1")
    #expect(saved.destinations == [.home])
    #expect(saved.unsaved == ["Alert"])
  }

  @Test func `A screen that was not saved and is there again is not missing`() async throws {
    let drawing = "window\n└─ tabs\n   ├─ Alert\n   └─ Home*"
    let saved = SavedScreens<SavedPlace>(of: try makeWindow(drawing), version: "1")
    #expect(saved.unsaved == ["Alert"])
    let window = try makeWindow(drawing)
    let report = await navigator(window).restore(saved, in: window, version: "1")
    #expect("\(report)" == "Everything was restored.")
    #expect(report.isComplete)
  }

  @Test func `Of two screens of one name that were not saved, one is there again`() async throws {
    let before = ModelWindow(ModelStack(AccountScreen(), AccountScreen()))
    let saved = SavedScreens<SavedPlace>(of: before, version: "1")
    let window = ModelWindow(ModelStack(AccountScreen()))
    let report = await navigator(window).restore(saved, in: window, version: "1")
    #expect(!report.isComplete)
    #expect(report.unsaved == ["Account"])
  }

  @Test func `Screens that are leaving are neither saved nor named`() throws {
    let window = try makeWindow("window\n└─ stack\n   ├─ Login\n   └─ Home*")
    try window.screen(LoginScreen.self).isBeingDismissed = true
    let saved = SavedScreens<SavedPlace>(of: window, version: "1")
    #expect(saved.destinations == [.home])
    #expect(saved.unsaved == [])
  }

  @Test func `A screen that a hidden tab presents is named, and not saved`() async throws {
    let window = try makeWindow(savedStart)
    let tabs = try window.screen(ModelTabs.self)
    try await window.screen(HomeScreen.self).presentScreen(LoginScreen(), animated: false)
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    let saved = SavedScreens<SavedPlace>(of: window, version: "1")
    #expect(saved.destinations == [.home, .bag])
    #expect(saved.unsaved == ["Login"])
    let (_, report) = try await restore(JSONEncoder().encode(saved))
    #expect(!report.isComplete)
    #expect(
      "\(report)"
        == "Login was not saved: it is no DestinationScreen and no destination led to it, or a hidden screen presents it."
    )
  }
}

private let home = existing(HomeScreen.self)

private let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
  .adding(.settingContext())
  .using(Push<ModelStack>()).from(home.expectingContainer()).assemble()

private let login = finding(LoginScreen.self).using(.presentModally()).from(.current()).assemble()
