/// The reason why a navigation did not reach its destination: a case for each stage.
///
/// Until ``uncommitted(_:notUndone:_:)`` nothing on screen has changed. The description tells what
/// was attempted, draws the chain with the failing step marked, and says what to do.
///
///     do {
///       try await router.navigate(to: product, with: 42)
///     } catch let error as NavigationError {
///       if case .blocked(let screen, _) = error { … }
///     }
public enum NavigationError: Error, Sendable {
  /// The chain could not be resolved. Carries what a finder, a transformer, `prepare` or an action
  /// threw, or ``SourceError``, ``SwitchError``, ``HierarchyError``.
  case unresolved(any Error, ChainTrace)

  /// A screen that would be taken away refuses to go. Carries its name.
  case blocked(by: String, ChainTrace)

  /// An interceptor ended the navigation. Carries its name and what it threw.
  case intercepted(by: String, any Error, ChainTrace)

  /// An interceptor, a guard, a factory or a context task took too long. Carries its name and its time
  /// limit.
  case timedOut(String, Duration, ChainTrace)

  /// A factory or a context task failed. Carries what it threw.
  case unbuilt(any Error, ChainTrace)

  /// The screens of the window changed again and again while new ones were built.
  case unsettled(ChainTrace)

  /// The host or an action failed while the screen was changing. Carries what it threw. What had
  /// been done was undone, except for what `notUndone` lists.
  case uncommitted(any Error, notUndone: [String], ChainTrace)

  /// The destination was shown, and the user or the app took it away again before the navigation had
  /// ended. Carries its name.
  case goneAgain(String, ChainTrace)

  /// The navigation would wait for itself, by way of others. Carries the waits, a phrase each.
  case deadlock([String])

  /// The task was cancelled before anything changed.
  case cancelled

  /// A newer navigation took the place of this one before anything changed. See
  /// ``ConcurrencyPolicy/replace``.
  case superseded

  /// Another navigation or a transition was going on in the window. See ``ConcurrencyPolicy/reject`` and
  /// ``TransitionPolicy/reject``.
  case rejected

  /// The router's window is gone.
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
