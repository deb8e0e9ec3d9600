import SwitchbackModel
import Testing

@MainActor
struct KeepTheOldRootTests {
  // snippet begin: keeper
  /// Keeps the tabs while another screen is the root.
  @MainActor
  final class Roots {
    private(set) lazy var tabs = ModelTabs([
      ModelStack(HomeScreen()), ModelStack(BagScreen()),
    ])
  }
  // snippet end

  @Test func `The tabs come back as they were`() async throws {
    // snippet begin: chain
    let roots = Roots()
    let tabs = StepAssembly(
      finder: ScreenFinder(options: .current, from: .root),
      factory: ClosureFactory { roots.tabs }
    )
    .using(.replaceRoot())
    .from(.root())
    // snippet end
    let window = ModelWindow(roots.tabs)
    let router = window.router
    try await (roots.tabs.screens[0] as? ModelStack)?
      .setContainedScreens([HomeScreen(), ProductScreen(42)], animated: false)
    // snippet begin: lock
    let lock = StepAssembly(
      finder: ScreenFinder(options: .current, from: .root),
      factory: ClosureFactory { LoginScreen() }
    )
    .using(.replaceRoot())
    .from(.root())
    try await router.navigate(to: lock)
    print(window.drawing)
    // snippet end
    // output: locked
    prints(
      """
      window
      └─ Login
      """)
    // snippet begin: back
    try await router.navigate(to: tabs)
    print(window.drawing)
    // snippet end
    // output: back
    prints(
      """
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
