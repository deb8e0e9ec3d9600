import Foundation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIGallery

// snippet begin: start
extension SwiftUISimulation {
  /// The gallery, started as `GalleryApp` starts it.
  static func startGallery(
    _ settings: SwiftUISettings = SwiftUISettings(), width: Width? = nil,
    opening link: String? = nil, _ gallery: Gallery = Gallery()
  ) async -> SwiftUISimulation {
    await SwiftUISimulation(settings, width: width, opening: link) {
      ModelWindow.makeGallery(gallery)
    } onOpenURL: { link, window in
      gallery.open(link, in: window)
    }
    .restoring(GalleryDestination.self, version: "1")
    .opening(gallery.inbox) { link, window in
      _ = try await gallery.open(link, in: window)?.value
    }
  }
}
// snippet end

/// Each screen of the gallery, opened by its link, and left with taps: whatever SwiftUI does where that is in doubt.
@MainActor
struct SwiftUIGalleryTests {
  private typealias App = SwiftUISimulation

  nonisolated private static let tabs =
    "Gallery*, Recipes, Mail, Document, Search"
  private let menu = "screen\n└─ tabs (\(tabs))\n   └─ stack\n      └─ Menu"

  /// A screen above the menu.
  private func menu(with layer: String) -> String {
    "screen\n├─ tabs (\(Self.tabs))\n│  └─ stack\n│     └─ Menu\n└─ \(layer)"
  }

  /// Opens a link twice, leaves its screen, and starts with it: each time the user sees the same.
  private func check(
    _ link: String, _ settings: SwiftUISettings, shows drawing: String,
    width: SwiftUISimulation.Width? = nil, then after: String? = nil,
    leave: (SwiftUISimulation) async throws -> Void
  ) async throws {
    for isStart in [false, true] {
      let app = await App.startGallery(
        settings, width: width, opening: isStart ? link : nil)
      if !isStart {
        #expect(app.drawing == menu)
        await app.open(link)
      }
      #expect(app.drawing == drawing)
      await app.open(link)
      #expect(app.drawing == drawing)
      try await leave(app)
      #expect(app.drawing == after ?? menu)
      #expect(app.window.isSettled)
      #expect(app.complaints == [])
    }
  }

  @Test func `Links lead to all screens, and are written`() throws {
    let links = try GalleryDestination.links.get()
    for link in ["menu", "photo/7", "note", "recipe/2", "mailbox/Sent", "search"]
    {
      let url = try #require(URL(string: "gallery://\(link)"))
      let destination = try links.destination(for: url)
      #expect(try Gallery.link(to: destination) == url)
    }
  }

