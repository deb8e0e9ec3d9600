import Switchback
import SwitchbackUIKit

/// Every screen that the app can be asked for, and the way there from wherever the user is.
@MainActor
struct Destinations {
  private let session: Session
  /// Where the log-in is shown that stands on the way to other screens.
  private(set) weak var scene: UIWindowScene?

  init(session: Session, scene: UIWindowScene) {
    self.session = session
    self.scene = scene
  }

  /// Three tabs, two of them with stacks.
  var tabs: DestinationStep<UITabBarController, Any?> {
    SingleContainerStep(
      finder: ClassFinder(options: .current, from: .root),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(stack { HomeViewController() }, using: UITabBarController.addTab())
        .with(stack { BagViewController() }, using: UITabBarController.addTab())
        .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  /// The first tab.
  var home: DestinationStep<HomeViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: .nil()).from(tabs).assemble()
  }

  /// The second tab.
  var bag: DestinationStep<BagViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: .nil()).from(tabs).assemble()
  }

  /// A product: where it is, or on top of the stack that the user sees, or in one of its own.
  var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
    )
    .using(UINavigationController.push())
    .from(
      SwitchAssembly<UINavigationController, Int>()
        .addCase(expecting: ClassFinder(options: .visible))
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

  /// The account, in the first tab's stack. A user who is not logged in logs in on the way.
  var account: DestinationStep<AccountViewController, Any?> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory<AccountViewController, Any?>())
      .adding(LogIn(session: session, destinations: self))
      .using(UINavigationController.push())
      .from(home.expectingContainer())
      .assemble()
  }

  /// User name and password, over everything else.
  var login: DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Any?>(),
      factory: ClosureFactory { [session] _ in LoginViewController(session: session) }
    )
    .using(GeneralAction.presentModally(style: .shopSheet))
    .from(GeneralStep.current())
    .assemble()
  }

  /// A review to be written, over everything else.
  var review: DestinationStep<ReviewViewController, Any?> {
    StepAssembly(finder: .classFinder(), factory: ClassFactory<ReviewViewController, Any?>())
      .using(.presentModally(style: .shopPage))
      .from(.current())
      .assemble()
  }

  private func stack(
    _ make: @escaping @MainActor () -> UIViewController
  ) -> ClosureFactory<UINavigationController, Any?> {
    ClosureFactory { _ in UINavigationController(rootViewController: make()) }
  }
}

/// Logs the user in before a screen is shown that needs it.
struct LogIn: RoutingInterceptor {
  let session: Session
  let destinations: Destinations
  var waitsForUser: Bool { true }
  var key: AnyHashable? { "log in" }

  func perform(with context: Any?) async throws {
    if session.isLoggedIn { return }
    guard let scene = destinations.scene else { throw NotLoggedIn() }
    let outcome = try await WindowSceneRouter(scene: scene).navigate(to: destinations.login)
    guard let login = outcome.destination as? LoginViewController, await login.result() else {
      throw NotLoggedIn()
    }
  }
}

/// The user has closed the log-in.
struct NotLoggedIn: Error, CustomStringConvertible {
  var description: String { "Nobody has logged in." }
}

extension UIModalPresentationStyle {
  // There are no sheets on a television.
  #if os(tvOS)
  fileprivate static let shopSheet = UIModalPresentationStyle.fullScreen
  fileprivate static let shopPage = UIModalPresentationStyle.fullScreen
  #else
  fileprivate static let shopSheet = UIModalPresentationStyle.formSheet
  fileprivate static let shopPage = UIModalPresentationStyle.pageSheet
  #endif
}
