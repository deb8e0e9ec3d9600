#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct ReplaceTheRootTests {
  // snippet begin: chain
  @MainActor
  enum Chains {
    static let home = StepAssembly(
      finder: ScreenFinder(options: .current, from: .root),
      factory: ClassFactory<HomeViewController, Void>()
    )
    .using(.replaceRoot())
    .from(.root())
  }
  // snippet end

  @MainActor
  enum LayerChains {
    static let homeFromCurrent = StepAssembly(
      finder: ScreenFinder(options: .current, from: .root),
      factory: ClassFactory<HomeViewController, Void>()
    )
    .using(.replaceRoot())
    .from(.current())
  }

  @Test func `Home becomes the root, from under a modal too`() async throws {
    try await Simulation.run { try await show(on: $0) }
  }

  private func show(on simulation: Simulation) async throws {
    let window = await simulation.show(LaunchViewController())
    let router = window.router
    window.rootViewController?.present(
      LoginViewController(), animated: false, completion: nil)
    await simulation.untilIdle()
    print(window.drawing)
    // output: before
    prints(
      """
      window
      ├─ LaunchViewController
      └─ modal LoginViewController
      """)

    do throws(NavigationError) {
      try await router.navigate(to: LayerChains.homeFromCurrent)
    } catch {
      print(error.message)
    }
    prints(
      """
      LoginViewController is not the root of the window. Start from GeneralStep.root() to dismiss what is presented and replace the root from anywhere.
      """)

    // snippet begin: navigate
    try await router.navigate(to: Chains.home)
    print(window.drawing)
    // snippet end
    // output: after
    prints(
      """
      window
      └─ HomeViewController
      """)
  }
}
#endif
