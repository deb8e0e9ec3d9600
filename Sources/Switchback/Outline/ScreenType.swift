/// The type of a screen, as a value that can be compared.
///
///     step.target?.isKind(of: ScreenType(ModelStack.self))
public struct ScreenType: Hashable, Sendable {
  private let identity: TypeIdentity

  /// The type, which is a class or a protocol such as `any Screen`.
  public init(_ type: Any.Type) {
    identity = TypeIdentity(type: type)
  }

  private var type: Any.Type { identity.type }

  /// The name in plans and errors.
  public var name: String { screenTypeName(type) }

  /// Whether the type is a class. A protocol does not tell which classes conform to it.
  public var isClass: Bool { type is AnyObject.Type }

  /// Whether all screens of a host may be of this type: it is a protocol, or a class such as
  /// `ModelScreen` without a superclass that is a screen.
  public var isBase: Bool {
    guard let type = type as? AnyClass else { return true }
    // NB: the standard library has no other name for it.
    return !(_getSuperclass(type) is any Screen.Type)
  }

  /// Whether every screen of this type is also of the other one: a class is a kind of itself, of
  /// its superclasses and of `any Screen`.
  public func isKind(of other: ScreenType) -> Bool {
    func isKind<Other>(of other: Other.Type) -> Bool {
      type == other || type is Other.Type || other == (any Screen).self
    }
    return isKind(of: other.type)
  }

}

extension ScreenType: CustomStringConvertible {
  public var description: String { name }
}

/// A type as a value that can be compared, without making its name.
struct TypeIdentity: Hashable, Sendable {
  let type: Any.Type

  static func == (first: TypeIdentity, second: TypeIdentity) -> Bool { first.type == second.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
