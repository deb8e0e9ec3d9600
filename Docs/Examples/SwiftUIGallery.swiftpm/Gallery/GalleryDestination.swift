import SwitchbackLinks
import SwitchbackSwiftUI

/// The screens of the gallery, one for each thing that SwiftUI shows.
nonisolated enum GalleryDestination: Hashable, Codable, Sendable {
  // In the first tab.
  case menu, photo(Int), photoWindow(Int), note
  // Above the others.
  case rating, sorting, tips, filter, draft, player
  // The other tabs.
  case recipe(Int)
  case mailbox(String), message(Int)
  case document, format, search

  /// The links, such as `gallery://photo/7`.
  static let links = Result {
    try LinkTable<GalleryDestination>(schemes: ["gallery"]) {
      DeepLink("menu", to: .menu)
      DeepLink("photo", .path("id", Int.self)) {
        .photo($0)
      } print: {
        if case .photo(let id) = $0 { id } else { nil }
      }
      DeepLink(readOnly: "window", .path("id", Int.self)) { .photoWindow($0) }
      DeepLink("note", to: .note)
      DeepLink("rating", to: .rating)
      DeepLink("sorting", to: .sorting)
      DeepLink("tips", to: .tips)
      DeepLink("filter", to: .filter)
      DeepLink("draft", to: .draft)
      DeepLink("player", to: .player)
      DeepLink("recipe", .path("id", Int.self)) {
        .recipe($0)
      } print: {
        if case .recipe(let id) = $0 { id } else { nil }
      }
      DeepLink("mailbox", .path("name", String.self)) {
        .mailbox($0)
      } print: {
        if case .mailbox(let name) = $0 { name } else { nil }
      }
      DeepLink("message", .path("id", Int.self)) {
        .message($0)
      } print: {
        if case .message(let id) = $0 { id } else { nil }
      }
      DeepLink("document", to: .document)
      DeepLink("format", to: .format)
      DeepLink("search", to: .search)
    }
  }
}
