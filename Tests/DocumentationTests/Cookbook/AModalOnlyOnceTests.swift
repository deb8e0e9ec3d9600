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
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
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
    page.prints(
      """
      Login is on screen; reused Home; built Login
      Login is on screen already
      window
      ├─ Home
      └─ modal Login
      """)
  }

  @Test func `The second tap can be refused`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    window.animations = .manual
    let router = window.router
    // snippet begin: reject
    let first = router.go(to: Chains.login, policy: .reject)
    let second = router.go(to: Chains.login, policy: .reject)
    // snippet end
    await window.waitForAnimation()
    window.finishAnimations()
    _ = try await first.value
    // snippet begin: rejected
    do {
      _ = try await second.value
    } catch {
      print(error)
    }
    // snippet end
    // output: rejected
    page.prints(
      """
      Another navigation or a transition is running in this window, and the policy is to reject. Nothing has changed.
      """)
  }
}
