import SwitchbackLinks
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIShop

@MainActor
struct SwiftUIShopTests {
  @Test func `A product is pushed where the user is, and a log-in covers it`()
    async throws
  {
    let window = ModelWindow.makeShop()
    let router = WindowRouter(window: window)
    try await router.navigate(to: Chains.product, with: 42)
    try await router.navigate(to: Chains.login)
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
    let window = ModelWindow.makeShop()
    try await window.router
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
    let window = ModelWindow.makeShop()
    let router = WindowRouter(window: window)
    try await router.navigate(to: Chains.address)
    let address = try #require(window.layers.last as? AddressScreen)
    address.isChanged = true
    await #expect(throws: NavigationError.self) {
      try await router.navigateBack()
    }
    #expect(window.layers.last === address)
  }

  @Test func `What was on screen is on screen after the next start`() async throws
  {
    let window = ModelWindow.makeShop()
    try await window.router.navigate(to: ShopDestination.product(42))
    try await window.router.navigate(to: ShopDestination.address)
    let saved = try window.savedData(of: ShopDestination.self, version: "1")
    let next = ModelWindow.makeShop()
    let report = await next.restore(saved, of: ShopDestination.self, version: "1")
    #expect(report.isComplete)
    #expect(
      next.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  ├─ Home
        │  │  └─ Product(42)*
        │  └─ stack
        │     └─ Bag*
        └─ modal Address
        """)
    let other = await next.restore(saved, of: ShopDestination.self, version: "2")
    #expect(other.refusal == .otherVersion(found: "1", expected: "2"))
    #expect(next.layers.count == 2)
  }
}
