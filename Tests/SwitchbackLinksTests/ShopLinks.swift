import Foundation
import SwitchbackLinks

enum Sort: String, CaseIterable, LinkValue { case price, name, newest }

/// The destinations of the shop that most tests link to.
enum ShopLink: Hashable, Sendable {
  case home
  case login
  case forgotPassword
  case product(id: Int)
  case reviews(product: Int, page: Int?)
  case category(name: String, sort: Sort?)
  case search(text: String, tags: [String], inStock: Bool)
  case order(UUID, section: String?)
  case archive(year: Int?, month: Int?)
  case help(path: [String])
}

@LinkBuilder<ShopLink>
func shopLinks() -> [DeepLink<ShopLink>] {
  DeepLink("", to: .home)
  DeepLink("login", to: .login)
  DeepLink("login/forgot", to: .forgotPassword)
  DeepLink("product", .path("id", Int.self)) {
    .product(id: $0)
  } print: {
    if case .product(let id) = $0 { id } else { nil }
  }
  DeepLink("product", .path("id", Int.self, then: "reviews"), .query("page", Int?.self)) {
    .reviews(product: $0, page: $1)
  } print: {
    if case .reviews(let product, let page) = $0 { (product, page) } else { nil }
  }
  DeepLink("category", .path("name", String.self), .query("sort", Sort?.self)) {
    .category(name: $0, sort: $1)
  } print: {
    if case .category(let name, let sort) = $0 { (name, sort) } else { nil }
  }
  DeepLink(
    "search", .query("q", String.self), .query("tag", [String].self), .query("stock", Bool.self)
  ) {
    .search(text: $0, tags: $1, inStock: $2)
  } print: {
    if case .search(let text, let tags, let inStock) = $0 { (text, tags, inStock) } else { nil }
  }
  DeepLink("order", .path("order", UUID.self), .fragment("section", String?.self)) {
    .order($0, section: $1)
  } print: {
    if case .order(let id, let section) = $0 { (id, section) } else { nil }
  }
  DeepLink("archive", .path("year", Int?.self), .path("month", Int?.self)) {
    .archive(year: $0, month: $1)
  } print: {
    if case .archive(let year, let month) = $0 { (year, month) } else { nil }
  }
  DeepLink("help", .path("path", [String].self)) {
    .help(path: $0)
  } print: {
    if case .help(let path) = $0 { path } else { nil }
  }
}

func shopTable(rules: LinkRules = LinkRules()) throws -> LinkTable<ShopLink> {
  try LinkTable(schemes: ["store"], hosts: ["shop.example.com"], rules: rules) { shopLinks() }
}

/// A table whose links lead to the number of their declaration, for tests of patterns alone.
func table(
  schemes: [String] = ["store"], hosts: [String] = [], rules: LinkRules = LinkRules(),
  _ links: DeepLink<Int>...
) throws -> LinkTable<Int> {
  try LinkTable(schemes: schemes, hosts: hosts, rules: rules) { links }
}

/// A link of which only the pattern matters.
func link<each Parameter: LinkParameter>(
  _ path: String, _ parts: repeat LinkPart<each Parameter>
) -> DeepLink<Int> {
  DeepLink(readOnly: path, repeat each parts) { (_: repeat each Parameter) in
    0
  }
}

/// A link to its only value.
func value<Value: LinkParameter>(_ path: String, _ part: LinkPart<Value>) -> DeepLink<Value> {
  DeepLink(path, part) {
    $0
  } print: {
    $0
  }
}

/// The error that a piece of code throws, as text.
func text(_ body: @autoclosure () throws(LinkError) -> some Any) -> String {
  do {
    return "no error, but \(try body())"
  } catch {
    return error.description
  }
}

/// The time that this thread has worked: what else runs on the machine does not count.
func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