  // snippet begin: alert
  @Test(arguments: SwiftUISettings.each)
  func `An alert, and its answer`(settings: SwiftUISettings) async throws {
    let gallery = Gallery()
    let app = await SwiftUISimulation.startGallery(settings, gallery)
    let asking = Task { await gallery.askForStars(app.window.router) }
    await app.untilIdle()
    // output: alert
    #expect(
      app.drawing == """
        screen
        ├─ tabs (Gallery*, Recipes, Mail, Document, Search)
        │  └─ stack
        │     └─ Menu
        └─ alert "Do you like it?" (Yes, A little, Later)
        """)
    try await app.tap("A little")
    await asking.value
    #expect(gallery.stars == 3)
    #expect(app.complaints == [])
  }
  // snippet end

  @Test(arguments: SwiftUISettings.each)
  func `An alert by a link`(settings: SwiftUISettings) async throws {
    try await check(
      "gallery://rating", settings,
      shows: menu(with: "alert \"Do you like it?\" (Yes, A little, Later)")
    ) {
      try await $0.tap("Later")
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `A dialog, by a link and with its answer`(
    settings: SwiftUISettings
  )
    async throws
  {
    try await check(
      "gallery://sorting", settings,
      shows: menu(with: "dialog \"Sort by\" (Date, Size, Cancel)")
    ) {
      try await $0.tap("Date")
    }
    let gallery = Gallery()
    let app = await App.startGallery(settings, gallery)
    let asking = Task { await gallery.askForOrder(app.window.router) }
    await app.untilIdle()
    try await app.tap("Size")
    await asking.value
    #expect(gallery.order == "size")
  }

  @Test(arguments: SwiftUISettings.each)
  func `A popover, which a tap outside dismisses`(
    settings: SwiftUISettings
  )
    async throws
  {
    try await check("gallery://tips", settings, shows: menu(with: "popover Tips"))
    {
      try await $0.tapOutside()
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `A sheet with detents, and a cover`(settings: SwiftUISettings) async throws
  {
    try await check(
      "gallery://filter", settings, shows: menu(with: "sheet Filter")
    ) {
      try await $0.swipeDown()
    }
    try await check(
      "gallery://player", settings, shows: "screen\n└─ cover Player"
    ) { app in
      await #expect(throws: SwiftUISimulation.Impossible.self) {
        try await app.swipeDown()
      }
      await app.dismiss()
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `A draft with text stays until its user discards it`(
    settings: SwiftUISettings
  ) async throws {
    let alert = "alert \"Discard your draft?\" (Discard, Keep Editing)"
    try await check("gallery://draft", settings, shows: menu(with: "sheet Draft"))
    {
      app in
      let draft = try #require(app.window.layers.last as? DraftScreen)
      draft.text = "Dear"
      for button in ["Keep Editing", "Discard"] {
        // SwiftUI may not tell of the finger: the button of the sheet asks, too.
        try await app.swipeDown()
        if settings.attemptsTold == 0 { app.window.router.goBack() }
        await app.untilIdle()
        #expect(app.drawing.hasSuffix("├─ sheet Draft\n└─ \(alert)"))
        try await app.tap(button)
      }
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `A photo, which zooms out of the menu`(
    settings: SwiftUISettings
  )
    async throws
  {
    try await check(
      "gallery://photo/2", settings,
      shows:
        "screen\n└─ tabs (\(Self.tabs))\n   └─ stack (back to Menu)\n      └─ Photo(2)"
    ) {
      try await $0.swipeBack()
    }
    #expect(ContentScreen(PhotoView(id: 2)).zoomSource == AnyHashable(2))
  }

  @Test(arguments: SwiftUISettings.each)
  func `A note whose title and toolbar change`(
    settings: SwiftUISettings
  )
    async throws
  {
    try await check(
      "gallery://note", settings,
      shows:
        "screen\n└─ tabs (\(Self.tabs))\n   └─ stack (back to Menu)\n      └─ Note"
    ) { app in
      let stack = try #require(
        (app.window.root as? ModelTabs)?.selected as? ModelStack)
      let note = try #require(stack.top as? NoteScreen)
      note.title = "Another title"
      note.isEditing = true
      // In debug builds, a change that SwiftUI cannot see would be a complaint.
      await app.open("gallery://filter")
      try await app.swipeDown()
      try await app.tapBack()
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `Two columns, and one at a time`(settings: SwiftUISettings) async throws {
    let tabs = "Gallery, Recipes*, Mail, Document, Search"
    let wide =
      "screen\n└─ tabs (\(tabs))\n   └─ split\n      ├─ Recipes\n      └─ Recipe(2)"
    try await check(
      "gallery://recipe/2", settings, shows: wide,
      then: "screen\n└─ tabs (\(tabs))\n   └─ split\n      └─ Recipe(2)"
    ) { app in
      await app.changeColumns(to: .detailOnly)
    }
    try await check(
      "gallery://recipe/2", settings,
      shows:
        "screen\n└─ tabs (\(tabs))\n   └─ split (back to Recipes)\n      └─ Recipe(2)",
      width: .compact, then: wide
    ) { app in
      try await app.tapBack()
      #expect(app.drawing.hasSuffix("└─ split\n      └─ Recipes"))
      await app.open("gallery://recipe/2")
      await app.changeWidth(to: .regular)
    }
  }

  // snippet begin: mail
  @Test(arguments: SwiftUISettings.each)
  func `Three columns, and one at a time`(settings: SwiftUISettings) async throws
  {
    let app = await SwiftUISimulation.startGallery(
      settings, opening: "gallery://mailbox/Sent")
    await app.open("gallery://message/7")
    // output: wide
    #expect(
      app.drawing == """
        screen
        └─ tabs (Gallery, Recipes, Mail*, Document, Search)
           └─ split
              ├─ Accounts
              ├─ Mailbox(Sent)
              └─ Message(7)
        """)
    await app.changeWidth(to: .compact)
    // output: narrow
    #expect(
      app.drawing == """
        screen
        └─ tabs (Gallery, Recipes, Mail*, Document, Search)
           └─ split (back to Mailbox(Sent))
              └─ Message(7)
        """)
    try await app.tapBack()
    #expect(
      app.drawing.hasSuffix("└─ split (back to Accounts)\n      └─ Mailbox(Sent)")
    )
    try await app.tapBack()
    // The user taps a row: the middle column comes again, with another mailbox.
    await app.open("gallery://mailbox/Inbox")
    #expect(app.drawing.hasSuffix("(back to Accounts)\n      └─ Mailbox(Inbox)"))
    #expect(app.complaints == [])
  }
  // snippet end

  @Test(arguments: SwiftUISettings.each)
  func `The user hides columns, and a link shows them again`(
    settings: SwiftUISettings
  ) async throws {
    let app = await App.startGallery(settings, opening: "gallery://message/7")
    await app.changeColumns(to: .detailOnly)
    #expect(app.drawing.hasSuffix("└─ split\n      └─ Message(7)"))
    await app.open("gallery://mailbox/Sent")
    #expect(
      app.drawing.hasSuffix(
        "├─ Accounts\n      ├─ Mailbox(Sent)\n      └─ Message(7)"))
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `An inspector, which the user closes and a link opens`(
    settings: SwiftUISettings
  ) async throws {
    let closed = """
      screen
      └─ tabs (Gallery, Recipes, Mail, Document*, Search)
         └─ inspector
            └─ stack
               └─ Document
      """
    let shown = closed.replacing(
      "└─ stack\n         └─", with: "├─ stack\n      │  └─")
    try await check(
      "gallery://format", settings, shows: shown + "\n      └─ Format",
      then: closed
    ) {
      try await $0.setInspector(isShown: false)
    }
  }

  @Test(arguments: SwiftUISettings.each)
  func `A search, whose results are pushed above it`(
    settings: SwiftUISettings
  )
    async throws
  {
    let search =
      "screen\n└─ tabs (Gallery, Recipes, Mail, Document, Search*)\n   └─ stack"
    try await check(
      "gallery://search", settings, shows: search + "\n      └─ Search",
      then: search + " (back to Search)\n      └─ Photo(7)"
    ) { app in
      #expect(SearchView.photos(for: "7") == [7, 17, 27, 37, 47])
      await app.open("gallery://photo/7")
    }
  }

  @Test func `Tabs with a badge, a section and a role`() throws {
    let gallery = Gallery()
    let window = ModelWindow.makeGallery(gallery)
    let tabs = try #require(window.root as? ModelTabs)
    let mail = try #require(
      (tabs.screens[2] as? ModelSplit)?.primary as? any TabScreen)
    #expect(mail.tabLabel.badge == "3")
    gallery.unread = 0
    #expect(mail.tabLabel.badge == nil)
    #expect(
      mail.tabLabel.section == "Columns"
        && mail.tabLabel.customizationID == "Mail")
    let search = try #require(
      (tabs.screens[4] as? ModelStack)?.top as? any TabScreen)
    #expect(search.tabLabel.isSearch)
  }

  @Test(arguments: SwiftUISettings.each)
  func `All tabs by taps`(settings: SwiftUISettings) async throws {
    let app = await App.startGallery(settings)
    for (tab, screen) in [
      ("Recipes", "Recipes"), ("Mail", "Mailbox(Inbox)"),
      ("Document", "Document"),
      ("Search", "Search"), ("Gallery", "Menu"),
    ] {
      try await app.tapTab(tab)
      #expect(app.drawing.hasSuffix("─ \(screen)"))
    }
    #expect(app.complaints == [])
  }
}

/// What comes from outside, into one of several windows.
@MainActor
struct GalleryWaysInTests {
  // snippet begin: window
  @Test(arguments: SwiftUISettings.each)
  func `A photo in a window of its own`(settings: SwiftUISettings) async throws {
    let app = await SwiftUISimulation.startGallery(settings)
    await app.open("gallery://window/7")
    let other = try #require(await app.openedWindow(for: GalleryDestination.self))
    #expect(app.drawing.hasSuffix("└─ Menu"))
    #expect(other.drawing.hasSuffix("(back to Menu)\n      └─ Photo(7)"))
    other.window.closeWindow()
    #expect(other.isClosed)
    #expect(app.complaints + other.complaints == [])
  }
  // snippet end

  @Test func `On an iPhone, the window's link opens in the only one`() async {
    let app = await SwiftUISimulation.startGallery(width: .compact)
    await app.open("gallery://window/7")
    #expect(app.drawing.hasSuffix("(back to Menu)\n      └─ Photo(7)"))
  }

  // snippet begin: cold
  @Test(arguments: SwiftUISettings.each)
  func `All ways in at a cold start`(settings: SwiftUISettings) async throws {
    let gallery = Gallery()
    // Before there is a window: a message, a quick action, an App Intent.
    gallery.received(link: "gallery://photo/1")
    gallery.received(link: "gallery://photo/2")
    try gallery.perform(.photo(3))
    // SwiftUI hands the link, or that of an activity, to the window.
    let app = await SwiftUISimulation.startGallery(
      settings, opening: "gallery://photo/4", gallery)
    await app.untilIdle()
    let stack = (app.window.root as? ModelTabs)?.selected as? ModelStack
    let names = (stack?.screens ?? []).map(\.name)
    #expect(names.first == "Menu")
    // Each of them, once, and the app's own in order.
    #expect(names.count == 5)
    #expect(
      names.filter { $0 != "Photo(4)" }
        == ["Menu", "Photo(1)", "Photo(2)", "Photo(3)"])
    #expect(app.complaints == [])
  }
  // snippet end

  @Test(arguments: SwiftUISettings.each)
  func `A message in the background, and what the next start restores`(
    settings: SwiftUISettings
  ) async throws {
    let gallery = Gallery()
    let app = await SwiftUISimulation.startGallery(
      settings, opening: "gallery://message/7", gallery)
    await app.goToBackground()
    gallery.received(link: "gallery://photo/1")
    await app.goToForeground()
    // The mail has no stack that the user sees.
    #expect(app.drawing.hasSuffix("└─ sheet stack\n   └─ Photo(1)"))
    let next = await app.relaunch()
    #expect(next.drawing == app.drawing)
    #expect(next.complaints == [])
  }

  @Test func `What is no link is not opened`() async {
    let gallery = Gallery()
    gallery.received(link: nil)
    #expect(gallery.inbox.waiting.isEmpty)
  }
}
