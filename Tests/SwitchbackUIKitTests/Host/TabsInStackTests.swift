#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A tab bar controller on a navigation stack, as apps have it that show a log-in first.
struct TabsInStackTests {
  static let tabs = SingleContainerStep(
    finder: ClassFinder<UITabBarController, Any?>(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
      .with(ClassFactory<BagViewController, Any?>(), using: UITabBarController.addTab())
      .assemble())

  static let stack = existing(UINavigationController.self)

  /// The second of the tabs, which are pushed.
  static let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Any?>(), factory: NilFactory()
  )
  .from(tabs)
  .using(UINavigationController.push()).from(stack).assemble()

  /// The same tabs, the lowest of a new stack.
  static let bagInNewStack = StepAssembly(
    finder: ClassFinder<BagViewController, Any?>(), factory: NilFactory()
  )
  .from(tabs)
  .using(UINavigationController.push()).from(NavigationControllerStep())
  .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()

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
    try await inWindow(before) { window, _ in
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.bag)
      try await router.navigate(
        to: existing(LoginViewController.self))
      #expect(window.drawn == before)
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
}
#endif
