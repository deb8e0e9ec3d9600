import Switchback
import SwitchbackModel

/// Navigates in a test's window and reports differences from the expectations.
///
///     let window = ModelWindow(ModelStack(HomeScreen()))
///     let tester = NavigationTester(window)
///     try await tester.expect(
///       product, with: 42,
///       shows: """
///         window
///         └─ stack
///            ├─ Home
///            └─ Product(42)*
///         """)
///
/// The router is a real one, and so are chains, finders and factories: only the pixels are fake. An
/// expectation that is not met throws a ``NavigationTestFailure``.
///
/// The window is one of the model or of any other host. Only the model's records the changes in
/// between.
@MainActor
public struct NavigationTester<Window: ScreenWindow> {
  /// The window with the screens.
  public let window: Window

  /// The router that navigates.
  public let router: any Router

  /// - Parameters:
  ///   - window: The window with the screens.
  ///   - router: The app's router for this window. Defaults to the window's.
  public init(_ window: Window, router: (any Router)? = nil) {
    self.window = window
    self.router = router ?? window.router
  }

  /// A tester with a window of the model in the state before a journey.
  ///
  /// - Parameters:
  ///   - journey: The screens before and after.
  ///   - makeScreen: Makes the app's screens, as in ``/SwitchbackModel/ModelWindow``. `nil` makes a plain screen of
  ///     that name, also of a misspelt one.
  /// - Throws: `ModelDrawingError` if the drawing has a mistake; ``NavigationTestFailure`` if the two drawings of
  ///   the journey cannot be told apart.
  public init(
    _ journey: Journey, screens makeScreen: (String) -> ModelScreen? = { _ in nil },
    fileID: String = #fileID, line: Int = #line
  ) throws where Window == ModelWindow {
    try journey.check(at: SourcePlace(fileID: fileID, line: line))
    self.init(try ModelWindow(drawing: journey.before, screens: makeScreen))
  }

  /// Expects these screens.
  ///
  /// - Throws: ``NavigationTestFailure``.
  public func expectScreens(
    _ drawing: String, fileID: String = #fileID, line: Int = #line
  ) throws {
    try SourcePlace(fileID: fileID, line: line)
      .expect("The screens are", window.drawing, toBe: drawing)
  }
}

