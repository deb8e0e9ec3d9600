/// The form of a link, as listings and errors show it.
///
/// A table has one for each link, in the order of the declarations:
///
///     for pattern in links.patterns { print(pattern) }
///     // store://login
///     // store://product/{id:Int}
///     // store://category/{name}?sort={sort:Sort?}
///     // store://help/{path...}
///
/// A parameter is shown as `{name:Type}`, one that may be missing as `{name:Type?}`, a repeated one
/// as `{name:Type...}`. The type is left out where it is `String`.
///
/// Only the path distinguishes a link from the others; the query and the fragment only carry
/// values. At one place of a path
/// * two literals differ if their texts do, and as a host if they do in lower case;
/// * a literal and a parameter differ if the parameter's type does not read the literal: `/new` and
///   `/{id:Int}`, but not `/new` and `/{name}`, whose value "new" could not be printed;
/// * two parameters never differ, because overlap between types cannot be decided.
///
/// Patterns that differ at no place, and can have the same length, match the same link.
public struct LinkPattern: Sendable, Hashable {
  /// A segment of the path.
  public enum Segment: Sendable, Hashable {
    /// A segment with this text, not percent-encoded.
    case literal(String)
    /// A value.
    case parameter(Parameter)
  }

  /// The place of a parameter in a link.
  public enum Place: Sendable, Hashable {
    /// In the path, at this index among the segments.
    case path(Int)
    /// In the query.
    case query
    /// In the fragment.
    case fragment
  }

  /// A typed value in a pattern.
  public struct Parameter: Sendable, Hashable {
    /// The name, in the link or in messages.
    public let name: String
    /// The name of the single value's type.
    public let type: String
    /// The texts of all the values of the type, if it lists its cases.
    public let cases: [String]?
    /// The number of times the parameter may occur.
    public let occurrence: LinkOccurrence
    /// The place of the parameter in the link.
    public let place: Place
  }

  /// The part before the path: `store://` or `https://shop.example.com/`.
  public internal(set) var address = ""

  /// The segments of the path.
  public internal(set) var segments: [Segment] = []

  /// The parameters, in the order of the declaration.
  public internal(set) var parameters: [Parameter] = []

  /// The purpose of the link, if declared.
  public internal(set) var summary: String?

  /// Whether destinations are printed with this pattern, too.
  public internal(set) var isPrinted = true
}

extension LinkPattern: CustomStringConvertible {
  /// The whole pattern, like a link.
  public var description: String {
    var text = address
    text += segments.map(\.description).joined(separator: "/")
    let items = parameters.filter { $0.place == .query }
    if !items.isEmpty {
      text += "?" + items.map { "\($0.name)=\($0)" }.joined(separator: "&")
    }
    for parameter in parameters where parameter.place == .fragment { text += "#\(parameter)" }
    return text
  }
}

extension LinkPattern.Segment: CustomStringConvertible {
  /// The literal, or the parameter in braces.
  public var description: String {
    switch self {
    case .literal(let text): text
    case .parameter(let parameter): parameter.description
    }
  }
}

extension LinkPattern.Parameter: CustomStringConvertible {
  /// The parameter in braces.
  public var description: String {
    let suffix =
      switch occurrence {
      case .once: ""
      case .optional: "?"
      case .repeated: "..."
      }
    return type == "String" ? "{\(name)\(suffix)}" : "{\(name):\(type)\(suffix)}"
  }
}
