/// A screen that somebody may be waiting for the result of: a picker, a log-in, a form.
///
///     final class ColourPicker: ModelScreen, ResultScreen {
///       let results = Results<Colour>()
///       func tap(_ colour: Colour) { results.give(colour) }
///     }
///
///     if let colour = try await router.result(of: colourPicker) { … }
///
/// Giving a result does not take the screen away. Give it first, then go back: a screen that is gone
/// has nothing more to give.
@MainActor
public protocol ResultScreen<Result>: Screen {
  /// What the screen comes to.
  associatedtype Result

  /// Who waits for the result: a constant of the screen's own, which nobody else keeps.
  var results: Results<Result> { get }
}

/// Those who wait for the result of a screen.
@MainActor
public final class Results<Value> {
  private var questions: [Question<Value>] = []

  /// Nobody waits yet.
  public init() {}

  /// Whether anybody waits.
  public var areAwaited: Bool { questions.contains { !$0.answer.isFinished } }

  /// Gives everybody who waits the result. Each gets one: what is given later is for those who ask
  /// later.
  public func give(_ value: Value) {
    let asked = questions
    questions = []
    for question in asked { question.answer.finish(.success(value)) }
  }

  /// Asks for the result. The answer is `nil` if the screen is freed without one.
  fileprivate func ask() -> Answer<Value?> {
    questions.removeAll { $0.answer.isFinished }
    let question = Question<Value>()
    questions.append(question)
    return question.answer
  }
}

/// Somebody who waits. Gone with the screen, the question is answered with nothing.
private final class Question<Value>: Sendable {
  let answer: Answer<Value?>

  @MainActor
  init() {
    answer = Answer()
  }

  deinit {
    Task { @MainActor [answer] in answer.finish(.success(nil)) }
  }
}

extension Router {
  /// Shows a screen and waits for its result.
  ///
  /// It ends exactly once, whatever happens to the screen: with what it gives, or with `nil` when it
  /// goes without a result. That is noticed when the screen is freed and, if something else keeps it,
  /// at the end of the next navigation in the window.
  ///
  /// The screen is not held while its result is awaited. `shown` is called with it when it is there,
  /// before the wait begins.
  ///
  /// - Throws: ``NavigationError`` if the screen is not shown; ``NavigationError/cancelled`` if the
  ///   task is cancelled, also while it waits. The screen stays then.
  public func result<Target: ResultScreen, Context>(
    of step: DestinationStep<Target, Context>, with context: Context, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Target.Result? {
    let answer = try await ask(step, context, animated, policy, shown)
    return try await Switchback.result(answer)
  }

  /// Shows a screen that needs no context and waits for its result.
  ///
  /// - Throws: As ``result(of:with:animated:policy:shown:)``.
  public func result<Target: ResultScreen>(
    of step: DestinationStep<Target, Void>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Target.Result? {
    try await result(of: step, with: (), animated: animated, policy: policy, shown: shown)
  }

  // A function of its own, so that nothing holds the screen while the answer is awaited.
  private func ask<Target: ResultScreen, Context>(
    _ step: DestinationStep<Target, Context>, _ context: Context, _ animated: Bool,
    _ policy: ConcurrencyPolicy?, _ shown: (Target) -> Void
  ) async throws(NavigationError) -> Answer<Target.Result?> {
    let outcome = try await navigate(to: step, with: context, animated: animated, policy: policy)
    // The finder and the factory of a step are of its type, so this is one.
    guard let screen = outcome.destination as? Target else { return .nothing() }
    let answer = try waiting(for: screen.results, of: screen)
    shown(screen)
    return answer
  }

  /// Notes that the result of a screen is awaited.
  fileprivate func waiting<Value>(
    for results: Results<Value>, of screen: any Screen
  ) throws(NavigationError) -> Answer<Value?> {
    let answer = results.ask()
    let window = try plan(to: GeneralStep.current(), with: ()).resolution.window
    AwaitedScreens.add(screen, in: window) { [weak answer] in
      answer?.isFinished == false
    } leave: { [weak answer] in
      answer?.finish(.success(nil))
    }
    return answer
  }
}

extension Navigator {
  /// Shows a destination and waits for the result of its screen.
  ///
  ///     if let colour = try await navigator.result(of: .picker, as: Colour.self) { … }
  ///
  /// It ends exactly once, as ``Router/result(of:with:animated:policy:shown:)`` does.
  ///
  /// - Throws: ``NavigationError`` as that, and ``WrongResultError`` if the screen that is shown has
  ///   no results of the type.
  public func result<Value>(
    of destination: Destination, as type: Value.Type = Value.self, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> Value? {
    let answer = try await ask(destination, type, animated, policy)
    return try await Switchback.result(answer)
  }

  private func ask<Value>(
    _ destination: Destination, _ type: Value.Type, _ animated: Bool, _ policy: ConcurrencyPolicy?
  ) async throws -> Answer<Value?> {
    let screen = try await navigate(to: destination, animated: animated, policy: policy).destination
    guard let asked = screen as? any ResultScreen<Value> else {
      throw WrongResultError(screen: name(of: screen), wanted: "\(type)")
    }
    return try router.waiting(for: asked.results, of: screen)
  }
}

/// A screen has no results of the type that is awaited.
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

@MainActor
private func result<Value>(_ answer: Answer<Value?>) async throws(NavigationError) -> Value? {
  do {
    return try await answer.value()
  } catch {
    throw .cancelled
  }
}

extension Answer {
  fileprivate static func nothing<Wrapped>() -> Answer where Value == Wrapped? {
    let answer = Answer()
    answer.finish(.success(nil))
    return answer
  }
}
