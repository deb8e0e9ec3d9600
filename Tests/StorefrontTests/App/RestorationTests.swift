import StorefrontApp
import Testing

/// Save, kill, restore: from everywhere.
struct RestorationTests {
  @Test(arguments: AnywhereTests.links, AnywhereTests.links)
  func `Whatever two links lead to is the same after a restart`(
    first: String, second: String
  ) async throws {
    let app = try await Storefront(session: Session(isLoggedIn: true))
    try await app.open(first)
    try await app.open(second)
    let restarted = try await Storefront(session: Session(isLoggedIn: true))
    let report = try await restarted.restore(app.save())
    #expect(restarted.window.drawing == app.window.drawing)
    #expect(report.isComplete, "\(report)")
  }

  @Test func `Who has logged out in the meantime is asked, and what is refused is missing`()
    async throws
  {
    let app = try await Storefront(session: Session(isLoggedIn: true))
    try await app.open("store://orders/1001")
    let restarted = try await Storefront(person: ScriptedPerson(logsIn: false))
    let report = try await restarted.restore(app.save())
    #expect(!report.isComplete)
    #expect(
      "\(report)".contains("order(1001) was not opened: LoginInterceptor ended the navigation"))
    #expect(!restarted.window.drawing.contains("Order("))
  }
}
