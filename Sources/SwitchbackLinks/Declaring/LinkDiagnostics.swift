// A common mistake in declaring a link: an unavailable overload, whose message says what to do.

/// A part of a link with a value that no link can contain.
@available(*, unavailable, message: "Make the type a LinkValue.")
public struct UnreadableLinkPart<Value> {
  /// A part of the path.
  public static func path(
    _ name: String, _ type: Value.Type, then literals: String? = nil
  ) -> Self {
    cannotBeCalled()
  }

  /// An item of the query.
  public static func query(_ name: String, _ type: Value.Type) -> Self { cannotBeCalled() }

  /// The fragment.
  public static func fragment(_ name: String, _ type: Value.Type) -> Self { cannotBeCalled() }
}

extension DeepLink {
  /// A link with a value that no link can contain.
  @available(
    *, unavailable,
    message: """
      A link cannot contain a value of this type yet. Make the type a LinkValue, as in \
      enum Sort: String, LinkValue { … }.
      """
  )
  public init<each Value>(
    _ path: String,
    _ parts: repeat UnreadableLinkPart<each Value>,
    read: @escaping @Sendable (repeat each Value) -> Destination,
    print: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    cannotBeCalled()
  }

  /// A link with a value that no link can contain.
  @available(
    *, unavailable,
    message: """
      A link cannot contain a value of this type yet. Make the type a LinkValue, as in \
      enum Sort: String, LinkValue { … }.
      """
  )
  public init<each Value>(
    readOnly path: String,
    _ parts: repeat UnreadableLinkPart<each Value>,
    read: @escaping @Sendable (repeat each Value) -> Destination
  ) {
    cannotBeCalled()
  }
}

private func cannotBeCalled() -> Never {
  preconditionFailure("An unavailable function was called.")
}
