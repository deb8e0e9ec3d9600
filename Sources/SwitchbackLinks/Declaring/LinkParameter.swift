/// A type for a part of a link: a value, an optional value, or an array of values.
///
/// The type determines how often the part may occur:
///
/// | type | in the path | in the query |
/// |---|---|---|
/// | `Int` | one segment | exactly one item |
/// | `Int?` | a last segment that may be missing | at most one item |
/// | `[Int]` | all remaining segments, even none | any number of items of that name |
///
/// To use a type of your own, make it a ``LinkValue``: it and its optionals and arrays then are link
/// parameters. There is no other reason to conform to this protocol.
public protocol LinkParameter: Sendable {
  /// The type of a single value.
  associatedtype Single: LinkValue

  /// The number of times a value may occur.
  static var linkOccurrence: LinkOccurrence { get }

  /// Makes the parameter from its values, as many as the link contained.
  static func reading(_ values: [Single]) -> Self?

  /// The values to print.
  var linkValues: [Single] { get }
}

/// The number of times a parameter may occur in a link.
public enum LinkOccurrence: Sendable, Hashable {
  /// Exactly once.
  case once
  /// Once or not at all.
  case optional
  /// Any number of times, even none.
  case repeated
}

extension Optional: LinkParameter where Wrapped: LinkValue {
  /// The value may be missing.
  public static var linkOccurrence: LinkOccurrence { .optional }

  /// Returns the value, or a `nil` if there is none.
  public static func reading(_ values: [Wrapped]) -> Wrapped?? { .some(values.first) }

  /// The value, or nothing.
  public var linkValues: [Wrapped] { map { [$0] } ?? [] }
}

extension Array: LinkParameter where Element: LinkValue {
  /// There may be any number of values.
  public static var linkOccurrence: LinkOccurrence { .repeated }

  /// Returns all values.
  public static func reading(_ values: [Element]) -> [Element]? { values }

  /// All values.
  public var linkValues: [Element] { self }
}
