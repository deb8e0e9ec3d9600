import Foundation
import Observation
import SwitchbackLinks
import SwitchbackSwiftUI

/// What the screens share, in the environment of all windows.
@MainActor
@Observable
final class Gallery {
  static let shared = Gallery()

  var stars: Int?
  var order = "date"
  /// The number in the badge of the mail.
  var unread = 3

  /// What comes to the app and not to one of its windows.
  @ObservationIgnored let inbox = Inbox<URL>()

  // snippet begin: ask
  /// Asks in an alert, and keeps the answer if there is one.
  func askForStars(_ router: WindowRouter) async {
    if let stars = try? await router.result(of: Chains.rating), stars > 0 {
      self.stars = stars
    }
  }

  /// Asks in a dialog.
  func askForOrder(_ router: WindowRouter) async {
    if let order = try? await router.result(of: Chains.sorting) {
      self.order = order
    }
  }
  // snippet end
}

// snippet begin: window
extension ModelWindow {
  /// A new window: a stack, two columns, three columns, an inspector, a search.
  static func makeGallery(_ gallery: Gallery) -> ModelWindow {
    let inbox = MailboxView(name: "Inbox")
    return ModelWindow(
      ModelTabs(
        ModelStack(ContentScreen(MenuView(), for: GalleryDestination.menu)),
        ModelSplit(primary: ContentScreen(RecipesView())),
        ModelSplit(
          primary: ContentScreen(AccountsView(gallery: gallery)),
          supplementary: ContentScreen.showing(inbox.name, inbox)),
        ModelInspector([ModelStack(ContentScreen(DocumentView()))]),
        ModelStack(ContentScreen(SearchView()))))
  }
}
// snippet end

// snippet begin: ways
extension Gallery {
  /// Opens a link in a window, or in one of its own.
  @discardableResult
  func open(
    _ link: URL, in window: ModelWindow
  ) -> Task<NavigationOutcome, any Error>? {
    let links = GalleryDestination.links
    if case .photoWindow(let id) = try? links.get().destination(for: link) {
      window.openWindow(showing: GalleryDestination.photo(id))
      return nil
    }
    return window.router.go(to: link, with: links)
  }

  /// Takes a link that came as text: in a message that the user has tapped, or
  /// as the type of a quick action.
  func received(link: String?) {
    if let link = link.flatMap(URL.init(string:)) { inbox.receive(link) }
  }

  /// The `perform()` of an App Intent with `openAppWhenRun` ends here.
  func perform(_ destination: GalleryDestination) throws {
    inbox.receive(try Self.link(to: destination))
  }

  /// The link of a widget: `.widgetURL(Gallery.link(to: .photo(7)))`.
  static func link(to destination: GalleryDestination) throws -> URL {
    try GalleryDestination.links.get().url(for: destination)
  }
}
// snippet end
