import Foundation
import ShopDestinations
import Switchback
import SwitchbackLinks
import SwitchbackModel
import Testing

@testable import BagFeature
@testable import CatalogueFeature
@testable import ModularShop

// NB: `@testable`, because the screens of features are not public.

@MainActor
struct ModularShopTests {
  private let window = ModelWindow(ModelScreen(name: "Launch"))

  private var app: ModularShop {
    ModularShop(router: WindowRouter(window: window))
  }

  private func seen<Target: ModelScreen>(_ type: Target.Type) throws -> Target {
    try #require(try Hierarchy(of: window).first(Target.self, .currentVisible))
  }

  @Test func `A link starts the app with a screen of one feature`() async throws {
    try await app.navigator.open(
      "shop://product/42", with: AppDestination.links())
    // output: product
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ ProductList
           │  └─ Product(42)*
           └─ stack
              └─ Bag*
        """)
  }

  @Test func `A screen of one feature leads to another feature, and back`()
    async throws
  {
    try await app.navigator.navigate(to: .catalogue(.product(42)))
    try await seen(ProductScreen.self).buy()
    // output: bag
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  ├─ ProductList
           │  └─ Product(42)*
           └─ stack*
              └─ Bag*
        """)
    try await seen(BagScreen.self).select(7)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ ProductList
           │  └─ Product(7)*
           └─ stack
              └─ Bag*
        """)
  }

  @Test func `A link leads into a feature from another`() async throws {
    try await app.navigator.navigate(to: .catalogue(.product(42)))
    try await app.navigator.open("shop://checkout", with: AppDestination.links())
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack
        │  │  ├─ ProductList
        │  │  └─ Product(42)*
        │  └─ stack*
        │     └─ Bag* ^
        └─ modal Checkout
        """)
  }

  @Test(
    arguments: [
      .catalogue(.list), .catalogue(.product(42)), .bag(.bag), .bag(.checkout),
    ]
      as [AppDestination])
  func `Destinations of all features are printed as links and read again`(
    destination: AppDestination
  ) throws {
    let links = try AppDestination.links()
    #expect(
      try links.destination(for: links.url(for: destination)) == destination)
  }

  @Test func `A feature runs alone, with stand-ins for the others`() async throws
  {
    // snippet begin: alone
    let window = ModelWindow(ModelStack(ModelScreen(name: "Launch")))
    let router = WindowRouter(window: window)
    let noBag = SingleStep(
      finder: NilFinder(),
      factory: ClosureFactory { ModelScreen(name: "No bag here") }
    )
    .using(PresentModally())
    .from(GeneralStep.current())
    .assemble()
    let catalogue = Catalogue(
      ground: .root(), bag: Navigator(router: router) { _ in BoundStep(noBag) })
    try await window.setRootScreen(
      ModelStack(catalogue.makeFirstScreen()), animated: false)

    try await router.navigate(to: catalogue.step(for: .product(42)))
    try await #require(try Hierarchy(of: window).first(ProductScreen.self)).buy()
    // snippet end
    // output: alone
    #expect(
      window.drawing == """
        window
        ├─ stack
        │  ├─ ProductList
        │  └─ Product(42)*
        └─ modal No bag here
        """)
  }
}

/// What a feature's sources may import.
struct ImportTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "ModularShop")

  @Test(arguments: [
    ("Destinations", []),
    (
      "Catalogue",
      ["ShopDestinations", "Switchback", "SwitchbackLinks", "SwitchbackModel"]
    ),
    (
      "Bag",
      ["ShopDestinations", "Switchback", "SwitchbackLinks", "SwitchbackModel"]
    ),
  ])
  func `Features import the destinations, and no other feature`(
    folder: String, allowed: [String]
  ) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    let imports = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    }
    #expect(Set(imports) == Set(allowed))
  }
}
