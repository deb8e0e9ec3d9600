import Testing

/// The bag, wherever the user is when the link arrives.
@MainActor
struct BagLinkTests {
  @Test("store://bag leads to the same place from everywhere", arguments: bag)
  func openBag(_ situation: Situation) async throws {
    #expect(try await situation.open("store://bag") == situation.picture)
  }

  nonisolated static let bag = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack*
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "from another tab", from: ["store://home"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack*
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://bag", "store://help/delivery"],
      picture: """
        window                     window
        └─ tabs                    └─ tabs
           ├─ stack                   ├─ stack
           │  └─ Home*                │  └─ Home*
           ├─ stack                   ├─ stack
           │  └─ Catalogue*           │  └─ Catalogue*
           ├─ stack*                  ├─ stack*
           │  ├─ Bag                  │  └─ Bag*
           │  └─ Help(delivery)*      └─ stack
           └─ stack                      └─ Account*
              └─ Account*

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack*                         ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack*
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Bag is on screen; reused Bag
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
        │  ├─ stack*                          ├─ stack
        │  │  ├─ Catalogue                    │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^               │  └─ Product(42)*
        │  ├─ stack                           ├─ stack*
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

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "already there", from: ["store://bag"],
      picture: """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           ├─ stack
           │  └─ Catalogue*
           ├─ stack*
           │  └─ Bag*
           └─ stack
              └─ Account*

        Bag is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://bag", "store://home"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack*
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack
              └─ Account*           └─ Account*

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "already there, under a modal", from: ["store://bag", "store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack                          ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack*                         ├─ stack*
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "a shop for members, logging in now", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   └─ tabs
                        ├─ stack
                        │  └─ Home*
                        ├─ stack
                        │  └─ Catalogue*
                        ├─ stack*
                        │  └─ Bag*
                        └─ stack
                           └─ Account*

        Bag is on screen; reused Bag
        """),
    Situation(
      title: "a shop for members, refusing", logsIn: false, isForMembers: true,
      picture: """
        window
        └─ Welcome

        BagScreen was not reached. LoginInterceptor ended the navigation: This is for customers \
        who have logged in, and the login screen was closed.
        """),
  ]
}
