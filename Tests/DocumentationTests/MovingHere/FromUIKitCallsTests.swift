#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

private typealias Chains = FromUIKitCallsTests.Chains

// snippet begin: controller
extension HomeViewController {
  func tapAccount() { navigate(to: Chains.account) }
}
// snippet end

@MainActor
struct FromUIKitCallsTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let account = StepAssembly(AccountViewController.self)
      .using(.push())
      .from(.existing(UINavigationController.self))
  }
  // snippet end

  private enum Old {
    final class HomeViewController: UIViewController {
      // snippet begin: before
      func tapAccount() {
        navigationController?.pushViewController(
          AccountViewController(), animated: true)
      }
      // snippet end
    }
  }

  @Test func `A controller navigates in its own window`() async throws {
    try await Simulation.run { simulation in
      let home = HomeViewController()
      let window = await simulation.show(
        UINavigationController(rootViewController: home))
      home.tapAccount()
      await simulation.untilIdle()
      #expect(window.drawing.contains("AccountViewController*"))
    }
  }

  @Test func `A push becomes a destination`() async throws {
    try await Simulation.run { try await show(on: $0) }
  }

  private func show(on simulation: Simulation) async throws {
    let home = Old.HomeViewController()
    let window = await simulation.show(
      UINavigationController(rootViewController: home))
    let router = window.router
    home.tapAccount()
    await simulation.untilIdle()
    #expect(window.drawing.contains("AccountViewController*"))
    _ = home.navigationController?.popViewController(animated: false)
    await simulation.untilIdle()
    try await router.navigate(to: Chains.account)
    window.rootViewController?.present(
      LoginViewController(), animated: false, completion: nil)
    await simulation.untilIdle()
    print(try router.plan(to: Chains.account).sentences.joined(separator: "; "))
    try await router.navigate(to: Chains.account)
    print(window.drawing)
    prints(
      """
      dismiss LoginViewController, presented by UINavigationController, animated
      window
      └─ UINavigationController
         ├─ HomeViewController
         └─ AccountViewController*
      """)
  }
}
#endif
