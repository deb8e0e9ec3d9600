import Switchback

extension ShopLink {
  /// The chain to the destination. When you add a destination, the compiler asks for its chain.
  @MainActor
  @BoundStepBuilder
  func step(in app: Destinations) -> BoundStep {
    switch self {
    case .home: app.home
    case .catalogue: app.catalogue
    case .category(let listing): BoundStep(app.category, with: listing)
    case .product(let id): BoundStep(app.product, with: id)
    case .gallery(let photo): BoundStep(app.gallery, with: photo)
    case .bag: app.bag
    case .checkout(let form): BoundStep(app.checkout, with: form)
    case .account: app.account
    case .orders: app.orders
    case .order(let number): BoundStep(app.order, with: number)
    case .login: app.login
    case .forgotPassword(let email): BoundStep(app.forgotPassword, with: email)
    case .settings: app.settings
    case .settingsPage(let page): BoundStep(app.settingsPage, with: page)
    case .help(let topic): BoundStep(app.help, with: topic)
    }
  }
}
