import Switchback
import SwitchbackUIKit

@MainActor
final class Session {
  static let shared = Session()
  var user: String?
}

final class LoginViewController: UIViewController, ResultScreen {
  let results = Results<String>()

  func userTypedName(_ name: String) { results.give(name) }
}

struct LogIn: RoutingInterceptor {
  struct GivenUp: Error {}

  static let login = StepAssembly(
    finder: ClassFinder(), factory: ClassFactory<LoginViewController, Void>()
  )
  .using(.presentModally())
  .from(.current())
  .assemble()

  let router: any Router
  var waitsForUser: Bool { true }
  var key: AnyHashable? { "log in" }

  func perform(with context: Void) async throws {
    if Session.shared.user != nil { return }
    guard let user = try await router.result(of: Self.login) else { throw GivenUp() }
    Session.shared.user = user
  }
}
