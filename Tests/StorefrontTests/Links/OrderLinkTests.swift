import Testing

/// An order, wherever the user is when the link arrives.
@MainActor
struct OrderLinkTests {
  @Test("store://orders/1001 leads to the same place from everywhere", arguments: order)
  func openOrder(_ situation: Situation) async throws {
    #expect(try await situation.open("store://orders/1001") == situation.picture)
  }

  nonisolated static let order = [
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
                                    ├─ Orders
                                    └─ Order(1001)*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
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
                                    ├─ Orders
                                    └─ Order(1001)*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://orders/1002"], isLoggedIn: true,
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
              ├─ Orders               ├─ Orders
              └─ Order(1002)*         └─ Order(1001)*

        Order(1001) is on screen; reused Orders; built Order(1001)
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
        └─ modal split                          ├─ Orders
           ├─ Settings*                         └─ Order(1001)*
           └─ stack*
              └─ SettingsPage(general)*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
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
        ├─ modal Gallery(42, photo 1)            ├─ Orders
        ├─ modal split                           └─ Order(1001)*
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
        """),
    Situation(
      title: "already there", from: ["store://orders/1001"], isLoggedIn: true,
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
              ├─ Orders
              └─ Order(1001)*

        Order(1001) is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://orders/1001", "store://home"],
      isLoggedIn: true,
      picture: """
        window                  window
        └─ tabs                 └─ tabs
           ├─ stack*               ├─ stack
           │  └─ Home*             │  └─ Home*
           ├─ stack                ├─ stack
           │  └─ Catalogue*        │  └─ Catalogue*
           ├─ stack                ├─ stack
           │  └─ Bag*              │  └─ Bag*
           └─ stack                └─ stack*
              ├─ Account              ├─ Account
              ├─ Orders               ├─ Orders
              └─ Order(1001)*         └─ Order(1001)*

        Order(1001) is on screen; reused Order(1001)
        """),
    Situation(
      title: "already there, under a modal", from: ["store://orders/1001", "store://settings"],
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
        │     ├─ Orders                         ├─ Orders
        │     └─ Order(1001)*                   └─ Order(1001)*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Order(1001) is on screen; reused Order(1001)
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
                                    ├─ Orders
                                    └─ Order(1001)*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
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
        └─ modal split                          ├─ Orders
           ├─ Settings*                         └─ Order(1001)*
           └─ stack*
              └─ SettingsPage(general)*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
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
        └─ modal stack              ├─ Orders
           └─ Login*                └─ Order(1001)*

        Order(1001) is on screen; reused Account; built Orders, Order(1001)
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

        OrderScreen was not reached. LoginInterceptor ended the navigation: This is for customers \
        who have logged in, and the login screen was closed.
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

        OrderScreen was not reached. LoginInterceptor ended the navigation: This is for customers \
        who have logged in, and the login screen was closed.
        """),
  ]

  @Test("store://orders/5 leads nowhere, and nothing changes", arguments: missingOrder)
  func openMissingOrder(_ situation: Situation) async throws {
    #expect(try await situation.open("store://orders/5") == situation.picture)
  }

  nonisolated static let missingOrder = [
    Situation(
      title: "logged in", from: ["store://orders"], isLoggedIn: true,
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

        OrderScreen was not reached. There is no order 5. The customer has made 1001, 1002.
        """),
    Situation(
      title: "logged out",
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

        OrderScreen was not reached. There is no order 5. The customer has made 1001, 1002.
        """),
  ]
}
