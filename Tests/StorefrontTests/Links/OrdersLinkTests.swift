import Testing

/// The list of orders, wherever the user is when the link arrives.
@MainActor
struct OrdersLinkTests {
  @Test("store://orders leads to the same place from everywhere", arguments: orders)
  func openOrders(_ situation: Situation) async throws {
    #expect(try await situation.open("store://orders") == situation.picture)
  }

  nonisolated static let orders = [
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
              └─ Account*           ├─ Account
                                    └─ Orders*

        Orders is on screen; reused Account; built Orders
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
              └─ Account*           ├─ Account
                                    └─ Orders*

        Orders is on screen; reused Account; built Orders
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://orders/1001"], isLoggedIn: true,
      picture: """
        window                  window
        └─ tabs                 └─ tabs
           ├─ stack                ├─ stack
           │  └─ Home*             │  └─ Home*
           ├─ stack                ├─ stack
           │  └─ Catalogue*        │  └─ Catalogue*
           ├─ stack                ├─ stack
           │  └─ Bag*              │  └─ Bag*
           └─ stack*               └─ stack*
              ├─ Account              ├─ Account
              ├─ Orders               └─ Orders*
              └─ Order(1001)*

        Orders is on screen; reused Orders
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
        │     └─ Account*                       ├─ Account
        └─ modal split                          └─ Orders*
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Orders is on screen; reused Account; built Orders
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
        │     └─ Account*                        ├─ Account
        ├─ modal Gallery(42, photo 1)            └─ Orders*
        ├─ modal split
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Orders is on screen; reused Account; built Orders
        """),
    Situation(
      title: "already there", from: ["store://orders"], isLoggedIn: true,
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
              ├─ Account
              └─ Orders*

        Orders is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://orders", "store://home"], isLoggedIn: true,
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
              ├─ Account            ├─ Account
              └─ Orders*            └─ Orders*

        Orders is on screen; reused Orders
        """),
    Situation(
      title: "already there, under a modal", from: ["store://orders", "store://settings"],
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
        │     ├─ Account                        ├─ Account
        │     └─ Orders*                        └─ Orders*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Orders is on screen; reused Orders
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
              └─ Account*           ├─ Account
                                    └─ Orders*

        Orders is on screen; reused Account; built Orders
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
        │     └─ Account*                       ├─ Account
        └─ modal split                          └─ Orders*
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Orders is on screen; reused Account; built Orders
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
        │     └─ Account*           ├─ Account
        └─ modal stack              └─ Orders*
           └─ Login*

        Orders is on screen; reused Account; built Orders
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

        OrdersScreen was not reached. LoginInterceptor ended the navigation: This is for \
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

        OrdersScreen was not reached. LoginInterceptor ended the navigation: This is for \
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
                           ├─ Account
                           └─ Orders*

        Orders is on screen; reused Account; built Orders
        """),
    Situation(
      title: "a shop for members, refusing", logsIn: false, isForMembers: true,
      picture: """
        window
        └─ Welcome

        OrdersScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
  ]
}
