import StorefrontApp
import SwitchbackInspector

/// The start that tests copied from the page refer to.
func startOfReplay() async throws -> ReplayStart<ShopLink> {
  let app = try await Storefront()
  return ReplayStart(window: app.window, navigator: app.navigator)
}
