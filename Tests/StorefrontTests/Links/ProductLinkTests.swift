import Testing

/// A product, wherever the user is when the link arrives.
@MainActor
struct ProductLinkTests {
  @Test("store://product/42 leads to the same place from everywhere", arguments: product)
  func openProduct(_ situation: Situation) async throws {
    #expect(try await situation.open("store://product/42") == situation.picture)
  }

  nonisolated static let product = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack*
           │  └─ Catalogue*      │  ├─ Catalogue
           ├─ stack              │  ├─ Category(shoes by name)
           │  └─ Bag*            │  └─ Product(42)*
           └─ stack              ├─ stack
              └─ Account*        │  └─ Bag*
                                 └─ stack
                                    └─ Account*

        Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack*
           │  └─ Catalogue*      │  ├─ Catalogue
           ├─ stack*             │  ├─ Category(shoes by name)
           │  └─ Bag*            │  └─ Product(42)*
           └─ stack              ├─ stack
              └─ Account*        │  └─ Bag*
                                 └─ stack
                                    └─ Account*

        Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)
        """),
    Situation(
      title: "from deep in the same stack",
      from: ["store://product/42", "store://help/sizes", "store://help/returns"],
      picture: """
        window                             window
        └─ tabs                            └─ tabs
           ├─ stack                           ├─ stack
           │  └─ Home*                        │  └─ Home*
           ├─ stack*                          ├─ stack*
           │  ├─ Catalogue                    │  ├─ Catalogue
           │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
           │  ├─ Product(42)                  │  └─ Product(42)*
           │  ├─ Help(sizes)                  ├─ stack
           │  └─ Help(returns)*               │  └─ Bag*
           ├─ stack                           └─ stack
           │  └─ Bag*                            └─ Account*
           └─ stack
              └─ Account*

        Product(42) is on screen; reused Product(42)
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack*                         ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack*
        │  │  └─ Catalogue*                  │  ├─ Catalogue
        │  ├─ stack                          │  ├─ Category(shoes by name)
        │  │  └─ Bag*                        │  └─ Product(42)*
        │  └─ stack                          ├─ stack
        │     └─ Account*                    │  └─ Bag*
        └─ modal split                       └─ stack
           ├─ Settings*                         └─ Account*
           └─ stack*
              └─ SettingsPage(general)*

        Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)
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

        Product(42) is on screen; reused Product(42)
        """),
    Situation(
      title: "already there", from: ["store://product/42"],
      picture: """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           ├─ stack*
           │  ├─ Catalogue
           │  ├─ Category(shoes by name)
           │  └─ Product(42)*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Account*

        Product(42) is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://product/42", "store://bag"],
      picture: """
        window                             window
        └─ tabs                            └─ tabs
           ├─ stack                           ├─ stack
           │  └─ Home*                        │  └─ Home*
           ├─ stack                           ├─ stack*
           │  ├─ Catalogue                    │  ├─ Catalogue
           │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
           │  └─ Product(42)*                 │  └─ Product(42)*
           ├─ stack*                          ├─ stack
           │  └─ Bag*                         │  └─ Bag*
           └─ stack                           └─ stack
              └─ Account*                        └─ Account*

        Product(42) is on screen; reused Product(42)
        """),
    Situation(
      title: "already there, under a modal", from: ["store://product/42", "store://settings"],
      picture: """
        window                             window
        ├─ tabs                            └─ tabs
        │  ├─ stack                           ├─ stack
        │  │  └─ Home*                        │  └─ Home*
        │  ├─ stack*                          ├─ stack*
        │  │  ├─ Catalogue                    │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
        │  │  └─ Product(42)*                 │  └─ Product(42)*
        │  ├─ stack                           ├─ stack
        │  │  └─ Bag*                         │  └─ Bag*
        │  └─ stack                           └─ stack
        │     └─ Account*                        └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Product(42) is on screen; reused Product(42)
        """),
    Situation(
      title: "another product of the category is open", from: ["store://product/7"],
      picture: """
        window                             window
        └─ tabs                            └─ tabs
           ├─ stack                           ├─ stack
           │  └─ Home*                        │  └─ Home*
           ├─ stack*                          ├─ stack*
           │  ├─ Catalogue                    │  ├─ Catalogue
           │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
           │  └─ Product(7)*                  │  └─ Product(42)*
           ├─ stack                           ├─ stack
           │  └─ Bag*                         │  └─ Bag*
           └─ stack                           └─ stack
              └─ Account*                        └─ Account*

        Product(42) is on screen; reused Category(shoes by name); built Product(42)
        """),
    Situation(
      title: "a product of another category is open", from: ["store://product/12"],
      picture: """
        window                               window
        └─ tabs                              └─ tabs
           ├─ stack                             ├─ stack
           │  └─ Home*                          │  └─ Home*
           ├─ stack*                            ├─ stack*
           │  ├─ Catalogue                      │  ├─ Catalogue
           │  ├─ Category(jackets by name)      │  ├─ Category(shoes by name)
           │  └─ Product(12)*                   │  └─ Product(42)*
           ├─ stack                             ├─ stack
           │  └─ Bag*                           │  └─ Bag*
           └─ stack                             └─ stack
              └─ Account*                          └─ Account*

        Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)
        """),
  ]

  @Test("store://product/999 leads nowhere, and nothing changes", arguments: missingProduct)
  func openMissingProduct(_ situation: Situation) async throws {
    #expect(try await situation.open("store://product/999") == situation.picture)
  }

  nonisolated static let missingProduct = [
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

        ProductScreen was not reached. There is no product 999. The shop has 7, 12, 23, 31, 42.
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      picture: """
        window
        ├─ tabs
        │  ├─ stack
        │  │  └─ Home*
        │  ├─ stack*
        │  │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        ├─ modal Gallery(42, photo 1)
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        ProductScreen was not reached. There is no product 999. The shop has 7, 12, 23, 31, 42.
        """),
  ]
}
