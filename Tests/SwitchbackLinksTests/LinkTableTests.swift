import Foundation
import SwitchbackLinks
import Testing

struct LinkTableTests {
  static let order = UUID(uuidString: "0190F8A2-4C1B-7E3D-9A55-1B2C3D4E5F60")!

  /// Each destination with the link it is printed as, after the address.
  static let links: [(ShopLink, String)] = [
    (.home, ""),
    (.login, "login"),
    (.forgotPassword, "login/forgot"),
    (.product(id: 42), "product/42"),
    (.product(id: -1), "product/-1"),
    (.reviews(product: 42, page: nil), "product/42/reviews"),
    (.reviews(product: 42, page: 2), "product/42/reviews?page=2"),
    (.category(name: "shoes", sort: nil), "category/shoes"),
    (
      .category(name: "café & co/½", sort: .price),
      "category/caf%C3%A9%20%26%20co%2F%C2%BD?sort=price"
    ),
    (.category(name: "", sort: nil), "category//"),
    (.search(text: "a+b", tags: [], inStock: true), "search?q=a%2Bb&stock=true"),
    (
      .search(text: "", tags: ["x", "", "x"], inStock: false),
      "search?q=&tag=x&tag=&tag=x&stock=false"
    ),
    (.order(order, section: nil), "order/0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f60"),
    (.order(order, section: ""), "order/0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f60#"),
    (.order(order, section: "a/b?c"), "order/0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f60#a/b?c"),
    (.archive(year: nil, month: nil), "archive"),
    (.archive(year: 2025, month: nil), "archive/2025"),
    (.archive(year: 2025, month: 7), "archive/2025/7"),
    (.help(path: []), "help"),
    (.help(path: ["a", "b c"]), "help/a/b%20c"),
    (.help(path: [""]), "help//"),
    (.help(path: ["", "a", "", ""]), "help//a///"),
    (
      .help(path: ["👩‍👩‍👧", "שלום"]),
      "help/%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7/%D7%A9%D7%9C%D7%95%D7%9D"
    ),
  ]

  @Test(arguments: links)
  func `A link table prints a destination with its own scheme and for the web, and reads both back`(
    destination: ShopLink, path: String
  ) throws {
    let table = try shopTable()
    let app = try table.url(for: destination)
    #expect(app.absoluteString == "store://" + path)
    #expect(try table.destination(for: app) == destination)
    let web = try table.url(for: destination, as: .web)
    #expect(web.absoluteString == "https://shop.example.com/" + path)
    #expect(try table.destination(for: web) == destination)
  }

  @Test(arguments: [
    ("STORE://PRODUCT/42", ShopLink.product(id: 42)),
    ("store:///product/42", .product(id: 42)),
    ("store:/product/42", .product(id: 42)),
    ("store:product/42", .product(id: 42)),
    ("store://%70roduct/%34%32/", .product(id: 42)),
    ("store:///login/../product/./x/%2E%2e/42", .product(id: 42)),
    ("https://Shop.Example.COM:443/product/42", .product(id: 42)),
    ("HTTPS://shop.example.com:/product/42/?utm_source=mail&utm_source=x#top", .product(id: 42)),
    ("https://shop.example.com", .home),
    ("store:", .home),
    ("store:///", .home),
    (
      "store://search?stock=true&&tag=b&q&tag=a",
      .search(text: "", tags: ["b", "a"], inStock: true)
    ),
    ("store://search?q=a+b&stock=true", .search(text: "a+b", tags: [], inStock: true)),
    ("store://search/?q=a=b?c/d&stock=true", .search(text: "a=b?c/d", tags: [], inStock: true)),
    ("store://category/a%2Fb", .category(name: "a/b", sort: nil)),
    ("store://category/SHOES", .category(name: "SHOES", sort: nil)),
    ("store://category/cafe%CC%81", .category(name: "café", sort: nil)),
    ("store://help/a//", .help(path: ["a", ""])),
  ])
  func `A link table reads other spellings of a link`(link: String, destination: ShopLink) throws {
    #expect(try shopTable().destination(for: link) == destination)
  }

