/// A screen that returns a value to its caller: a picker, a log-in, a form.
///
///     final class ColourPicker: ModelScreen, ResultScreen {
///       let results = Results<Colour>()
///       func tap(_ colour: Colour) { results.give(colour) }
///     }
///
///     if let colour = try await router.result(of: colourPicker) { … }
///
/// Giving a result does not dismiss the screen. Give the result first, then go back: a screen that
/// is gone can give none.
@MainActor
public protocol ResultScreen<Result>: Screen {
  /// The type of the value.
  associatedtype Result

  /// The pending callers. Store it in a constant, and do not share it.
  var results: Results<Result> { get }
}

/// The callers awaiting a screen's result.
@MainActor
public final class Results<Value> {
  private var questions: [Question<Value>] = []

  /// Creates an object without callers.
  public init() {}

  /// Whether a caller is waiting.
  public var isAwaited: Bool { questions.contains { !$0.answer.isFinished } }

  /// Returns the result to all pending callers, once each. A later result is for later callers.
  public func give(_ value: Value) {
    let asked = questions
    questions = []
    for question in asked { question.answer.finish(.success(value)) }
  }

  /// Waits for the result. `freed` is called if the screen is freed without one.
  fileprivate func ask(_ answer: Answer<Value?>, freed: @escaping @MainActor @Sendable () -> Void) {
    questions.removeAll { $0.answer.isFinished }
    questions.append(Question(answer: answer, freed: freed))
  }

  /// Withdraws a waiting caller.
  fileprivate func withdraw(_ answer: Answer<Value?>) {
    questions.removeAll { $0.answer === answer }
  }
}

/// A waiting caller. It is freed with the screen, and reports that.
private final class Question<Value> {
  let answer: Answer<Value?>
  private let freed: @MainActor @Sendable () -> Void

  init(answer: Answer<Value?>, freed: @escaping @MainActor @Sendable () -> Void) {
    self.answer = answer
    self.freed = freed
  }

  deinit {
    Task { @MainActor [freed] in freed() }
  }
}

/// Waits for the result of the screen that a navigation will show.
@MainActor
private final class ResultWait<Value> {
  private let answer = Answer<Value?>()
  private weak var screen: (any Screen)?
  private weak var window: (any ScreenWindow)?
  /// The number of screens asked so far.
  private var count = 0
  private var isShown = false

  /// Whether a screen has been asked.
  var hasBegun: Bool { count > 0 }

  /// The result, if the screen has given one.
  var given: Value? { answer.given.flatMap(\.self) }

  func begin(on screen: any Screen, in window: any ScreenWindow) {
    self.window = window
    ask(screen)
  }

  func ask(_ screen: any Screen) {
    guard screen !== self.screen, let asked = screen as? any ResultScreen<Value> else { return }
    (self.screen as? any ResultScreen<Value>)?.results.withdraw(answer)
    self.screen = screen
    count += 1
    asked.results.ask(answer) { [weak self, count] in
      // A screen that the navigation has built in vain does not count.
      guard let self, self.count == count, isShown else { return }
      answer.finish(.success(nil))
    }
  }

  /// Marks the screen as being on display: from now on, its disappearance counts.
  func begin() {
    isShown = true
    guard let screen else { return answer.finish(.success(nil)) }
    guard let window else { return }
    AwaitedScreens.add(screen, in: window) { [weak answer] in
      answer?.isFinished == false
    } leave: { [weak answer] in
      answer?.finish(.success(nil))
    }
  }

  /// The result, or `nil` if the screen is gone without one.
  func value() async throws(NavigationError) -> Value? {
    do {
      return try await answer.value()
    } catch {
      throw .cancelled
    }
  }
}

