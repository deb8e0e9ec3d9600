/// Navigates to destinations.
///
/// ``WindowRouter`` is the router. Conform to this protocol to decorate it, with logging or a permission
/// check, or to replace it in tests:
///
///     struct LoggingRouter: Router {
///       let base: WindowRouter
///       func navigate(
///         to step: BoundStep, options: NavigationOptions
///       ) async throws(NavigationError) -> NavigationOutcome {
///         let outcome = try await base.navigate(to: step, options: options)
///         print(outcome)
///         return outcome
///       }
///       func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
///         try base.plan(to: step)
///       }
///       func report(_ failure: any Error) { base.report(failure) }
///     }
@MainActor
public protocol Router {
  /// Plans a navigation. Changes nothing.
  ///
  /// - Throws: ``NavigationError/unresolved(_:_:)``, ``NavigationError/windowGone``.
  /// - Complexity: O(*screens visited* + *steps*).
  func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan

  /// Shows the destination, and returns when the host has finished.
  ///
  /// - Throws: ``NavigationError``. The navigation itself has then changed nothing on screen, with two
  /// exceptions: ``NavigationError/uncommitted(_:notUndone:_:)`` lists changes that were not undone, and
  /// after ``NavigationError/goneAgain(_:_:)`` all changes stay. What interceptors have shown stays, too.
  func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome

  /// Receives the failures of the navigations that `go` and `goBack` start, such as those of a button, whether or not
  /// their tasks are awaited. Prints them by default.
  func report(_ failure: any Error)
}

/// The options of a navigation.
///
///     NavigationOptions(animated: false, policy: .reject)
///
/// Callers pass these as separate arguments; a decorating router forwards them as one value.
public struct NavigationOptions: Equatable, Sendable {
  /// Whether changes are animated, at most one in each layer.
  public var isAnimated: Bool

  /// The policy for when another navigation runs, or `nil` for the router's.
  public var policy: ConcurrencyPolicy?

  /// The policy for when a transition runs, or `nil` for the router's.
  public var transitions: TransitionPolicy?

  /// Creates options. Defaults to animated, with the router's policies.
  public init(
    animated isAnimated: Bool = true, policy: ConcurrencyPolicy? = nil,
    transitions: TransitionPolicy? = nil
  ) {
    self.isAnimated = isAnimated
    self.policy = policy
    self.transitions = transitions
  }

  /// Those of what the library begins by itself, one thing after the other: it is no second tap.
  package static func inOrder(animated isAnimated: Bool = true) -> Self {
    NavigationOptions(animated: isAnimated, policy: .queue, transitions: .wait)
  }
}

extension Router {
  public func report(_ failure: any Error) { print(failure) }

  /// Shows the destination, and returns when the host has finished.
  ///
  ///     try await router.navigate(to: product, with: 42)
  ///
  /// - Throws: ``NavigationError``.
  @discardableResult
  public func navigate<Target, Context>(
    to step: DestinationStep<Target, Context>, with context: Context, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await navigate(
      to: BoundStep(step, with: context),
      options: NavigationOptions(animated: animated, policy: policy))
  }

  /// Shows a destination that accepts any context, without one.
  // NB: disfavoured, so that a short form that suits any context, such as `.root()`, is inferred as
  // a chain without context and is not ambiguous.
  @_disfavoredOverload
  @discardableResult
  public func navigate<Target>(
    to step: DestinationStep<Target, Any?>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await navigate(to: step, with: nil, animated: animated, policy: policy)
  }

  /// Plans a navigation. Changes nothing.
  ///
  /// - Throws: The errors of ``plan(to:)``.
  public func plan<Target, Context>(
    to step: DestinationStep<Target, Context>, with context: Context
  ) throws(NavigationError) -> NavigationPlan {
    try plan(to: BoundStep(step, with: context))
  }

  /// Plans a navigation to a destination that accepts any context, without one.
  // NB: disfavoured for the same reason as `navigate(to:)`.
  @_disfavoredOverload
  public func plan<Target>(
    to step: DestinationStep<Target, Any?>
  ) throws(NavigationError) -> NavigationPlan {
    try plan(to: BoundStep(step))
  }

  /// Starts to show the destination and returns at once: for button handlers.
  ///
  ///     buyButton.action = { router.go(to: bag) }
  ///
  /// On platforms where a task can start immediately (iOS 26), a change that needs no waiting, such
  /// as a push without animation, is complete on return; otherwise it happens within the next two turns of
  /// the main actor. Several calls run in order.
  ///
  /// The task has the result. A failure is reported even if the task is awaited: in the host's log, or where
  /// the router's ``WindowRouter/reportingFailures(to:)`` says. A navigation that was cancelled, superseded or
  /// rejected has not failed.
  @discardableResult
  public func go<Target, Context>(
    to step: DestinationStep<Target, Context>, with context: Context, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    start(BoundStep(step, with: context), NavigationOptions(animated: animated, policy: policy))
  }

  /// Starts to show a destination that accepts any context, without one: for button handlers.
  // NB: disfavoured for the same reason as `navigate(to:)`.
  @_disfavoredOverload
  @discardableResult
  public func go<Target>(
    to step: DestinationStep<Target, Any?>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    go(to: step, with: nil, animated: animated, policy: policy)
  }

  package func start(
    _ step: BoundStep, _ options: NavigationOptions
  ) -> Task<NavigationOutcome, any Error> {
    startNow {
      do throws(NavigationError) {
        return try await navigate(to: step, options: options)
      } catch {
        reportIfFailed(error)
        throw error
      }
    }
  }

