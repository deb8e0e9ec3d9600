/// A declaration that reads a link into a destination and prints the destination as that link.
///
/// It names the literal beginning of the path, then the typed parts, and then converts in both
/// directions between the values and a destination. The values are in the order of the parts:
///
///     DeepLink("category", .path("name", String.self), .query("sort", Sort?.self)) {
///       .category(name: $0, sort: $1)
///     } print: {
///       if case .category(let name, let sort) = $0 { (name, sort) } else { nil }
///     }
///     // store://category/shoes?sort=price  ⇄  .category(name: "shoes", sort: .price)
///
/// Without parameters the destination is enough: `DeepLink("login", to: .login)`.
///
/// A declaration does not mention schemes and hosts: each scheme and host of a ``LinkTable``
/// leads to all of its links. Making the table reports mistakes in a declaration.
public struct DeepLink<Destination>: Sendable {
  private(set) var shape: LinkShape
  let read: @Sendable (LinkArguments) throws(LinkError) -> Destination
  let print: @Sendable (Destination, LinkPrinter) throws(LinkError) -> [[String]]?

  /// Makes a link that is read and printed.
  ///
  /// - Parameters:
  ///   - path: The literal segments that the path begins with, separated by slashes and not
  ///     percent-encoded; empty for a path that begins with a parameter, or has no segments.
  ///   - parts: The typed parts.
  ///   - read: Makes the destination from the values.
  ///   - print: Returns the values of a destination of this link, and `nil` for any other. If destinations are
  ///     `Equatable`, one that is not read back from its values counts as another.
  public init<each Parameter: LinkParameter>(
    _ path: String,
    _ parts: repeat LinkPart<each Parameter>,
    read: @escaping @Sendable (repeat each Parameter) -> Destination,
    print: @escaping @Sendable (Destination) -> (repeat each Parameter)?
  ) {
    var shape = LinkShape(path: path)
    for part in repeat each parts { shape.add(part) }
    self.shape = shape
    self.read = { (arguments: LinkArguments) throws(LinkError) -> Destination in
      var arguments = arguments
      return read(repeat try arguments.next((each Parameter).self))
    }
    self.print = { (destination: Destination, printer: LinkPrinter) throws(LinkError) in
      guard let values = print(destination),
        isSame(read(repeat each values), destination)
      else { return nil }
      var printer = printer
      for value in repeat each values { try printer.add(value) }
      return printer.texts
    }
  }

  /// Makes a link that is read but never printed: a former form that may still be in circulation.
  ///
  ///     DeepLink(readOnly: "p", .path("id", Int.self)) { .product(id: $0) }
  public init<each Parameter: LinkParameter>(
    readOnly path: String,
    _ parts: repeat LinkPart<each Parameter>,
    read: @escaping @Sendable (repeat each Parameter) -> Destination
  ) {
    self.init(path, repeat each parts, read: read) { _ in nil }
    shape.pattern.isPrinted = false
  }

  fileprivate init(
    shape: LinkShape,
    read: @escaping @Sendable (LinkArguments) throws(LinkError) -> Destination,
    print: @escaping @Sendable (Destination, LinkPrinter) throws(LinkError) -> [[String]]?
  ) {
    self.shape = shape
    self.read = read
    self.print = print
  }

  /// Returns the link with a sentence for listings that describes its purpose.
  public func summary(_ text: String) -> DeepLink {
    var link = self
    link.shape.pattern.summary = text
    return link
  }
}

extension DeepLink where Destination: Equatable & Sendable {
  /// Makes a link without parameters.
  public init(_ path: String, to destination: Destination) {
    self.init(path) {
      destination
    } print: {
      $0 == destination ? () : nil
    }
  }
}

extension DeepLink {
  /// Returns the link with another type of destination.
  ///
  /// An app uses it to adopt the links of a feature that does not know the app:
  ///
  ///     ShopFeature.links.map { link in
  ///       link.map(AppLink.shop) { if case .shop(let destination) = $0 { destination } else { nil } }
  ///     }
  public func map<Other>(
    _ embed: @escaping @Sendable (Destination) -> Other,
    print extract: @escaping @Sendable (Other) -> Destination?
  ) -> DeepLink<Other> {
    let (read, print) = (read, print)
    return DeepLink<Other>(
      shape: shape,
      read: { (arguments: LinkArguments) throws(LinkError) in embed(try read(arguments)) },
      print: { (other: Other, printer: LinkPrinter) throws(LinkError) in
        guard let destination = extract(other), isSame(embed(destination), other) else {
          return nil
        }
        return try print(destination, printer)
      })
  }
}

/// Whether two destinations are the same, or of a type whose values cannot be compared.
private func isSame<Destination>(_ first: Destination, _ second: Destination) -> Bool {
  (first as? any Equatable)?.isEqual(to: second) ?? true
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
