/// The rules by which a ``LinkTable`` accepts links, besides their patterns.
///
///     var rules = LinkRules()
///     rules.maximumLength = 2_048
///     let links = try LinkTable<ShopLink>(schemes: ["store"], rules: rules) { … }
///
/// Links come from outside: from web pages, messages and printed codes. The defaults suit links from
/// unknown sources.
public struct LinkRules: Sendable, Hashable {
  /// The maximum length of a link, in bytes. A longer one is refused before it is looked at, and a
  /// destination whose link would be longer is not printed. 8 KiB by default.
  public var maximumLength = 8_192

  /// Whether a query item or fragment that a link does not declare makes it unreadable. By default
  /// these are ignored, as links in the wild carry what trackers add to them.
  public var refusesUndeclaredItems = false

  /// Whether values may hold control characters, NUL among them, and characters that change the
  /// direction of the text after them. By default they are refused, as such a text does not show
  /// what it says.
  public var allowsControlCharacters = false

  /// Makes the default rules.
  public init() {}
}
