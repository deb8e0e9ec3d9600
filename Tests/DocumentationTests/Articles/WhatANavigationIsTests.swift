import SwitchbackModel
import Testing

@MainActor
struct WhatANavigationIsTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let home = GeneralStep.existing(HomeScreen.self)

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())

    static let photo = StepAssembly { (_: Int) in PhotoScreen() }
      .using(.presentModally())
      .from(product)
  }
  // snippet end

  @Test func `The router goes back to an anchor, and forwards from there`()
    async throws
  {
    let window = ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())], selected: 1))
    try await window.root?.presentScreen(LoginScreen(), animated: false)
    let router = window.router
    print(window.drawing)
    // output: before
    prints(
      """
      window
      ├─ tabs
      │  ├─ stack
      │  │  └─ Home*
      │  └─ stack*
      │     └─ Bag*
      └─ modal Login
      """)
    // snippet begin: plan
    print(try router.plan(to: Chains.photo(42)))
    // snippet end
    // output: plan
    prints(
      """
      To reach PhotoScreen:
        · PhotoScreen    not found: 6 screens looked at, none is a PhotoScreen
                         looked for everywhere by ScreenFinder
                         built by ClosureFactory, integrated by PresentModally
        · ProductScreen  not found: 6 screens looked at, none is a ProductScreen
                         looked for everywhere by ScreenFinder
                         built by ClosureFactory, integrated by Push
        · (context)      Int → ()
        · (around it)    a ModelStack that holds the next screen
        ✓ HomeScreen     found: Home
                         looked for everywhere by ScreenFinder
      1. build ProductScreen, PhotoScreen
      2. dismiss Login, presented by tabs, animated
      3. change stack to Home, ProductScreen
      4. show stack in tabs, animated
      5. perform PresentModally with PhotoScreen on ProductScreen, animated
      """)
    // snippet begin: navigate
    print(try await router.navigate(to: Chains.photo(42)))
    print(window.drawing)
    // snippet end
    // output: after
    prints(
      """
      Photo is on screen; reused Home; built Product(42), Photo
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Home
      │  │  └─ Product(42)* ^
      │  └─ stack
      │     └─ Bag*
      └─ modal Photo
      """)
    print(try await router.navigate(to: Chains.product(42)))
    print(window.drawing)
    prints(
      """
      Product(42) is on screen; reused Product(42)
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
