/// The rules by which a ``LinkTable`` accepts links, besides their patterns.
///
///     var rules = LinkRules()
///     rules.maximumLength = 2_048
///     let links = try LinkTable<ShopLink>(schemes: ["store"], rules: rules) { … }
///
/// Links come from outside: from web pages, messages and printed codes. The defaults suit links from
/// unknown sources.
public struct LinkRules: Sendable, Hashable {
  /// The maximum length of a link, in bytes. A longer link is refused without parsing, and a
  /// destination whose link would be longer is not printed. 8 KiB by default.
  public var maximumLength = 8_192

  /// Whether an undeclared query item or fragment makes a link unreadable. By default these are
  /// ignored, since trackers append items to links.
  public var refusesUndeclaredItems = false

  /// Whether values may contain control characters, including NUL, and characters that change the
  /// direction of the text after them. By default they are refused, since such a text is displayed
  /// as another one.
  public var allowsControlCharacters = false

  /// Makes the default rules.
  public init() {}
}
