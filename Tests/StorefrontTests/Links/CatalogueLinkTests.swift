import Testing

/// The catalogue, wherever the user is when the link arrives.
@MainActor
struct CatalogueLinkTests {
  @Test("store://catalogue leads to the same place from everywhere", arguments: catalogue)
  func openCatalogue(_ situation: Situation) async throws {
    #expect(try await situation.open("store://catalogue") == situation.picture)
  }

  nonisolated static let catalogue = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack*
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack*
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack*             ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://product/42"],
      picture: """
        window                             window
        └─ tabs                            └─ tabs
           ├─ stack                           ├─ stack
           │  └─ Home*                        │  └─ Home*
           ├─ stack*                          ├─ stack*
           │  ├─ Catalogue                    │  └─ Catalogue*
           │  ├─ Category(shoes by name)      ├─ stack
           │  └─ Product(42)*                 │  └─ Bag*
           ├─ stack                           └─ stack
           │  └─ Bag*                            └─ Account*
           └─ stack
              └─ Account*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack*                         ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack*
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      picture: """
        window                             window
        ├─ tabs                            └─ tabs
        │  ├─ stack                           ├─ stack
        │  │  └─ Home*                        │  └─ Home*
        │  ├─ stack*                          ├─ stack*
        │  │  ├─ Catalogue                    │  └─ Catalogue*
        │  │  ├─ Category(shoes by name)      ├─ stack
        │  │  └─ Product(42)* ^               │  └─ Bag*
        │  ├─ stack                           └─ stack
        │  │  └─ Bag*                            └─ Account*
        │  └─ stack
        │     └─ Account*
        ├─ modal Gallery(42, photo 1)
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "already there", from: ["store://catalogue"],
      picture: """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           ├─ stack*
           │  └─ Catalogue*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Account*

        Catalogue is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://catalogue", "store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack*
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack*             ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "already there, under a modal", from: ["store://catalogue", "store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack                          ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack*                         ├─ stack*
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "a shop for members, logging in now", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   └─ tabs
                        ├─ stack
                        │  └─ Home*
                        ├─ stack*
                        │  └─ Catalogue*
                        ├─ stack
                        │  └─ Bag*
                        └─ stack
                           └─ Account*

        Catalogue is on screen; reused Catalogue
        """),
    Situation(
      title: "a shop for members, refusing", logsIn: false, isForMembers: true,
      picture: """
        window
        └─ Welcome

        CatalogueScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
  ]
}