extension NavigationTester {
  /// Navigates, and expects the destination on display in the end, and any further expectation
  /// given.
  ///
  /// - Parameters:
  ///   - step: The destination.
  ///   - context: Its context.
  ///   - drawing: The screens in the end.
  ///   - outcome: The outcome in words, such as `Bag is on screen; reused Home; built Bag`.
  /// - Returns: The outcome.
  /// - Throws: ``NavigationTestFailure``.
  @discardableResult
  public func expect<Target, Context>(
    _ step: DestinationStep<Target, Context>, with context: Context, shows drawing: String? = nil,
    outcome: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationOutcome {
    let place = SourcePlace(fileID: fileID, line: line)
    let reached: NavigationOutcome
    do {
      reached = try await router.navigate(to: step, with: context)
    } catch {
      throw NavigationTestFailure("The navigation failed\n\(error)", at: place)
    }
    if let drawing { try place.expect("The screens are", window.drawing, toBe: drawing) }
    if let outcome { try place.expect("The outcome is", "\(reached)", toBe: outcome) }
    try place.expect(
      window.isOnDisplay(reached.destination),
      "\(name(of: reached.destination)) is not on display\n\(window.drawing)")
    return reached
  }

  /// Navigates to a destination of the app, or by a chain that needs no context. See
  /// ``expect(_:with:shows:outcome:fileID:line:)``.
  @discardableResult
  public func expect(
    _ destination: some Destination, shows drawing: String? = nil, outcome: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationOutcome {
    try await expect(
      destination.markedStep, with: (), shows: drawing, outcome: outcome, fileID: fileID, line: line
    )
  }

  /// Navigates, and expects the navigation to fail with nothing changed.
  ///
  /// - Parameters:
  ///   - message: The problem, as in ``/Switchback/NavigationError/message``.
  ///   - description: The error's whole text, with the chain.
  /// - Returns: The error.
  /// - Throws: ``NavigationTestFailure``.
  @discardableResult
  public func expectFailure<Target, Context>(
    _ step: DestinationStep<Target, Context>, with context: Context, message: String? = nil,
    description: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationError {
    let place = SourcePlace(fileID: fileID, line: line)
    let before = window.drawing
    let mark = ScreenMark(of: window, countingChanges: false)
    do {
      let outcome = try await router.navigate(to: step, with: context)
      throw NavigationTestFailure("The navigation did not fail: \(outcome)", at: place)
    } catch let error as NavigationError {
      if let message { try place.expect("The error is", error.message, toBe: message) }
      if let description { try place.expect("The error is", "\(error)", toBe: description) }
      try place.expect("Although the navigation failed, screens are", window.drawing, toBe: before)
      try mark.expectSame(in: window, place)
      return error
    }
  }

  /// Navigates to a destination of the app, or by a chain that needs no context, and expects the navigation to
  /// fail.
  @discardableResult
  public func expectFailure(
    _ destination: some Destination, message: String? = nil, description: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationError {
    try await expectFailure(
      destination.markedStep, with: (), message: message, description: description, fileID: fileID,
      line: line)
  }

  /// Plans, and expects these sentences of the plan.
  ///
  /// - Throws: ``NavigationTestFailure``.
  public func expectPlan<Target, Context>(
    _ step: DestinationStep<Target, Context>, with context: Context, _ sentences: [String],
    fileID: String = #fileID, line: Int = #line
  ) throws {
    let place = SourcePlace(fileID: fileID, line: line)
    let plan: NavigationPlan
    do {
      plan = try router.plan(to: step, with: context)
    } catch {
      throw NavigationTestFailure("There is no plan\n\(error)", at: place)
    }
    try place.expect(
      "The plan is", plan.sentences.joined(separator: "\n"),
      toBe: sentences.joined(separator: "\n"))
  }

  /// Plans for a destination of the app, or a chain that needs no context.
  public func expectPlan(
    _ destination: some Destination, _ sentences: [String], fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try expectPlan(destination.markedStep, with: (), sentences, fileID: fileID, line: line)
  }
}

extension NavigationTester where Window == ModelWindow {
  /// Navigates, and expects the destination on display after this number of changes on screen.
  ///
  /// Otherwise the same as ``expect(_:with:shows:outcome:fileID:line:)``.
  @discardableResult
  public func expect<Target, Context>(
    _ step: DestinationStep<Target, Context>, with context: Context, shows drawing: String? = nil,
    outcome: String? = nil, changes: Int, fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationOutcome {
    let before = window.changeCount
    let reached = try await expect(
      step, with: context, shows: drawing, outcome: outcome, fileID: fileID, line: line)
    try expectCount(
      window.changeCount - before, changes, SourcePlace(fileID: fileID, line: line))
    return reached
  }

  /// Navigates to a destination of the app, or by a chain that needs no context, and counts the changes on
  /// screen.
  @discardableResult
  public func expect(
    _ destination: some Destination, shows drawing: String? = nil, outcome: String? = nil,
    changes: Int, fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationOutcome {
    try await expect(
      destination.markedStep, with: (), shows: drawing, outcome: outcome, changes: changes,
      fileID: fileID,
      line: line)
  }

  func expectCount(_ found: Int, _ expected: Int, _ place: SourcePlace) throws {
    let times = { (count: Int) in count == 1 ? "once" : "\(count) times" }
    try place.expect(
      found == expected, "Screens changed \(times(found)), not \(times(expected))")
  }
}

// NB: unavailable as a whole, so that the message is written once.
@available(
  *, unavailable, message: "The destination needs a context: write with: context behind it."
)
extension NavigationTester {
  @discardableResult
  public func expect<Target, Context>(
    _ step: DestinationStep<Target, Context>, shows drawing: String? = nil, outcome: String? = nil,
    changes: Int? = nil
  ) -> NavigationOutcome {
    preconditionFailure()
  }

  @discardableResult
  public func expect<Target, Context>(
    _ journey: Journey, to step: DestinationStep<Target, Context>, isAlwaysNew: Bool = false
  ) -> NavigationOutcome {
    preconditionFailure()
  }

  @discardableResult
  public func expectFailure<Target, Context>(
    _ step: DestinationStep<Target, Context>, message: String? = nil, description: String? = nil
  ) -> NavigationError {
    preconditionFailure()
  }

  public func expectPlan<Target, Context>(
    _ step: DestinationStep<Target, Context>, _ sentences: [String]
  ) {
    preconditionFailure()
  }
}
