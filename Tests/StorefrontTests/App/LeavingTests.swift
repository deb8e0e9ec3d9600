import StorefrontApp
import Switchback
import Testing

/// A checkout with something filled in is asked before it goes, and only then.
struct LeavingTests {
  @Test(arguments: situations)
  func `A checkout that has something to lose`(_ situation: Situation) async throws {
    #expect(try await situation.open("store://home") == situation.picture)
  }

  nonisolated static let situations = [
    Situation(
      title: "keeps what is filled in", from: ["store://checkout?voucher=SPRING"],
      isLoggedIn: true,
      picture: """
        HomeScreen was not reached. Checkout(voucher SPRING) refuses to go. \
        Nothing has changed.

        as before
        """),
    Situation(
      title: "keeps what is filled in, under another modal",
      from: ["store://checkout?voucher=SPRING", "store://settings"], isLoggedIn: true,
      picture: """
        HomeScreen was not reached. Checkout(voucher SPRING) refuses to go. \
        Nothing has changed.

        as before
        """),
    Situation(
      title: "goes if the user says so", from: ["store://checkout?voucher=SPRING"],
      isLoggedIn: true, discardsChanges: true,
      picture: """
        Home is on screen; reused Home

        window
        └─ tabs
           ├─ stack*
           │  └─ Home*
        """),
    Situation(
      title: "goes if nothing is filled in", from: ["store://checkout"], isLoggedIn: true,
      picture: """
        Home is on screen; reused Home

        window
        └─ tabs
           ├─ stack*
           │  └─ Home*
        """),
  ]

  @Test func `A checkout is not asked when something is shown above it`() async throws {
    let app = try await Storefront(session: Session(isLoggedIn: true))
    try await app.open("store://checkout?voucher=SPRING")
    try await app.open("store://settings")
    try await app.open("store://checkout")
    #expect(
      app.window.drawing.hasSuffix(
        """
        └─ modal stack
           └─ Checkout(voucher SPRING)*
        """))
  }
}
