import Switchback

extension Destinations {
  /// The chain to a destination. When you add a destination, the compiler asks for its chain.
  @BoundStepBuilder
  func step(for link: ShopLink) -> BoundStep {
    switch link {
    case .home: home
    case .catalogue: catalogue
    case .category(let listing): category(listing)
    case .product(let id): product(id)
    case .gallery(let photo): gallery(photo)
    case .bag: bag
    case .checkout(let form): checkout(form)
    case .account: account
    case .orders: orders
    case .order(let number): order(number)
    case .login: login
    case .forgotPassword(let email): forgotPassword(email)
    case .settings: settings
    case .settingsPage(let page): settingsPage(page)
    case .help(let topic): help(topic)
    }
  }
}
