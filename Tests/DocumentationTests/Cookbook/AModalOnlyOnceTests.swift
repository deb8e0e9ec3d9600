import SwitchbackModel
import Testing

@MainActor
struct AModalOnlyOnceTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let login = StepAssembly { LoginScreen() }
      .using(.presentModally())
      .from(.current())
  }
  // snippet end

  @Test func `Two taps present one screen`() async throws {
    let window = ModelWindow(HomeScreen())
    window.animations = .manual
    let router = window.router
    // snippet begin: taps
    let first = router.go(to: Chains.login)
    let second = router.go(to: Chains.login)
    // snippet end
    await window.waitForAnimation()
    window.finishAnimations()
    // snippet begin: outcome
    print(try await first.value)
    print(try await second.value)
    print(window.drawing)
    // snippet end
    // output: after
    prints(
      """
      Login is on screen; reused Home; built Login
      Login is on screen already
      window
      ├─ Home
      └─ modal Login
      """)
  }
}
