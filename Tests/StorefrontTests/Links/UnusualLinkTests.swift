import Testing

/// Links that lead elsewhere from some places than from most, and links that lead nowhere.
struct UnusualLinkTests {
  @Test(arguments: places)
  func `A link from a place of its own kind`(
    link: String, situation: Situation
  ) async throws {
    #expect(try await situation.open(link) == situation.picture)
  }

  nonisolated static let places = [
    place(
      "store://category/shoes?sort=price", "another category is open",
      from: ["store://category/jackets"],
      "Category(shoes by price) is on screen; reused Catalogue; built Category(shoes by price)",
      shoes),
    place(
      "store://category/shoes?sort=price", "open in another order",
      from: ["store://category/shoes?sort=newest"],
      "Category(shoes by price) is on screen already", shoes),
    place(
      "store://product/42/gallery?photo=2", "open at another photo",
      from: ["store://product/42/gallery"],
      "Gallery(42, photo 2) is on screen already", galleryOfShoe),
    place(
      "store://product/42/gallery?photo=2", "the gallery of another product is open",
      from: ["store://product/7/gallery"],
      """
      Gallery(42, photo 2) is on screen; reused Category(shoes by name); built Product(42), \
      Gallery(42, photo 2)
      """, galleryOfShoe),
    place("store://product/42/gallery?photo=9", "cold start", noPhoto),
    place(
      "store://product/42/gallery?photo=9", "open at another photo",
      from: ["store://product/42/gallery"], noPhoto),
    place(
      "store://help/returns", "from a gallery, which has no stack",
      from: ["store://product/42/gallery"],
      "Help(returns) is on screen; reused Gallery(42, photo 1); built stack, Help(returns)",
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Catalogue
      │  │  ├─ Category(shoes by name)
      │  │  └─ Product(42)* ^
      ├─ modal Gallery(42, photo 1)
      └─ modal stack
         └─ Help(returns)*
      """),
    place(
      "store://login/forgot-password?email=kim%40example.com", "filled in for another user",
      from: ["store://login/forgot-password?email=a"],
      "ForgotPassword(kim@example.com) is on screen already",
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  └─ Home*
      └─ modal stack
         ├─ Login
         └─ ForgotPassword(kim@example.com)*
      """),
    place("store://orders/5", "logged in", from: ["store://orders"], isLoggedIn: true, noOrder),
    place("store://orders/5", "logged out", noOrder),
    place(
      "store://product/42", "another product of the category is open",
      from: ["store://product/7"],
      "Product(42) is on screen; reused Category(shoes by name); built Product(42)", shoe),
    place(
      "store://product/42", "a product of another category is open",
      from: ["store://product/12"],
      "Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)",
      shoe),
    place("store://product/999", "cold start", noProduct),
    place(
      "store://product/999", "from under three modals",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      noProduct),
  ]

  nonisolated private static let shoes = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Catalogue
       │  └─ Category(shoes by price)*
    """

  nonisolated private static let shoe = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Catalogue
       │  ├─ Category(shoes by name)
       │  └─ Product(42)*
    """

  nonisolated private static let galleryOfShoe = """
    window
    ├─ tabs
    │  ├─ stack*
    │  │  ├─ Catalogue
    │  │  ├─ Category(shoes by name)
    │  │  └─ Product(42)* ^
    └─ modal Gallery(42, photo 2)
    """

  nonisolated private static let noPhoto =
    "GalleryScreen was not reached. There is no photo 9 of product 42. There are photos 1 to 3."

  nonisolated private static let noOrder =
    "OrderScreen was not reached. There is no order 5. The customer has made 1001, 1002."

  nonisolated private static let noProduct =
    "ProductScreen was not reached. There is no product 999. The shop has 7, 12, 23, 31, 42."

  nonisolated private static func place(
    _ link: String, _ title: String, from: [String] = [], isLoggedIn: Bool = false,
    _ result: String, _ after: String = "as before"
  ) -> (String, Situation) {
    (
      link,
      Situation(
        title: title, from: from, isLoggedIn: isLoggedIn, picture: result + "\n\n" + after)
    )
  }
}
