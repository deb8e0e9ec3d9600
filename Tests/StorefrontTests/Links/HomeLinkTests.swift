import Testing

/// The first tab, wherever the user is when the link arrives.
@MainActor
struct HomeLinkTests {
  @Test("store://home leads to the same place from everywhere", arguments: home)
  func openHome(_ situation: Situation) async throws {
    #expect(try await situation.open("store://home") == situation.picture)
  }

  nonisolated static let home = [
    Situation(
      title: "cold start",
      picture: """
        window
        └─ tabs
           ├─ stack*
           │  └─ Home*
           ├─ stack
           │  └─ Catalogue*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Account*

        Home is on screen already
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack*
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack*             ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Home is on screen; reused Home
        """),
    Situation(
      title: "from deep in the same stack",
      from: ["store://home", "store://help/sizes", "store://help/returns"],
      picture: """
        window                    window
        └─ tabs                   └─ tabs
           ├─ stack*                 ├─ stack*
           │  ├─ Home                │  └─ Home*
           │  ├─ Help(sizes)         ├─ stack
           │  └─ Help(returns)*      │  └─ Catalogue*
           ├─ stack                  ├─ stack
           │  └─ Catalogue*          │  └─ Bag*
           ├─ stack                  └─ stack
           │  └─ Bag*                   └─ Account*
           └─ stack
              └─ Account*

        Home is on screen; reused Home
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack*                         ├─ stack*
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Home is on screen; reused Home
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      picture: """
        window                             window
        ├─ tabs                            └─ tabs
        │  ├─ stack                           ├─ stack*
        │  │  └─ Home*                        │  └─ Home*
        │  ├─ stack*                          ├─ stack
        │  │  ├─ Catalogue                    │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^               │  └─ Product(42)*
        │  ├─ stack                           ├─ stack
        │  │  └─ Bag*                         │  └─ Bag*
        │  └─ stack                           └─ stack
        │     └─ Account*                        └─ Account*
        ├─ modal Gallery(42, photo 1)
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Home is on screen; reused Home
        """),
    Situation(
      title: "already there", from: ["store://home"],
      picture: """
        window
        └─ tabs
           ├─ stack*
           │  └─ Home*
           ├─ stack
           │  └─ Catalogue*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Account*

        Home is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://home", "store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack*
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack*             ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Home is on screen; reused Home
        """),
    Situation(
      title: "already there, under a modal", from: ["store://home", "store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack*                         ├─ stack*
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Home is on screen; reused Home
        """),
    Situation(
      title: "a shop for members, logging in now", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   └─ tabs
                        ├─ stack*
                        │  └─ Home*
                        ├─ stack
                        │  └─ Catalogue*
                        ├─ stack
                        │  └─ Bag*
                        └─ stack
                           └─ Account*

        Home is on screen already
        """),
    Situation(
      title: "a shop for members, refusing", logsIn: false, isForMembers: true,
      picture: """
        window
        └─ Welcome

        HomeScreen was not reached. LoginInterceptor ended the navigation: This is for customers \
        who have logged in, and the login screen was closed.
        """),
  ]
}
