/// The user has navigated elsewhere while an operation was being shown, and has thereby undone it.
///
/// A host whose users can act during a transition throws this from the operation, as it cannot
/// refuse their changes. Those changes stay: a navigation that fails with this error undoes only
/// what is still as its own operations have left it.
///
///     do {
///       try await router.navigate(to: product, with: 42)
///     } catch let error as NavigationError where error.underlyingError is UndoneByUserError {
///       // The user has changed their mind: nothing to say.
///     }
public struct UndoneByUserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation, such as `present Login on Home`.
  public let operation: String

  /// Creates an error.
  public init(operation: String) {
    self.operation = operation
  }

  public var description: String {
    "The user went elsewhere during this operation, which undid it: \(operation)."
  }
}
