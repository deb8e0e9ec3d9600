import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIShop

// snippet begin: start
extension SwiftUISimulation {
  /// The shop, started as `ShopApp` starts it.
  static func startShop(
    _ settings: SwiftUISettings = SwiftUISettings(),
    opening link: String? = nil
  ) async -> SwiftUISimulation {
    await SwiftUISimulation(settings, opening: link) {
      ModelWindow.makeShop()
    } onOpenURL: { url, window in
      window.router.go(to: url, with: ShopDestination.links)
    }
    .restoring(ShopDestination.self, version: "1")
  }
}
// snippet end

/// Journeys through the shop: whatever SwiftUI does where that is in doubt, the user sees the same.
@MainActor
struct SimulatedShopTests {
  private let home = """
    screen
    └─ tabs (Home*, Bag)
       └─ stack
          └─ Home
    """

  // snippet begin: back
  @Test func `Back leads from a product to the first screen`() async throws {
    let app = await SwiftUISimulation.startShop()
    try await app.window.router.navigate(to: ShopDestination.product(42))
    // output: product
    #expect(
      app.drawing == """
        screen
        └─ tabs (Home*, Bag)
           └─ stack (back to Home)
              └─ Product(42)
        """)
    try await app.tapBack()
    #expect(app.drawing.hasSuffix("└─ Home"))
    #expect(app.complaints == [])
  }
  // snippet end

  // snippet begin: held
  @Test(arguments: SwiftUISettings.each)
  func `An address that was changed stays, until it is confirmed`(
    settings: SwiftUISettings
  ) async throws {
    let app = await SwiftUISimulation.startShop(settings)
    try await app.window.router.navigate(to: ShopDestination.address)
    let address = try #require(app.window.layers.last as? AddressScreen)
    address.isChanged = true
    try await app.swipeDown()
    #expect(app.drawing.hasSuffix("└─ sheet Address"))
    // "Done" calls `dismiss()`, which asks no guard.
    await app.dismiss()
    #expect(!app.drawing.contains("Address"))
    #expect(app.complaints == [])
  }
  // snippet end

  // snippet begin: finger
  @Test(arguments: SwiftUISettings.each)
  func `A navigation waits until the finger lets go`(
    settings: SwiftUISettings
  )
    async throws
  {
    let app = await SwiftUISimulation.startShop(settings)
    await app.open("shop://product/42")
    let finger = try await app.holdSwipeBack()
    let navigation = app.window.router.go(to: ShopDestination.address)
    await finger.cancel()
    _ = try await navigation.value
    #expect(app.drawing.contains("Product(42)"))
    #expect(app.drawing.hasSuffix("└─ sheet Address"))
    #expect(app.complaints == [])
  }
  // snippet end

  // snippet begin: relaunch
  @Test(arguments: SwiftUISettings.each)
  func `The next start shows the same screens`(
    settings: SwiftUISettings
  )
    async throws
  {
    let app = await SwiftUISimulation.startShop(
      settings, opening: "shop://product/42")
    await app.open("shop://address")
    let next = await app.relaunch()
    // output: relaunched
    #expect(
      next.drawing == """
        screen
        ├─ tabs (Home*, Bag)
        │  └─ stack (back to Home)
        │     └─ Product(42)
        └─ sheet Address
        """)
    #expect(next.complaints == [])
  }
  // snippet end

  @Test(arguments: SwiftUISettings.pairs)
  func `A long journey`(settings: SwiftUISettings) async throws {
    let app = await SwiftUISimulation.startShop(
      settings, opening: "shop://product/6")
    for link in ["shop://product/12", "shop://product/12", "shop://product/18"] {
      await app.open(link)
    }
    #expect(
      app.drawing.hasSuffix("(back to Product(12))\n      └─ Product(18)"))
    try await app.tapBack(by: 2)
    try await app.swipeBack()
    try await app.tapTab("Bag")
    try await app.tapTab("Bag")
    #expect(app.drawing.contains("(Home, Bag*)"))
    try await app.window.router.navigate(to: Chains.login)
    #expect(app.drawing == "screen\n└─ cover Login")
    // No link can get under a cover: the product comes above it.
    await app.open("shop://product/24")
    #expect(app.drawing.hasSuffix("└─ sheet stack\n   └─ Product(24)"))
    let finger = try await app.holdSwipeDown()
    await finger.cancel()
    await app.goToBackground()
    await app.goToForeground()
    try await app.swipeDown()
    await app.dismiss()
    try await app.tapTab("Home")
    #expect(app.drawing == home)
    await app.dismiss()
    #expect(app.drawing == home)
    #expect(app.window.isSettled)
    #expect(app.complaints == [])
  }

  @Test(arguments: [
    SwiftUISettings.LifeCycle.swiftUI, .uiKit, .withoutUIKit, .appKit,
  ])
  func `The shop under each life cycle`(
    lifeCycle: SwiftUISettings.LifeCycle
  )
    async throws
  {
    var settings = SwiftUISettings()
    settings.lifeCycle = lifeCycle
    let app = await SwiftUISimulation.startShop(
      settings, opening: "shop://product/6")
    await app.goToBackground()
    await app.goToForeground()
    try await app.tapBack()
    #expect(app.drawing == home)
    #expect(app.complaints == [])
  }

  // snippet begin: refused
  @Test func `A stack is not pushed`() async throws {
    let app = await SwiftUISimulation.startShop()
    let wrong = StepAssembly { ProductView(id: 42) }
      .using(.push())
      .from(.stack())
      .using(.push())
      .from(.visibleStack(or: .newStack()))
    let error = await #expect(throws: NavigationError.self) {
      try await app.window.router.navigate(to: wrong)
    }
    #expect(
      error?.underlyingError as? SwiftUIError
        == .stackInStack("stack", in: "stack"))
    #expect(app.drawing == home)
  }
  // snippet end

  // snippet begin: impossible
  @Test func `The bag has nothing to go back to`() async throws {
    let app = await SwiftUISimulation.startShop(opening: "shop://bag")
    let error = await #expect(throws: SwiftUISimulation.Impossible.self) {
      try await app.tapBack()
    }
    // output: impossible
    #expect(
      error?.description == """
        The user cannot tap Back. They see:
        screen
        └─ tabs (Home, Bag*)
           └─ stack
              └─ Bag
        """)
  }
  // snippet end
}
