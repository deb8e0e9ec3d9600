import StorefrontApp
import Switchback
import SwitchbackModel
import SwitchbackTesting

/// The shop, for an explorer and for the route checks.
@MainActor
package enum ExploredStorefront {
  /// The links that the explorer opens everywhere, each with the name of its screen: one of each
  /// kind, and a second one where two screens of a kind could be confused.
  package static let links = [
    ("store://home", "Home"),
    ("store://catalogue", "Catalogue"),
    ("store://category/jackets?sort=newest", "Category(jackets by newest)"),
    ("store://product/42", "Product(42)"),
    ("store://product/7", "Product(7)"),
    ("store://product/7/gallery?photo=2", "Gallery(7, photo 2)"),
    ("store://bag", "Bag"),
    ("store://checkout", "Checkout"),
    ("store://account", "Account"),
    ("store://orders", "Orders"),
    ("store://orders/1002", "Order(1002)"),
    ("store://login", "Login"),
    ("store://login/forgot-password", "ForgotPassword"),
    ("store://settings", "Settings"),
    ("store://settings/privacy", "SettingsPage(privacy)"),
    ("store://help/delivery", "Help(delivery)"),
  ]

  /// An explorer of the shop.
  ///
  /// - Parameters:
  ///   - options: The start and the user of the app.
  ///   - replaced: Other destinations for some of the links. Tests break the app with them.
  ///   - change: Adds rules.
  package static func explorer(
    bounds: Explorer.Bounds, _ options: Options = .visitor,
    replacing replaced: [String: @MainActor (Storefront) throws -> BoundStep] = [:],
    changing change: @escaping @MainActor (ExploredApp) -> ExploredApp = { $0 }
  ) -> Explorer {
    Explorer(bounds: bounds) {
      let app = try await Storefront(options)
      let destinations = try links.map { link, screen in
        Explorer.Move.destination(
          link, try replaced[link]?(app) ?? app.step(for: link), shows: screen)
      }
      // A plain router: the app's own also remembers where the user came from, and drawings of the
      // screens do not show that.
      return change(
        ExploredApp(window: app.window, moves: destinations + [.back(.previous)])
          .keeping("logged in") {
            app.session.isLoggedIn
          } set: {
            app.session.isLoggedIn = $0
          }
          .allowingSeveral(HelpScreen.self)
          .allowing(.throwing(LoginError.self)))
    }
  }

  /// The chains behind the links.
  package static func routes() async throws -> Routes {
    let app = try await Storefront()
    var routes = Routes()
    for (link, _) in links {
      let step = try app.step(for: link)
      routes.add(link, step)
      routes.add(link: link, to: step)
    }
    return routes
  }
}
