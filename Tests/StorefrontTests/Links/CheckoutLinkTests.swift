import Testing

/// The checkout, wherever the user is when the link arrives.
@MainActor
struct CheckoutLinkTests {
  @Test("store://checkout leads to the same place from everywhere", arguments: checkout)
  func openCheckout(_ situation: Situation) async throws {
    #expect(try await situation.open("store://checkout") == situation.picture)
  }

  nonisolated static let checkout = [
    Situation(
      title: "cold start", isLoggedIn: true,
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag* ^
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 └─ Checkout*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "from another tab", from: ["store://home"], isLoggedIn: true,
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag* ^
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 └─ Checkout*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://bag", "store://help/delivery"],
      isLoggedIn: true,
      picture: """
        window                     window
        └─ tabs                    ├─ tabs
           ├─ stack                │  ├─ stack
           │  └─ Home*             │  │  └─ Home*
           ├─ stack                │  ├─ stack
           │  └─ Catalogue*        │  │  └─ Catalogue*
           ├─ stack*               │  ├─ stack*
           │  ├─ Bag               │  │  └─ Bag* ^
           │  └─ Help(delivery)*   │  └─ stack
           └─ stack                │     └─ Account*
              └─ Account*          └─ modal stack
                                      └─ Checkout*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "from under one modal", from: ["store://settings"], isLoggedIn: true,
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack*
        │  │  └─ Bag*                     │  │  └─ Bag* ^
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        └─ modal split                    └─ modal stack
           ├─ Settings*                      └─ Checkout*
           └─ stack*
              └─ SettingsPage(general)*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ], isLoggedIn: true,
      picture: """
        window                             window
        ├─ tabs                            ├─ tabs
        │  ├─ stack                        │  ├─ stack
        │  │  └─ Home*                     │  │  └─ Home*
        │  ├─ stack*                       │  ├─ stack
        │  │  ├─ Catalogue                 │  │  ├─ Catalogue
        │  │  ├─ Category(shoes by name)   │  │  ├─ Category(shoes by name)
        │  │  └─ Product(42)* ^            │  │  └─ Product(42)*
        │  ├─ stack                        │  ├─ stack*
        │  │  └─ Bag*                      │  │  └─ Bag* ^
        │  └─ stack                        │  └─ stack
        │     └─ Account*                  │     └─ Account*
        ├─ modal Gallery(42, photo 1)      └─ modal stack
        ├─ modal split                        └─ Checkout*
        │  ├─ Settings*
        │  └─ stack*
        │     └─ SettingsPage(general)*
        └─ modal stack
           └─ Login*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "already there", from: ["store://checkout"], isLoggedIn: true,
      picture: """
        window
        ├─ tabs
        │  ├─ stack
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack*
        │  │  └─ Bag* ^
        │  └─ stack
        │     └─ Account*
        └─ modal stack
           └─ Checkout*

        Checkout is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://checkout", "store://help/sizes"],
      isLoggedIn: true,
      picture: """
        window                window
        ├─ tabs               ├─ tabs
        │  ├─ stack           │  ├─ stack
        │  │  └─ Home*        │  │  └─ Home*
        │  ├─ stack           │  ├─ stack
        │  │  └─ Catalogue*   │  │  └─ Catalogue*
        │  ├─ stack*          │  ├─ stack*
        │  │  └─ Bag* ^       │  │  └─ Bag* ^
        │  └─ stack           │  └─ stack
        │     └─ Account*     │     └─ Account*
        └─ modal stack        └─ modal stack
           ├─ Checkout           └─ Checkout*
           └─ Help(sizes)*

        Checkout is on screen; reused Checkout
        """),
    Situation(
      title: "already there, under a modal", from: ["store://checkout", "store://settings"],
      isLoggedIn: true,
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack*                      │  ├─ stack*
        │  │  └─ Bag* ^                   │  │  └─ Bag* ^
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        ├─ modal stack                    └─ modal stack
        │  └─ Checkout*                      └─ Checkout*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Checkout is on screen; reused Checkout
        """),
    Situation(
      title: "logged out, logging in now", from: ["store://home"],
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag* ^
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 └─ Checkout*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "logged out, from under one modal, logging in now",
      from: ["store://home", "store://settings"],
      picture: """
        window                            window
        ├─ tabs                           ├─ tabs
        │  ├─ stack*                      │  ├─ stack
        │  │  └─ Home*                    │  │  └─ Home*
        │  ├─ stack                       │  ├─ stack
        │  │  └─ Catalogue*               │  │  └─ Catalogue*
        │  ├─ stack                       │  ├─ stack*
        │  │  └─ Bag*                     │  │  └─ Bag* ^
        │  └─ stack                       │  └─ stack
        │     └─ Account*                 │     └─ Account*
        └─ modal split                    └─ modal stack
           ├─ Settings*                      └─ Checkout*
           └─ stack*
              └─ SettingsPage(general)*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "logged out, with the log-in open, logging in now", from: ["store://login"],
      picture: """
        window                window
        ├─ tabs               ├─ tabs
        │  ├─ stack*          │  ├─ stack
        │  │  └─ Home*        │  │  └─ Home*
        │  ├─ stack           │  ├─ stack
        │  │  └─ Catalogue*   │  │  └─ Catalogue*
        │  ├─ stack           │  ├─ stack*
        │  │  └─ Bag*         │  │  └─ Bag* ^
        │  └─ stack           │  └─ stack
        │     └─ Account*     │     └─ Account*
        └─ modal stack        └─ modal stack
           └─ Login*             └─ Checkout*

        Checkout is on screen; reused Bag; built stack, Checkout
        """),
    Situation(
      title: "logged out, refusing", from: ["store://home"], logsIn: false,
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

        CheckoutScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
    Situation(
      title: "logged out, from under three modals, refusing",
      from: [
        "store://home", "store://product/42", "store://product/42/gallery", "store://settings",
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

        CheckoutScreen was not reached. LoginInterceptor ended the navigation: This is for \
        customers who have logged in, and the login screen was closed.
        """),
  ]
}
