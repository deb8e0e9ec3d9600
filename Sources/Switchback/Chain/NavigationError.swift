/// The reason why a navigation did not reach its destination: a case for each stage.
///
/// Except after ``uncommitted(_:notUndone:_:)`` and ``goneAgain(_:_:)``, the navigation itself has
/// changed nothing on screen. Its interceptors may have shown screens, which stay, and its context tasks may have set
/// up the screen that was found. The description contains the attempt, the chain with the failing step marked, and the
/// remedy.
///
///     do {
///       try await router.navigate(to: product, with: 42)
///     } catch let error as NavigationError {
///       if case .blocked(let screen, _) = error { … }
///     }
public indirect enum NavigationError: Error, Sendable {
  /// The chain could not be resolved. Carries the error of a finder, a transformer, `prepare` or an
  /// action, or a ``SourceError``, ``ChainError`` or ``HierarchyError``.
  case unresolved(any Error, ChainTrace)

  /// A screen that would be removed refuses to be dismissed. Carries its name.
  case blocked(by: String, ChainTrace)

  /// An interceptor ended the navigation. Carries its name and its error.
  case intercepted(by: String, any Error, ChainTrace)

  /// An interceptor, a guard, a factory or a context task took too long. Carries its name and its time
  /// limit.
  case timedOut(String, Duration, ChainTrace)

  /// A factory or a context task failed, or a new screen does not contain what is looked for in it. Carries the
  /// error.
  case unbuilt(any Error, ChainTrace)

  /// The window's screens kept changing while new ones were built.
  case unsettled(ChainTrace)

  /// The host or an action failed while the screen was changing. Carries its error. The router has
  /// undone its changes, except for the list in `notUndone`.
  case uncommitted(any Error, notUndone: [String], ChainTrace)

  /// The destination was shown, and the user or the app removed it again, or put another screen above it in its stack,
  /// before the navigation had ended, as in a post-routing task. The router undoes nothing. Carries its name.
  case goneAgain(String, ChainTrace)

  /// The navigation would wait for itself, through others. Carries a phrase for each wait.
  case deadlock([String])

  /// The task was cancelled before the navigation changed anything.
  case cancelled

  /// A newer navigation superseded this one before it changed anything. See
  /// ``ConcurrencyPolicy/replace``.
  case superseded

  /// Another navigation or a transition was in progress in the window. See
  /// ``ConcurrencyPolicy/reject`` and ``TransitionPolicy/reject``.
  case rejected

  /// The router's window no longer exists, or went while the navigation waited. A navigation does not keep its
  /// window before it changes the screens.
  case windowGone
}

extension NavigationError {
  /// The chain with the failing step marked, if the navigation got so far.
  public var trace: ChainTrace? {
    switch self {
    case .unresolved(_, let trace), .blocked(_, let trace), .intercepted(_, _, let trace),
      .timedOut(_, _, let trace), .unbuilt(_, let trace), .unsettled(let trace),
      .uncommitted(_, _, let trace), .goneAgain(_, let trace):
      trace
    case .deadlock, .cancelled, .superseded, .rejected, .windowGone: nil
    }
  }

  /// The error that a finder, factory, task, interceptor, action or host threw.
  public var underlyingError: (any Error)? {
    switch self {
    case .unresolved(let error, _), .intercepted(_, let error, _), .unbuilt(let error, _),
      .uncommitted(let error, _, _):
      error
    case .blocked, .timedOut, .unsettled, .goneAgain, .deadlock, .cancelled, .superseded,
      .rejected, .windowGone:
      nil
    }
  }
}

/// The reason why a new screen cannot be integrated at its place in the chain.
public indirect enum SourceError: Error, Equatable, Sendable {
  /// The screen to start from is of another type than the action works on.
  case wrongType(found: String, wanted: String, action: String)

  /// Neither the step's screen nor anything around it is a container of the type that the action
  /// works on.
  case noContainer(around: String, wanted: String, action: String)

  /// A finder has returned a screen that is not on display in this window, or is being dismissed.
  case notInWindow(found: String)

  /// The destination does not exist, nothing builds it, and no built screen contains it.
  case destinationMissing(String)
}

extension SourceError: CustomStringConvertible, NamingError {
  public var description: String { "\(wording)" }

  package var wording: Wording {
    switch self {
    case .wrongType(let found, let wanted, let action):
      """
      \(action) needs \(article(wanted)), and found only \(name: found). Let the step that comes \
      after \(action), in from, find or build \(article(wanted)).
      """
    case .noContainer(let around, let wanted, let action):
      """
      \(action) needs \(article(wanted)), and neither \(name: around) nor anything around it is \
      one. Put \(article(wanted)) around it.
      """
    case .notInWindow(let found):
      """
      The finder has found \(name: found), which is not in this router's window. Use the router of \
      the window that shows it, or search only the hierarchy passed to the finder. A screen in a \
      container of the app's has that container as its parent, until it is dismissed.
      """
    case .destinationMissing(let target):
      """
      \(target) was not found, and nothing in the chain builds it. Give its step a factory, or \
      continue from a step that builds its container.
      """
    }
  }
}

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
public struct UndoneByUserError: Error, Equatable, Sendable, CustomStringConvertible {
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
