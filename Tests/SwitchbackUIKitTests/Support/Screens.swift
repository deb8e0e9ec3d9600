#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit

/// A screen of the tests: in drawings it goes by its class without `ViewController`.
class Page: UIViewController, NamedScreen {
  var screenName: String {
    title ?? String("\(type(of: self))".replacing("ViewController", with: ""))
  }
}

final class HomeViewController: Page {}
final class AccountViewController: Page {}
final class BagViewController: Page {}
final class LoginViewController: Page {}
final class ForgotPasswordViewController: Page {}

final class ProductViewController: Page, ContextChecking {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Product(\(id))"
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { id == context }
}

/// A screen of an app's own around another one, such as a drawer or a hosting controller, which does
/// not conform to `ContainerScreen`.
final class Frame: UIViewController {
  init(around screen: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(screen)
    screen.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for screen in children { view.addSubview(screen.view) }
  }
}

/// A screen that is asked whether it may go.
final class DraftViewController: Page, LeaveGuard {
  /// What the user says when asked.
  var answer: @MainActor () async -> Bool = { true }
  private(set) var askedCount = 0

  func confirmLeaving() async -> Bool {
    askedCount += 1
    return await answer()
  }
}

/// A screen with any name.
@MainActor
func page(_ name: String) -> Page {
  let page = Page()
  page.title = name
  return page
}

/// A screen of the class that a name in a drawing stands for.
@MainActor
func screen(named name: String) -> UIViewController {
  switch name {
  case "Home": HomeViewController()
  case "Account": AccountViewController()
  case "Bag": BagViewController()
  case "Draft": DraftViewController()
  case "Login": LoginViewController()
  case "ForgotPassword": ForgotPasswordViewController()
  case "UIAlertController":
    UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
  default:
    if name.hasPrefix("Product("), let id = Int(name.dropFirst(8).dropLast()) {
      ProductViewController(id: id)
    } else {
      page(name)
    }
  }
}
#endif
