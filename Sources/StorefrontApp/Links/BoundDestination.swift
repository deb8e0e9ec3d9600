import Switchback

/// A destination with the context to open it with, whatever their types: what a link comes down to.
///
/// Links of one table lead to screens and contexts of many types. Here they become one type, of which
/// a router can be asked for both things it does.
@MainActor
struct BoundDestination {
  private let open: @MainActor (any Router) async throws(NavigationError) -> NavigationOutcome
  private let look: @MainActor (any Router) throws(NavigationError) -> NavigationPlan

  /// A destination that is opened with a context.
  init<Target, Context>(_ step: DestinationStep<Target, Context>, with context: Context) {
    open = { (router: any Router) async throws(NavigationError) -> NavigationOutcome in
      try await router.navigate(to: step, with: context)
    }
    look = { (router: any Router) throws(NavigationError) -> NavigationPlan in
      try router.plan(to: step, with: context)
    }
  }

  /// A destination that needs no context.
  init<Target>(_ step: DestinationStep<Target, Void>) {
    self.init(step, with: ())
  }

  /// Shows the destination.
  ///
  /// - Throws: ``NavigationError``.
  @discardableResult
  func navigate(
    with router: some Router
  ) async throws(NavigationError) -> NavigationOutcome {
    try await open(router)
  }

  /// Says what showing the destination would do.
  ///
  /// - Throws: ``NavigationError``.
  func plan(with router: some Router) throws(NavigationError) -> NavigationPlan {
    try look(router)
  }
}

extension ShopLink {
  /// Where a link leads.
  @MainActor
  func destination(in app: Destinations) -> BoundDestination {
    switch self {
    case .home: BoundDestination(app.home)
    case .catalogue: BoundDestination(app.catalogue)
    case .category(let listing): BoundDestination(app.category, with: listing)
    case .product(let id): BoundDestination(app.product, with: id)
    case .gallery(let photo): BoundDestination(app.gallery, with: photo)
    case .bag: BoundDestination(app.bag)
    case .checkout(let form): BoundDestination(app.checkout, with: form)
    case .account: BoundDestination(app.account)
    case .orders: BoundDestination(app.orders)
    case .order(let number): BoundDestination(app.order, with: number)
    case .login: BoundDestination(app.login)
    case .forgotPassword(let email): BoundDestination(app.forgotPassword, with: email)
    case .settings: BoundDestination(app.settings)
    case .settingsPage(let page): BoundDestination(app.settingsPage, with: page)
    case .help(let topic): BoundDestination(app.help, with: topic)
    }
  }
}
