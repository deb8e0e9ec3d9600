import SwitchbackModel
import Testing

@MainActor
struct WhenTwoNavigationsMeetTests {
  // snippet begin: chains
  @MainActor
  enum Chains {
    static let help = StepAssembly { HelpScreen() }
      .using(.presentModally()).from(.current())

    static let login = StepAssembly { LoginScreen() }
      .using(.presentModally()).from(.current())

    static let bag = StepAssembly { BagScreen() }
      .using(.presentModally()).from(.current())
  }
  // snippet end

  /// Lets all animations end until the navigations are over.
  private func finish(
    _ navigations: [Task<NavigationOutcome, any Error>], in window: ModelWindow
  ) async -> [String] {
    let results = Task {
      var texts: [String] = []
      for task in navigations {
        do { texts.append("\(try await task.value)") } catch {
          texts.append("\(error)")
        }
      }
      return texts
    }
    let turning = Task {
      while !Task.isCancelled {
        window.finishAnimations()
        await Task.yield()
      }
    }
    defer { turning.cancel() }
    return await results.value
  }

  @Test(arguments: [ConcurrencyPolicy.queue, .reject, .replace])
  func `The policy says what becomes of the second`(
    policy: ConcurrencyPolicy
  ) async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    window.animations = .manual
    let router = window.router
    var navigations: [Task<NavigationOutcome, any Error>] = []
    switch policy {
    case .queue:
      // snippet begin: queue
      let first = router.go(to: Chains.help)
      let second = router.go(to: Chains.login)  // waits until the first is over
      // snippet end
      navigations = [first, second]
    case .reject:
      let first = router.go(to: Chains.help)
      let second = router.go(to: Chains.login, policy: .reject)
      navigations = [first, second]
    case .replace:
      // snippet begin: replace
      let running = router.go(to: Chains.help)
      let waiting = router.go(to: Chains.bag)
      let newest = router.go(to: Chains.login, policy: .replace)
      // snippet end
      navigations = [running, waiting, newest]
    }
    for text in await finish(navigations, in: window) { print(text) }
    print(window.drawing)
    switch policy {
    case .queue:
      // output: queue
      page.prints(
        """
        Help is on screen; reused Home; built Help
        Login is on screen; reused Help; built Login
        window
        ├─ Home
        ├─ modal Help
        └─ modal Login
        """)
    case .reject:
      page.prints(
        """
        Help is on screen; reused Home; built Help
        Another navigation or a transition is running in this window, and the policy is to reject. Nothing has changed.
        window
        ├─ Home
        └─ modal Help
        """)
    case .replace:
      // output: replace
      page.prints(
        """
        Help is on screen; reused Home; built Help
        A newer navigation superseded this one. Nothing has changed.
        Login is on screen; reused Help; built Login
        window
        ├─ Home
        ├─ modal Help
        └─ modal Login
        """)
    }
  }
}
