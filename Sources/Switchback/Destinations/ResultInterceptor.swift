/// Shows a screen with the window's router and waits for its result, before a navigation goes on: the usual
/// log-in.
///
///     let orders = StepAssembly { OrdersScreen() }
///       .requiring(login, unless: { session.user != nil }) { session.user = $0 }
///       .using(.push())
///       .from(homeTab.stack())
///
/// If the screen goes without a result, the navigation ends with a ``GivenUpError``. Navigations with the same
/// chain, such as one in a `static let`, show the screen once, and share the result. Give the interceptor a
/// key if the chain is made anew each time: see ``RoutingInterceptor/keyed(_:)``.
///
/// For a log-in that does more, conform to ``RoutingInterceptor`` and implement
/// ``RoutingInterceptor/perform(with:in:)``, as this does: with ``Router/result(of:with:animated:policy:shown:)``.
public struct ResultInterceptor<Target: ResultScreen>: RoutingInterceptor {
  private let step: DestinationStep<Target, Void>
  private let isUnneeded: @MainActor () -> Bool
  private let use: @MainActor (Target.Result) async throws -> Void

  /// - Parameters:
  ///   - step: The chain to the screen.
  ///   - isUnneeded: Returns whether the navigation may go on without it.
  ///   - use: Receives the result before the navigation goes on; throws to end it.
  public init(
    _ step: DestinationStep<Target, Void>, unless isUnneeded: @escaping @MainActor () -> Bool,
    then use: @escaping @MainActor (Target.Result) async throws -> Void = { _ in }
  ) {
    self.step = step
    self.isUnneeded = isUnneeded
    self.use = use
  }

  public var waitsForUser: Bool { true }

  public var key: AnyHashable? { ObjectIdentifier(step.chain) }

  /// Ends the navigation: the screen needs a window.
  ///
  /// - Throws: ``NavigationError/windowGone``.
  public func perform(with context: Void) async throws {
    if !isUnneeded() { throw NavigationError.windowGone }
  }

  /// - Throws: ``GivenUpError``, ``NavigationError`` if the screen cannot be shown, and the errors of the app's
  ///   closure.
  public func perform(with context: Void, in window: NavigationWindow) async throws {
    if isUnneeded() { return }
    guard let result = try await window.router.result(of: step) else {
      throw GivenUpError(screen: screenTypeName(Target.self))
    }
    try await use(result)
  }
}

/// The user has left a screen without the result that a navigation waited for.
public struct GivenUpError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The type of the screen.
  public let screen: String

  public var description: String { "\(screen) was left without a result." }
}

extension StepAssembly {
  /// Shows a screen and waits for its result, before the navigation goes on: short for adding a
  /// ``ResultInterceptor``.
  ///
  /// - Parameters:
  ///   - step: The chain to the screen.
  ///   - isUnneeded: Returns whether the navigation may go on without it.
  ///   - use: Receives the result before the navigation goes on; throws to end it.
  public func requiring<Asked: ResultScreen>(
    _ step: DestinationStep<Asked, Void>, unless isUnneeded: @escaping @MainActor () -> Bool,
    then use: @escaping @MainActor (Asked.Result) async throws -> Void = { _ in }
  ) -> Self {
    adding(ResultInterceptor(step, unless: isUnneeded, then: use))
  }
}
