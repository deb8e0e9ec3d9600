#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct SplitViewsTests {
  // snippet begin: mail
  @MainActor
  enum Chains {
    static let mail = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(
        factory: SplitControllerFactory(style: .doubleColumn)
      )
      .with(
        ClassFactory<FoldersViewController, Void>(), using: .show(in: .primary)
      )
      .with(
        ClosureFactory {
          UINavigationController(rootViewController: InboxViewController())
        }, using: .show(in: .secondary))
    )
    .using(.replaceRoot())
    .from(.root())
  }
  // snippet end

  // snippet begin: message
  @MainActor
  enum MessageChains {
    static let message = StepAssembly { (id: Int) in MessageViewController(id) }
      .using(.pushInSecondary())
      .from(Chains.mail)
  }
  // snippet end

  @Test func `A message is pushed in a wide window`() async throws {
    try await Simulation.run { simulation in
      let window = simulation.makeWindow(
        root: LaunchViewController(), width: .regular)
      await simulation.untilIdle()
      let router = window.router
      // snippet begin: navigate
      try await router.navigate(to: MessageChains.message(7))
      print(window.drawing)
      // snippet end
      // output: wide
      prints(
        """
        window
        └─ UISplitViewController
           ├─ UINavigationController*
           │  └─ FoldersViewController*
           └─ UINavigationController*
              ├─ InboxViewController
              └─ MessageViewController(7)*
        """)
    }
  }

  @Test func `A message is pushed in a narrow window`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(LaunchViewController())
      let router = window.router
      try await router.navigate(to: MessageChains.message(7))
      print(window.drawing)
      // output: narrow
      prints(
        """
        window
        └─ UISplitViewController
           └─ UINavigationController*
              ├─ FoldersViewController
              └─ UINavigationController*
                 ├─ InboxViewController
                 └─ MessageViewController(7)*
        """)
      if let scene = window.windowScene {
        simulation.changeWidth(of: scene, to: .regular)
      }
      await simulation.untilIdle()
      print(window.drawing)
      prints(
        """
        window
        └─ UISplitViewController
           ├─ UINavigationController*
           │  └─ FoldersViewController*
           └─ UINavigationController*
              ├─ InboxViewController
              └─ MessageViewController(7)*
        """)
    }
  }
}
#endif
