import SwitchbackLinks
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing
import TutorialPictures

@testable import FirstSwiftUIApp

// snippet begin: 06-Test
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
// snippet end

extension ShopTests {
  @Test func `A link leads to the product from the bag`() async throws {
    let window = ModelWindow.makeShop()
    try (window.root as? ModelTabs)?.select(1)
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

  @Test func `A link arrives while the user logs in`() async throws {
    Session.shared.user = nil
    let window = ModelWindow.makeShop()
    let tester = NavigationTester(window)
    let orders = window.router.go(to: ShopDestination.orders)
    _ = try await tester.waitForScreen(LoginScreen.self)
    // output: asked
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  └─ stack
        │     └─ Bag*
        └─ modal Login
        """)
    try await window.router.navigate(to: ShopDestination.product(42))
    await #expect(throws: NavigationError.self) { _ = try await orders.value }
    // output: shown
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
}

extension ShopTests {
  @Test func `Each step of the tutorial has its picture`() async throws {
    Session.shared.user = nil
    let links = try ShopDestination.links.get()
    let pictures = TutorialPictures(prefix: "SwiftUI-")
    var window = ModelWindow.makeShop()
    #expect(try pictures.agrees("01-Screens", "The app starts", window))

    try (window.root as? ModelTabs)?.select(1)
    pictures.begin(with: window)
    try await window.router.navigate(to: Chains.product(42))
    #expect(
      try pictures.agrees("02-Chains", "From the bag: Chains.product(42)", window)
    )

    try (window.root as? ModelTabs)?.select(1)
    pictures.begin(with: window)
    let orders = window.router.go(to: Chains.orders)
    _ = try await NavigationTester(window).waitForScreen(LoginScreen.self)
    #expect(
      try pictures.agrees("03-LogIn", "From the bag: Chains.orders", window))

    pictures.begin(with: window)
    try await window.router.open("shop://product/42", with: links)
    await #expect(throws: NavigationError.self) { _ = try await orders.value }
    #expect(try pictures.agrees("04-Links", "shop://product/42", window))

    window = ModelWindow.makeShop()
    let opening = Task {
      try await window.router.open("shop://orders", with: links)
    }
    let login = try await NavigationTester(window)
      .waitForScreen(LoginScreen.self)
    #expect(
      try pictures.agrees("05-Window", "At launch: shop://orders", window))

    pictures.begin(with: window)
    login.results.give("Ada")
    _ = try await opening.value
    #expect(try pictures.agrees("06-Test", "Ada has logged in", window))
  }
}
