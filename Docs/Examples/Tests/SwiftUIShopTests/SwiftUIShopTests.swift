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
}
