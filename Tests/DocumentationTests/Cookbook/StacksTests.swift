import SwitchbackModel
import Testing

/// Ways back in a stack, replacing its top, and an action of one's own.
@MainActor
struct StacksTests {
  private static let shop = """
    window
    ├─ stack
    │  ├─ Home
    │  ├─ Bag
    │  └─ Checkout*
    └─ modal Help
    """

  private func makeWindow(_ drawing: String? = nil) throws -> ModelWindow {
    try ModelWindow(drawing: drawing ?? Self.shop) { name in
      switch name {
      case "Home": HomeScreen()
      case "Bag": BagScreen()
      case "Checkout": CheckoutScreen()
      default: nil
      }
    }
  }

  @Test func `Back to a named screen`() async throws {
    let window = try makeWindow()
    let router = window.router
    print(window.drawing)
    // output: before
    prints(
      """
      window
      ├─ stack
      │  ├─ Home
      │  ├─ Bag
      │  └─ Checkout*
      └─ modal Help
      """)
    // snippet begin: class
    try await router.navigateBack(.screen(BagScreen.self))
    print(window.drawing)
    // snippet end
    // output: class
    prints(
      """
      window
      └─ stack
         ├─ Home
         └─ Bag*
      """)
    // snippet begin: name
    let named = ClosureFinder<ModelScreen, Void>("the screen named Home") {
      _, hierarchy in
      try hierarchy.first { $0.name == "Home" }
    }
    try await router.navigateBack(.screen(named))
    print(window.drawing)
    // snippet end
    prints(
      """
      window
      └─ stack
         └─ Home*
      """)
    do throws(NavigationError) {
      try await router.navigateBack(.screen(CheckoutScreen.self))
    } catch {
      print(error.message)
    }
    prints(
      """
      None of the chain's screens is there to start from or go back to. Show one first, or use a chain with another way, such as .visibleStack(or:), or one ending with GeneralStep.current() or GeneralStep.root(), which are always there.
      """)
  }

  // snippet begin: replace
  @MainActor
  enum Chains {
    static let order = StepAssembly { OrderScreen() }
      .using(.pushReplacingLast())
      .from(.visibleStack())
  }
  // snippet end

  // snippet begin: only
  @MainActor
  enum OnlyOrderChains {
    static let onlyOrder = StepAssembly { OrderScreen() }
      .using(.pushAsRoot())
      .from(.visibleStack())
  }
  // snippet end

  private static let checkout = """
    window
    └─ stack
       ├─ Home
       ├─ Bag
       └─ Checkout*
    """

  @Test func `The order takes the place of the checkout`() async throws {
    var window = try makeWindow(Self.checkout)
    var router = window.router
    print(window.drawing)
    prints(
      """
      window
      └─ stack
         ├─ Home
         ├─ Bag
         └─ Checkout*
      """)
    // snippet begin: navigate
    try await router.navigate(to: Chains.order)
    print(window.drawing)
    // snippet end
    // output: replaced
    prints(
      """
      window
      └─ stack
         ├─ Home
         ├─ Bag
         └─ Order*
      """)
    window = try makeWindow(Self.checkout)
    router = window.router
    // snippet begin: alone
    try await router.navigate(to: OnlyOrderChains.onlyOrder)
    print(window.drawing)
    // snippet end
    // output: alone
    prints(
      """
      window
      └─ stack
         └─ Order*
      """)
  }

  // snippet begin: action
  /// Pushes a screen, and keeps no more than two below it.
  struct PushKeepingTwo<Source: StackContainer>: ContainerAction {
    func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
      children = children.suffix(2) + [screen]
    }
  }
  // snippet end

  // snippet begin: own
  @MainActor
  enum OwnChains {
    static let ownOrder = StepAssembly { OrderScreen() }
      .using(PushKeepingTwo<ModelStack>())
      .from(.visibleStack())
  }
  // snippet end

  @Test func `An action of one's own`() async throws {
    let window = try makeWindow(Self.checkout)
    let router = window.router
    // snippet begin: plan
    print(
      try router.plan(to: OwnChains.ownOrder).sentences.joined(separator: "\n"))
    try await router.navigate(to: OwnChains.ownOrder)
    print(window.drawing)
    // snippet end
    // output: own
    prints(
      """
      build OrderScreen
      change stack to Bag, Checkout, OrderScreen, animated
      window
      └─ stack
         ├─ Bag
         ├─ Checkout
         └─ Order*
      """)
  }
}
