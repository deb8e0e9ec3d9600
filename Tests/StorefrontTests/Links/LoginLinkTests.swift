import Testing

/// The log-in, wherever the user is when the link arrives.
@MainActor
struct LoginLinkTests {
  @Test("store://login leads to the same place from everywhere", arguments: login)
  func openLogin(_ situation: Situation) async throws {
    #expect(try await situation.open("store://login") == situation.picture)
  }

  nonisolated static let login = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack*
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 └─ Login*

        Login is on screen; reused tabs; built stack, Login
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack           │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack*          │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 └─ Login*

        Login is on screen; reused tabs; built stack, Login
        """),
    Situation(
      title: "from deep in the same stack",
      from: ["store://login", "store://login/forgot-password"],
      picture: """
        window                  window
        ├─ tabs                 ├─ tabs
        │  ├─ stack*            │  ├─ stack*
        │  │  └─ Home*          │  │  └─ Home*
        │  ├─ stack             │  ├─ stack
        │  │  └─ Catalogue*     │  │  └─ Catalogue*
        │  ├─ stack             │  ├─ stack
        │  │  └─ Bag*           │  │  └─ Bag*
        │  └─ stack             │  └─ stack
        │     └─ Account*       │     └─ Account*
        └─ modal stack          └─ modal stack
           ├─ Login                └─ Login*
           └─ ForgotPassword*

        Login is on screen; reused Login
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
        └─ modal split                    ├─ modal split
           ├─ Settings*                   │  ├─ Settings*
           └─ stack*                      │  └─ stack*
              └─ SettingsPage(general)*   │     └─ SettingsPage(general)*
                                          └─ modal stack
                                             └─ Login*

        Login is on screen; reused split; built stack, Login
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

        Login is on screen already
        """),
    Situation(
      title: "already there", from: ["store://login"],
      picture: """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal stack
           └─ Login*

        Login is on screen already
        """),
    Situation(
      title: "already there, hidden", from: ["store://login", "store://login/forgot-password"],
      picture: """
        window                  window
        ├─ tabs                 ├─ tabs
        │  ├─ stack*            │  ├─ stack*
        │  │  └─ Home*          │  │  └─ Home*
        │  ├─ stack             │  ├─ stack
        │  │  └─ Catalogue*     │  │  └─ Catalogue*
        │  ├─ stack             │  ├─ stack
        │  │  └─ Bag*           │  │  └─ Bag*
        │  └─ stack             │  └─ stack
        │     └─ Account*       │     └─ Account*
        └─ modal stack          └─ modal stack
           ├─ Login                └─ Login*
           └─ ForgotPassword*

