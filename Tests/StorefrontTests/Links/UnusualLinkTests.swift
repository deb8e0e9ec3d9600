import Testing

/// Links that lead elsewhere from some places than from most, and links that lead nowhere.
@MainActor
struct UnusualLinkTests {
  @Test(arguments: places)
  func `A link from a place of its own kind`(
    link: String, situation: Situation
  ) async throws {
    #expect(try await situation.open(link) == situation.picture)
  }

  nonisolated static let places: [(String, Situation)] = [
    (
      "store://category/shoes?sort=price",
      Situation(
        title: "another category is open", from: ["store://category/jackets"],
        picture: """
          Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)

          window
          └─ tabs
             ├─ stack*
             │  ├─ Catalogue
             │  └─ Category(shoes by price)*
          """)
    ),
    (
      "store://category/shoes?sort=price",
      Situation(
        title: "open in another order", from: ["store://category/shoes?sort=newest"],
        picture: """
          Category(shoes by price) is on screen already

          window
          └─ tabs
             ├─ stack*
             │  ├─ Catalogue
             │  └─ Category(shoes by price)*
          """)
    ),
    (
      "store://product/42/gallery?photo=2",
      Situation(
        title: "open at another photo", from: ["store://product/42/gallery"],
        picture: """
          Gallery(42, photo 2) is on screen already

          window
          ├─ tabs
          │  ├─ stack*
          │  │  ├─ Catalogue
          │  │  ├─ Category(shoes by name)
          │  │  └─ Product(42)* ^
          └─ modal Gallery(42, photo 2)
          """)
    ),
    (
      "store://product/42/gallery?photo=2",
      Situation(
        title: "the gallery of another product is open", from: ["store://product/7/gallery"],
        picture: """
          Gallery(42, photo 2) is on screen; reused Category(shoes by name); built Product(42), \
          Gallery(42, photo 2)

          window
          ├─ tabs
          │  ├─ stack*
          │  │  ├─ Catalogue
          │  │  ├─ Category(shoes by name)
          │  │  └─ Product(42)* ^
          └─ modal Gallery(42, photo 2)
          """)
    ),
    (
      "store://product/42/gallery?photo=9",
      Situation(
        title: "cold start",
        picture: """
          GalleryScreen was not reached. There is no photo 9 of product 42. There are photos 1 to \
          3.

          as before
          """)
    ),
    (
      "store://product/42/gallery?photo=9",
      Situation(
        title: "open at another photo", from: ["store://product/42/gallery"],
        picture: """
          GalleryScreen was not reached. There is no photo 9 of product 42. There are photos 1 to \
          3.

          as before
          """)
    ),
    (
      "store://help/returns",
      Situation(
        title: "from a gallery, which has no stack", from: ["store://product/42/gallery"],
        picture: """
          Help(returns) is on screen; reused Gallery(42, photo 1); built stack, Help(returns)

          window
          ├─ tabs
          │  ├─ stack*
          │  │  ├─ Catalogue
          │  │  ├─ Category(shoes by name)
          │  │  └─ Product(42)* ^
          ├─ modal Gallery(42, photo 1)
          └─ modal stack
             └─ Help(returns)*
          """)
    ),
    (
      "store://login/forgot-password?email=kim%40example.com",
      Situation(
        title: "filled in for another user", from: ["store://login/forgot-password?email=a"],
        picture: """
          ForgotPassword(kim@example.com) is on screen already

          window
          ├─ tabs
          │  ├─ stack*
          │  │  └─ Home*
          └─ modal stack
             ├─ Login
             └─ ForgotPassword(kim@example.com)*
          """)
    ),
    (
      "store://orders/5",
      Situation(
        title: "logged in", from: ["store://orders"], isLoggedIn: true,
        picture: """
          OrderScreen was not reached. There is no order 5. The customer has made 1001, 1002.

          as before
          """)
    ),
    (
      "store://orders/5",
      Situation(
        title: "logged out",
        picture: """
          OrderScreen was not reached. There is no order 5. The customer has made 1001, 1002.

          as before
          """)
    ),
    (
      "store://product/42",
      Situation(
        title: "another product of the category is open", from: ["store://product/7"],
        picture: """
          Product(42) is on screen; reused Category(shoes by name); built Product(42)

          window
          └─ tabs
             ├─ stack*
             │  ├─ Catalogue
             │  ├─ Category(shoes by name)
             │  └─ Product(42)*
          """)
    ),
    (
      "store://product/42",
      Situation(
        title: "a product of another category is open", from: ["store://product/12"],
        picture: """
          Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)

          window
          └─ tabs
             ├─ stack*
             │  ├─ Catalogue
             │  ├─ Category(shoes by name)
             │  └─ Product(42)*
          """)
    ),
    (
      "store://product/999",
      Situation(
        title: "cold start",
        picture: """
          ProductScreen was not reached. There is no product 999. The shop has 7, 12, 23, 31, 42.

          as before
          """)
    ),
    (
      "store://product/999",
      Situation(
        title: "from under three modals",
        from: [
          "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
        ],
        picture: """
          ProductScreen was not reached. There is no product 999. The shop has 7, 12, 23, 31, 42.

          as before
          """)
    ),
  ]
}
