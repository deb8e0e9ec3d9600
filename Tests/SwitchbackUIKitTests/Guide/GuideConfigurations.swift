#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit

// NB: no letter of these configurations may change. They are written as the guide writes them, in the
// long form, and have to compile as they stand: apps have them in their sources. The suites beside this
// file run each of them, with the tree before and after, and `.ci/checks/guide-configurations` times the
// type-checker.

/// The configurations of the guide, in their long form.
@MainActor
enum GuideConfigurations {
  struct ProductViewControllerFactory: Factory {
    func build(with context: Int) -> ProductViewController { ProductViewController(id: context) }
  }

  /// The configuration with which the guide begins.
  static func product() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassFinder(options: [.current, .visible]),
      factory: ProductViewControllerFactory()
    )
    .using(UINavigationController.pushToNavigation())
    .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  /// Home as the root of the window.
  static func homeAsRoot() -> DestinationStep<HomeViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<HomeViewController, Any?>(options: .current, from: .root),
      factory: XibFactory<HomeViewController, Any?>()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  /// Account, pushed into a stack that is there.
  static func accountInVisibleStack() -> DestinationStep<AccountViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(),
      factory: XibFactory<AccountViewController, Any?>()
    )
    .using(UINavigationController.pushToNavigation())
    .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
    .from(GeneralStep.current())
    .assemble()
  }

  /// Account, pushed into the stack that the user sees or into a new one.
  static func accountInStackOrNewStack() -> DestinationStep<AccountViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(options: .currentVisible),
      factory: XibFactory<AccountViewController, Any?>()
    )
    .using(UINavigationController.pushToNavigation())
    .from(
      SwitchAssembly<UINavigationController, Any?>()
        .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
        .assemble(default: {
          ChainAssembly()
            .from(NavigationControllerStep())
            .using(GeneralAction.presentModally())
            .from(GeneralStep.current())
            .assemble()
        })
    )
    .assemble()
  }

  /// Tabs with Home and Account in them as the root of the window.
  static func tabsAsRoot() -> DestinationStep<UITabBarController, Any?> {
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())
        .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
        .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  /// Account, wherever the user is.
  static func accountWherever() -> DestinationStep<AccountViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(),
      factory: NilFactory()
    )
    .from(tabsAsRoot())
  }

  /// Login in a stack of its own, presented.
  static func login() -> DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Any?>(),
      factory: XibFactory<LoginViewController, Any?>()
    )
    .using(UINavigationController.pushToNavigation())
    .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  /// ForgotPassword, pushed after Login.
  static func forgotPassword() -> DestinationStep<ForgotPasswordViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Any?>(),
      factory: XibFactory<ForgotPasswordViewController, Any?>()
    )
    .using(UINavigationController.pushToNavigation())
    .from(login().expectingContainer())
    .assemble()
  }

  /// The bag that the user sees, or a new one that is presented.
  static func visibleBag() -> DestinationStep<BagViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<BagViewController, Any?>(options: [.current, .visible]),
      factory: XibFactory<BagViewController, Any?>()
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  /// A new bag, even if one is presented already.
  static func newBag() -> DestinationStep<BagViewController, Any?> {
    StepAssembly(
      finder: NilFinder<BagViewController, Any?>(), factory: XibFactory<BagViewController, Any?>()
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  /// The bag that is presented, whether or not another one is a tab.
  static func presentedBag() -> DestinationStep<BagViewController, Any?> {
    StepAssembly(finder: PresentedBagFinder(), factory: XibFactory<BagViewController, Any?>())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  /// Login with a transition of the app's own.
  static func loginWithTransition(
    _ curtain: any UIViewControllerTransitioningDelegate
  ) -> DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Any?>(),
      factory: XibFactory<LoginViewController, Any?>()
    )
    .using(GeneralAction.presentModally(transitioningDelegate: curtain))
    .from(GeneralStep.current())
    .assemble()
  }

  struct PresentedBagFinder: StackIteratingFinder {
    let options = SearchOptions.fullStack

    func isTarget(_ screen: BagViewController, with context: Any?) -> Bool {
      screen.presentingScreen != nil
    }
  }
}
#endif
