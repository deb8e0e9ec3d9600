#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct SplitViewsTests {
  final class FoldersViewController: UIViewController {}
  final class InboxViewController: UIViewController {}

  final class MessageViewController: UIViewController, ContextChecking,
    NamedScreen
  {
    let id: Int

    init(id: Int) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var screenName: String { "Message(\(id))" }

    func isTarget(for context: Int) -> Bool { id == context }
  }

  // snippet begin: mail
  @MainActor
  enum Chains {
    static let mail = SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(
        factory: SplitControllerFactory(style: .doubleColumn)
      )
      .with(
        ClassFactory<FoldersViewController, Void>(),
        using: UISplitViewController.show(in: .primary)
      )
      .with(
        ClosureFactory {
          UINavigationController(rootViewController: InboxViewController())
        },
        using: UISplitViewController.show(in: .secondary)
      )
      .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }
  // snippet end

  // snippet begin: message
  @MainActor
  enum MessageChains {
    static let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(),
      factory: ClosureFactory { id in MessageViewController(id: id) }
    )
    .using(UISplitViewController.pushInSecondary())
    .from(Chains.mail)
    .assemble()
  }
  // snippet end

  @Test func `A message is pushed in a wide window`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = simulation.makeWindow(
        root: LaunchViewController(), width: .regular)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      // snippet begin: navigate
      try await router.navigate(to: MessageChains.message, with: 7)
      print(window.drawing)
      // snippet end
      // output: wide
      page.prints(
        """
        window
        └─ UISplitViewController
           ├─ UINavigationController*
           │  └─ FoldersViewController*
           └─ UINavigationController*
              ├─ InboxViewController
              └─ Message(7)*
        """)
    }
  }

  @Test func `A message is pushed in a narrow window`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let window = await simulation.show(LaunchViewController())
      let router = WindowRouter(window: window)
      try await router.navigate(to: MessageChains.message, with: 7)
      print(window.drawing)
      // output: narrow
      page.prints(
        """
        window
        └─ UISplitViewController
           └─ UINavigationController*
              ├─ FoldersViewController
              └─ UINavigationController*
                 ├─ InboxViewController
                 └─ Message(7)*
        """)
      if let scene = window.windowScene {
        simulation.changeWidth(of: scene, to: .regular)
      }
      await simulation.untilIdle()
      print(window.drawing)
      // output: turned
      page.prints(
        """
        window
        └─ UISplitViewController
           ├─ UINavigationController*
           │  └─ FoldersViewController*
           └─ UINavigationController*
              ├─ InboxViewController
              └─ Message(7)*
        """)
    }
  }
}
#endif
