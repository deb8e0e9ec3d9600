import Foundation
import Switchback

/// The links of an app: reads URLs into destinations and prints destinations as URLs.
///
/// Its destinations are a type of the app, usually an enum. Every link is read with each of the
/// table's own schemes and from each of its hosts:
///
///     let links = try LinkTable<ShopLink>(schemes: ["store"], hosts: ["shop.example.com"]) {
///       DeepLink("login", to: .login)
///       DeepLink("product", .path("id", Int.self)) { .product(id: $0) } print: {
///         if case .product(let id) = $0 { id } else { nil }
///       }
///     }
///     try links.destination(for: "store://product/42")                    // .product(id: 42)
///     try links.destination(for: "https://shop.example.com/product/42/")  // .product(id: 42)
///     try links.url(for: .product(id: 42))                                // store://product/42
///
/// A link has at most one destination: making the table fails if patterns match the same link, so
/// their order makes no difference, and a printed link is read back as the same destination. In a
/// custom scheme the host is the first segment; `store:///product/42` and `store:/product/42` mean
/// the same. Make the table once and keep it: it is a value, and `Sendable`.
public struct LinkTable<Destination>: Sendable {
  /// The patterns of the links, in the order of the declarations.
  public let patterns: [LinkPattern]

  private let links: [DeepLink<Destination>]
  private let matcher: LinkMatcher
  private let addresses: LinkAddresses
  private let rules: LinkRules

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes. Links are printed with the first.
  ///   - hosts: The hosts of its `https` links, each in full, with a port if it is not 443. Links are printed
  ///     with the first.
  ///   - rules: The rules for accepting links, besides the patterns.
  ///   - links: The declarations.
  /// - Throws: ``LinkError`` for patterns that match the same link, a parameter used twice, a
  ///   pattern that can never match, an invalid scheme or host, and a table with neither.
  public init(
    schemes: [String] = [],
    hosts: [String] = [],
    rules: LinkRules = LinkRules(),
    @LinkBuilder<Destination> links: () -> [DeepLink<Destination>]
  ) throws(LinkError) {
    let addresses = try LinkAddresses(schemes: schemes, hosts: hosts)
    let links = links()
    var shapes = links.map(\.shape)
    for index in shapes.indices {
      shapes[index].pattern.address = addresses.listed
      try shapes[index].check(rules)
    }
    if !schemes.isEmpty { try LinkConflicts(shapes, addresses, isFirstFolded: true).check() }
    try LinkConflicts(shapes, addresses, isFirstFolded: false).check()
    matcher = LinkMatcher(shapes, hostIsSegment: !schemes.isEmpty)
    patterns = shapes.map(\.pattern)
    self.links = links
    self.addresses = addresses
    self.rules = rules
  }

  /// Reads a link.
  ///
  /// - Throws: ``LinkError`` for a link that is malformed, too long or unknown, or whose values are
  ///   missing, of the wrong type, there twice, or against the rules.
  /// - Complexity: Linear in the length of the link, whatever the number of patterns, unless
  ///   patterns have literals where parameters of others read these literals: then also in the
  ///   number of patterns that match the link's beginning.
  public func destination(for url: URL) throws(LinkError) -> Destination {
    try destination(for: url.absoluteString)
  }

  /// Reads a link from its text.
  ///
  /// Unlike `URL(string:)`, this repairs nothing: see ``LinkParts``.
  public func destination(for text: String) throws(LinkError) -> Destination {
    try destination(for: LinkParts(text, rules: rules))
  }

  /// Reads a link that ``LinkParts/init(_:rules:)`` has split and decoded.
  public func destination(for link: LinkParts) throws(LinkError) -> Destination {
    try addresses.check(link)
    guard let index = matcher.pattern(of: link) else {
      throw .unknownLink(link, patterns: patterns)
    }
    if rules.refusesUndeclaredItems { try patterns[index].checkItems(of: link) }
    return try links[index].read(
      LinkArguments(link: link, pattern: patterns[index], rules: rules))
  }

  /// Prints a destination as a link, by the first declaration that returns values for it and, if destinations are
  /// `Equatable`, reads the same destination from them.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - form: The form of the link; by default with the table's own scheme if there is one.
  /// - Throws: ``LinkError`` if no link leads to the destination, one of its values cannot be part of
  ///   a link, the link would be too long, or the table has no scheme or host for the form.
  /// - Complexity: Linear in the number of links: each of them is tried.
  public func url(for destination: Destination, as form: LinkForm? = nil) throws(LinkError) -> URL {
    for (link, pattern) in zip(links, patterns) {
      let printer = LinkPrinter(pattern: pattern, rules: rules)
      guard let texts = try link.print(destination, printer) else { continue }
      let parts = try addresses.link(form, pattern.path(with: texts))
      let text = pattern.adding(texts, to: parts).description
      guard text.utf8.count <= rules.maximumLength else {
        throw .tooLong(length: text.utf8.count, limit: rules.maximumLength)
      }
      guard let url = URL(string: text, encodingInvalidCharacters: false) else {
        throw .malformed(link: text, defect: LinkDefect(of: text))
      }
      return url
    }
    throw .unknownDestination(String(describing: destination))
  }
}

/// Writes links as a block of lines: `@LinkBuilder<ShopLink> var links: [DeepLink<ShopLink>] { … }`.
public typealias LinkBuilder<Destination> = ListBuilder<DeepLink<Destination>>
