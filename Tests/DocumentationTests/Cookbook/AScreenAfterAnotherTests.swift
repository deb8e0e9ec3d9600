#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct AScreenAfterAnotherTests {
  // snippet begin: login
  @MainActor
  enum Chains {
    static let login = StepAssembly(LoginViewController.self)
      .using(.push())
      .from(.newStack())
  }
  // snippet end

  // snippet begin: forgot
  @MainActor
  enum PasswordChains {
    static let forgotPassword = StepAssembly(ForgotPasswordViewController.self)
      .using(.push())
      .from(Chains.login.stack())
  }
  // snippet end

  @Test func `The second is reached straight away`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let router = window.router
      // snippet begin: navigate
      print(try await router.navigate(to: PasswordChains.forgotPassword))
      print(window.drawing)
      // snippet end
      // output: after
      prints(
        """
        ForgotPasswordViewController is on screen; reused HomeViewController; built UINavigationController, LoginViewController, ForgotPasswordViewController
        window
        ├─ HomeViewController
        └─ modal UINavigationController
           ├─ LoginViewController
           └─ ForgotPasswordViewController*
        """)
      print(try await router.navigate(to: Chains.login))
      print(window.drawing)
      prints(
        """
        LoginViewController is on screen; reused LoginViewController
        window
        ├─ HomeViewController
        └─ modal UINavigationController
           └─ LoginViewController*
        """)
    }
  }
}
#endif
