import Testing

/// The account, wherever the user is when the link arrives.
@MainActor
struct AccountLinkTests {
  @Test("store://account leads to the same place from everywhere", arguments: account)
  func openAccount(_ situation: Situation) async throws {
    #expect(try await situation.open("store://account") == situation.picture)
  }

  nonisolated static let account = [
    Situation(
      title: "cold start", isLoggedIn: true,
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack*
              └─ Account*           └─ Account*

        Account is on screen; reused Account
        """),
    Situation(
      title: "from another tab", from: ["store://home"], isLoggedIn: true,
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack*
              └─ Account*           └─ Account*

        Account is on screen; reused Account
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://account", "store://help/returns"],
      isLoggedIn: true,
      picture: """
        window                    window
        └─ tabs                   └─ tabs
           ├─ stack                  ├─ stack
           │  └─ Home*               │  └─ Home*
           ├─ stack                  ├─ stack
           │  └─ Catalogue*          │  └─ Catalogue*
           ├─ stack                  ├─ stack
           │  └─ Bag*                │  └─ Bag*
           └─ stack*                 └─ stack*
              ├─ Account                └─ Account*
              └─ Help(returns)*

        Account is on screen; reused Account
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"], isLoggedIn: true,
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack*                         ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack*
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Account is on screen; reused Account
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ], isLoggedIn: true,
      picture: """
        window                             window
        ├─ tabs                            └─ tabs
        │  ├─ stack                           ├─ stack
        │  │  └─ Home*                        │  └─ Home*
        │  ├─ stack*                          ├─ stack
        │  │  ├─ Catalogue                    │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)      │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^               │  └─ Product(42)*
        │  ├─ stack                           ├─ stack
        │  │  └─ Bag*                         │  └─ Bag*
        │  └─ stack                           └─ stack*
        │     └─ Account*                        └─ Account*
        ├─ modal Gallery(42, photo 1)
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Account is on screen; reused Account
        """),
    Situation(
      title: "already there", from: ["store://account"], isLoggedIn: true,
      picture: """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           ├─ stack
           │  └─ Catalogue*
           ├─ stack
           │  └─ Bag*
           └─ stack*
              └─ Account*

        Account is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://account", "store://home"], isLoggedIn: true,
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack*             ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack              ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack*
              └─ Account*           └─ Account*

        Account is on screen; reused Account
        """),
    Situation(
      title: "already there, under a modal", from: ["store://account", "store://settings"],
      isLoggedIn: true,
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack                          ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack                          ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack*                         └─ stack*
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Account is on screen; reused Account
        """),
    Situation(
      title: "logged out, logging in now", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               └─ tabs
           ├─ stack              ├─ stack
           │  └─ Home*           │  └─ Home*
           ├─ stack              ├─ stack
           │  └─ Catalogue*      │  └─ Catalogue*
           ├─ stack*             ├─ stack
           │  └─ Bag*            │  └─ Bag*
           └─ stack              └─ stack*
              └─ Account*           └─ Account*

        Account is on screen; reused Account
        """),
    Situation(
      title: "logged out, from under one modal, logging in now",
      from: ["store://bag", "store://settings"],
      picture: """
        window                            window
        ├─ tabs                           └─ tabs
        │  ├─ stack                          ├─ stack
        │  │  └─ Home*                       │  └─ Home*
        │  ├─ stack                          ├─ stack
        │  │  └─ Catalogue*                  │  └─ Catalogue*
        │  ├─ stack*                         ├─ stack
        │  │  └─ Bag*                        │  └─ Bag*
        │  └─ stack                          └─ stack*
        │     └─ Account*                       └─ Account*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Account is on screen; reused Account
        """),
    Situation(
      title: "logged out, with the log-in open, logging in now", from: ["store://login"],
      picture: """
        window                window
        ├─ tabs               └─ tabs
        │  ├─ stack*             ├─ stack
        │  │  └─ Home*           │  └─ Home*
        │  ├─ stack              ├─ stack
        │  │  └─ Catalogue*      │  └─ Catalogue*
        │  ├─ stack              ├─ stack
        │  │  └─ Bag*            │  └─ Bag*
        │  └─ stack              └─ stack*
        │     └─ Account*           └─ Account*
        └─ modal stack
           └─ Login*

        Account is on screen; reused Account
        """),
    Situation(
      title: "logged out, refusing", from: ["store://bag"], logsIn: false,
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

        AccountScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
    Situation(
      title: "logged out, from under three modals, refusing",
      from: [
        "store://bag", "store://product/42", "store://product/42/gallery", "store://settings",
        "store://help/sizes",
      ], logsIn: false,
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
        └─ modal split
           ├─ Settings*
           └─ stack*
              ├─ SettingsPage(general)
              └─ Help(sizes)*

        AccountScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
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
                        ├─ stack
                        │  └─ Bag*
                        └─ stack*
                           └─ Account*

        Account is on screen; reused Account
        """),
    Situation(
      title: "a shop for members, refusing", logsIn: false, isForMembers: true,
      picture: """
        window
        └─ Welcome

        AccountScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
  ]
}
