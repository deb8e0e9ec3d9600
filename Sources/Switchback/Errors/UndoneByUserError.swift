/// The user has gone elsewhere while an operation was being shown, and has undone it by that.
///
/// A host whose users act in the middle of a transition throws this from the operation, as it cannot
/// refuse them. What the user has done since stays: a navigation that fails with this error takes back
/// only what is still as its own operations have left it.
///
///     do {
///       try await router.navigate(to: product, with: 42)
///     } catch let error as NavigationError where error.underlyingError is UndoneByUserError {
///       // The user has changed their mind: nothing to say.
///     }
public struct UndoneByUserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was done, such as `present Login on Home`.
  public let operation: String

  /// Creates an error.
  public init(operation: String) {
    self.operation = operation
  }

  public var description: String {
    "The user has gone elsewhere while this was shown, and has undone it: \(operation)."
  }
}
