#if canImport(SwiftUI)
import SwiftUI
import SwitchbackSwiftUI

// snippet begin: menu
extension MenuView: View {
  var body: some View {
    List {
      ForEach(1...3, id: \.self) { id in
        Button("Photo \(id)") { navigator.go(to: .photo(id)) }
          .zoomSource(id)
      }
      Button("Photo in a window") {
        screen?.window?.openWindow(showing: GalleryDestination.photo(4))
      }
      Button("Stars: \(gallery.stars ?? 0)") {
        Task { await gallery.askForStars(router) }
      }
      Button("Sorted by \(gallery.order)") {
        Task { await gallery.askForOrder(router) }
      }
      Button("Tips") { navigator.go(to: .tips) }
        .popoverAnchor("tips")
      Button("Note") { navigator.go(to: .note) }
      Button("Filter") { navigator.go(to: .filter) }
      Button("Draft") { navigator.go(to: .draft) }
      Button("Player") { navigator.go(to: .player) }
    }
    .navigationTitle("Gallery")
  }
}
// snippet end

/// A list of destinations.
private struct Rows: View {
  let rows: [(title: String, destination: GalleryDestination)]
  @WindowNavigator<GalleryDestination> private var navigator

  init(_ rows: [(String, GalleryDestination)]) { self.rows = rows }

  var body: some View {
    List {
      ForEach(rows, id: \.destination) { row in
        Button(row.title) { navigator.go(to: row.destination) }
      }
    }
  }
}

// snippet begin: focus
extension PhotoView: View {
  var body: some View {
    Text(verbatim: "Photo \(id)")
      .accessibilityFocused($hasFocus)
      .onChange(of: screen?.isOnDisplay == true, initial: true) {
        _, isOnDisplay in
        hasFocus = isOnDisplay
      }
      .navigationTitle(Text(verbatim: "Photo \(id)"))
  }
}
// snippet end

// snippet begin: title
extension NoteScreen: ViewScreen {
  var body: some View { NoteView(note: self) }
}

private struct NoteView: View {
  @Bindable var note: NoteScreen

  var body: some View {
    Text(verbatim: note.isEditing ? "Editing" : "Reading")
      .navigationTitle($note.title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(note.isEditing ? "Done" : "Edit") { note.isEditing.toggle() }
        }
      }
  }
}
// snippet end

extension TipsView: View {
  var body: some View { Text("Tap a photo.").padding() }
}

extension FilterView: View {
  var body: some View {
    Text("Filter").presentationDetents([.medium, .large])
  }
}

// snippet begin: leave
extension DraftScreen: ViewScreen {
  var body: some View { DraftView(draft: self) }
}

private struct DraftView: View {
  @Bindable var draft: DraftScreen
  @Environment(\.router) private var router

  var body: some View {
    TextField("Text", text: $draft.text)
    Button("Close") { router.goBack() }
  }
}

extension PlayerView: View {
  var body: some View { Button("Close") { dismiss() } }
}
// snippet end

extension RecipesView: View {
  var body: some View {
    Rows((1...3).map { ("Recipe \($0)", .recipe($0)) })
      .navigationTitle("Recipes")
  }
}

extension RecipeView: View {
  var body: some View { Text(verbatim: "Recipe \(id)") }
}

extension AccountsView: View {
  var body: some View {
    Rows(["Inbox", "Sent"].map { ($0, .mailbox($0)) })
      .navigationTitle("Accounts")
  }
}

extension MailboxView: View {
  var body: some View {
    Rows((1...3).map { ("Message \($0)", .message($0)) })
      .navigationTitle(name)
  }
}

extension MessageView: View {
  var body: some View { Text(verbatim: "Message \(id)") }
}

extension DocumentView: View {
  var body: some View {
    Rows([("Format", .format)])
      .navigationTitle("Document")
  }
}

extension FormatView: View {
  var body: some View { Text("Format") }
}

// snippet begin: search
extension SearchView: View {
  var body: some View {
    Rows(Self.photos(for: text).map { ("Photo \($0)", .photo($0)) })
      .searchable(text: $text, prompt: "Number")
      .navigationTitle("Search")
  }
}
// snippet end
#endif
