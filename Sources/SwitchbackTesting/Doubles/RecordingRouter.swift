import Switchback
import SwitchbackModel

/// A router that navigates, and records each destination and outcome.
///
///     let router = RecordingRouter(window: window)
///     let model = ProductViewModel(router: router)
///     await model.buy()
///     #expect(router.visits.map(\.description) == ["BagScreen", "CheckoutScreen with SPRING"])
///     #expect(window.drawing == …)
///
/// The screens change as in the app. To make navigations fail, see ``FailingRouter``; to test a
/// view model without any chains, ``NavigatorRecorder``.
@MainActor
public final class RecordingRouter: Router {
  /// A requested navigation.
  public struct Visit {
    /// The type of the destination's screen.
    public let destination: String
    /// The context, including one that a ``/Switchback/BoundStep`` was bound to.
    public let context: Any
    /// The outcome; `nil` while the navigation runs.
    public fileprivate(set) var result: Result<NavigationOutcome, NavigationError>?
  }

  private let base: any Router

  /// The requested navigations, oldest first.
  public private(set) var visits: [Visit] = []

  /// - Parameter base: The router that navigates.
  public init(_ base: any Router) {
    self.base = base
  }

  /// A recording router around a plain one for a window.
  public convenience init(window: ModelWindow) {
    self.init(WindowRouter(window: window))
  }

  public func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
    try base.plan(to: step)
  }

  public func report(_ failure: any Error) { base.report(failure) }

  @discardableResult
  public func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome {
    let number = visits.count
    visits.append(
      Visit(destination: step.destinationName, context: step.boundContext ?? ()))
    do throws(NavigationError) {
      let outcome = try await base.navigate(to: step, options: options)
      visits[number].result = .success(outcome)
      return outcome
    } catch {
      visits[number].result = .failure(error)
      throw error
    }
  }
}

extension RecordingRouter.Visit: CustomStringConvertible {
  /// The destination, and its context if there is one.
  public var description: String {
    context is Void ? destination : "\(destination) with \(context)"
  }
}