extension Router {
  /// Shows a screen and waits for its result.
  ///
  /// It returns exactly once, whatever happens to the screen: with the result, or with `nil` if the
  /// screen is dismissed without one. The router notices that when the screen is freed or, if other
  /// code keeps it, at the end of the next navigation in the window.
  ///
  /// The screen is not held during the wait. `shown` is called with the screen once it is there,
  /// before the wait begins.
  ///
  /// - Throws: ``NavigationError`` if the screen is not shown; ``NavigationError/cancelled`` if the
  ///   task is cancelled, even during the wait, in which case the screen stays.
  public func result<Target: ResultScreen, Context>(
    of step: DestinationStep<Target, Context>, with context: Context, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Target.Result? {
    let wait = ResultWait<Target.Result>()
    if let result = try await show(step, context, animated, policy, wait, shown) { return result }
    return try await wait.value()
  }

  /// Shows a screen that needs no context and waits for its result.
  ///
  /// - Throws: The errors of ``result(of:with:animated:policy:shown:)``.
  public func result<Target: ResultScreen>(
    of step: DestinationStep<Target, Void>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Target.Result? {
    try await result(of: step, with: (), animated: animated, policy: policy, shown: shown)
  }

  /// Shows a screen that accepts any context, without one, and waits for its result.
  ///
  /// - Throws: The errors of ``result(of:with:animated:policy:shown:)``.
  // NB: disfavoured for the same reason as `navigate(to:)`.
  @_disfavoredOverload
  public func result<Target: ResultScreen>(
    of step: DestinationStep<Target, Any?>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Target.Result? {
    try await result(of: step, with: nil, animated: animated, policy: policy, shown: shown)
  }

  // A separate function, so that nothing holds the screen during the wait.
  private func show<Target: ResultScreen, Context>(
    _ step: DestinationStep<Target, Context>, _ context: Context, _ animated: Bool,
    _ policy: ConcurrencyPolicy?, _ wait: ResultWait<Target.Result>, _ shown: (Target) -> Void
  ) async throws(NavigationError) -> Target.Result? {
    var awaited = step
    awaited.onScreen = { wait.begin(on: $0, in: $1) }
    let screen: any Screen
    do {
      screen = try await navigate(
        to: awaited, with: context, animated: animated, policy: policy
      ).destination
    } catch {
      // A screen that has given its result may dismiss itself.
      if case .goneAgain = error, let result = wait.given { return result }
      throw error
    }
    // A router that replaces another one may have shown the screen in its own way.
    if !wait.hasBegun { wait.ask(screen) }
    wait.begin()
    if let target = screen as? Target { shown(target) }
    return nil
  }
}

extension Navigator {
  /// Shows a destination and waits for the result of its screen.
  ///
  ///     if let colour = try await navigator.result(of: .picker, as: Colour.self) { … }
  ///
  /// It returns exactly once, like ``Router/result(of:with:animated:policy:shown:)``.
  ///
  /// - Throws: The ``NavigationError``s of that method, and ``WrongResultError`` if the screen has
  ///   no results of the type.
  public func result<Value>(
    of destination: Destination, as type: Value.Type = Value.self, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> Value? {
    let wait = ResultWait<Value>()
    if let result = try await show(destination, animated, policy, wait) { return result }
    return try await wait.value()
  }

  private func show<Value>(
    _ destination: Destination, _ animated: Bool, _ policy: ConcurrencyPolicy?,
    _ wait: ResultWait<Value>
  ) async throws -> Value? {
    var awaited = step(for: destination)
    awaited.onScreen = { wait.begin(on: $0, in: $1) }
    let screen: any Screen
    do {
      screen = try await router.navigate(to: awaited, animated: animated, policy: policy)
        .destination
    } catch {
      if case .goneAgain = error, let result = wait.given { return result }
      throw error
    }
    if !wait.hasBegun { wait.ask(screen) }
    if !wait.hasBegun { throw WrongResultError(screen: name(of: screen), wanted: "\(Value.self)") }
    wait.begin()
    return nil
  }
}

/// A screen has no results of the awaited type.
public struct WrongResultError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the screen.
  public let screen: String
  /// The type of result.
  public let wanted: String

  public var description: String {
    "\(screen) was shown, but it does not give a \(wanted). Make it a ResultScreen with "
      + "Results<\(wanted)>, or await what it does give."
  }
}
