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

  /// The first result after the beginning of each navigation that waits for one and may yet lead here.
  private var early: [(value: Value, moment: Int)] = []

  /// Creates an object without callers.
  public init() {}

  /// Whether a caller is waiting.
  public var isAwaited: Bool { questions.contains { $0.isOpen } }

  /// Returns the result to all pending callers, once each, also to a caller whose navigation
  /// to the screen is still in progress. A later result is for later callers.
  public func give(_ value: Value) {
    if ResultMoment.underWay > 0 {
      if early.last?.moment != ResultMoment.now { early.append((value, ResultMoment.now)) }
    } else {
      let old = early
      early = []
      // NB: freed only now, as what is freed with a result may give another.
      withExtendedLifetime(old) {}
    }
    let asked = questions
    questions = []
    for question in asked { question.answer(value) }
  }

  /// Waits for the first result since a moment.
  fileprivate func ask(_ question: Question<Value>, since moment: Int) {
    questions.removeAll { !$0.isOpen }
    if let value = early.first(where: { $0.moment >= moment })?.value {
      question.answer(value)
    } else {
      questions.append(question)
    }
  }
}

/// The order of results and of the navigations that wait for them.
@MainActor
private enum ResultMoment {
  /// Counts the navigations that have begun.
  private(set) static var now = 0
  private(set) static var underWay = 0

  /// Begins a navigation that waits for a result.
  static func begin() -> Int {
    now += 1
    underWay += 1
    return now
  }

  static func end() { underWay -= 1 }
}

/// A waiting caller. It is freed with the screen, and reports that.
@MainActor
private final class Question<Value> {
  private weak var wait: ResultWait<Value>?
  private let number: Int

  init(_ wait: ResultWait<Value>, number: Int) {
    self.wait = wait
    self.number = number
  }

  var isOpen: Bool { wait?.isOpen(number) ?? false }

  func answer(_ value: Value) { wait?.receive(value, from: number) }

  deinit {
    Task { @MainActor [weak wait, number] in wait?.receive(nil, from: number) }
  }
}

/// Waits for the result of the screen that a navigation will show.
///
/// Only the screen that the navigation has shown can answer: not one that was built in vain, because the
/// screens had changed and the router built another one.
@MainActor
private final class ResultWait<Value> {
  private let moment = ResultMoment.begin()
  private let answer = Answer<Value?>()
  /// The code that gives up if the user leaves the screen.
  private let code: RunningCode?
  private(set) weak var screen: (any Screen)?
  private(set) weak var window: (any ScreenWindow)?
  private var isInWindow = false
  /// The number of screens asked so far; only the last of them counts.
  private var count = 0
  /// The result of that screen, or `nil` in it if the screen was freed without one.
  private var received: Value??
  private var isShown = false

  /// Whether the last screen has been asked: it gives results.
  private(set) var hasBegun = false

  /// Why another destination is shown instead, which need not give results.
  var failure: NavigationError?

  init(for code: RunningCode? = nil) { self.code = code }

  /// The result, if the screen has given one.
  var given: Value? { received.flatMap(\.self) }

  func isOpen(_ number: Int) -> Bool { number == count && received == nil && !answer.isFinished }

  func begin(on screen: any Screen, in window: any ScreenWindow) {
    self.window = window
    isInWindow = true
    ask(screen)
  }

  func ask(_ screen: any Screen) {
    let asked = screen as? any ResultScreen<Value>
    (self.screen, received, hasBegun) = (asked, nil, asked != nil)
    count += 1
    asked?.results.ask(Question(self, number: count), since: moment)
  }

  func receive(_ value: Value?, from number: Int) {
    guard isOpen(number) else { return }
    received = .some(value)
    if isShown { finish(value) }
  }

