import Switchback
import SwitchbackUIKit

// snippet begin: destinations
/// The destinations of screens before the log-in.
enum LoginDestination: Hashable {
  case login
  case forgotPassword(email: String)
}
// snippet end

// snippet begin: coordinator
/// Guides the user through the log-in, and reports who the user is.
@MainActor
final class LoginCoordinator {
  private let router: any Router
  private let onEnd: (User) -> Void

  init(router: any Router, onEnd: @escaping (User) -> Void) {
    self.router = router
    self.onEnd = onEnd
  }

  var navigator: Navigator<LoginDestination> {
    Navigator(router: router, step: step(for:))
  }

  func start() {
    navigator.go(to: .login)
  }

  private func step(for destination: LoginDestination) -> BoundStep {
    let factory = LoginViewControllerFactory(navigator: navigator, onLogin: onEnd)
    let login = SingleStep(
      finder: ClassFinder(), factory: ClosureFactory { factory.makeLogin() }
    )
    .using(UINavigationController.push())
    .from(.newRoot)
    .assemble()
    switch destination {
    case .login:
      return BoundStep(login)
    case .forgotPassword(let email):
      return BoundStep(
        SingleStep(
          finder: ClassFinder(),
          factory: ClosureFactory { factory.makeForgotPassword(for: email) }
        )
        .using(UINavigationController.push())
        .from(login.expectingContainer())
        .assemble())
    }
  }
}
// snippet end

// snippet begin: factory
/// Makes the screens of the log-in, with the navigator of the log-in and no
/// other.
@MainActor
struct LoginViewControllerFactory {
  let navigator: Navigator<LoginDestination>
  let onLogin: (User) -> Void

  func makeLogin() -> LoginViewController {
    LoginViewController(navigator: navigator, onLogin: onLogin)
  }

  func makeForgotPassword(for email: String) -> ForgotPasswordViewController {
    ForgotPasswordViewController(email: email, navigator: navigator)
  }
}
// snippet end
