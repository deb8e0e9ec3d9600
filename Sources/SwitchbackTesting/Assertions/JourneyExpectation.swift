import Switchback
import SwitchbackModel

extension NavigationTester {
  /// Navigates from one drawing to the other, and checks everything that holds for every good
  /// navigation.
  ///
  /// The screens are as drawn before and after. Besides: planning changes nothing; navigating once
  /// more changes nothing. Unless an interceptor runs, which may change anything, or a screen that is asked has changed
  /// others: the plan predicts whether anything will change; in a window of the model, the outcome
  /// reports correctly whether anything has changed, and at most one dismissal is animated, and one other change in each
  /// layer.
  ///
  /// - Parameters:
  ///   - journey: The screens before and after.
  ///   - step: The destination.
  ///   - context: Its context.
  ///   - isAlwaysNew: Whether the destination is built anew each time, so that navigating once more
  ///     shows another one.
  /// - Returns: The outcome.
  /// - Throws: ``NavigationTestFailure``.
  @discardableResult
  public func expect<Target, Context>(
    _ journey: Journey, to step: DestinationStep<Target, Context>, with context: Context,
    isAlwaysNew: Bool = false, fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationOutcome {
    let place = SourcePlace(fileID: fileID, line: line)
    try journey.check(at: place)
    try place.expect("The screens to start from are", window.drawing, toBe: journey.before)
    let planned = try? router.plan(to: step, with: context)
    try place.expect("After planning, screens are", window.drawing, toBe: journey.before)
    let watch = NavigationWatch(window)
    let observed = (router as? WindowRouter)?.observing { watch.note($0) }
    let tester = NavigationTester(window, router: observed ?? router)
    let (outcome, changes) = try await recordingChanges {
      try await tester.expect(
        step, with: context, shows: journey.after, fileID: fileID, line: line)
    }
    let plan = watch.takePlan(insteadOf: planned)
    let mayDiffer = observed == nil ? plan?.hasInterceptors != false : watch.hasSurprises
    try place.expect(
      mayDiffer || plan?.changesNothing == outcome.isAlreadyThere,
      "The plan and the navigation do not agree on whether anything changes\n\(outcome)")
    try place.expect(
      mayDiffer || !(window is ModelWindow)
        || changes.isEmpty == outcome.isAlreadyThere,
      "The outcome and the changes do not agree on whether anything changes\n\(outcome)")
    let animated = changes.filter(\.animated).map { $0.operation == .dismiss ? -1 : $0.layer }
    try place.expect(
      mayDiffer || animated.count == Set(animated).count,
      "More than one change is animated in a layer\n"
        + changes.map { "\($0)" }.joined(separator: "\n"))
    if !isAlwaysNew {
      try await expectNoChange(fileID: fileID, line: line) {
        try await expect(step, with: context, fileID: fileID, line: line)
      }
    }
    return outcome
  }

  /// Navigates to a destination of the app, or by a chain that needs no context. See
  /// ``expect(_:to:with:isAlwaysNew:fileID:line:)``.
  @discardableResult
  public func expect(
    _ journey: Journey, to destination: some Destination, isAlwaysNew: Bool = false,
    fileID: String = #fileID, line: Int = #line
  ) async throws -> NavigationOutcome {
    try await expect(
      journey, to: destination.markedStep, with: (), isAlwaysNew: isAlwaysNew, fileID: fileID,
      line: line)
  }

  /// Expects that nothing on screen changes meanwhile, not even for a moment.
  ///
  ///     try await tester.expectNoChange { _ = try router.plan(to: bag) }
  ///
  /// - Throws: ``NavigationTestFailure``, and the errors of the body.
  @discardableResult
  public func expectNoChange<Value>(
    fileID: String = #fileID, line: Int = #line, _ body: @MainActor () async throws -> Value
  ) async throws -> Value {
    let place = SourcePlace(fileID: fileID, line: line)
    let before = window.drawing
    let mark = ScreenMark(of: window, countingChanges: false)
    let (value, changes) = try await recordingChanges(body)
    try place.expect("Screens have changed. They are", window.drawing, toBe: before)
    try mark.expectSame(in: window, place)
    try place.expect(
      changes.isEmpty,
      "Screens changed, and changed back\n" + changes.map { "\($0)" }.joined(separator: "\n"))
    return value
  }

}

extension NavigationTester where Window == ModelWindow {
  /// Expects these changes on screen meanwhile, each in the words of `ModelChange`.
  ///
  ///     try await tester.expectChanges(["present Login on stack, animated, layer 1"]) {
  ///       try await router.navigate(to: login)
  ///     }
  ///
  /// - Throws: ``NavigationTestFailure``, and the errors of the body.
  @discardableResult
  public func expectChanges<Value>(
    _ expected: [String], fileID: String = #fileID, line: Int = #line,
    _ body: @MainActor () async throws -> Value
  ) async throws -> Value {
    let (value, changes) = try await recordingChanges(body)
    try SourcePlace(fileID: fileID, line: line).expect(
      "The changes are", changes.map { "\($0)" }.joined(separator: "\n"),
      toBe: expected.joined(separator: "\n"))
    return value
  }

  /// Expects a number of changes on screen meanwhile.
  ///
  /// - Throws: ``NavigationTestFailure``, and the errors of the body.
  @discardableResult
  public func expectChanges<Value>(
    _ count: Int, fileID: String = #fileID, line: Int = #line,
    _ body: @MainActor () async throws -> Value
  ) async throws -> Value {
    let before = window.changeCount
    let value = try await body()
    try expectCount(
      window.changeCount - before, count, SourcePlace(fileID: fileID, line: line))
    return value
  }

}

extension NavigationTester {
  /// - Returns: Also the changes, which only a window of the model records.
  private func recordingChanges<Value>(
    _ body: @MainActor () async throws -> Value
  ) async throws -> (Value, [ModelChange]) {
    guard let window = window as? ModelWindow else { return (try await body(), []) }
    let wasRecording = window.recordsChanges
    let earlier = window.changes
    window.recordsChanges = true
    window.changes = []
    defer {
      window.recordsChanges = wasRecording
      window.changes = earlier + (wasRecording ? window.changes : [])
    }
    let value = try await body()
    return (value, window.changes)
  }
}

extension ScreenMark {
  func expectSame(in window: any ScreenWindow, _ place: SourcePlace) throws {
    try place.expect(
      self == ScreenMark(of: window, countingChanges: false),
      "Screens were replaced by others of the same names")
  }
}
