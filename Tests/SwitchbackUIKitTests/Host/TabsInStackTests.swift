#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A tab bar controller on a navigation stack, as apps have it that show a log-in first.
@MainActor
struct TabsInStackTests {
  static let tabs = SingleContainerStep(
    finder: ClassFinder<UITabBarController, Any?>(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
      .with(ClassFactory<BagViewController, Any?>(), using: UITabBarController.addTab())
      .assemble())

  static let stack = GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())

  /// The second of the tabs, which are pushed.
  static let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Any?>(), factory: NilFactory()
  )
  .from(tabs)
  .using(UINavigationController.push())
  .from(stack)
  .assemble()

  /// The same tabs, the lowest of a new stack.
  static let bagInNewStack = StepAssembly(
    finder: ClassFinder<BagViewController, Any?>(), factory: NilFactory()
  )
  .from(tabs)
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  @Test func `Tabs are pushed onto a stack, and popped again`() async throws {
    let before = "window\n└─ stack\n   └─ Login*"
    try await check(
      Journey(
        "from the log-in",
        """
        window            →  window
        └─ stack             └─ stack
           └─ Login*            ├─ Login
                                └─ tabs*
                                   ├─ Account
                                   └─ Bag*
        """), to: Self.bag)
    try await Simulation.run { simulation in
      let window = try await simulation.window(before)
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.bag)
      try await router.navigate(
        to: GeneralStep.custom(using: ClassFinder<LoginViewController, Any?>()))
      #expect(window.drawn == before)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `Tabs are the first screen of a new stack`() async throws {
    try await check(
      Journey(
        "as the root",
        """
        window       →  window
        └─ Login        └─ stack
                           └─ tabs*
                              ├─ Account
                              └─ Bag*
        """), to: Self.bagInNewStack)
  }

  @Test func `A split view on a stack is an error before anything changes`() async throws {
    let step = StepAssembly(
      finder: ClassFinder<UISplitViewController, Any?>(),
      factory: ClosureFactory { (_: Any?) in UISplitViewController() }
    )
    .using(UINavigationController.push())
    .from(Self.stack)
    .assemble()
    let text = try await failure("window\n└─ stack\n   └─ Home*", to: step)
    #expect(
      text.contains(
        "Pushing <UISplitViewController> onto <UINavigationController> is not supported"))
  }
}
#endif
