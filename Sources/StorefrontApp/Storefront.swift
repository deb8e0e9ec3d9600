import Foundation
import SwitchbackInspector
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
  /// The user of the app.
  package let session: Session
  /// The destinations of the app.
  let destinations: Destinations
  /// The screens that the user has come from.
  let trail: Trail
  private let links: LinkTable<ShopLink>
  private let router: WindowRouter
  /// The links and messages from outside, which may arrive before there is a screen.
  private let inbox = Inbox<ShopLink>()
  private static let version = "1"

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - session: The user of the app.
  ///   - person: Answers when a screen asks the user.
  ///   - isForMembers: Whether the app shows only a welcome until the visitor logs in.
  ///   - received: The links that started the app.
  ///   - recorder: Records the navigations.
  /// - Throws: `LinkError` if the links contradict each other.
  package init(
    session: Session = Session(), person: any Person = ScriptedPerson(),
    isForMembers: Bool = false, received: [String] = [],
    recorder: NavigationRecorder? = nil
  ) async throws {
    self.session = session
    links = try ShopLink.table()
    let plainRouter = WindowRouter(window: window)
    let router = recorder?.recording(plainRouter) ?? plainRouter
    destinations = Destinations(
      .hiking, session, person, router, isForMembers: isForMembers)
    trail = Trail(
      rebuilding: Navigator(router: router, step: destinations.step(for:)).step(for:))
    self.router = router.observing(trail.note)
    for link in received { try receive(link) }
    let root: ModelScreen =
      isForMembers && !session.isLoggedIn
      ? WelcomeScreen() : Destinations.makeTabs()
    try await window.setRootScreen(root, animated: false)
    inbox.open { [navigator] in _ = try await navigator.navigate(to: $0) }
    await inbox.waitUntilIdle()
  }

  /// Receives a link from outside, at any time. Opens it as soon as there is a screen, after all
  /// earlier links, and drops it if it leads nowhere.
  ///
  /// - Throws: `LinkError` for a link that cannot be read.
  package func receive(_ link: String) throws {
    inbox.receive(try links.destination(for: link))
  }

  /// Waits until all received links are opened.
  package func waitUntilIdle() async { await inbox.waitUntilIdle() }

  /// The navigator for screens.
  package var navigator: Navigator<ShopLink> { navigator { _ in } }

  private func navigator(
    _ observer: @escaping @MainActor (NavigationEvent) -> Void
  ) -> Navigator<ShopLink> {
    Navigator(router: router.observing(observer), step: destinations.step(for:))
  }

  /// Opens a link, from wherever the user is.
  /// - Parameter observer: Receives the events of the navigation.
  /// - Throws: `LinkError` for a link that cannot be read, ``NavigationError`` for one that leads
  ///   nowhere. Then only the log-in may have changed the screens.
  @discardableResult
  package func open(
    _ link: String, observer: @escaping @MainActor (NavigationEvent) -> Void = { _ in }
  ) async throws -> NavigationOutcome {
    try await navigator(observer).open(link, with: links)
  }

  /// Plans opening a link. Changes nothing.
  ///
  /// - Throws: The errors of ``open(_:observer:)``.
  package func plan(_ link: String) throws -> NavigationPlan {
    try navigator.plan(to: links.destination(for: link))
  }

  /// The chain for a link, with its context.
  ///
  /// - Throws: `LinkError` for a link that cannot be read.
  package func step(for link: String) throws -> BoundStep {
    navigator.step(for: try links.destination(for: link))
  }

  /// Goes back.
  ///
  /// - Throws: ``NavigationError``. Then the screens have not changed.
  @discardableResult
  package func back(
    _ way: WayBack, observer: @escaping @MainActor (NavigationEvent) -> Void = { _ in }
  ) async throws -> NavigationOutcome {
    try await navigator(observer).navigateBack(way.step(trail))
  }

  /// The screens as data, to be opened again by ``restore(_:)``.
  package func save() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(SavedScreens<ShopLink>(of: window, version: Self.version))
  }

  /// Opens saved screens, as many of them as possible.
  ///
  /// - Returns: The report, with the screens that are missing.
  /// - Throws: ``RestorationError`` or `DecodingError` for data that cannot be read. Then the
  ///   screens have not changed.
  package func restore(_ data: Data) async throws -> RestorationReport<ShopLink> {
    let saved = try JSONDecoder().decode(SavedScreens<ShopLink>.self, from: data)
    return await navigator.restore(saved, in: window, version: Self.version)
  }

  /// The forms of all links, in the order in which the app declares them.
  package var linkPatterns: [LinkPattern] { links.patterns }
}
