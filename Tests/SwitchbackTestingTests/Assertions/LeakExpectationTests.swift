import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

struct LeakExpectationTests {
  private let shop = Shop()
  private var tester: NavigationTester<ModelWindow> { NavigationTester(shop.window) }

  @Test func `Screens that leave and are freed are no leak`() async throws {
    try await tester.expectNoLeaks {
      try await shop.router.navigate(to: shop.product, with: 42)
      try await shop.router.navigate(to: shop.login)
      try await shop.router.navigateBack(.start)
    }
  }

  @Test func `A screen that is still held is reported, even if it was there only briefly`() async {
    var held: [any Screen] = []
    let text = await failure {
      try await tester.expectNoLeaks(fileID: "ShopTests/ShopTests.swift", line: 12) {
        held.append(try await shop.router.navigate(to: shop.product, with: 42).destination)
        held.append(try await shop.router.navigate(to: shop.login).destination)
        try await shop.router.navigateBack(.start)
      }
    }
    #expect(
      text == """
        2 screens have left the window and are still alive, at ShopTests.swift:12
        - Login
        - Product(42)
        """)
    #expect(held.count == 2)
  }

  @Test(arguments: [false, true])
  func `An expectation inside another one leaves it watching`(fails: Bool) async {
    var held: [any Screen] = []
    let text = await failure {
      try await tester.expectNoLeaks {
        try? await tester.expectNoLeaks { if fails { throw NoSuchProduct(id: 1) } }
        held.append(try await shop.router.navigate(to: shop.product, with: 42).destination)
        try await shop.router.navigateBack(.start)
      }
    }
    #expect(text.hasSuffix("\n- Product(42)"))
    #expect(held.count == 1)
  }

  @Test func `What a leaked container holds is told with it`() async {
    let root = shop.window.root
    let text = await failure {
      try await tester.expectNoLeaks {
        try await shop.window.setRootScreen(HomeScreen(), animated: false)
      }
    }
    #expect(root != nil)
    #expect(text.contains("\n- Bag, in stack\n- Home, in stack\n- stack, in tabs\n"))
  }
}