  /// Marks the screen as being on display: from now on, its disappearance counts.
  ///
  /// - Parameter screen: `nil` if it may be off display again.
  func show(_ screen: (any Screen)?) {
    // A router that replaces another one may have shown the screen in its own way.
    if !hasBegun, let screen { ask(screen) }
    isShown = true
    if let received { return finish(received) }
    guard let screen = self.screen, !isInWindow || window != nil else { return finish(nil) }
    guard let window else { return }
    AwaitedScreens.add(screen, in: window) { [weak self] in
      self?.answer.isFinished == false
    } leave: { [weak self] in
      self?.finish(nil)
    }
    AwaitedScreens.notice(in: window)
  }

  func finish(_ value: Value?) {
    if value == nil { code?.isLeft = true }
    answer.finish(.success(value))
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
  /// It returns exactly once, whatever happens to the screen: with the first result that the screen
  /// gives after this navigation has begun, in its initialiser already or much later; or with `nil` once
  /// the screen has left the window without one, or the window is gone, even if other code keeps the
  /// screen. A screen that was there before does not answer with an old result, and a screen that was
  /// built in vain does not answer for the one that was shown. A screen that another navigation removes
  /// and, because it fails, brings back has not left, nor has a column that a split view of UIKit's puts aside when it
  /// collapses; the secondary of one in the classic style has left if the delegate drops it. If a screen gives its
  /// result and dismisses itself before the navigation ends, that result is returned; if the user goes back while it
  /// appears, `nil` is. If the destination falls back to another one whose screen gives no such result, it returns
  /// `nil` at once.
  ///
  /// The screen is not held during the wait. `shown` is called with the screen once it is there,
  /// before the wait begins.
  ///
  /// - Throws: ``NavigationError`` if the screen is not shown; ``NavigationError/cancelled`` if the
  ///   task is cancelled, even during the wait, in which case the screen stays.
  public func result<Value, Target: ResultScreen<Value>, Context>(
    of step: DestinationStep<Target, Context>, with context: Context, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Value? {
    try await value(
      of: BoundStep(step, with: context), ResultWait<Value>(),
      NavigationOptions(animated: animated, policy: policy)
    ) { if let target = $0 as? Target { shown(target) } }
  }

  /// Shows a screen that needs no context and waits for its result.
  ///
  /// - Throws: The errors of ``result(of:with:animated:policy:shown:)``.
  public func result<Value, Target: ResultScreen<Value>>(
    of step: DestinationStep<Target, Void>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Value? {
    try await result(of: step, with: (), animated: animated, policy: policy, shown: shown)
  }

  /// Shows a screen that accepts any context, without one, and waits for its result.
  ///
  /// - Throws: The errors of ``result(of:with:animated:policy:shown:)``.
  // NB: disfavoured for the same reason as `navigate(to:)`.
  @_disfavoredOverload
  public func result<Value, Target: ResultScreen<Value>>(
    of step: DestinationStep<Target, Any?>, animated: Bool = true,
    policy: ConcurrencyPolicy? = nil, shown: (Target) -> Void = { _ in }
  ) async throws(NavigationError) -> Value? {
    try await result(of: step, with: nil, animated: animated, policy: policy, shown: shown)
  }

  /// Shows a screen and waits for its result, or returns `nil` without waiting if no caller wants a result.
  fileprivate func value<Value>(
    of step: BoundStep, _ wait: ResultWait<Value>, _ options: NavigationOptions,
    shown: (any Screen) -> Void
  ) async throws(NavigationError) -> Value? {
    var step = step
    step.tellOfScreen { wait.begin(on: $0, in: $1) }
    if let other = step.other {
      step.other = {
        wait.failure = $0
        return other($0)
      }
    }
    do throws(NavigationError) {
      defer { ResultMoment.end() }
      let screen = try await navigate(to: step, options: options).destination
      wait.show(screen)
      shown(screen)
    } catch {
      // A screen that has given its result may dismiss itself, even while it appears, or close its window.
      if error.mayBeByDestination, let value = wait.given { return value }
      // One that was shown and has left, or is about to, answers with nothing.
      guard wait.hasBegun, error.isAfterShowing(wait.screen, in: wait.window) else { throw error }
      // Nothing is awaited in a window that is gone, even if other code holds it and its screens.
      if case .windowGone = error { wait.finish(nil) } else { wait.show(nil) }
      if case .goneAgain = error { wait.screen.map(shown) }
    }
    return wait.hasBegun ? try await wait.value() : nil
  }

  func result<Value>(
    of step: BoundStep, as type: Value.Type, _ options: NavigationOptions,
    shown: (any Screen) -> Void = { _ in }
  ) async throws -> Value? {
    let wait = ResultWait<Value>()
    var screen = ""
    let value = try await value(of: step, wait, options) {
      screen = name(of: $0)
      shown($0)
    }
    if !wait.hasBegun, wait.failure == nil {
      throw ChainError.noResult(from: screen, of: "\(Value.self)")
    }
    return value
  }
}

extension NavigationError {
  /// Whether a destination that has been built, or is there, may have ended the navigation itself.
  fileprivate var mayBeByDestination: Bool {
    switch self {
    case .goneAgain, .windowGone, .uncommitted: true
    default: false
    }
  }

  /// Whether the destination has been on display and has left, or its window is gone.
  @MainActor @inline(never)
  fileprivate func isAfterShowing(
    _ screen: (any Screen)?, in window: (any ScreenWindow)?
  ) -> Bool {
    guard case .uncommitted(let reason, _, _) = self else { return mayBeByDestination }
    // One that was there before may be hidden again, and does not leave.
    return reason is UndoneByUserError && screen.map { (try? window?.holds($0)) != true } ?? true
  }
}

/// Shows a screen with the window's router and waits for its result, before a navigation goes on: the usual
/// log-in.
///
///     let orders = StepAssembly { OrdersScreen() }
///       .requiring(login, unless: { session.user != nil }) { session.user = $0 }
///       .using(.push())
///       .from(homeTab.stack())
///
/// If the screen goes without a result, the navigation ends with a ``GivenUpError``. The result does not dismiss the
/// screen: if the navigation fails later, the screen stays until the user or another navigation dismisses it.
///
/// Navigations with the same chain, such as one in a `static let`, show the screen once, and share the
/// result. Give the interceptor a key if the chain is made anew each time: see ``RoutingInterceptor/keyed(_:)``.
///
/// Interceptors with the same chain to their screen count as one: of several in a navigation, only the first calls its
/// closures. Give one that has to ask for itself, such as for a code at each payment, a key of its own.
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

  /// - Throws: ``GivenUpError``, ``NavigationError`` if the screen cannot be shown, also if another destination was
  ///   shown instead, and the errors of the app's closure.
  public func perform(with context: Void, in window: NavigationWindow) async throws {
    if isUnneeded() { return }
    let wait = ResultWait<Target.Result>(for: .current)
    let result = try await window.router.value(
      of: BoundStep(step, with: ()), wait, NavigationOptions()
    ) { _ in }
    guard let result else {
      // Another destination was shown instead, which gives no such result.
      if !wait.hasBegun, let failure = wait.failure { throw failure }
      throw GivenUpError(screen: screenTypeName(Target.self))
    }
    try await use(result)
  }
}

extension ResultInterceptor: ChainRequiring {
  var required: any ChainReading { step.chain }
}

/// The user has left a screen without the result that a navigation waited for.
public struct GivenUpError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The type of the screen.
  public let screen: String

  public var description: String { "\(screen) was left without a result." }
}

extension StepAssembly {
  /// Shows a screen and waits for its result, before the navigation goes on: short for adding a
  /// ``ResultInterceptor``, see ``ResultInterceptor/init(_:unless:then:)``.
  public func requiring<Asked: ResultScreen>(
    _ step: DestinationStep<Asked, Void>, unless isUnneeded: @escaping @MainActor () -> Bool,
    then use: @escaping @MainActor (Asked.Result) async throws -> Void = { _ in }
  ) -> Self {
    adding(ResultInterceptor(step, unless: isUnneeded, then: use))
  }
}
