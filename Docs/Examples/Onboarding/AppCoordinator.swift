import SwitchbackLinks
import SwitchbackUIKit

// snippet begin: coordinator
/// The coordinator of the app: the onboarding, then the log-in, then the shop.
@MainActor
final class AppCoordinator {
  private let router: any Router
  private let links: LinkTable<ShopDestination>
  /// Holds the links that arrive before the shop is there.
  private let inbox = Inbox<ShopDestination>()
  /// The current coordinator.
  private var child: AnyObject?

  init(router: any Router) throws {
    self.router = router
    links = try ShopDestination.links()
  }

  func start() {
    let onboarding = OnboardingCoordinator(router: router) { [weak self] in
      self?.logIn()
    }
    child = onboarding
    onboarding.start()
  }

  private func logIn() {
    let login = LoginCoordinator(router: router) { [weak self] user in
      self?.openShop(for: user)
    }
    child = login
    login.start()
  }

  private func openShop(for user: User) {
    child = nil
    let navigator = Shop(user: user, router: router).navigator
    navigator.go(to: .home)
    inbox.open { _ = try await navigator.navigate(to: $0) }
  }

  /// Opens a link that the user has tapped.
  func open(_ url: URL) throws {
    inbox.receive(try links.destination(for: url))
  }
}
// snippet end
