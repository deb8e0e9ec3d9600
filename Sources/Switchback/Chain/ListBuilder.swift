/// Writes a list as a block of lines: the cases of a switch, the links of a table, the screens of a tree.
///
/// Elements follow one another; `if`, `for` and arrays of elements may appear among them:
///
///     let table = try LinkTable<AppLink>(schemes: ["store"]) {
///       DeepLink("login", to: .login)
///       ShopFeature.links
///       if isDebugBuild { DeepLink("debug", to: .debug) }
///     }
///
/// The compiler checks a block as a whole, in about 2 ms a line for some dozens of lines and more for
/// hundreds. A long list is best made of several, each marked `@ListBuilder<Element>`.
@resultBuilder
public enum ListBuilder<Element> {
  /// Takes an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes elements that were listed elsewhere: those of a feature, for example.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Joins the elements of a block in their order.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }

  /// Takes the elements of an `if` without an `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// Takes the elements of the first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// Takes the elements of the second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// Joins the elements of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}
