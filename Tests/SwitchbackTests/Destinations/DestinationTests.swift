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
  case home, product(Int), missing, unbuildable

  var step: BoundStep {
    switch self {
    case .home: Steps.home
    case .product(let id): Steps.product(id)
    case .missing: Steps.missing
    case .unbuildable: Steps.unbuildable(1)
    }
  }
}

@MainActor
private enum Steps {
  static let home = GeneralStep.existing(HomeScreen.self)
  static let product = StepAssembly { ProductScreen($0) }.using(.push()).from(home.stack())
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

@MainActor
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

  @Test func `A navigator needs nothing but the type`() async throws {
    try await Navigator<Place>(router: router).navigate(to: .product(1))
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

  @Test func `What cannot be built leads elsewhere, which learns why`() async throws {
    let outcome = try await router.navigate(to: Place.unbuildable)
    #expect("\(outcome)".hasPrefix("Notice(Sold out.) is on screen"))
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  └─ Home*
        └─ modal Notice(Sold out.)
        """)
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
