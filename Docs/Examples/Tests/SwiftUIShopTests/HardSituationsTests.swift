import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIShop

/// The situations of the table in `Docs/MovingHere/FromNavigationStack.md` that the shop can be in.
@MainActor
struct HardSituationsTests {
  private let product = """
    screen
    └─ tabs (Home*, Bag)
       └─ stack (back to Home)
          └─ Product(42)
    """

  @Test(arguments: SwiftUISettings.each)
  func `A link under a sheet`(settings: SwiftUISettings) async throws {
    let app = await SwiftUISimulation.startShop(settings)
    await app.open("shop://address")
    await app.open("shop://bag")
    #expect(
      app.drawing
        == "screen\n└─ tabs (Home, Bag*)\n   └─ stack\n      └─ Bag")
    // With changes, the sheet and what the user has written stay.
    await app.open("shop://address")
    let address = try #require(app.window.layers.last as? AddressScreen)
    address.isChanged = true
    await app.open("shop://home")
    #expect(
      app.drawing.contains("Bag*") && app.drawing.hasSuffix("sheet Address"))
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `Twice the same link`(settings: SwiftUISettings) async {
    let app = await SwiftUISimulation.startShop(settings)
    for _ in 0..<2 {
      await app.open("shop://product/42")
      #expect(app.drawing == product)
    }
    #expect(app.complaints == [])
  }

  private struct MemberLogin: ResultContent {
    typealias Result = String
  }

  @Test(arguments: SwiftUISettings.each)
  func `A link while logged out`(settings: SwiftUISettings) async throws {
    var user: String?
    let login = StepAssembly { MemberLogin() }
      .using(.presentModally(as: .cover)).from(.current())
    let order = StepAssembly { (id: Int) in ProductView(id: id) }
      .requiring(login, unless: { user != nil }) { user = $0 }
      .using(.push()).from(Chains.home.stack())
    let app = await SwiftUISimulation.startShop(settings)
    // Two links at a time wait for one log-in.
    let navigations = [
      app.window.router.go(to: order(7)), app.window.router.go(to: order(42)),
    ]
    await app.untilIdle()
    #expect(app.drawing == "screen\n└─ cover MemberLogin")
    app.window.layers.last?.give("Ann")
    for navigation in navigations { _ = try await navigation.value }
    await app.untilIdle()
    #expect(user == "Ann")
    #expect(app.drawing.hasSuffix("└─ Product(42)"))
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `Back during a push`(settings: SwiftUISettings) async throws {
    let app = await SwiftUISimulation.startShop(settings)
    await app.open("shop://product/7")
    let finger = try await app.holdSwipeBack()
    let navigation = app.window.router.go(to: ShopDestination.product(42))
    await finger.complete()
    _ = try await navigation.value
    await app.untilIdle()
    #expect(app.drawing == product)
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `A tab that has a sheet`(settings: SwiftUISettings) async throws {
    let app = await SwiftUISimulation.startShop(
      settings, opening: "shop://product/42")
    try await app.tapTab("Bag")
    await app.open("shop://address")
    await app.open("shop://home")
    #expect(
      app.drawing
        == "screen\n└─ tabs (Home*, Bag)\n   └─ stack\n      └─ Home")
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `A cold start with a link`(settings: SwiftUISettings) async {
    let app = await SwiftUISimulation.startShop(
      settings, opening: "shop://product/7")
    let next = await app.relaunch(opening: "shop://product/42")
    #expect(
      next.drawing.hasSuffix(
        "stack (back to Product(7))\n      └─ Product(42)"))
    #expect(next.complaints == [])
  }

  private enum Place: Destination, Hashable, Codable {
    case home, product(Int)

    var step: BoundStep {
      switch self {
      case .home: Chains.home
      case .product(let id): Self.product(id)
      }
    }

    @MainActor static var isSold = false
    @MainActor static let product = StepAssembly { (id: Int) in
      if id == 13, isSold { throw Gone() }
      return ProductView(id: id)
    }
    .using(.push()).from(.visibleStack())
  }

  private struct Gone: Error {}

  @Test func `Restoration with a dead id`() async throws {
    func start() -> ModelWindow {
      ModelWindow(ModelStack(ContentScreen(HomeView(), for: Place.home)))
    }
    let window = start()
    for id in [7, 13, 42] {
      try await window.router.navigate(to: Place.product(id))
    }
    let saved = try window.savedData(of: Place.self, version: "1")
    Place.isSold = true
    let next = start()
    let report = await next.restore(saved, of: Place.self, version: "1")
    #expect(report.failures.map(\.destination) == [.product(13)])
    #expect(
      next.drawing
        == "window\n└─ stack\n   ├─ Home\n   ├─ Product(7)\n   └─ Product(42)*")
  }
}
