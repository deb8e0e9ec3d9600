import Foundation
import SwitchbackLinks
import Testing

struct LinkErrorTests {
  @Test(arguments: [
    (
      "other://product/42",
      #"Cannot read other://product/42: the scheme "other" is not store or https."#
    ),
    (
      "http://shop.example.com/",
      #"Cannot read http://shop.example.com/: the scheme "http" is not store or https."#
    ),
    (
      "https://shop.example.com.evil.com/login",
      #"Cannot read https://shop.example.com.evil.com/login: the host "shop.example.com.evil.com" is not shop.example.com."#
    ),
    (
      "https://shop.example.com:8443/login",
      #"Cannot read https://shop.example.com:8443/login: the host "shop.example.com:8443" is not shop.example.com."#
    ),
    ("https:/login", #"Cannot read https:///login: the host "" is not shop.example.com."#),
    (
      "store://product/abc",
      #"Cannot read store://product/abc as store://product/{id:Int}: the segment "id" must be Int, found "abc"."#
    ),
    (
      "store://product/9223372036854775808",
      #"Cannot read store://product/9223372036854775808 as store://product/{id:Int}: the segment "id" must be Int, found "9223372036854775808"."#
    ),
    (
      "store://product//",
      #"Cannot read store://product// as store://product/{id:Int}: the segment "id" must be Int, found ""."#
    ),
    (
      "store://category/a?sort=size",
      #"Cannot read store://category/a?sort=size as store://category/{name}?sort={sort:Sort?}: the query item "sort" must be Sort (price, name or newest), found "size"."#
    ),
    (
      "store://category/a?sort",
      #"Cannot read store://category/a?sort as store://category/{name}?sort={sort:Sort?}: the query item "sort" must be Sort (price, name or newest), found ""."#
    ),
    (
      "store://category/a?sort=name&sort=name",
      #"Cannot read store://category/a?sort=name&sort=name as store://category/{name}?sort={sort:Sort?}: the query item "sort" is there twice."#
    ),
    (
      "store://search?q=a",
      #"Cannot read store://search?q=a as store://search?q={q}&tag={tag...}&stock={stock:Bool}: the query item "stock" is missing."#
    ),
    (
      "store://category/a%00b",
      #"Cannot read store://category/a%00b as store://category/{name}?sort={sort:Sort?}: the segment "name" has the control character U+0000."#
    ),
    (
      "store://help/a/gpj%E2%80%AEexe",
      #"Cannot read store://help/a/gpj%E2%80%AEexe as store://help/{path...}: the segment "path" has the control character U+202E."#
    ),
    (
      "store://search?q=%0A&stock=true",
      #"Cannot read store://search?q=%0A&stock=true as store://search?q={q}&tag={tag...}&stock={stock:Bool}: the query item "q" has the control character U+000A."#
    ),
    (
      "store://order/0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f60#%7F",
      #"Cannot read store://order/0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f60#%7F as store://order/{order:UUID}#{section?}: the fragment "section" has the control character U+007F."#
    ),
  ])
  func `A link error says what was expected in a link and what was found`(
    link: String, error: String
  ) throws {
    let table = try shopTable()
    #expect(text(try table.destination(for: link)) == error)
  }

  @Test(
    arguments: [
      ("store://prodct/42", ["store://product/{id:Int}"]),
      ("store://product/42/review", ["store://product/{id:Int}/reviews?page={page:Int?}"]),
      ("store://logn", ["store://login"]),
      ("store://login/forgt", ["store://login/forgot"]),
      ("store://login/forgot/x", ["store://login/forgot"]),
      ("store://forgot", []),
      ("https://shop.example.com/catgory/shoes", ["store://category/{name}?sort={sort:Sort?}"]),
      ("store://xyz", []),
      ("store:///", []),
    ] as [(String, [String])])
  func `A link error names the nearest patterns of an unknown link`(
    link: String, patterns: [String]
  ) throws {
    let table = try LinkTable<ShopLink>(schemes: ["store"], hosts: ["shop.example.com"]) {
      shopLinks().dropFirst().map { $0 }
    }
    let parts = try LinkParts(link)
    let error = #expect(throws: LinkError.self) { try table.destination(for: link) }
    #expect(error?.nearestPatterns.map(\.description) == patterns)
    let expected =
      patterns.isEmpty
      ? "No pattern reads \(parts), and none is near it."
      : "No pattern reads \(parts). The nearest:\n  " + patterns.joined(separator: "\n  ")
    #expect(error?.description == expected)
    #expect(error?.localizedDescription == expected)
  }

  @Test func `A link error says which value cannot be printed, and why`() throws {
    let table = try shopTable()
    let unprintable: [(ShopLink, String)] = [
      (
        .archive(year: nil, month: 7),
        #"Cannot print store://archive/{year:Int?}/{month:Int?}: the segment "month" cannot be "7", as the segment "year" before it is missing."#
      ),
      (
        .category(name: "..", sort: nil),
        #"Cannot print store://category/{name}?sort={sort:Sort?}: the segment "name" cannot be "..", which has a meaning of its own in a path."#
      ),
      (
        .help(path: ["a", "."]),
        #"Cannot print store://help/{path...}: the segment "path" cannot be ".", which has a meaning of its own in a path."#
      ),
      (
        .help(path: ["\u{2066}"]),
        #"Cannot print store://help/{path...}: the segment "path" cannot be "\u{2066}", which has the control character U+2066."#
      ),
    ]
    for (destination, error) in unprintable {
      #expect(text(try table.url(for: destination)) == error)
    }
    let long = ShopLink.category(name: String(repeating: "é", count: 2_000), sort: nil)
    #expect(
      text(try table.url(for: long))
        == "The link has 12017 bytes; at most 8192 are allowed.")
  }