  @Test func `A link table prints a first segment that a host would change after an empty host`()
    throws
  {
    let table = try LinkTable<String>(schemes: ["store"]) {
      value("", .path("name", String.self))
    }
    let printed = [
      "anna": "store://anna", "Anna": "store:///Anna", "xn--caf-dma": "store://xn--caf-dma",
      "": "store:////", "é": "store:///%C3%A9", "a:80": "store:///a:80",
      "[::1]": "store:///%5B::1%5D",
      "a@b": "store:///a@b", "1.2.3.4": "store://1.2.3.4", "-": "store:///-",
    ]
    for (name, link) in printed {
      #expect(try table.url(for: name).absoluteString == link)
      #expect(try table.destination(for: link) == name)
    }
    #expect(try table.destination(for: "store://Anna") == "anna")
  }

  @Test func `A link table reads a first literal in upper case from a host, too`() throws {
    let table = try LinkTable<Bool>(schemes: ["store"], hosts: ["h"]) { DeepLink("Home", to: true) }
    #expect(try table.url(for: true).absoluteString == "store:///Home")
    for link in ["store:///Home", "store://home", "store://HOME/", "https://h/Home"] {
      #expect(try table.destination(for: link))
    }
    for link in ["store:///home", "https://h/home"] {
      #expect(throws: LinkError.self) { try table.destination(for: link) }
    }
  }

  @Test func `A link table reads each of its schemes and hosts and prints the first`() throws {
    let table = try LinkTable<Bool>(
      schemes: ["store", "com.example.Store"],
      hosts: ["Shop.example.com", "localhost:8080", "bücher.example"]
    ) {
      DeepLink("login", to: true)
    }
    for link in [
      "store://login", "com.example.store://login", "https://shop.example.com/login",
      "https://localhost:8080/login", "https://xn--bcher-kva.example/login",
      "https://b%C3%BCcher.example/login",
    ] {
      #expect(try table.destination(for: link))
    }
    #expect(try table.url(for: true).absoluteString == "store://login")
    #expect(try table.url(for: true, as: .web).absoluteString == "https://shop.example.com/login")
  }

