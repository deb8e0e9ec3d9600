/// Collects the links of a ``LinkTable``.
///
/// Links stand one after another; `if`, `for` and arrays of links, as features of an app offer
/// them, may stand among them:
///
///     let links = try LinkTable<AppLink>(schemes: ["store"]) {
///       Link("login", to: .login)
///       ShopFeature.links
///       if isDebugBuild { Link("debug", to: .debug) }
///     }
///
/// The compiler checks a block as a whole, in about 2 ms a link for some dozens of links and more
/// for hundreds. A feature's links are best a block of their own, marked `@LinkBuilder<AppLink>`.
@resultBuilder
public enum LinkBuilder<Destination> {
  /// Takes one link.
  public static func buildExpression(_ link: Link<Destination>) -> [Link<Destination>] { [link] }

  /// Takes the links of a feature.
  public static func buildExpression(_ links: [Link<Destination>]) -> [Link<Destination>] { links }

  /// Joins the links of a block.
  public static func buildBlock(_ links: [Link<Destination>]...) -> [Link<Destination>] {
    links.flatMap { $0 }
  }

  /// Takes the links of an `if` without an `else`.
  public static func buildOptional(_ links: [Link<Destination>]?) -> [Link<Destination>] {
    links ?? []
  }

  /// Takes the links of the first branch.
  public static func buildEither(first links: [Link<Destination>]) -> [Link<Destination>] { links }

  /// Takes the links of the second branch.
  public static func buildEither(second links: [Link<Destination>]) -> [Link<Destination>] { links }

  /// Joins the links of a loop.
  public static func buildArray(_ links: [[Link<Destination>]]) -> [Link<Destination>] {
    links.flatMap { $0 }
  }
}