  @Test func `A link error says that a type does not read what it prints`() throws {
    struct Upper: LinkValue {
      let linkText: String
      init(_ text: String) { linkText = text }
      init?(linkText: String) { self.linkText = linkText.uppercased() }
    }
    let table = try LinkTable<String>(schemes: ["store"]) {
      DeepLink("a", .path("x", Upper.self)) {
        $0.linkText
      } print: {
        Upper($0)
      }
    }
    #expect(try table.url(for: "ABC").absoluteString == "store://a/ABC")
    #expect(
      text(try table.url(for: "abc"))
        == #"Cannot print store://a/{x:Upper}: the segment "x" cannot be "abc", which Upper does not read back."#
    )
    let numbers = try LinkTable<Double>(schemes: ["store"]) {
      value("a", .query("x", Double.self))
    }
    #expect(
      text(try numbers.url(for: .infinity))
        == #"Cannot print store://a?x={x:Double}: the query item "x" cannot be "inf", which Double does not read back."#
    )
  }

  @Test func `A link error says that no link leads to a destination, or not in the form asked for`()
    throws
  {
    let table = try LinkTable<ShopLink>(schemes: ["store"]) { DeepLink("login", to: .login) }
    #expect(
      text(try table.url(for: .product(id: 42)))
        == "No link leads to product(id: 42): no declaration without readOnly: returns values for it and reads it back."
    )
    #expect(
      text(try table.url(for: .search(text: "red\n", tags: ["a"], inStock: true)))
        == #"No link leads to search(text: "red\n", tags: ["a"], inStock: true): no declaration without readOnly: "#
        + "returns values for it and reads it back.")
    #expect(
      text(try table.url(for: .login, as: .web))
        == "Cannot print a link for the web: the table has no host.")
    #expect(
      text(try table.destination(for: "https://h/login"))
        == #"Cannot read https://h/login: the scheme "https" is not store."#)
    let web = try LinkTable<ShopLink>(hosts: ["h"]) { DeepLink("login", to: .login) }
    #expect(
      text(try web.url(for: .login, as: .app))
        == "Cannot print a link of the app's own: the table has no scheme.")
  }

  @Test func `A link error says what is wrong with a pattern`() {
    enum Never: String, CaseIterable, LinkValue { case none; static let allCases: [Never] = [] }
    let refused: [(DeepLink<Int>, String)] = [
      (
        link("a", .path("x", Int.self), .query("x", Int.self)),
        #"The parameter "x" is used twice in store://a/{x:Int}?x={x:Int}."#
      ),
      (
        link("a\0", .path("x", Int.self), .query("x", Int.self)),
        #"The parameter "x" is used twice in store://a\u{0}/{x:Int}?x={x:Int}."#
      ),
      (
        link("/a"),
        "No link can match store:///a: it has an empty segment; a path is declared without a slash at its beginning and end."
      ),
      (
        link("a", .path("x", Int.self, then: "")),
        "No link can match store://a/{x:Int}/: it has an empty segment; a path is declared without a slash at its beginning and end."
      ),
      (link("a/../b"), #"No link can match store://a/../b: the segment ".." is never in a link."#),
      (
        link("a/{id}"),
        #"No link can match store://a/{id}: the literal "{id}" has "{"; parameters are declared with .path, .query and .fragment."#
      ),
      (
        link("a/:id"),
        #"No link can match store://a/:id: the literal ":id" has ":"; parameters are declared with .path, .query and .fragment."#
      ),
      (
        link("a", .path("x", Int.self, then: "*")),
        #"No link can match store://a/{x:Int}/*: the literal "*" has "*"; parameters are declared with .path, .query and .fragment."#
      ),
      (
        link("a?b=c"),
        #"No link can match store://a?b=c: the literal "a?b=c" has "?"; parameters are declared with .path, .query and .fragment."#
      ),
      (
        link("caf%C3%A9"),
        #"No link can match store://caf%C3%A9: the literal "caf%C3%A9" has "%", and patterns are not percent-encoded."#
      ),
      (
        link("a\u{202E}b"),
        #"No link can match store://a\u{202E}b: the literal "a\u{202E}b" has the control character U+202E."#
      ),
      (
        link("a", .path("x", Int?.self, then: "b")),
        #"No link can match store://a/{x:Int?}/b: "b" follows {x:Int?}, which may be missing."#
      ),
      (
        link("a", .path("x", [Int].self), .path("y", Int?.self)),
        #"No link can match store://a/{x:Int...}/{y:Int?}: "{y:Int?}" follows {x:Int...}, which takes all segments."#
      ),
      (
        link("a", .query("x", Never.self)),
        "No link can match store://a?x={x:Never}: Never has no values."
      ),
      (
        link("a", .fragment("x", Int.self), .fragment("y", Int.self)),
        "No link can match store://a#{x:Int}#{y:Int}: {y:Int} is a second fragment."
      ),
      (
        link("a", .fragment("x", [Int].self)),
        "No link can match store://a#{x:Int...}: {x:Int...} is a fragment, and a link has only one."
      ),
    ]
    for (link, error) in refused {
      #expect(
        text(try LinkTable<Int>(schemes: ["store"]) { link }) == error)
    }
    var rules = LinkRules()
    rules.maximumLength = 12
    #expect(throws: Swift.Never.self) { try table(rules: rules, link("abcd")) }
    #expect(
      text(try LinkTable<Int>(schemes: ["store"], rules: rules) { link("abcde") })
        == "No link can match store://abcde: it is longer than the 12 bytes that links may have.")
  }

  @Test func `A link error says what is wrong with an address`() {
    func made(_ schemes: [String], _ hosts: [String]) -> String {
      text(try LinkTable<Bool>(schemes: schemes, hosts: hosts) { DeepLink("a", to: true) })
    }
    #expect(made([], []) == "A table needs a scheme or a host.")
    for scheme in ["", "https", "HTTP", "1a", "a b", "store://", "é"] {
      #expect(
        made([scheme], []) == """
          Links cannot have the scheme "\(scheme)": an app's own scheme has letters, digits, "+", \
          "-" and ".", begins with a letter, and is not http or https.
          """)
    }
    for host in [
      "", "https://h", "h/", "h/a", "u@h", "h?a", "h#a", "a b/", "h:x", "h:99999999999999999999",
      "*.example.com", "h..x",
    ] {
      #expect(
        made([], [host]) == """
          Links cannot have the host "\(host)": give a name such as "shop.example.com", without \
          scheme and path.
          """)
    }
  }

  @Test func `A link error shows one line of a long text, and nothing that does not show`() throws {
    let table = try shopTable()
    let long = String(repeating: "a", count: 8_000)
    let cut = String(repeating: "a", count: 120)
    let error = #expect(throws: LinkError.self) {
      try table.destination(for: "store://product/" + long)
    }
    #expect(
      error?.description == """
        Cannot read store://product/\(cut.dropFirst(16))… (8016 bytes) as store://product/{id:Int}: \
        the segment "id" must be Int, found "\(cut)… (8000 bytes)".
        """)
  }
}
