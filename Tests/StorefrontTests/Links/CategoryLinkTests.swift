import Testing

/// A category, wherever the user is when the link arrives.
@MainActor
struct CategoryLinkTests {
  @Test(
    "store://category/shoes?sort=price leads to the same place from everywhere", arguments: category
  )
  func openCategory(_ situation: Situation) async throws {
    #expect(try await situation.open("store://category/shoes?sort=price") == situation.picture)
  }

  nonisolated static let category = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack*
           │  └─ Catalogue*      │  ├─ Catalogue
           ├─ stack              │  └─ Category(shoes by price)*
           │  └─ Bag*            ├─ stack
           └─ stack              │  └─ Bag*
              └─ Account*        └─ stack
                                    └─ Account*

        Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)
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
           ├─ stack*             │  └─ Category(shoes by price)*
           │  └─ Bag*            ├─ stack
           └─ stack              │  └─ Bag*
              └─ Account*        └─ stack
                                    └─ Account*

        Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)
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
           │  ├─ Category(shoes by name)      │  └─ Category(shoes by price)*
           │  └─ Product(42)*                 ├─ stack
           ├─ stack                           │  └─ Bag*
           │  └─ Bag*                         └─ stack
           └─ stack                              └─ Account*
              └─ Account*

        Category(shoes by price) is on screen; reused Category(shoes by price)
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
        │  ├─ stack                          │  └─ Category(shoes by price)*
        │  │  └─ Bag*                        ├─ stack
        │  └─ stack                          │  └─ Bag*
        │     └─ Account*                    └─ stack
        └─ modal split                          └─ Account*
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)
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
        │  │  ├─ Category(shoes by name)      │  └─ Category(shoes by price)*
        │  │  └─ Product(42)* ^               ├─ stack
        │  ├─ stack                           │  └─ Bag*
        │  │  └─ Bag*                         └─ stack
        │  └─ stack                              └─ Account*
        │     └─ Account*
        ├─ modal Gallery(42, photo 1)
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Category(shoes by price) is on screen; reused Category(shoes by price)
        """),
    Situation(
      title: "already there", from: ["store://category/shoes?sort=price"],
      picture: """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           ├─ stack*
           │  ├─ Catalogue
           │  └─ Category(shoes by price)*
           ├─ stack
           │  └─ Bag*
           └─ stack
              └─ Account*

        Category(shoes by price) is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://category/shoes?sort=price", "store://bag"],
      picture: """
        window                               window
        └─ tabs                              └─ tabs
           ├─ stack                             ├─ stack
           │  └─ Home*                          │  └─ Home*
           ├─ stack                             ├─ stack*
           │  ├─ Catalogue                      │  ├─ Catalogue
           │  └─ Category(shoes by price)*      │  └─ Category(shoes by price)*
           ├─ stack*                            ├─ stack
           │  └─ Bag*                           │  └─ Bag*
           └─ stack                             └─ stack
              └─ Account*                          └─ Account*

        Category(shoes by price) is on screen; reused Category(shoes by price)
        """),
    Situation(
      title: "already there, under a modal",
      from: ["store://category/shoes?sort=price", "store://settings"],
      picture: """
        window                               window
        ├─ tabs                              └─ tabs
        │  ├─ stack                             ├─ stack
        │  │  └─ Home*                          │  └─ Home*
        │  ├─ stack*                            ├─ stack*
        │  │  ├─ Catalogue                      │  ├─ Catalogue
        │  │  └─ Category(shoes by price)*      │  └─ Category(shoes by price)*
        │  ├─ stack                             ├─ stack
        │  │  └─ Bag*                           │  └─ Bag*
        │  └─ stack                             └─ stack
        │     └─ Account*                          └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Category(shoes by price) is on screen; reused Category(shoes by price)
        """),
    Situation(
      title: "another category is open", from: ["store://category/jackets"],
      picture: """
        window                                window
        └─ tabs                               └─ tabs
           ├─ stack                              ├─ stack
           │  └─ Home*                           │  └─ Home*
           ├─ stack*                             ├─ stack*
           │  ├─ Catalogue                       │  ├─ Catalogue
           │  └─ Category(jackets by name)*      │  └─ Category(shoes by price)*
           ├─ stack                              ├─ stack
           │  └─ Bag*                            │  └─ Bag*
           └─ stack                              └─ stack
              └─ Account*                           └─ Account*

        Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)
        """),
    Situation(
      title: "open in another order", from: ["store://category/shoes?sort=newest"],
      picture: """
        window                                window
        └─ tabs                               └─ tabs
           ├─ stack                              ├─ stack
           │  └─ Home*                           │  └─ Home*
           ├─ stack*                             ├─ stack*
           │  ├─ Catalogue                       │  ├─ Catalogue
           │  └─ Category(shoes by newest)*      │  └─ Category(shoes by price)*
           ├─ stack                              ├─ stack
           │  └─ Bag*                            │  └─ Bag*
           └─ stack                              └─ stack
              └─ Account*                           └─ Account*

        Category(shoes by price) is on screen already
        """),
    Situation(
      title: "a shop for members, logging in now", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   └─ tabs
                        ├─ stack
                        │  └─ Home*
                        ├─ stack*
                        │  ├─ Catalogue
                        │  └─ Category(shoes by price)*
                        ├─ stack
                        │  └─ Bag*
                        └─ stack
                           └─ Account*

        Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)
        """),
    Situation(
      title: "a shop for members, refusing", logsIn: false, isForMembers: true,
      picture: """
        window
        └─ Welcome

        CategoryScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
  ]
}
