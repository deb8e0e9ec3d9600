import SwitchbackUIKit

/// A page of the onboarding.
final class PageViewController: UIViewController, ContextHolding, NamedScreen {
  let context: OnboardingPage
  private let onNext: () -> Void

  init(_ page: OnboardingPage, onNext: @escaping () -> Void) {
    context = page
    self.onNext = onNext
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { "Page(\(context))" }

  /// The action of the button "Next".
  func next() { onNext() }
}

// snippet begin: login
/// Asks for user name and password.
final class LoginViewController: UIViewController {
  private let navigator: Navigator<LoginDestination>
  private let onLogin: (User) -> Void

  init(navigator: Navigator<LoginDestination>, onLogin: @escaping (User) -> Void)
  {
    self.navigator = navigator
    self.onLogin = onLogin
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func logIn(as name: String) { onLogin(User(name: name)) }

  func forgotPassword(of email: String) {
    navigator.go(to: .forgotPassword(email: email))
  }
}
// snippet end

/// Helps users who have forgotten their password.
final class ForgotPasswordViewController: UIViewController {
  let email: String
  private let navigator: Navigator<LoginDestination>

  init(email: String, navigator: Navigator<LoginDestination>) {
    self.email = email
    self.navigator = navigator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The action of the button "Done".
  func done() { navigator.goBack() }
}

/// The first screen of the shop.
final class HomeViewController: UIViewController, NamedScreen {
  private let user: User
  private let navigator: Navigator<ShopDestination>

  init(user: User, navigator: Navigator<ShopDestination>) {
    self.user = user
    self.navigator = navigator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { "Home(\(user.name))" }

  /// The action of the button "Orders".
  func showOrders() { navigator.go(to: .orders) }
}

/// The orders of the user.
final class OrdersViewController: UIViewController {
  private let navigator: Navigator<ShopDestination>

  init(navigator: Navigator<ShopDestination>) {
    self.navigator = navigator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The action of a tap on a row.
  func select(_ number: Int) { navigator.go(to: .order(number)) }
}

/// One order.
final class OrderViewController: UIViewController, ContextHolding, NamedScreen {
  let context: Int

  init(number: Int) {
    context = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { "Order(\(context))" }
}
