import Foundation
import SwitchbackLinks
import SwitchbackModel
import Testing

@MainActor
struct LinksTests {
  nonisolated enum ShopDestination: Destination, Hashable {
    case bag, product(Int), search(String)

    @MainActor var step: BoundStep {
      switch self {
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      case .search(let words): Chains.search(words)
      }
    }
  }

  @MainActor
  enum Chains {
    static let bag = StepAssembly { BagScreen() }
      .using(.presentModally()).from(.current())
    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally()).from(.current())
    static let search = StepAssembly { (words: String) in NoticeScreen(words) }
      .using(.presentModally()).from(.current())
  }

  static func table() throws -> LinkTable<ShopDestination> {
    let links = try LinkTable<ShopDestination>(
      schemes: ["store"], hosts: ["shop.example.com"]
    ) {
      DeepLink("bag", to: .bag)
      DeepLink("product", .path("id", Int.self)) {
        .product($0)
      } print: {
        if case .product(let id) = $0 { id } else { nil }
      }
      DeepLink("search", .query("q", String.self)) {
        .search($0)
      } print: {
        if case .search(let words) = $0 { words } else { nil }
      }
    }
    return links
  }

  @Test func `Links are read and printed`() throws {
    let links = try Self.table()
    print(try links.destination(for: "store://product/42"))
    print(
      try links.destination(for: "https://shop.example.com/search?q=red%20tent"))
    print(try links.url(for: .product(42)))
    prints(
      """
      product(42)
      search("red tent")
      store://product/42
      """)
    // snippet begin: error
    do {
      _ = try links.destination(for: "store://produkt/42")
    } catch {
      print(error)
    }
    // snippet end
    // output: error
    prints(
      """
      No pattern reads store://produkt/42. The nearest:
        store://product/{id:Int}
      """)
  }

  // snippet begin: values
  /// The texts `price` and `name` in links.
  enum Sort: String, CaseIterable, LinkValue { case price, name }

  nonisolated enum Place: Hashable {
    case settings
    case photo(product: Int, number: Int)
    case search(String, Sort?)
  }
  // snippet end

  @Test func `Links have query items, and several words`() throws {
    // snippet begin: parts
    let places = try LinkTable<Place>(schemes: ["store"]) {
      DeepLink("profile/settings", to: .settings)
      DeepLink(
        "product", .path("id", Int.self, then: "photos"),
        .path("number", Int.self)
      ) {
        .photo(product: $0, number: $1)
      } print: {
        if case .photo(let product, let number) = $0 {
          (product, number)
        } else {
          nil
        }
      }
      DeepLink("search", .query("q", String.self), .query("sort", Sort?.self)) {
        .search($0, $1)
      } print: {
        if case .search(let words, let sort) = $0 { (words, sort) } else { nil }
      }
    }
    for pattern in places.patterns { print(pattern) }
    print(try places.url(for: .search("red tent", .price)))
    print(try places.destination(for: "store://search?q=tent"))
    // snippet end
    // output: parts
    prints(
      """
      store://profile/settings
      store://product/{id:Int}/photos/{number:Int}
      store://search?q={q}&sort={sort:Sort?}
      store://search?q=red%20tent&sort=price
      search("tent", nil)
      """)
  }

  @Test func `A link opens a screen`() async throws {
    let window = ModelWindow(HomeScreen())
    let router = window.router
    let links = try Self.table()
    // snippet begin: navigator
    try await router.open("store://product/42", with: links)
    print(window.drawing)
    // snippet end
    // output: opened
    prints(
      """
      window
      ├─ Home
      └─ modal Product(42)
      """)
  }

  @Test func `A router and a navigator take a table, or the result of making it`()
    async throws
  {
    let shown = "window\n├─ Home\n└─ modal Product(42)"
    let link = try #require(URL(string: "store://product/42"))
    let table = try Self.table()
    func opened(
      _ open: (WindowRouter, Navigator<ShopDestination>) async throws -> Void
    ) async throws -> String {
      let window = ModelWindow(HomeScreen())
      try await open(window.router, Navigator(router: window.router))
      let current = DestinationStep<any Screen, Void>.current()
      _ = try await window.router.go(to: current).value
      return window.drawing
    }
    let result = Result { try Self.table() }
    #expect(
      try await opened { router, _ in try await router.open(link, with: result) }
        == shown)
    #expect(
      try await opened { router, _ in router.go(to: link, with: table) } == shown)
    #expect(
      try await opened { try await $1.open(link.absoluteString, with: result) }
        == shown)
    #expect(try await opened { $1.go(to: link, with: result) } == shown)
    var failures: [String] = []
    let failing = ModelWindow(HomeScreen()).router.reportingFailures {
      failures.append("\($0)")
    }
    Navigator<ShopDestination>(router: failing).go(
      to: link, with: Result { try LinkTable(schemes: ["2"]) {} })
    #expect(failures.count == 1)
  }

  @Test func `A link that is opened without waiting returns the task`()
    async throws
  {
    var failures: [String] = []
    let window = ModelWindow(HomeScreen())
    let router = window.router.reportingFailures { failures.append("\($0)") }
    let navigator = Navigator<ShopDestination>(router: router)
    let links = try Self.table()
    let url = try #require(URL(string: "store://product/42"))
    let outcome = try await router.go(to: url, with: links).value
    #expect(outcome.destination is ProductScreen)
    _ = try await navigator.go(to: "store://product/43", with: links).value
    #expect(window.drawing.contains("Product(43)"))
    _ = try await router.go(to: "store://product/44", with: links).value
    #expect(window.drawing.contains("Product(44)"))
    _ = try await navigator.go(to: url, with: links).value
    #expect(window.drawing.contains("Product(42)"))
    // Unlike `URL(string:)`, a text is not repaired.
    let unknown = router.go(to: "store://product/München", with: links)
    await #expect(throws: LinkError.self) { _ = try await unknown.value }
    #expect(failures.count == 1)
  }
}
