import StorefrontApp
import Switchback
import Testing

/// A shop whose visitors see a welcome until they have logged in.
@MainActor
struct MembersTests {
  @Test func `After the log-in there are tabs, and in them what the link was for`() async throws {
    let situation = Situation(
      title: "", isForMembers: true,
      picture: """
        window       window
        └─ Welcome   └─ tabs
                        ├─ stack
                        │  └─ Home*
                        ├─ stack*
                        │  ├─ Catalogue
                        │  ├─ Category(shoes by name)
                        │  └─ Product(42)*
                        ├─ stack
                        │  └─ Bag*
                        └─ stack
                           └─ Account*

        Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)
        """)
    let picture = try await situation.open("store://product/42")
    #expect(picture == situation.picture)
  }
}
