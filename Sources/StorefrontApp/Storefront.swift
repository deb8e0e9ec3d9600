import Switchback
import SwitchbackLinks
import SwitchbackModel

/// The app: a shop without pixels, driven by links.
///
///     let app = try await Storefront()
///     try await app.open("store://product/42")
///     print(app.window.drawing)
///     // window
///     // └─ tabs
///     //    ├─ stack
///     //    │  └─ Home*
///     //    ├─ stack*
///     //    │  ├─ Catalogue
///     //    │  ├─ Category(shoes by name)
///     //    │  └─ Product(42)*
///     //    …
@MainActor
package final class Storefront {
  /// The window with all screens.
  package let window = ModelWindow()
  /// Who uses the app.
  let session: Session
  /// The places of the app.
  let destinations: Destinations
  private let links: LinkTable<ShopLink>
  private let router: WindowRouter

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - session: Who uses the app.
  ///   - person: Who answers when a screen asks something.
  ///   - isForMembers: Whether nothing but a welcome is shown before the visitor has logged in.
  /// - Throws: `LinkError` if the links contradict each other.
  package init(
    session: Session = Session(), person: any Person = ScriptedPerson(),
    isForMembers: Bool = false
  ) async throws {
    self.session = session
    links = try ShopLink.table()
    router = WindowRouter(window: window)
    destinations = Destinations(
      .hiking, session, person, router, isForMembers: isForMembers)
    let root: ModelScreen =
      isForMembers && !session.isLoggedIn
      ? WelcomeScreen() : try await TabSteps.factory.build(with: ())
    try await window.setRootScreen(root, animated: false)
  }

  /// Opens a link, from wherever the user is.
  ///
  /// - Parameter observer: Is told what happens on the way.
  /// - Throws: `LinkError` for a link that cannot be read, ``NavigationError`` for one that leads
  ///   nowhere. The screens are as they were then.
  @discardableResult
  package func open(
    _ link: String, observer: @escaping @MainActor (NavigationEvent) -> Void = { _ in }
  ) async throws -> NavigationOutcome {
    try await destination(of: link).navigate(with: router.observing(observer))
  }

  /// Says what opening a link would do. Changes nothing.
  ///
  /// - Throws: As ``open(_:observer:)``.
  package func plan(_ link: String) throws -> NavigationPlan {
    try destination(of: link).plan(with: router)
  }

  /// The form of all links, in the order of the app.
  package var linkPatterns: [LinkPattern] { links.patterns }

  private func destination(of link: String) throws -> BoundDestination {
    try links.destination(for: link).destination(in: destinations)
  }
}
