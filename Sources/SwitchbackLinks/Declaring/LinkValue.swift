import Foundation

/// A value that one segment, one query item or the fragment of a link can hold.
///
/// Numbers, strings, `Bool`, `Character` and `UUID` are link values already. An enum with raw
/// values, or any type that is `LosslessStringConvertible`, needs nothing but the conformance:
///
///     enum Sort: String, CaseIterable, LinkValue { case price, name }
///
/// A type can also accept only some texts. With the following type, a table can contain both
/// `/{user}` and `/login`, because no user is called "login":
///
///     struct UserName: LinkValue {
///       let linkText: String
///       init?(linkText: String) {
///         guard linkText != "login", !linkText.isEmpty else { return nil }
///         self.linkText = linkText
///       }
///     }
///
/// `init(linkText:)` must read every text that `linkText` writes: a table refuses to print a value
/// that cannot be read back. Neither percent-encodes: texts are plain.
public protocol LinkValue: LinkParameter where Single == Self {
  /// Reads a value from its decoded text, or returns `nil` if the text is not one.
  ///
  /// - Parameter linkText: The composed spelling of the text (Unicode's NFC), whatever the link has: to Swift,
  ///   the spellings of an accented letter are the same text.
  init?(linkText: String)

  /// The text that represents this value, not percent-encoded.
  var linkText: String { get }
}

extension LinkValue {
  /// The value occurs exactly once.
  public static var linkOccurrence: LinkOccurrence { .once }

  /// Returns the one value.
  public static func reading(_ values: [Self]) -> Self? { values.first }

  /// The value alone.
  public var linkValues: [Self] { [self] }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Reads the text as the type's own `init(_:)` does.
  public init?(linkText: String) { self.init(linkText) }

  /// The type's own description.
  public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Reads the raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The text of the raw value.
  public var linkText: String { rawValue.linkText }
}

extension LinkValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
  /// Reads the raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The text of the raw value.
  public var linkText: String { rawValue.linkText }
}

extension String: LinkValue {}
extension Bool: LinkValue {}
extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}

extension Character: LinkValue {
  /// Reads a text of one character.
  public init?(linkText: String) {
    // NB: `Character.init(_: String)` stops the program if there is none or more than one.
    guard linkText.count == 1, let character = linkText.first else { return nil }
    self = character
  }
}

extension Double: LinkValue {
  /// Reads a finite number.
  public init?(linkText: String) {
    guard let number = Double(linkText), number.isFinite else { return nil }
    self = number
  }
}

extension Float: LinkValue {
  /// Reads a finite number.
  public init?(linkText: String) {
    guard let number = Float(linkText), number.isFinite else { return nil }
    self = number
  }
}

extension UUID: LinkValue {
  /// Reads the 36 characters of a UUID, in either case.
  public init?(linkText: String) {
    // NB: Foundation also reads texts with spaces and signs.
    guard let id = UUID(uuidString: linkText), id.linkText == linkText.asciiLowercased else {
      return nil
    }
    self = id
  }

  /// The 36 characters of the UUID, in lower case.
  public var linkText: String { uuidString.lowercased() }
}
