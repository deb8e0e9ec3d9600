/// The reason why a link was not read, a destination not printed, or a table not made.
///
/// Its text is for developers: it contains the link, the pattern, the expectation, and what was
/// found instead. Links in it are percent-encoded and cut to a line, so that it can be logged.
///
///     do {
///       _ = try links.destination(for: "store://prodct/42")
///     } catch {
///       print(error)
///     }
///     // No pattern reads store://prodct/42. The nearest:
///     //   store://product/{id:Int}
///
/// Each case carries the values that its text is made of.
public enum LinkError: Error, Sendable, Hashable {
  // Splitting a link

  /// A link is longer, in bytes, than ``LinkRules/maximumLength`` allows.
  case tooLong(length: Int, limit: Int)
  /// A text is not a URI, or has a part that an app's link cannot have.
  case malformed(link: String, defect: LinkDefect)

  // Finding its pattern

  /// A link has a scheme that the table does not know.
  case unknownScheme(LinkParts, known: [String])
  /// An `https` link has a host that the table does not know.
  case unknownHost(LinkParts, known: [String])
  /// A link has a path that matches no pattern. See ``nearestPatterns``.
  case unknownLink(LinkParts, patterns: [LinkPattern])

  // Reading its values

  /// A text is not a value of the parameter's type.
  case wrongType(
    LinkPattern.Parameter, found: String, link: LinkParts, pattern: LinkPattern)
  /// A required query item or fragment is missing.
  case missing(LinkPattern.Parameter, link: LinkParts, pattern: LinkPattern)
  /// A query item occurs more than once, and its parameter is not repeated.
  case repeatedItem(LinkPattern.Parameter, link: LinkParts, pattern: LinkPattern)
  /// A value contains a control character, which ``LinkRules/allowsControlCharacters`` could allow.
  case controlCharacter(
    Unicode.Scalar, in: LinkPattern.Parameter, link: LinkParts, pattern: LinkPattern)
  /// A query item is not declared, and ``LinkRules/refusesUndeclaredItems`` is set.
  case undeclaredItem(String, link: LinkParts, pattern: LinkPattern)
  /// The fragment is not declared, and ``LinkRules/refusesUndeclaredItems`` is set.
  case undeclaredFragment(link: LinkParts, pattern: LinkPattern)

  // Printing a destination

  /// No link of the table leads to the destination described.
  case unknownDestination(String)
  /// A value cannot be part of a link.
  case unprintable(
    LinkPattern.Parameter, text: String, defect: LinkPrintingDefect, pattern: LinkPattern)
  /// The table has no scheme, or no host, to print the requested form.
  case noForm(LinkForm)

  // Making a table

  /// Two patterns match the same link. The example is a link that both read or, if no value is known that the types
  /// of both read, one of the patterns.
  case sameLink(LinkPattern, LinkPattern, example: String)
  /// A pattern has two parameters of the same name.
  case parameterUsedTwice(String, LinkPattern)
  /// A pattern matches no link.
  case neverMatches(LinkPattern, flaw: LinkFlaw)
  /// A table has neither schemes nor hosts.
  case noAddress
  /// A scheme is not one that an app can have.
  case notScheme(String)
  /// A host is not one.
  case notHost(String)
}

/// A defect that keeps a text from being a link.
public enum LinkDefect: Sendable, Hashable {
  /// A character that must be percent-encoded, and its place in bytes.
  case character(Unicode.Scalar, offset: Int)
  /// A percent sign without two hexadecimal digits, and its place in bytes.
  case percentSign(offset: Int)
  /// All characters are allowed in a URI, but not in this place.
  case syntax
  /// There is no scheme.
  case noScheme
  /// A part is not UTF-8 after decoding.
  case notUTF8(String)
  /// There is a user or a password before the host.
  case credentials
  /// The host, decoded, is `.` or `..`, or has a delimiter.
  case host(String)
  /// There is a port in a link of an app's own scheme.
  case port(Int)
}

/// The reason why a value cannot be printed.
public enum LinkPrintingDefect: Sendable, Hashable {
  /// Its type does not read the text that it prints.
  case notReadBack
  /// It contains a control character.
  case controlCharacter(Unicode.Scalar)
  /// It is `.` or `..`, which have a special meaning in a path.
  case dotSegment
  /// It follows a value in the path that is missing.
  case afterMissing(String)
}

/// A flaw because of which a pattern matches no link, or other links than it seems to.
public enum LinkFlaw: Sendable, Hashable {
  /// There is nothing before, between or after two slashes.
  case emptySegment
  /// A segment is `.` or `..`, which no link has when it is split.
  case dotSegment(String)
  /// A literal has a sign that belongs to a declaration or to percent-encoding, or begins as a parameter does in
  /// other libraries.
  case sign(Character, in: String)
  /// A literal has a control character.
  case controlCharacter(Unicode.Scalar, in: String)
  /// A segment follows a parameter that may be missing or that takes all segments.
  case afterOpenEnd(String, LinkPattern.Parameter)
  /// A required parameter has a type without values.
  case noValues(LinkPattern.Parameter)
  /// There are two fragments.
  case secondFragment(LinkPattern.Parameter)
  /// The fragment is an array.
  case repeatedFragment(LinkPattern.Parameter)
  /// The literals alone are longer than a link may be.
  case tooLong(limit: Int)
}
