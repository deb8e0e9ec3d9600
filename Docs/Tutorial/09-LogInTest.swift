import Foundation
import SwitchbackUIKit
import Testing

@Test func `The account comes after the log-in`() async throws {
  try await Simulation.run { simulation in
    Session.shared.user = nil
    let home = UINavigationController(rootViewController: HomeViewController())
    let window = simulation.makeWindow(root: home)
    await simulation.untilIdle()

    let navigation = window.router.go(to: Chains.account)
    try await simulation.wait {
      home.presentedViewController?.isBeingPresented == false
    }
    (home.presentedViewController as? LoginViewController)?.userTypedName("Ada")
    _ = try await navigation.value
    #expect(
      window.drawing == """
        window
        └─ UINavigationController
           ├─ HomeViewController
           └─ AccountViewController*
        """)
  }
}
