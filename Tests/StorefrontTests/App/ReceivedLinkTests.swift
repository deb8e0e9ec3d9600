import StorefrontApp
import SwitchbackLinks
import Testing

/// Links that come by themselves: the app is started with one, or a message comes in.
struct ReceivedLinkTests {
  @Test(arguments: AnywhereTests.links)
  func `Cold, warm and already there end in the same tree`(link: String) async throws {
    let cold = try await Storefront(session: Session(isLoggedIn: true), received: [link])
    let warm = try await Storefront(session: Session(isLoggedIn: true))
    try warm.receive(link)
    await warm.waitUntilIdle()
    #expect(cold.window.drawing == warm.window.drawing)
    try warm.receive(link)
    await warm.waitUntilIdle()
    #expect(cold.window.drawing == warm.window.drawing)
    #expect(try await warm.open(link).isAlreadyThere)
  }

  @Test func `Of two links, the later one is on top, as when they are opened one after the other`()
    async throws
  {
    let links = ["store://product/42", "store://settings/privacy"]
    let cold = try await Storefront(received: links)
    let warm = try await Storefront()
    for link in links { try await warm.open(link) }
    #expect(cold.window.drawing == warm.window.drawing)
    #expect(cold.window.drawing.contains("modal split"))
  }

  @Test func `One that leads nowhere does not keep the next from being opened`() async throws {
    let app = try await Storefront(received: ["store://product/999", "store://bag"])
    #expect(try await app.open("store://bag").isAlreadyThere)
  }

  @Test func `One that cannot be read is an error at once`() async throws {
    await #expect(throws: LinkError.self) { try await Storefront(received: ["store://nowhere"]) }
  }
}
