import SwitchbackModel
import Testing

@MainActor
struct GoingBackAndResultsTests {
  @Test func `The trail leads to where the user came from`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(
      ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())], selected: 1))
    let home = GeneralStep.existing(HomeScreen.self)
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.push())
      .from(home.stack())
    // snippet begin: trail
    let trail = Trail()
    let router = WindowRouter(window: window).observing(trail.note)

    try await router.navigate(to: product(42))
    print(window.drawing)
    // snippet end
    // output: there
    page.prints(
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack
            └─ Bag*
      """)
    // snippet begin: ways
    print(try router.planBack().sentences.joined(separator: "; "))
    print(
      try router.planBack(.origin(in: trail)).sentences.joined(separator: "; "))
    // snippet end
    // output: ways
    page.prints(
      """
      show Home in stack, animated
      show stack in tabs, animated
      """)
    // snippet begin: back
    try await router.navigateBack(.origin(in: trail))
    print(window.drawing)
    // snippet end
    // output: back
    page.prints(
      """
      window
      └─ tabs
         ├─ stack
         │  ├─ Home
         │  └─ Product(42)*
         └─ stack*
            └─ Bag*
      """)
  }

  @Test func `There may be nothing to go back to`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let router = window.router
    // snippet begin: nothing
    do throws(NavigationError) {
      try await router.navigateBack()
    } catch {
      print(error.message)
    }
    // snippet end
    // output: nothing
    page.prints(
      """
      There is nothing to go back to: Home is the first screen of the window's lowest layer. Navigate to a destination instead.
      """)
  }
}
