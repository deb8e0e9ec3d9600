import SwitchbackLinks
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIShop

@MainActor
struct SwiftUIShopTests {
  @Test func `A product is pushed where the user is, and a log-in covers it`()
    async throws
  {
    let window = Destinations.makeWindow()
    let router = WindowRouter(window: window)
    try await router.navigate(to: Destinations.product, with: 42)
    try await router.navigate(to: Destinations.login)
    // output: covered
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  ├─ Home
        │  │  └─ Product(42)*
        │  └─ stack
        │     └─ Bag*
        └─ modal Login
        """)
    #expect(window.layers.last?.modalStyle == .cover)
  }

  @Test func `A link leads to a product`() async throws {
    let window = Destinations.makeWindow()
    try await Destinations.navigator(in: window)
      .open("shop://product/42", with: ShopDestination.links.get())
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(42)*
           └─ stack
              └─ Bag*
        """)
  }

  @Test func `An address that was changed stays`() async throws {
    let window = Destinations.makeWindow()
    let router = WindowRouter(window: window)
    try await router.navigate(to: Destinations.address)
    let address = try #require(window.layers.last as? AddressScreen)
    address.isChanged = true
    await #expect(throws: NavigationError.self) {
      try await router.navigateBack()
    }
    #expect(window.layers.last === address)
  }

  @Test func `What was on screen is on screen after the next start`() async throws
  {
    let session = ShopSession()
    let router = WindowRouter(window: session.window)
    try await router.navigate(to: Destinations.product, with: 42)
    try await router.navigate(to: Destinations.address)
    let saved = try #require(session.saved)
    let next = ShopSession()
    await next.restore(saved)
    // output: restored
    #expect(
      next.window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  ├─ Home
        │  │  └─ Product(42)*
        │  └─ stack
        │     └─ Bag*
        └─ modal Address
        """)
    await next.restore(nil)
    #expect(next.window.layers.count == 2)
  }
}
