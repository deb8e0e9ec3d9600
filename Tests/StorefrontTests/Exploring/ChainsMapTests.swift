import StorefrontApp
import StorefrontCommand
import SwitchbackMaps
import SwitchbackTesting
import Testing

@MainActor
struct ChainsMapTests {
  @Test("The committed map of all chains is the one that there is")
  func map() async throws {
    let app = try await Storefront()
    let map = ChainMap(
      "Storefront",
      try ExploredStorefront.links.map { link, _ in (link, try app.step(for: link)) })
    try expectCommitted(
      map.diagram.rendered(as: .text), in: "../../../Docs/StorefrontChains.txt")
  }
}
