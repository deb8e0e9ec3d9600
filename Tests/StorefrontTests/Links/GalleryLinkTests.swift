import Testing

/// A gallery, wherever the user is when the link arrives.
@MainActor
struct GalleryLinkTests {
  @Test(
    "store://product/42/gallery?photo=2 leads to the same place from everywhere", arguments: gallery
  )
  func openGallery(_ situation: Situation) async throws {
    #expect(try await situation.open("store://product/42/gallery?photo=2") == situation.picture)
  }

  nonisolated static let gallery = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack*
           │  └─ Catalogue*   │  │  ├─ Catalogue
           ├─ stack           │  │  ├─ Category(shoes by name)
           │  └─ Bag*         │  │  └─ Product(42)* ^
           └─ stack           │  ├─ stack
              └─ Account*     │  │  └─ Bag*
                              │  └─ stack
                              │     └─ Account*
                              └─ modal Gallery(42, photo 2)

        Gallery(42, photo 2) is on screen; reused Catalogue; built Category(shoes by name), \
        Product(42), Gallery(42, photo 2)
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack           │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack*
           │  └─ Catalogue*   │  │  ├─ Catalogue
           ├─ stack*          │  │  ├─ Category(shoes by name)
           │  └─ Bag*         │  │  └─ Product(42)* ^
           └─ stack           │  ├─ stack
              └─ Account*     │  │  └─ Bag*
                              │  └─ stack
                              │     └─ Account*
                              └─ modal Gallery(42, photo 2)

        Gallery(42, photo 2) is on screen; reused Catalogue; built Category(shoes by name), \
        Product(42), Gallery(42, photo 2)
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://product/42"],
      picture: """
        window                             window
        └─ tabs                            ├─ tabs
           ├─ stack                        │  ├─ stack
           │  └─ Home*                     │  │  └─ Home*
           ├─ stack*                       │  ├─ stack*
           │  ├─ Catalogue                 │  │  ├─ Catalogue
           │  ├─ Category(shoes by name)   │  │  ├─ Category(shoes by name)
           │  └─ Product(42)*              │  │  └─ Product(42)* ^
           ├─ stack                        │  ├─ stack
           │  └─ Bag*                      │  │  └─ Bag*
           └─ stack                        │  └─ stack
              └─ Account*                  │     └─ Account*
                                           └─ modal Gallery(42, photo 2)

        Gallery(42, photo 2) is on screen; reused Product(42); built Gallery(42, photo 2)
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack*
        │  │  └─ Catalogue*               │  │  ├─ Catalogue
        │  ├─ stack                       │  │  ├─ Category(shoes by name)
        │  │  └─ Bag*                     │  │  └─ Product(42)* ^
        │  └─ stack                       │  ├─ stack
        │     └─ Account*                 │  │  └─ Bag*
        └─ modal split                    │  └─ stack
           ├─ Settings*                   │     └─ Account*
           └─ stack*                      └─ modal Gallery(42, photo 2)
              └─ SettingsPage(general)*

        Gallery(42, photo 2) is on screen; reused Catalogue; built Category(shoes by name), \
        Product(42), Gallery(42, photo 2)
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
        ├─ modal Gallery(42, photo 1)      └─ modal Gallery(42, photo 2)
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Gallery(42, photo 2) is on screen; reused Gallery(42, photo 2)
        """),
    Situation(
      title: "already there", from: ["store://product/42/gallery?photo=2"],
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
        └─ modal Gallery(42, photo 2)

        Gallery(42, photo 2) is on screen already
        """),
    Situation(
      title: "already there, hidden",
      from: ["store://product/42/gallery?photo=2", "store://help/sizes"],
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
        ├─ modal Gallery(42, photo 2)      └─ modal Gallery(42, photo 2)
        └─ modal stack
           └─ Help(sizes)*

        Gallery(42, photo 2) is on screen; reused Gallery(42, photo 2)
        """),
    Situation(
      title: "already there, under a modal",
      from: ["store://product/42/gallery?photo=2", "store://settings"],
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
        ├─ modal Gallery(42, photo 2)      └─ modal Gallery(42, photo 2)
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Gallery(42, photo 2) is on screen; reused Gallery(42, photo 2)
        """),
    Situation(
      title: "open at another photo", from: ["store://product/42/gallery"],
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
        └─ modal Gallery(42, photo 1)      └─ modal Gallery(42, photo 2)

        Gallery(42, photo 2) is on screen already
        """),
    Situation(
      title: "the gallery of another product is open", from: ["store://product/7/gallery"],
      picture: """
        window                             window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Home*                     │  │  └─ Home*
        │  ├─ stack*                       │  ├─ stack*
        │  │  ├─ Catalogue                 │  │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)   │  │  ├─ Category(shoes by name)
        │  │  └─ Product(7)* ^             │  │  └─ Product(42)* ^
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Bag*                      │  │  └─ Bag*
        │  └─ stack                        │  └─ stack
        │     └─ Account*                  │     └─ Account*
        └─ modal Gallery(7, photo 1)       └─ modal Gallery(42, photo 2)

        Gallery(42, photo 2) is on screen; reused Category(shoes by name); built Product(42), \
        Gallery(42, photo 2)
        """),
  ]

  @Test(
    "store://product/42/gallery?photo=9 leads nowhere, and nothing changes", arguments: missingPhoto
  )
  func openMissingPhoto(_ situation: Situation) async throws {
    #expect(try await situation.open("store://product/42/gallery?photo=9") == situation.picture)
  }

  nonisolated static let missingPhoto = [
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

        GalleryScreen was not reached. There is no photo 9 of product 42. There are photos 1 to \
        3.
        """),
    Situation(
      title: "open at another photo", from: ["store://product/42/gallery"],
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
        └─ modal Gallery(42, photo 1)

        GalleryScreen was not reached. There is no photo 9 of product 42. There are photos 1 to \
        3.
        """),
  ]
}
