#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackUIKit
import UIKitSimulator

enum ModelGuide: GuideHost {
  final class Home: ModelScreen, GuideScreen {}
  final class Account: ModelScreen, GuideScreen {}
  final class Bag: ModelScreen, GuideScreen {}
  final class Login: ModelScreen, GuideScreen {}
  final class ForgotPassword: ModelScreen, GuideScreen {}
  final class Product: ModelScreen {}

  static func product(_ id: Int) -> Product { Product(name: "Product(\(id))") }
  static var stack: StackFactory<Any?> { StackFactory() }
  static var tabs: TabsFactory<Any?> { TabsFactory() }

  /// The screen that a name in a drawing stands for.
  static func screen(named name: String) -> ModelScreen? {
    switch name {
    case "Home": Home()
    case "Account": Account()
    case "Bag": Bag()
    case "Login": Login()
    case "ForgotPassword": ForgotPassword()
    default: name.hasPrefix("Product(") ? Product(name: name) : nil
    }
  }
}

enum UIKitGuide: GuideHost {
  typealias Home = HomeViewController
  typealias Account = AccountViewController
  typealias Bag = BagViewController
  typealias Login = LoginViewController
  typealias ForgotPassword = ForgotPasswordViewController

  static func product(_ id: Int) -> ProductViewController { ProductViewController(id: id) }
  static var stack: NavigationControllerFactory<UINavigationController, Any?> { .init() }
  static var tabs: TabBarControllerFactory<UITabBarController, Any?> { .init() }
}

extension HomeViewController: GuideScreen {}
extension AccountViewController: GuideScreen {}
extension BagViewController: GuideScreen {}
extension LoginViewController: GuideScreen {}
extension ForgotPasswordViewController: GuideScreen {}
#endif
