/// An event in the course of a navigation, for logs, analytics and tests.
///
///     let router = WindowRouter(window: window).observing { event in log.debug("\(event)") }
///
/// Each navigation begins with ``Kind/began(destination:)`` and ends with either
/// ``Kind/finished(_:)`` or ``Kind/failed(_:)``.
@MainActor
public struct NavigationEvent {
  /// The parts of a navigation.
  public enum Kind {
    /// It was asked for. Carries the type of the destination's screen.
    case began(destination: String)
    /// The chain was looked through. Happens again after interceptors have run.
    case resolved(NavigationPlan)
    /// A screen is asked whether it may go.
    case asking(any Screen)
    /// An interceptor begins. Carries its name.
    case intercepting(String)
    /// An interceptor has let the navigation go on. Carries its name.
    case intercepted(String)
    /// All screens were built. What is on screen changes now.
    case committing(built: [any Screen])
    /// It succeeded.
    case finished(NavigationOutcome)
    /// It failed.
    case failed(NavigationError)
  }

  /// Tells one navigation from another. Counts up.
  public let navigation: Int

  /// The kind of event.
  public let kind: Kind
}

extension NavigationEvent: @MainActor CustomStringConvertible {
  public var description: String {
    let text =
      switch kind {
      case .began(let destination): "to \(destination)"
      case .resolved(let plan):
        plan.changesNothing ? "nothing to do" : plan.sentences.joined(separator: "; ")
      case .asking(let screen): "asking \(name(of: screen))"
      case .intercepting(let name): "\(name) begins"
      case .intercepted(let name): "\(name) lets it go on"
      case .committing(let built):
        built.isEmpty
          ? "changing screens"
          : "changing screens, with \(built.map { name(of: $0) }.joined(separator: ", "))"
      case .finished(let outcome): "\(outcome)"
      case .failed(let error): "\(error)"
      }
    return "navigation \(navigation): \(text)"
  }
}
