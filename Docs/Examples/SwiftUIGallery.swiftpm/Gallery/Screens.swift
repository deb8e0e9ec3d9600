import Observation
import SwitchbackSwiftUI

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The list of everything, with the photos.
struct MenuView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Gallery", systemImage: "photo") }

  #if canImport(SwiftUI)
  @Environment(\.router) var router
  @Environment(\.screen) var screen
  @Environment(Gallery.self) var gallery
  @WindowNavigator<GalleryDestination> var navigator
  #endif
}

// snippet begin: photo
/// A photo, which zooms out of its row in the menu.
struct PhotoView: ZoomScreen {
  let id: Int
  var zoomSource: AnyHashable { id }

  #if canImport(SwiftUI)
  @Environment(\.screen) var screen
  @AccessibilityFocusState var hasFocus: Bool
  #endif
}
// snippet end

// snippet begin: note
/// A note whose title the user can change in the navigation bar.
@Observable
final class NoteScreen: ModelScreen {
  var title = "Note"
  var isEditing = false
}
// snippet end

/// A popover.
struct TipsView {}

/// A sheet of two heights.
struct FilterView {}

// snippet begin: draft
/// A sheet that no finger can drag away while it has text: its guard asks.
@Observable
final class DraftScreen: ModelScreen, LeaveGuard {
  var text = ""

  func confirmLeaving() async -> Bool {
    if text.isEmpty { return true }
    return await Prompt.discarding("Discard your draft?").isAgreed(above: self)
  }
}
// snippet end

/// A cover: a sheet on macOS.
struct PlayerView {
  #if canImport(SwiftUI)
  @Environment(\.dismiss) var dismiss
  #endif
}

// snippet begin: labels
/// The list of recipes, in a section of the sidebar.
struct RecipesView: TabScreen {
  var tabLabel: TabLabel {
    TabLabel("Recipes", systemImage: "book", section: "Columns")
  }
}

/// The accounts of the mail, whose tab has a badge.
struct AccountsView: TabScreen {
  let gallery: Gallery
  var tabLabel: TabLabel {
    TabLabel(
      "Mail", systemImage: "envelope",
      badge: gallery.unread > 0 ? "\(gallery.unread)" : nil, section: "Columns")
  }
}

// snippet end

// snippet begin: search
/// The search, which iOS 18 shows apart from the other tabs.
struct SearchView: TabScreen {
  var tabLabel: TabLabel {
    TabLabel("Search", systemImage: "magnifyingglass", isSearch: true)
  }

  #if canImport(SwiftUI)
  @State var text = ""
  #endif

  /// The photos whose numbers contain the text.
  static func photos(for text: String) -> [Int] {
    (1...50).filter { "\($0)".contains(text) }
  }
}
// snippet end

/// A recipe, in the second of two columns.
struct RecipeView {
  let id: Int
}

/// A mailbox, in the second of three columns.
struct MailboxView {
  let name: String
}

/// A message, in the third column.
struct MessageView {
  let id: Int
}

/// A document, with an inspector at its side.
struct DocumentView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Document", systemImage: "doc") }
}

/// The inspector.
struct FormatView {}
