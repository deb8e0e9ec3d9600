/// An event of a navigation, for logs, analytics and tests.
///
///     let router = WindowRouter(window: window).observing { event in log.debug("\(event)") }
///
/// Each navigation begins with ``Kind/began(destination:)`` and ends with either
/// ``Kind/finished(_:)`` or ``Kind/failed(_:)``.
@MainActor
public struct NavigationEvent {
  /// The kinds of events.
  public enum Kind {
    /// The navigation was requested. Carries the type of the destination's screen.
    case began(destination: String)
    /// The chain was resolved. Occurs again after interceptors have run.
    case resolved(NavigationPlan)
    /// A screen is asked whether it may be dismissed.
    case asking(any Screen)
    /// An interceptor begins. Carries its name.
    case intercepting(String)
    /// An interceptor has let the navigation continue. Carries its name.
    case intercepted(String)
    /// All screens are built. The screens change now.
    case committing(built: [any Screen])
    /// The navigation succeeded.
    case finished(NavigationOutcome)
    /// The navigation failed.
    case failed(NavigationError)
  }

  /// The number of the navigation. Counts up.
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
      case .intercepted(let name): "\(name) lets it continue"
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
