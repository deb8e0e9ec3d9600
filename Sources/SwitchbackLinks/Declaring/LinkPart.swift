/// A typed part of a link: segments of its path, items of its query, or its fragment.
///
/// In a ``DeepLink``, parts follow the literal beginning of the path. Those of the path are in the
/// order of the path; the others can be in any order.
///
///     DeepLink("product", .path("id", Int.self, then: "reviews"), .query("page", Int?.self))
///     // store://product/{id:Int}/reviews?page={page:Int?}
///
/// The value's type determines how often the part may occur: see ``LinkParameter``. Errors and
/// listings use a part's name; the name of a query item is also its name in the link. All names of
/// a link differ.
public struct LinkPart<Value: LinkParameter>: Sendable {
  let name: String
  let place: LinkPartPlace

  /// Makes a part of the path: a segment, one that may be missing, or all that remain.
  ///
  /// - Parameters:
  ///   - name: The name of the part in errors and listings.
  ///   - type: The type of the value. An optional or an array comes last in the path.
  ///   - literals: Literal segments that follow, separated by slashes.
  public static func path(
    _ name: String, _ type: Value.Type, then literals: String? = nil
  ) -> LinkPart {
    LinkPart(name: name, place: .path(then: literals))
  }

  /// Makes an item of the query, one that may be missing, or all items of a name.
  ///
  /// The order of a link's items makes no difference, except for items of one name. The value of an
  /// item without "=" is the empty text.
  public static func query(_ name: String, _ type: Value.Type) -> LinkPart {
    LinkPart(name: name, place: .query)
  }

  /// Makes the fragment (the part after "#"), or a fragment that may be missing.
  public static func fragment(_ name: String, _ type: Value.Type) -> LinkPart {
    LinkPart(name: name, place: .fragment)
  }
}

// NB: Nested in the generic type it crashes Swift 6.3 where a pack of parts is consumed.
enum LinkPartPlace {
  case path(then: String?)
  case query
  case fragment
}
