import Testing

/// Help, wherever the user is when the link arrives.
@MainActor
struct HelpLinkTests {
  @Test("store://help/returns leads to the same place from everywhere", arguments: help)
  func openHelp(_ situation: Situation) async throws {
    #expect(try await situation.open("store://help/returns") == situation.picture)
  }

  nonisolated static let help = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack*
           │  └─ Home*           │  ├─ Home
           ├─ stack              │  └─ Help(returns)*
           │  └─ Catalogue*      ├─ stack
           ├─ stack              │  └─ Catalogue*
           │  └─ Bag*            ├─ stack
           └─ stack              │  └─ Bag*
              └─ Account*        └─ stack
                                    └─ Account*

        Help(returns) is on screen; reused stack; built Help(returns)
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack*             ├─ stack*
           │  └─ Bag*            │  ├─ Bag
           └─ stack              │  └─ Help(returns)*
              └─ Account*        └─ stack
                                    └─ Account*

        Help(returns) is on screen; reused stack; built Help(returns)
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://product/42"],
      picture: """
        window                             window
        └─ tabs                            └─ tabs
           ├─ stack                           ├─ stack
           │  └─ Home*                        │  └─ Home*
           ├─ stack*                          ├─ stack*
           │  ├─ Catalogue                    │  ├─ Catalogue
           │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
           │  └─ Product(42)*                 │  ├─ Product(42)
           ├─ stack                           │  └─ Help(returns)*
           │  └─ Bag*                         ├─ stack
           └─ stack                           │  └─ Bag*
              └─ Account*                     └─ stack
                                                 └─ Account*

        Help(returns) is on screen; reused stack; built Help(returns)
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"],
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
              └─ SettingsPage(general)*         ├─ SettingsPage(general)
                                                └─ Help(returns)*

        Help(returns) is on screen; reused stack; built Help(returns)
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
        ├─ modal split                     ├─ modal split
        │  ├─ Settings*                    │  ├─ Settings*
        │  └─ stack*                       │  └─ stack*
        │     └─ SettingsPage(general)*    │     └─ SettingsPage(general)*
        └─ modal stack                     └─ modal stack
           └─ Login*                          ├─ Login
                                              └─ Help(returns)*

        Help(returns) is on screen; reused stack; built Help(returns)
        """),
    Situation(
      title: "already there", from: ["store://help/returns"],
      picture: """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Help(returns)*
           ├─ stack
           │  └─ Catalogue*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Account*

        Help(returns) is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://help/returns", "store://bag"],
      picture: """
        window                    window
        └─ tabs                   └─ tabs
           ├─ stack                  ├─ stack
           │  ├─ Home                │  ├─ Home
           │  └─ Help(returns)*      │  └─ Help(returns)*
           ├─ stack                  ├─ stack
           │  └─ Catalogue*          │  └─ Catalogue*
           ├─ stack*                 ├─ stack*
           │  └─ Bag*                │  ├─ Bag
           └─ stack                  │  └─ Help(returns)*
              └─ Account*            └─ stack
                                        └─ Account*

        Help(returns) is on screen; reused stack; built Help(returns)
        """),
    Situation(
      title: "already there, under a modal", from: ["store://help/returns", "store://settings"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack*
        │  │  ├─ Home                     │  │  ├─ Home
        │  │  └─ Help(returns)*           │  │  └─ Help(returns)*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Bag*                     │  │  └─ Bag*
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        └─ modal split                    └─ modal split
           ├─ Settings*                      ├─ Settings*
           └─ stack*                         └─ stack*
              └─ SettingsPage(general)*         ├─ SettingsPage(general)
                                                └─ Help(returns)*

        Help(returns) is on screen; reused stack; built Help(returns)
        """),
    Situation(
      title: "from a gallery, which has no stack", from: ["store://product/42/gallery"],
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
        └─ modal Gallery(42, photo 1)      ├─ modal Gallery(42, photo 1)
                                           └─ modal stack
                                              └─ Help(returns)*

        Help(returns) is on screen; reused Gallery(42, photo 1); built stack, Help(returns)
        """),
    Situation(
      title: "a shop for members", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   ├─ Welcome
                     └─ modal stack
                        └─ Help(returns)*

        Help(returns) is on screen; reused Welcome; built stack, Help(returns)
        """),
  ]
}
