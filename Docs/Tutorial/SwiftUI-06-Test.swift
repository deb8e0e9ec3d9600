import SwitchbackLinks
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

@testable import Shop

@MainActor
@Suite(.serialized)
struct ShopTests {
  @Test func `A link leads through the log-in`() async throws {
    Session.shared.user = nil
    let window = ModelWindow.makeShop()
    try (window.root as? ModelTabs)?.select(1)  // the bag
    let tester = NavigationTester(window)
    let opening = Task {
      try await window.router
        .open("shop://orders", with: ShopDestination.links.get())
    }
    try await tester.waitForScreen(LoginScreen.self).results.give("Ada")
    _ = try await opening.value
    try tester.expectScreens(
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Orders*
         └─ stack
            └─ Bag*
      """)
  }
}
