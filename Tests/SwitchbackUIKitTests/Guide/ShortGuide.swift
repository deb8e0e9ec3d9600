#if !canImport(UIKit)
import SwitchbackUIKit

/// The configurations of the guide in the shortest form, for UIKit. The suites beside this file run each of
/// them like those of the guide.
@MainActor
enum ShortGuide {
  // begin: the eight configurations
  static let product = StepAssembly(.currentVisible) { ProductViewController(id: $0) }
    .using(.push()).from(.newStack())
  static let homeAsRoot = StepAssembly(HomeViewController.self, .current, from: .root)
    .using(.replaceRoot()).from(.root())
  static let accountInVisibleStack = StepAssembly(AccountViewController.self)
    .using(.push()).from(StepAssembly(existing: UINavigationController.self)).from(.current())
  static let accountInStackOrNewStack = StepAssembly(AccountViewController.self, .currentVisible)
    .using(.push()).from(.visibleStack(.visible, or: .newStack()))
  static let tabsAsRoot = StepAssembly {
    let tabs = UITabBarController()
    tabs.viewControllers = [HomeViewController(), AccountViewController()]
    return tabs
  }.using(.replaceRoot()).from(.root())
  static let accountWherever = StepAssembly(existing: AccountViewController.self).from(tabsAsRoot)
  static let login = StepAssembly(LoginViewController.self).using(.push()).from(.newStack())
  static let forgotPassword = StepAssembly(ForgotPasswordViewController.self)
    .using(.push()).from(login.stack())
  static let visibleBag = StepAssembly(BagViewController.self, .currentVisible)
    .using(.presentModally()).from(.current())
  static let newBag = StepAssembly(BagViewController.self, [])
    .using(.presentModally()).from(.current())
  static let presentedBag = StepAssembly(
    finder: .closure { (_: Void, hierarchy) in
      try hierarchy.first(BagViewController.self) { $0.presentingScreen != nil }
    }, factory: .class()
  ).using(.presentModally()).from(.current())
  static let loginWithTransition = StepAssembly(LoginViewController.self)
    .using(.presentModally(transitioningDelegate: Curtain())).from(.current())
  // end
}
#endif
