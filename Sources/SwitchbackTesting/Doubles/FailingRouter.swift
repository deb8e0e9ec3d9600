import Switchback
import SwitchbackModel

/// A router that navigates, and fails on request.
///
///     let router = FailingRouter(window: window)
///     router.failNext(.blocked(by: "Checkout"))
///     await model.goHome()
///     #expect(model.message == "Finish or discard the checkout first.")
///
/// A failure changes nothing, as in the app. It is the error of a real navigation, with the chain
/// drawn. A destination with another one for its failure
/// (``/Switchback/DestinationStep/otherwise(_:)-(Destination)``) shows the other one.
@MainActor
public final class FailingRouter: Router {
  /// The ways in which a navigation fails.
  public enum Failure: Sendable {
    /// A screen refuses to be dismissed.
    case blocked(by: String)
    /// An interceptor ends it.
    case intercepted(by: String, any Error)
    /// An interceptor takes too long.
    case timedOut(String, Duration)
    /// A screen cannot be built.
    case unbuilt(any Error)
    /// The chain cannot be resolved.
    case unresolved(any Error)
    /// It is cancelled.
    case cancelled
    /// A newer navigation supersedes it.
    case superseded
    /// Another navigation is in progress.
    case rejected
    /// The window is gone.
    case windowGone
  }

  private let base: any Router
  private var failures: [Failure] = []

  /// - Parameter base: The router that navigates.
  public init(_ base: any Router) {
    self.base = base
  }

  /// A plain router for a window that fails on request.
  public convenience init(window: ModelWindow) {
    self.init(WindowRouter(window: window))
  }

  /// Makes the next navigation fail, or the one after those already due to fail.
  ///
  /// - Parameter count: The number of navigations to fail.
  /// - Precondition: The number is 0 or more.
  public func failNext(_ failure: Failure, count: Int = 1) {
    checkCount(count, "navigations")
    failures += Array(repeating: failure, count: count)
  }

  public func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
    try base.plan(to: step)
  }

  public func report(_ failure: any Error) { base.report(failure) }

  @discardableResult
  public func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome {
    guard !failures.isEmpty else {
      return try await base.navigate(to: step, options: options)
    }
    let failure = failures.removeFirst()
    let trace: ChainTrace
    do {
      trace = try base.plan(to: step).trace
    } catch {
      // It would have failed in any case.
      guard let known = error.trace else { throw error }
      trace = known
    }
    let error = failure.error(trace)
    guard let other = step.otherStep(after: error) else { throw error }
    return try await base.navigate(to: other, options: options)
  }
}

/// Checks a number of things that are to fail.
func checkCount(_ count: Int, _ things: String) {
  precondition(count >= 0, "\(count) \(things) cannot fail. Give a number of 0 or more.")
}

extension FailingRouter.Failure {
  fileprivate func error(_ trace: ChainTrace) -> NavigationError {
    switch self {
    case .blocked(let screen): .blocked(by: screen, trace)
    case .intercepted(let name, let error): .intercepted(by: name, error, trace)
    case .timedOut(let name, let limit): .timedOut(name, limit, trace)
    case .unbuilt(let error): .unbuilt(error, trace)
    case .unresolved(let error): .unresolved(error, trace)
    case .cancelled: .cancelled
    case .superseded: .superseded
    case .rejected: .rejected
    case .windowGone: .windowGone
    }
  }
}