  /// Reports an error, except of a navigation that was cancelled, superseded or rejected: it has not failed.
  package func reportIfFailed(_ error: any Error) {
    switch error {
    case NavigationError.cancelled, NavigationError.superseded, NavigationError.rejected,
      is CancellationError:
      break
    default: report(error)
    }
  }
}

/// The behaviour of a navigation while another one runs in its window.
///
/// Two navigations never interleave, whichever routers they come through. One that waits for the user, such as
/// in a log-in, leaves the window to others, and is still one that runs: give the buttons of the screen that it
/// shows `policy: .queue`.
///
///     router.go(to: orders, policy: .reject)                   // a second tap does nothing
///     try await router.navigate(to: orders, policy: .replace)  // the newest link wins
///     WindowRouter(window: window, policy: .replace)           // for all navigations of a router
///
/// - SeeAlso: <doc:WhenTwoNavigationsMeet>
public enum ConcurrencyPolicy: Hashable, Sendable {
  /// Waits for its turn, in the order of arrival.
  case queue

  /// Ends immediately as ``NavigationError/rejected``. A second tap on the same button does
  /// nothing.
  case reject

  /// Supersedes the navigations that have not begun to change the screens: they end as
  /// ``NavigationError/superseded``. A navigation that has begun to change them is awaited.
  case replace
}

/// The behaviour of a navigation while a transition runs in its window: an animation started by the app
/// or by another navigation, or a screen that the user drags.
///
///     WindowRouter(window: window, transitions: .reject)  // taps during an animation do nothing
///
/// The router applies it when the navigation starts. The router always waits for transitions that
/// begin while the navigation waits for its turn: nothing changes during a transition.
///
/// - SeeAlso: ``ConcurrencyPolicy``
public enum TransitionPolicy: Hashable, Sendable {
  /// Waits until nothing moves.
  case wait

  /// Ends immediately as ``NavigationError/rejected``.
  case reject
}

/// The outcome of a successful navigation.
///
///     print(try await router.navigate(to: product, with: 42))
///     // Product(42) is on screen; reused stack; built Product(42)
///     print(try await router.navigate(to: product, with: 42))
///     // Product(42) is on screen already
///
/// - Note: An outcome holds its screens. Release it when you have read it.
@MainActor
public indirect enum NavigationOutcome {
  /// The destination was already on screen. Only its context tasks may have changed something.
  case alreadyThere(any Screen)

  /// The destination is on screen now.
  ///
  /// - `reused`: the existing screens of the route that are in the window.
  /// - `built`: the new ones, nearest to the reused ones first.
  case reached(any Screen, reused: [any Screen], built: [any Screen])

  /// The screen that the navigation was for.
  public var destination: any Screen {
    switch self {
    case .alreadyThere(let screen), .reached(let screen, _, _): screen
    }
  }

  /// Whether nothing had to change.
  public var isAlreadyThere: Bool {
    if case .alreadyThere = self { true } else { false }
  }
}

extension NavigationOutcome: @MainActor CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyThere(let screen):
      return "\(name(of: screen)) is on screen already"
    case .reached(let screen, let reused, let built):
      var text = "\(name(of: screen)) is on screen"
      if !reused.isEmpty { text += "; reused \(names(of: reused))" }
      if !built.isEmpty { text += "; built \(names(of: built))" }
      return text
    }
  }
}

/// An event of a navigation, for logs, analytics and tests.
///
///     let router = WindowRouter(window: window).observing { event in log.debug("\(event)") }
///
/// Each navigation begins with ``Kind/began(destination:)`` and ends with either
/// ``Kind/finished(_:)`` or ``Kind/failed(_:)``.
@MainActor
public struct NavigationEvent {
  /// The kinds of events.
  public indirect enum Kind {
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
    /// The destination cannot be found or built, and the navigation goes on with the other one that
    /// ``DestinationStep/otherwise(_:)-(Destination)`` names. Carries the type of its screen.
    case fallingBack(to: String, after: NavigationError)
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

/// Follows navigations from inside, for recorders, in more detail than ``NavigationEvent``.
///
/// A probe reads and changes nothing. Without a probe, a navigation makes none of these values.
@MainActor
package protocol NavigationProbe: AnyObject {
  /// Called at each point of a navigation. The window may be gone at its end.
  func navigation(_ number: Int, reached point: NavigationPoint, in window: (any ScreenWindow)?)
}

/// A point in a navigation at which a probe is called.
@MainActor
package indirect enum NavigationPoint {
  /// The navigation was requested.
  case requested(NavigationRequest)
  /// It is the navigation's turn: it no longer waits for others.
  case turn
  /// The screen that was asked agrees to be dismissed.
  case agreed
  /// All screens have been asked and all interceptors have run: factories and context tasks run
  /// now.
  case building
  /// A newer navigation supersedes it, unless it has begun to change the screens.
  case superseded(by: Int)
  /// The event that observers receive.
  case event(NavigationEvent.Kind)
}

/// The request that a navigation carries out.
@MainActor
package struct NavigationRequest {
  /// The type of the destination's screen.
  package let destination: String
  package let context: Any
  /// The value of ``DestinationStep/mark``.
  package let mark: AnyObject?
  package let isAnimated: Bool
  package let policy: ConcurrencyPolicy
  /// The navigation inside which it was requested.
  package let outer: Int?
  /// The navigation whose post-routing tasks have begun the task that requests it.
  package let origin = NavigationOrigin.current
  package let link: String?
  /// The navigation in progress in the window.
  package let current: Int?
}

/// A link while it is opened, for recorders only: it decides nothing.
@MainActor
package final class OpenedLink {
  @TaskLocal package static var current: OpenedLink?

  private var text: String?

  package init(_ text: String) {
    self.text = text
  }

  /// The link, for the first navigation that begins while it is opened.
  static func take() -> String? { current?.text.take() }
}
