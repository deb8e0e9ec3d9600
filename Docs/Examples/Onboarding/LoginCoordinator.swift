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
    let login = StepAssembly { factory.makeLogin() }
      .using(.push()).from(.newRoot)
    switch destination {
    case .login:
      return login.step
    case .forgotPassword(let email):
      return StepAssembly { factory.makeForgotPassword(for: email) }
        .using(.push()).from(login.stack()).step
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