        Login is on screen; reused Login
        """),
    Situation(
      title: "already there, under a modal", from: ["store://login", "store://settings"],
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
        ├─ modal stack                    └─ modal stack
        │  └─ Login*                         └─ Login*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        Login is on screen; reused Login
        """),
    Situation(
      title: "a shop for members", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   ├─ Welcome
                     └─ modal stack
                        └─ Login*

        Login is on screen; reused Welcome; built stack, Login
        """),
  ]

  @Test(
    "store://login/forgot-password?email=kim%40example.com leads to the same place from everywhere",
    arguments: forgotPassword)
  func openForgotPassword(_ situation: Situation) async throws {
    #expect(
      try await situation.open("store://login/forgot-password?email=kim%40example.com")
        == situation.picture)
  }

  nonisolated static let forgotPassword = [
    Situation(
      title: "cold start",
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack*          │  ├─ stack*
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack           │  ├─ stack
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 ├─ Login
                                 └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen; reused tabs; built stack, Login, \
        ForgotPassword(kim@example.com)
        """),
    Situation(
      title: "from another tab", from: ["store://bag"],
      picture: """
        window                window
        └─ tabs               ├─ tabs
           ├─ stack           │  ├─ stack
           │  └─ Home*        │  │  └─ Home*
           ├─ stack           │  ├─ stack
           │  └─ Catalogue*   │  │  └─ Catalogue*
           ├─ stack*          │  ├─ stack*
           │  └─ Bag*         │  │  └─ Bag*
           └─ stack           │  └─ stack
              └─ Account*     │     └─ Account*
                              └─ modal stack
                                 ├─ Login
                                 └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen; reused tabs; built stack, Login, \
        ForgotPassword(kim@example.com)
        """),
    Situation(
      title: "from deep in the same stack", from: ["store://login"],
      picture: """
        window                window
        ├─ tabs               ├─ tabs
        │  ├─ stack*          │  ├─ stack*
        │  │  └─ Home*        │  │  └─ Home*
        │  ├─ stack           │  ├─ stack
        │  │  └─ Catalogue*   │  │  └─ Catalogue*
        │  ├─ stack           │  ├─ stack
        │  │  └─ Bag*         │  │  └─ Bag*
        │  └─ stack           │  └─ stack
        │     └─ Account*     │     └─ Account*
        └─ modal stack        └─ modal stack
           └─ Login*             ├─ Login
                                 └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen; reused Login; built \
        ForgotPassword(kim@example.com)
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
        └─ modal split                    ├─ modal split
           ├─ Settings*                   │  ├─ Settings*
           └─ stack*                      │  └─ stack*
              └─ SettingsPage(general)*   │     └─ SettingsPage(general)*
                                          └─ modal stack
                                             ├─ Login
                                             └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen; reused split; built stack, Login, \
        ForgotPassword(kim@example.com)
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
                                              └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen; reused Login; built \
        ForgotPassword(kim@example.com)
        """),
    Situation(
      title: "already there", from: ["store://login/forgot-password?email=kim%40example.com"],
      picture: """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  ├─ stack
        │  │  └─ Catalogue*
        │  ├─ stack
        │  │  └─ Bag*
        │  └─ stack
        │     └─ Account*
        └─ modal stack
           ├─ Login
           └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen already
        """),
    Situation(
      title: "already there, hidden",
      from: ["store://login/forgot-password?email=kim%40example.com", "store://help/sizes"],
      picture: """
        window                                  window
        ├─ tabs                                 ├─ tabs
        │  ├─ stack*                            │  ├─ stack*
        │  │  └─ Home*                          │  │  └─ Home*
        │  ├─ stack                             │  ├─ stack
        │  │  └─ Catalogue*                     │  │  └─ Catalogue*
        │  ├─ stack                             │  ├─ stack
        │  │  └─ Bag*                           │  │  └─ Bag*
        │  └─ stack                             │  └─ stack
        │     └─ Account*                       │     └─ Account*
        └─ modal stack                          └─ modal stack
           ├─ Login                                ├─ Login
           ├─ ForgotPassword(kim@example.com)      └─ ForgotPassword(kim@example.com)*
           └─ Help(sizes)*

        ForgotPassword(kim@example.com) is on screen; reused ForgotPassword(kim@example.com)
        """),
    Situation(
      title: "already there, under a modal",
      from: ["store://login/forgot-password?email=kim%40example.com", "store://settings"],
      picture: """
        window                                   window
        ├─ tabs                                  ├─ tabs
        │  ├─ stack*                             │  ├─ stack*
        │  │  └─ Home*                           │  │  └─ Home*
        │  ├─ stack                              │  ├─ stack
        │  │  └─ Catalogue*                      │  │  └─ Catalogue*
        │  ├─ stack                              │  ├─ stack
        │  │  └─ Bag*                            │  │  └─ Bag*
        │  └─ stack                              │  └─ stack
        │     └─ Account*                        │     └─ Account*
        ├─ modal stack                           └─ modal stack
        │  ├─ Login                                 ├─ Login
        │  └─ ForgotPassword(kim@example.com)*      └─ ForgotPassword(kim@example.com)*
        └─ modal split
           ├─ Settings*
           └─ stack*
              └─ SettingsPage(general)*

        ForgotPassword(kim@example.com) is on screen; reused ForgotPassword(kim@example.com)
        """),
    Situation(
      title: "filled in for somebody else", from: ["store://login/forgot-password?email=a"],
      picture: """
        window                     window
        ├─ tabs                    ├─ tabs
        │  ├─ stack*               │  ├─ stack*
        │  │  └─ Home*             │  │  └─ Home*
        │  ├─ stack                │  ├─ stack
        │  │  └─ Catalogue*        │  │  └─ Catalogue*
        │  ├─ stack                │  ├─ stack
        │  │  └─ Bag*              │  │  └─ Bag*
        │  └─ stack                │  └─ stack
        │     └─ Account*          │     └─ Account*
        └─ modal stack             └─ modal stack
           ├─ Login                   ├─ Login
           └─ ForgotPassword(a)*      └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen already
        """),
    Situation(
      title: "a shop for members", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   ├─ Welcome
                     └─ modal stack
                        ├─ Login
                        └─ ForgotPassword(kim@example.com)*

        ForgotPassword(kim@example.com) is on screen; reused Welcome; built stack, Login, \
        ForgotPassword(kim@example.com)
        """),
  ]
}
