/// The reason why a navigation did not reach its destination: a case for each stage.
///
/// Before ``uncommitted(_:notUndone:_:)``, nothing on screen has changed. The description contains
/// the attempt, the chain with the failing step marked, and the remedy.
///
///     do {
///       try await router.navigate(to: product, with: 42)
///     } catch let error as NavigationError {
///       if case .blocked(let screen, _) = error { … }
///     }
public enum NavigationError: Error, Sendable {
  /// The chain could not be resolved. Carries the error of a finder, a transformer, `prepare` or an
  /// action, or a ``SourceError``, ``SwitchError`` or ``HierarchyError``.
  case unresolved(any Error, ChainTrace)

  /// A screen that would be removed refuses to be dismissed. Carries its name.
  case blocked(by: String, ChainTrace)

  /// An interceptor ended the navigation. Carries its name and its error.
  case intercepted(by: String, any Error, ChainTrace)

  /// An interceptor, a guard, a factory or a context task took too long. Carries its name and its time
  /// limit.
  case timedOut(String, Duration, ChainTrace)

  /// A factory or a context task failed. Carries its error.
  case unbuilt(any Error, ChainTrace)

  /// The window's screens kept changing while new ones were built.
  case unsettled(ChainTrace)

  /// The host or an action failed while the screen was changing. Carries its error. The router has
  /// undone its changes, except for those that `notUndone` lists.
  case uncommitted(any Error, notUndone: [String], ChainTrace)

  /// The destination was shown, and the user or the app removed it again before the navigation had
  /// ended. Carries its name.
  case goneAgain(String, ChainTrace)

  /// The navigation would wait for itself, through others. Carries a phrase for each wait.
  case deadlock([String])

  /// The task was cancelled before anything changed.
  case cancelled

  /// A newer navigation superseded this one before anything changed. See
  /// ``ConcurrencyPolicy/replace``.
  case superseded

  /// Another navigation or a transition was in progress in the window. See
  /// ``ConcurrencyPolicy/reject`` and ``TransitionPolicy/reject``.
  case rejected

  /// The router's window no longer exists.
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
    case .deadlock, .cancelled, .superseded, .rejected, .windowGone:
      nil
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
