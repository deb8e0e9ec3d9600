import StorefrontApp
import Switchback
import SwitchbackModel
import Testing

/// What holds for every link in every situation.
struct AnywhereTests {
  nonisolated static let links = [
    "store://home", "store://catalogue", "store://category/jackets?sort=newest",
    "store://product/42", "store://product/7/gallery?photo=2", "store://bag", "store://checkout",
    "store://account", "store://orders", "store://orders/1002", "store://login",
    "store://login/forgot-password", "store://settings", "store://settings/notifications",
    "store://help/delivery",
  ]

  @Test(arguments: links, links)
  func `Opened twice, a link changes nothing the second time`(
    link: String, place: String
  ) async throws {
    let app = try await Storefront(session: Session(isLoggedIn: true))
    try await app.open(place)
    let outcome = try await app.open(link)
    let once = app.window.drawing
    let changes = app.window.changeCount
    #expect(try await app.open(link).isAlreadyThere)
    #expect(app.window.drawing == once)
    #expect(app.window.changeCount == changes)
    #expect(isOnDisplay(outcome.destination))
  }

  @Test(arguments: links, links)
  func `A plan says whether there is anything to do, and changes nothing`(
    link: String, place: String
  ) async throws {
    let app = try await Storefront(session: Session(isLoggedIn: true))
    try await app.open(place)
    let before = app.window.drawing
    let plan = try app.plan(link)
    #expect(app.window.drawing == before)
    #expect(try await app.open(link).isAlreadyThere == plan.changesNothing)
  }

  @Test func `The links in this suite are all there are`() async throws {
    let patterns = try await Storefront().linkPatterns
    #expect(patterns.count == Self.links.count)
  }

  /// Whether all containers around a screen show it, in the topmost layer.
  private func isOnDisplay(_ screen: any Screen) -> Bool {
    var child = screen
    while let parent = child.parentScreen {
      guard let container = parent as? any ContainerScreen,
        container.visibleScreens.contains(where: { $0 === child })
      else { return false }
      child = parent
    }
    return (child as? ModelScreen)?.window?.layers.last === child
  }
}
