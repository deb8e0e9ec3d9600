import StorefrontApp
import Testing

/// A shop whose visitors see a welcome until they have logged in. ``LinkTests`` has what comes then.
struct MembersTests {
  @Test func `Before the log-in there are no tabs`() async throws {
    #expect(try await Storefront(isForMembers: true).window.drawing == "window\n└─ Welcome")
  }
}
