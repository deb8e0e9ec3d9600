import Testing

/// The settings, wherever the user is when the link arrives.
@MainActor
struct SettingsLinkTests {
  @Test("store://settings leads to the same place from everywhere", arguments: settings)
  func openSettings(_ situation: Situation) async throws {
    #expect(try await situation.open("store://settings") == situation.picture)
  }

  nonisolated static let settings = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack*
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal split
                                 ├─ Settings*
                                 └─ stack*
                                    └─ SettingsPage(general)*

        Settings is on screen; reused tabs; built split
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack           │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack*          │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal split
                                 ├─ Settings*
                                 └─ stack*
                                    └─ SettingsPage(general)*

        Settings is on screen; reused tabs; built split
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://settings/privacy"],
      picture: """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(privacy)*

        Settings is on screen already
        """),
    Situation(
      title: "from under one modal", from: ["store://product/31/gallery"],
      picture: """
        window                             window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Home*                     │  │  └─ Home*
        │  ├─ stack*                       │  ├─ stack*
        │  │  ├─ Catalogue                 │  │  ├─ Catalogue
        │  │  ├─ Category(packs by name)   │  │  ├─ Category(packs by name)
        │  │  └─ Product(31)* ^            │  │  └─ Product(31)* ^
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Bag*                      │  │  └─ Bag*
        │  └─ stack                        │  └─ stack
        │     └─ Account*                  │     └─ Account*
        └─ modal Gallery(31, photo 1)      ├─ modal Gallery(31, photo 1)
                                           └─ modal split
                                              ├─ Settings*
                                              └─ stack*
                                                 └─ SettingsPage(general)*

        Settings is on screen; reused Gallery(31, photo 1); built split
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      picture: """
        window                             window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Home*                     │  │  └─ Home*
        │  ├─ stack*                       │  ├─ stack*
        │  │  ├─ Catalogue                 │  │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)   │  │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^            │  │  └─ Product(42)* ^
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Bag*                      │  │  └─ Bag*
        │  └─ stack                        │  └─ stack
        │     └─ Account*                  │     └─ Account*
        ├─ modal Gallery(42, photo 1)      ├─ modal Gallery(42, photo 1)
        ├─ modal split                     └─ modal split
        │  ├─ Settings*                       ├─ Settings*
        │  └─ stack*                          └─ stack*
        │     └─ SettingsPage(general)*          └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Settings is on screen; reused Settings
        """),
    Situation(
      title: "already there", from: ["store://settings"],
      picture: """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Settings is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://settings", "store://help/sizes"],
      picture: """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              ├─ SettingsPage(general)
              └─ Help(sizes)*

        Settings is on screen already
        """),
    Situation(
      title: "already there, under a modal", from: ["store://settings", "store://login"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack*
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Bag*                     │  │  └─ Bag*
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        ├─ modal split                    └─ modal split
        │  ├─ Settings*                      ├─ Settings*
        │  └─ stack*                         └─ stack*
        │     └─ SettingsPage(general)*         └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Settings is on screen; reused Settings
        """),
    Situation(
      title: "a shop for members", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   ├─ Welcome
                     └─ modal split
                        ├─ Settings*
                        └─ stack*
                           └─ SettingsPage(general)*

        Settings is on screen; reused Welcome; built split
        """),
  ]

  @Test("store://settings/privacy leads to the same place from everywhere", arguments: settingsPage)
  func openSettingsPage(_ situation: Situation) async throws {
    #expect(try await situation.open("store://settings/privacy") == situation.picture)
  }

  nonisolated static let settingsPage = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack*
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal split
                                 ├─ Settings*
                                 └─ stack*
                                    └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen; reused tabs; built split, stack, \
        SettingsPage(privacy)
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack           │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack*          │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal split
                                 ├─ Settings*
                                 └─ stack*
                                    └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen; reused tabs; built split, stack, \
        SettingsPage(privacy)
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://settings"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack*
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Bag*                     │  │  └─ Bag*
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        └─ modal split                    └─ modal split
           ├─ Settings*                      ├─ Settings*
           └─ stack*                         └─ stack*
              └─ SettingsPage(general)*         └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen; reused split; built stack, SettingsPage(privacy)
        """),
    Situation(
      title: "from under one modal", from: ["store://product/31/gallery"],
      picture: """
        window                             window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Home*                     │  │  └─ Home*
        │  ├─ stack*                       │  ├─ stack*
        │  │  ├─ Catalogue                 │  │  ├─ Catalogue
        │  │  ├─ Category(packs by name)   │  │  ├─ Category(packs by name)
        │  │  └─ Product(31)* ^            │  │  └─ Product(31)* ^
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Bag*                      │  │  └─ Bag*
        │  └─ stack                        │  └─ stack
        │     └─ Account*                  │     └─ Account*
        └─ modal Gallery(31, photo 1)      ├─ modal Gallery(31, photo 1)
                                           └─ modal split
                                              ├─ Settings*
                                              └─ stack*
                                                 └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen; reused Gallery(31, photo 1); built split, stack, \
        SettingsPage(privacy)
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      picture: """
        window                             window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Home*                     │  │  └─ Home*
        │  ├─ stack*                       │  ├─ stack*
        │  │  ├─ Catalogue                 │  │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)   │  │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^            │  │  └─ Product(42)* ^
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Bag*                      │  │  └─ Bag*
        │  └─ stack                        │  └─ stack
        │     └─ Account*                  │     └─ Account*
        ├─ modal Gallery(42, photo 1)      ├─ modal Gallery(42, photo 1)
        ├─ modal split                     └─ modal split
        │  ├─ Settings*                       ├─ Settings*
        │  └─ stack*                          └─ stack*
        │     └─ SettingsPage(general)*          └─ SettingsPage(privacy)*
        └─ modal stack
           └─ Login*

        SettingsPage(privacy) is on screen; reused split; built stack, SettingsPage(privacy)
        """),
    Situation(
      title: "already there", from: ["store://settings/privacy"],
      picture: """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen already
        """),
    Situation(
      title: "already there, hidden",
      from: ["store://settings/privacy", "store://settings/general"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack*
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Bag*                     │  │  └─ Bag*
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        └─ modal split                    └─ modal split
           ├─ Settings*                      ├─ Settings*
           └─ stack*                         └─ stack*
              └─ SettingsPage(general)*         └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen; reused split; built stack, SettingsPage(privacy)
        """),
    Situation(
      title: "already there, under a modal", from: ["store://settings/privacy", "store://login"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack*
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Bag*                     │  │  └─ Bag*
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        ├─ modal split                    └─ modal split
        │  ├─ Settings*                      ├─ Settings*
        │  └─ stack*                         └─ stack*
        │     └─ SettingsPage(privacy)*         └─ SettingsPage(privacy)*
        └─ modal stack
           └─ Login*

        SettingsPage(privacy) is on screen; reused SettingsPage(privacy)
        """),
    Situation(
      title: "a shop for members", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   ├─ Welcome
                     └─ modal split
                        ├─ Settings*
                        └─ stack*
                           └─ SettingsPage(privacy)*

        SettingsPage(privacy) is on screen; reused Welcome; built split, stack, \
        SettingsPage(privacy)
        """),
  ]
}
