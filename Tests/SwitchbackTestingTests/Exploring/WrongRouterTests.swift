import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Routers that do not do what they say: what the engine's own router never does, an app's might.
struct WrongRouterTests {
  private func violations(_ fault: WrongRouter.Fault) async throws -> [String] {
    let explorer = Explorer(bounds: Explorer.Bounds(depth: 0)) {
      let shop = Shop()
      return ExploredApp(
        window: shop.window, router: WrongRouter(shop: shop, fault: fault),
        moves: [.destination("bag", shop.bag)], userMoves: [])
    }
    return try await explorer.explore().violations.map(\.message)
  }

  @Test func `A destination that is not on display is found`() async throws {
    #expect(
      try await violations(.coversDestination).first
        == "\"bag\" ends with Bag, which is not on display.")
  }

  @Test func `A navigation that fails and changes something is found`() async throws {
    #expect(
      try await violations(.changesAndThrows) == [
        "\"bag\" is refused: Another navigation or a transition is running in this window, and the policy is to "
          + "reject. Nothing has changed.",
        "\"bag\" is refused and changes the screens all the same.",
      ])
  }

  @Test func `A destination that the app hides again is not on display, and that is all`()
    async throws
  {
    let explorer = Explorer(bounds: Explorer.Bounds(depth: 0)) {
      let shop = Shop()
      let product = StepAssembly { ProductScreen(1) }
        .adding(
          .postRoutingTask { (_: ProductScreen, _: Void, _) in
            try? (shop.window.rootScreen as? ModelTabs)?.select(1)
          }
        )
        .using(.push()).from(shop.home.expectingContainer(ModelStack.self)).assemble()
      return ExploredApp(
        window: shop.window, router: shop.router, moves: [.destination("product", product)],
        userMoves: [])
    }
    #expect(
      try await explorer.explore().violations.map(\.message) == [
        "\"product\" is refused: Product(1) was shown, and was removed or covered again before the navigation ended."
      ])
  }

  @Test func `A plan that says something else is found`() async throws {
    #expect(
      try await violations(.plansNothing).first
        == "\"bag\" does not do what was planned: nothing was to change, and something has.")
    #expect(
      try await violations(.plansToChange).first
        == "\"bag\" does not do what was planned: it was to continue from tabs.")
  }

  @Test func `A plan that changes something is found`() async throws {
    #expect(
      try await violations(.changesWhilePlanning).first
        == "Planning \"bag\" changes the screens.")
  }
}
