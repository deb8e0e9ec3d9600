/// A way back to an existing screen, which removes the screens above it.
///
///     try await router.navigateBack()              // pops or dismisses, whichever it takes
///     try await router.navigateBack(.dismissal)
///     print(try router.planBack(.popToRoot))
///
/// Going back is a navigation like any other: the router plans it, asks the screens that it would
/// remove, and waits for its turn; it ends in an outcome or an error. If there is nothing to go
/// back to, the error is ``NothingBehindError``.
@MainActor
public struct BackStep {
  /// The chain to navigate to.
  public let step: BoundStep

  private init(_ finder: some Finder<any Screen, Void>) {
    step = BoundStep(GeneralStep.custom(using: finder))
  }

  init(step: BoundStep) {
    self.step = step
  }

  /// The screen that the user would see next: the one below in the innermost stack or, at the
  /// bottom of the stack, the one below the modal layer.
  public static var previous: Self { Self(BackFinder(way: .previous)) }

  /// The first screen of the innermost stack on display.
  public static var popToRoot: Self { Self(BackFinder(way: .popToRoot)) }

  /// The screen below the topmost modal layer.
  public static var dismissal: Self { Self(BackFinder(way: .dismissal)) }

  /// The screen on display in the lowest layer. Dismisses every modal layer.
  public static var dismissAll: Self { Self(BackFinder(way: .dismissAll)) }

  /// The first screen of the innermost stack on display in the lowest layer. Dismisses every modal
  /// layer.
  public static var start: Self { Self(BackFinder(way: .start)) }

  /// A screen that a finder finds, anywhere. If there is none, the error is that of any chain whose
  /// screen is not found.
  public static func screen<F: Finder>(_ finder: F) -> Self where F.Context == Void {
    Self(step: BoundStep(GeneralStep.custom(using: finder)))
  }

  /// A screen of a class, anywhere.
  public static func screen<Target: Screen>(_ type: Target.Type) -> Self {
    screen(ClassFinder<Target, Void>())
  }
}

extension Router {
  /// Goes back, and returns when the host has finished.
  ///
  /// - Throws: ``NavigationError``, with ``NothingBehindError`` in
  ///   ``NavigationError/unresolved(_:_:)`` if there is nothing to go back to.
  @discardableResult
  public func navigateBack(
    _ way: BackStep = .previous, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) async throws(NavigationError) -> NavigationOutcome {
    try await navigate(to: way.step, animated: animated, policy: policy)
  }

  /// Starts to go back and returns at once: for button handlers.
  @discardableResult
  public func goBack(
    _ way: BackStep = .previous, animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    go(to: way.step, animated: animated, policy: policy)
  }

  /// Plans going back. Changes nothing.
  ///
  /// - Throws: The errors of ``navigateBack(_:animated:policy:)``.
  public func planBack(_ way: BackStep = .previous) throws(NavigationError) -> NavigationPlan {
    try plan(to: way.step)
  }
}