  @Test(arguments: ["bücher.example:8443", "b%C3%BCcher.example:8443"])
  func `A host with a port is read with this port only, however it is written`(
    host: String
  ) throws {
    let table = try LinkTable<Bool>(hosts: [host]) { DeepLink("login", to: true) }
    #expect(try table.destination(for: "https://b%C3%BCcher.example:8443/login"))
    #expect(throws: LinkError.self) {
      try table.destination(for: "https://b%C3%BCcher.example/login")
    }
  }

  @Test func `A link table prints for the web if it has no scheme`() throws {
    let table = try LinkTable<Bool>(hosts: ["bücher.example"]) { DeepLink("login", to: true) }
    let url = try table.url(for: true)
    #expect(url.absoluteString == "https://xn--bcher-kva.example/login")
    #expect(try table.destination(for: url))
    #expect(table.patterns.map(\.description) == ["https://xn--bcher-kva.example/login"])
  }

  @Test func `A link table reads a URL that Foundation has encoded`() throws {
    let url = try #require(URL(string: "store://category/café au lait"))
    #expect(try shopTable().destination(for: url) == .category(name: "café au lait", sort: nil))
    let relative = try #require(URL(string: "42", relativeTo: URL(string: "store://product/1")))
    #expect(try shopTable().destination(for: relative) == .product(id: 42))
  }

  @Test func `A link table reads a former link and prints the present one`() throws {
    let table = try LinkTable<Int>(schemes: ["store"]) {
      DeepLink(readOnly: "p", .path("id", Int.self)) { $0 }
      value("product", .path("id", Int.self))
    }
    #expect(try table.destination(for: "store://p/7") == 7)
    #expect(try table.url(for: 7).absoluteString == "store://product/7")
    #expect(table.patterns.map(\.isPrinted) == [false, true])
  }

  @Test
  func `A link table prints the first declared of two links that lead to the same destination`()
    throws
  {
    let table = try LinkTable<Int>(schemes: ["store"]) {
      DeepLink("b", .path("id", Int.self)) {
        $0
      } print: {
        $0 > 0 ? $0 : nil
      }
      value("a", .path("id", Int.self))
    }
    #expect(try table.url(for: 7).absoluteString == "store://b/7")
    #expect(try table.url(for: -7).absoluteString == "store://a/-7")
  }

  @Test func `A link table takes the links of a feature that knows nothing of the app`() throws {
    enum AppLink: Equatable, Sendable {
      case shop(ShopLink)
      case settings
      case debug
    }
    let isDebugBuild = false
    let table = try LinkTable<AppLink>(schemes: ["store"]) {
      DeepLink("settings", to: .settings)
      shopLinks().map { link in
        link.map(AppLink.shop) { if case .shop(let destination) = $0 { destination } else { nil } }
      }
      if isDebugBuild { DeepLink("debug", to: .debug) }
    }
    #expect(try table.destination(for: "store://product/42") == .shop(.product(id: 42)))
    #expect(try table.url(for: .shop(.product(id: 42))).absoluteString == "store://product/42")
    #expect(try table.url(for: .settings).absoluteString == "store://settings")
    #expect(throws: LinkError.unknownDestination("debug")) { try table.url(for: .debug) }
  }

  @Test func `A declaration does not print a destination that it does not read back`() throws {
    let links = try LinkTable<[Int]>(schemes: ["store"]) {
      value("one", .path("id", Int.self)).map {
        [$0]
      } print: {
        $0.first
      }
      DeepLink("first", .path("id", Int.self)) {
        [$0]
      } print: {
        $0.first
      }
      value("all", .path("ids", [Int].self))
    }
    #expect(try links.url(for: [1]).absoluteString == "store://one/1")
    #expect(try links.url(for: [1, 2]).absoluteString == "store://all/1/2")
  }

  @Test func `A link table lists its patterns`() throws {
    #expect(
      try shopTable().patterns.map(\.description) == [
        "store://",
        "store://login",
        "store://login/forgot",
        "store://product/{id:Int}",
        "store://product/{id:Int}/reviews?page={page:Int?}",
        "store://category/{name}?sort={sort:Sort?}",
        "store://search?q={q}&tag={tag...}&stock={stock:Bool}",
        "store://order/{order:UUID}#{section?}",
        "store://archive/{year:Int?}/{month:Int?}",
        "store://help/{path...}",
      ])
    let table = try table(link("a").summary("The beginning"), link("b"))
    #expect(table.patterns.map(\.summary) == ["The beginning", nil])
  }

  @Test func `A link table ignores what a link does not declare unless its rules say otherwise`()
    throws
  {
    var rules = LinkRules()
    rules.refusesUndeclaredItems = true
    let strict = try shopTable(rules: rules)
    #expect(
      try strict.destination(for: "store://category/a?sort=name")
        == .category(name: "a", sort: .name))
    #expect(
      text(try strict.destination(for: "store://login?utm=1"))
        == #"Cannot read store://login?utm=1 as store://login: the query item "utm" is not declared."#
    )
    #expect(
      text(try strict.destination(for: "store://login#top"))
        == "Cannot read store://login#top as store://login: a fragment is not declared.")
  }

  @Test func `A link table reads and prints control characters only if its rules say so`() throws {
    var rules = LinkRules()
    rules.allowsControlCharacters = true
    let table = try shopTable(rules: rules)
    let destination = ShopLink.category(name: "a\n\u{0}\u{202E}b", sort: nil)
    let url = try table.url(for: destination)
    #expect(url.absoluteString == "store://category/a%0A%00%E2%80%AEb")
    #expect(try table.destination(for: url) == destination)
  }
}
