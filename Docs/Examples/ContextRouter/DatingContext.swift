import Switchback
import SwitchbackLinks

/// The contexts of the app's screens. The case is the type of screen, and its
/// value is the info.
nonisolated enum DatingContext: Hashable, Sendable {
  case encounter(Int)
  case chats
  case chat(Int)
  case photo(Int)
  case settings
}

extension DatingContext {
  // snippet begin: links
  /// Reads links into contexts, some into several.
  static func links() throws(LinkError) -> LinkTable<[DatingContext]> {
    try LinkTable(schemes: ["dating"]) {
      DeepLink("chats", to: [.chats])
      DeepLink("settings", to: [.settings])
      DeepLink("chat", .path("id", Int.self)) {
        [.chat($0)]
      } print: {
        if case .chat(let id) = $0.first, $0.count == 1 { id } else { nil }
      }
      DeepLink(
        "chat", .path("id", Int.self, then: "photo"), .path("photo", Int.self)
      ) {
        [.chat($0), .photo($1)]
      } print: {
        if $0.count == 2, case (.chat(let id), .photo(let photo)) = ($0[0], $0[1])
        {
          (id, photo)
        } else {
          nil
        }
      }
    }
  }
  // snippet end
}
