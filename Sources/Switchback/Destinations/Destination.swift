/// A destination of an app: a case of an enum, with the chain that leads there.
///
///     enum ClubDestination: Destination {
///       case orders
///       case order(Int)
///
///       var step: BoundStep {
///         switch self {
///         case .orders: Chains.orders
///         case .order(let number): Chains.order(number)
///         }
///       }
///     }
///
///     try await router.navigate(to: ShopDestination.product(42))
///
/// When you add a case, the compiler asks for its chain. An enum without this conformance names no screen, and
/// can stand in a module of its own: another module adds the conformance, or makes a ``Navigator`` with chains
/// that need something, such as a session.
///
/// In an enum that is marked `nonisolated`, mark `step` with `@MainActor`.
///
/// A chain that needs no context is a destination itself.
public protocol Destination {
  /// The chain that leads there. A chain that needs no context stands there as it is.
  @MainActor @BoundStepBuilder var step: BoundStep { get }
}

extension DestinationStep: Destination where Context == Void {
  /// The chain itself.
  public var step: BoundStep { BoundStep(self) }
}

extension Destination {
  /// The chain, which remembers the destination. A chain that is a destination itself is none of an app's.
  @MainActor fileprivate var markedStep: BoundStep {
    var step = step
    if !(self is any ChainDestination) { step.mark = DestinationMark(self) }
    return step
  }
}

private protocol ChainDestination {}
extension DestinationStep: ChainDestination {}

extension Router {
  /// Shows a destination, and returns when the host has finished.
  ///
  ///     try await router.navigate(to: ShopDestination.product(42))
  ///
  /// - Throws: ``NavigationError``.
  @discardableResult
  public func navigate(
    to destination: some Destination, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await navigate(
      to: destination.markedStep, options: NavigationOptions(animated: animated, policy: policy))
  }

  /// Plans a navigation to a destination. Changes nothing.
  ///
  /// - Throws: ``NavigationError/unresolved(_:_:)``, ``NavigationError/windowGone``.
  public func plan(to destination: some Destination) throws(NavigationError) -> NavigationPlan {
    try plan(to: destination.markedStep)
  }

  /// Starts to show a destination and returns at once: for button handlers. See
  /// ``go(to:with:animated:policy:)``.
  @discardableResult
  public func go(
    to destination: some Destination, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    start(destination.markedStep, NavigationOptions(animated: animated, policy: policy))
  }
}

extension Router {
  /// Shows a destination and waits for the result of its screen.
  ///
  ///     if let colour = try await router.result(of: ShopDestination.picker, as: Colour.self) { … }
  ///
  /// It returns exactly once, like ``result(of:with:animated:policy:shown:)``.
  ///
  /// - Throws: The errors of ``Navigator/result(of:as:animated:policy:)``.
  // NB: disfavoured, so that the type of the result is known for a chain to a screen that has one.
  @_disfavoredOverload
  public func result<Value>(
    of destination: some Destination, as type: Value.Type, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> Value? {
    try await Navigator(router: self) { $0.step }
      .result(of: destination, as: type, animated: animated, policy: policy)
  }
}

extension ScreenWindow {
  /// Opens saved destinations with the window's router: see
  /// ``Navigator/restore(_:in:version:limit:)``.
  ///
  ///     let report = await window.restore(saved, version: "3")
  public func restore<Saved: Destination & Hashable>(
    _ saved: SavedScreens<Saved>, version: String, limit: Int = 500
  ) async -> RestorationReport<Saved> {
    await Navigator<Saved>(router: router).restore(saved, in: self, version: version, limit: limit)
  }
}

extension Inbox where Item: Destination {
  /// Opens the waiting items in a window, and from now on the new ones.
  ///
  ///     inbox.open(through: window.router)
  ///
  /// Failures go where the router reports them.
  public func open(through router: any Router) {
    open { item in _ = try? await router.go(to: item).value }
  }
}

extension Navigator where Destination: Switchback.Destination {
  /// A navigator to the destinations of a type that knows its chains.
  ///
  ///     let navigator = Navigator<ShopDestination>(router: router)
  public init(router: any Router) {
    self.init(router: router) { $0.step }
  }
}

extension DestinationStep {
  /// The same destination, with another one to show if this one cannot be found or built.
  ///
  ///     let help = steps.help.otherwise(orders)
  public func otherwise(_ other: some Destination) -> Self {
    otherwise { _ in other.step }
  }
}
