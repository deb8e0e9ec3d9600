import StorefrontApp
import StorefrontCommand
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The shop with mistakes in it that people make, and the shortest paths on which they show.
struct BrokenStorefrontTests {
  private typealias Broken = @MainActor (Storefront) throws -> BoundStep

  /// What is wrong with the shop when one of its links leads elsewhere, and where that shows first.
  private func explore(
    _ link: String, _ step: @escaping Broken
  ) async throws -> [Exploration.Violation] {
    let explorer = ExploredStorefront.explorer(
      bounds: .init(depth: 2, violations: 1), replacing: [link: step])
    return try await explorer.explore().violations
  }

  /// The product that is wanted is not asked for: any product that is open is taken for it, also one
  /// that the user does not see.
  @Test
  func `A finder that looks at hidden screens and forgets the context shows the wrong product`()
    async throws
  {
    let found = try await explore("store://product/42") { app in
      let anyProduct = ClosureFinder { (_: Void, hierarchy) -> (any Screen)? in
        try hierarchy.first(ModelScreen.self) { $0.name.hasPrefix("Product(") }
      }
      return SwitchAssembly<any Screen, Void>()
        .addCase(expecting: anyProduct)
        .assemble(default: try app.step(for: "store://product/42"))
    }
    let violation = try #require(found.first)
    #expect(violation.path == ["store://product/7", "store://product/42"])
    #expect(violation.message == "\"store://product/42\" shows Product(7), and not Product(42).")
  }

  /// The bag is only looked for where the user sees it, and built if it is not there.
  @Test func `A bag that is looked for among visible screens only is opened twice`() async throws {
    let found = try await explore("store://bag") { _ in
      let visibleBag = ClosureFinder { (_: Void, hierarchy) -> ModelScreen? in
        try hierarchy.first(ModelScreen.self, .currentVisible) { $0.name == "Bag" }
      }
      return BoundStep(
        StepAssembly(
          finder: visibleBag, factory: ClosureFactory { ModelScreen(name: "Bag") }
        )
        .using(PresentModally()).from(GeneralStep.current()).assemble())
    }
    let violation = try #require(found.first)
    #expect(violation.rule == .isThereOnce("Bag"))
    #expect(
      "\(violation)" == """
        Bag is there twice. If that is allowed, declare it with allowingSeveral(BagScreen.self, \
        ModelScreen.self).
        The shortest way there, from the start, has 1 move.

        1. store://bag
          window               →  window
          └─ tabs                 ├─ tabs
             ├─ stack*            │  ├─ stack*
             │  └─ Home*          │  │  └─ Home*
             ├─ stack             │  ├─ stack
             │  └─ Catalogue*     │  │  └─ Catalogue*
             ├─ stack             │  ├─ stack
             │  └─ Bag*           │  │  └─ Bag*
             └─ stack             │  └─ stack
                └─ Account*       │     └─ Account*
          logged in: false        └─ modal Bag
                                  logged in: false

        As a test:

          @Test func `Bag is there once, after "store://bag"`() async throws {
            try await explorer.replay(
              "store://bag")
          }
        """)
  }

  /// Instead of an interceptor that logs in and lets the navigation go on, the link is exchanged for
  /// that of the log-in.
  @Test func `A log-in that takes the place of the link loses what was wanted`() async throws {
    let found = try await explore("store://orders") { app in
      SwitchAssembly<any Screen, Void>()
        .addCase(
          when: { !app.session.isLoggedIn }, from: try app.step(for: "store://login")
        )
        .assemble(default: try app.step(for: "store://orders"))
    }
    let violation = try #require(found.first)
    #expect(violation.path == ["store://orders"])
    #expect(violation.message == "\"store://orders\" shows Login, and not Orders.")
  }

  /// Help is to open where the user is. Looked for everywhere, it takes away what lies above it.
  @Test func `Help that is looked for in hidden places takes the user away`() async throws {
    let explorer = ExploredStorefront.explorer(
      bounds: .init(depth: 2, violations: 1),
      replacing: [
        "store://help/delivery": { app in
          let anyHelp = ClosureFinder { (_: Void, hierarchy) -> (any Screen)? in
            try hierarchy.first(ModelScreen.self) { $0.name == "Help(delivery)" }
          }
          return SwitchAssembly<any Screen, Void>()
            .addCase(expecting: anyHelp)
            .assemble(default: try app.step(for: "store://help/delivery"))
        }
      ],
      changing: { app in
        app.checkingNavigations("Help takes nothing away") {
          $0.move != "store://help/delivery" || $0.plan.dismissed.isEmpty
        }
      })
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.message == "Not so: Help takes nothing away.")
    #expect(violation.path.first == "store://help/delivery")
    #expect(violation.path.last == "store://help/delivery")
    #expect(violation.path.count == 3)
  }

  @Test func `The shop as it is passes where the broken ones fail`() async throws {
    let explorer = ExploredStorefront.explorer(bounds: .init(depth: 2))
    try await explorer.replay("store://product/7", "store://product/42")
    try await explorer.replay("store://bag")
    try await explorer.replay("store://orders")
  }
}
