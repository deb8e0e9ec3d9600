/// The navigation interface of a screen or a view model: goes to the destinations of its scope, and
/// back.
///
/// Destinations are a type of the app, usually an enum with payloads. It names no screen, so that a
/// feature can use it without importing the feature that shows it:
///
///     enum ShopDestination: Hashable, Codable {
///       case bag
///       case product(Int)
///     }
///
///     let navigator = Navigator(router: router) { (destination: ShopDestination) in
///       switch destination {
///       case .bag: steps.bag
///       case .product(let id): steps.product(id)
///       }
///     }
///
///     try await navigator.navigate(to: .product(42))
///     navigator.goBack()
///
/// When you add a case, the compiler asks for its step. A part of an app gets a navigator with its
/// own destinations: see ``scoped(_:)``. In a test, make one with the test's own router and steps.
@MainActor
public struct Navigator<Destination> {
  package let router: any Router
  private let makeStep: @MainActor (Destination) -> BoundStep
  /// Returns a destination as one of each part of the app that contains it.
  private let embeddings: @MainActor (Destination) -> [Any]

  /// - Parameters:
  ///   - router: The router that navigates.
  ///   - step: Returns the chain to each destination.
  public init(
    router: any Router,
    @BoundStepBuilder step: @escaping @MainActor (Destination) -> BoundStep
  ) {
    self.init(router, step) { [$0] }
  }

  private init(
    _ router: any Router, _ makeStep: @escaping @MainActor (Destination) -> BoundStep,
    _ embeddings: @escaping @MainActor (Destination) -> [Any]
  ) {
    (self.router, self.makeStep, self.embeddings) = (router, makeStep, embeddings)
  }

  /// The chain to a destination.
  public func step(for destination: Destination) -> BoundStep {
    var step = makeStep(destination)
    step.mark = DestinationMark(embeddings(destination))
    return step
  }

  /// Shows a destination, and returns when the host has finished.
  ///
  /// - Throws: ``NavigationError``.
  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await router.navigate(to: step(for: destination), animated: animated, policy: policy)
  }

  /// Starts to show a destination and returns at once: for button handlers.
  @discardableResult
  public func go(
    to destination: Destination, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    router.go(to: step(for: destination), animated: animated, policy: policy)
  }

  /// Plans a navigation to a destination. Changes nothing.
  ///
  /// - Throws: ``NavigationError/unresolved(_:_:)``, ``NavigationError/windowGone``.
  public func plan(to destination: Destination) throws(NavigationError) -> NavigationPlan {
    try router.plan(to: step(for: destination))
  }

  /// Goes back, and returns when the host has finished.
  ///
  /// - Throws: ``NavigationError``, with ``NothingBehindError`` in
  ///   ``NavigationError/unresolved(_:_:)`` if there is nothing to go back to.
  @discardableResult
  public func navigateBack(
    _ way: BackStep = .previous, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await router.navigateBack(way, animated: animated, policy: policy)
  }

  /// Starts to go back and returns at once: for button handlers.
  @discardableResult
  public func goBack(
    _ way: BackStep = .previous, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    router.goBack(way, animated: animated, policy: policy)
  }

  /// Plans going back. Changes nothing.
  ///
  /// - Throws: The errors of ``navigateBack(_:animated:policy:)``.
  public func planBack(_ way: BackStep = .previous) throws(NavigationError) -> NavigationPlan {
    try router.planBack(way)
  }

  /// Shows a destination and waits for the result of its screen.
  ///
  ///     if let colour = try await navigator.result(of: .picker, as: Colour.self) { … }
  ///
  /// It returns exactly once, like ``Router/result(of:with:animated:policy:shown:)``.
  ///
  /// - Throws: The ``NavigationError``s of that method, and ``ChainError`` if the screen has
  ///   no results of the type.
  public func result<Value>(
    of destination: Destination, as type: Value.Type = Value.self, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> Value? {
    try await router.result(
      of: step(for: destination), as: type,
      NavigationOptions(animated: animated, policy: policy))
  }

  /// The same navigator for a part of the app, limited to some of the destinations.
  ///
  ///     let navigator: Navigator<LoginDestination> = appNavigator.scoped(AppDestination.login)
  ///
  /// - Parameter embed: Turns a destination of the part into one of the whole.
  public func scoped<Part>(
    _ embed: @escaping @MainActor (Part) -> Destination
  ) -> Navigator<Part> {
    Navigator<Part>(router) { [makeStep] part in
      makeStep(embed(part))
    } _: { [embeddings] part in
      [part] + embeddings(embed(part))
    }
  }

  /// The same navigator with an observer of its navigations, if its router is one of a window.
  package func observing(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> Navigator {
    guard let router = router as? WindowRouter else { return self }
    return Navigator(router.observing(observer), makeStep, embeddings)
  }
}

/// A screen that knows its own destination.
///
///     extension ProductScreen: DestinationScreen {
///       var destination: ShopDestination { .product(id) }
///     }
///
/// A screen to which a ``Navigator`` or a ``Destination`` has led, or which holds its destination as its context
/// (``ContextHolding``), need not say so. ``SavedScreens`` and ``Trail`` use it to open a screen again that is gone.
public protocol DestinationScreen<Destination>: Screen {
  /// The type of the app's destinations.
  associatedtype Destination

  /// The destination that leads to this screen in its current state.
  var destination: Destination { get }
}

extension Navigator {
  /// The chain to a screen that knows its destination. Pass this to a ``Trail``.
  ///
  ///     let trail = Trail(rebuilding: navigator.step(for:))
  public func step(for screen: any Screen) -> BoundStep? {
    ownDestination(of: screen, as: Destination.self).map { step(for: $0) }
  }
}

/// The destination that leads to a screen: its own, or the context that it holds, or the one that has led
/// there.
@MainActor
func ownDestination<Destination>(
  of screen: any Screen, as type: Destination.Type
) -> Destination? {
  // It may only know the destinations of its part of the app.
  if let own = (screen as? any DestinationScreen)?.destination as? Destination { return own }
  if let context = heldContext(of: screen) as? Destination { return context }
  // A container comes back with its contents, if it has any.
  let isEmpty = asContainer(screen)?.containedScreens.isEmpty ?? true
  return isEmpty ? DestinationMark.last(for: screen, as: type) : nil
}

extension WindowRouter {
  /// The router with a probe that follows its navigations.
  package func probed(by probe: any NavigationProbe) -> Self {
    var copy = self
    copy.probe = probe
    return copy
  }

  package var probedWindow: (any ScreenWindow)? { window }
}

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
/// In an enum that is marked `nonisolated`, mark `step` with `@MainActor`. A public enum to which links lead also
/// conforms to `Sendable`, which Swift infers only for others.
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
  @MainActor package var markedStep: BoundStep {
    var step = step
    if !(self is any ChainDestination) { step.mark = DestinationMark([self]) }
    return step
  }
}

extension Destination {
  /// The context of the destination's screen, if it has one.
  @MainActor package var screenContext: Any? {
    let context = ChainWalk(chain: step.chain, context: ()).screenContext
    return hasNone(context) ? nil : context
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
    of destination: some Destination, as type: Value.Type = Value.self, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> Value? {
    try await result(
      of: destination.markedStep, as: type,
      NavigationOptions(animated: animated, policy: policy))
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
  /// Each waits for its turn, and for the screens to come to rest, whatever the router's policies say. Failures go
  /// where the router reports them. If its window is gone, the inbox closes, and keeps what it could not open there.
  public func open(through router: any Router) {
    open { _ = try await router.start($0.markedStep, .inOrder()).value }
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
    otherwise { _ in other.markedStep }
  }
}
