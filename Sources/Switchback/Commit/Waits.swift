/// Something that a navigation waits for, as a value: code of the app or of the host that it runs, its turn,
/// or another navigation.
///
/// The parts of a navigation decide and never wait. Each returns its next call, and receives the reply.
// NB: indirect, as other enumerations of several payloads are: passing one on then takes less code. See 'What the size
// consists of' in Docs/Maintainers/Performance.md.
@MainActor
indirect enum Call {
  case wait(Signal)
  case settle(any ScreenWindow)
  case confirm(any LeaveGuard)
  case intercept(any PendingInterceptor, in: NavigationWindow)
  case build(any BuildingStep, ChildScreens)
  case prepare(any Screen, PreparedContextTask)
  /// Nothing: the task that makes the changes looks itself whether the plan still holds, in the same turn.
  case review
  case setContents([any Screen], of: any ContainerScreen, animated: Bool = false)
  case makeVisible(any Screen, in: any ContainerScreen, animated: Bool = false)
  case present(any Screen, on: any Screen)
  case dismiss(on: any Screen, animated: Bool = false)
  case setRoot(any Screen, of: any ScreenWindow)
  case perform(any Action, with: any Screen, on: any Screen, in: any ScreenWindow, animated: Bool)

  /// Whether this runs code that may navigate, and may never return.
  var runsCode: Bool {
    switch self {
    case .wait, .settle: false
    default: true
    }
  }

  func carryOut() async -> Reply {
    do {
      switch self {
      case .wait(let signal):
        await signal.wait()
        return .shared(signal.given.flatMap(\.self))
      case .settle(let window):
        await window.settle()
      case .confirm(let screen):
        return .agreed(await screen.confirmLeaving())
      case .intercept(let interceptor, let window):
        try await interceptor.perform(in: window)
      case .build(let step, let children):
        return .built(try await step.build(holding: children))
      case .prepare(let screen, let task):
        try await task.perform(screen)
      case .review: break
      case .setContents(let screens, let container, let isAnimated):
        try await container.setContainedScreens(screens, animated: isAnimated)
      case .makeVisible(let screen, let container, let isAnimated):
        try await container.makeVisible(screen, animated: isAnimated)
      case .present(let screen, let presenter):
        try await presenter.presentScreen(screen, animated: false)
      case .dismiss(let presenter, let isAnimated):
        try await presenter.dismissPresentedScreen(animated: isAnimated)
      case .setRoot(let screen, let window):
        try await window.setRootScreen(screen, animated: false)
      case .perform(let action, let screen, let source, let window, let isAnimated):
        try await action.perform(with: screen, onScreen: source, in: window, animated: isAnimated)
      }
      return .done
    } catch {
      return .failed(error)
    }
  }
}

/// What another navigation ends: the wait for a turn, or for the answer that the other one receives in an
/// interceptor in which both are. Without an answer, the navigation has to run the interceptor itself.
typealias Signal = Answer<Result<Void, any Error>?>

/// The result of a call.
@MainActor
indirect enum Reply {
  case done
  case agreed(Bool)
  /// The screen that was asked is gone.
  case gone
  /// The answer of another navigation's interceptor.
  case shared(Result<Void, any Error>?)
  case built(any Screen)
  case failed(any Error)

  /// - Throws: The error of the app or of the host.
  func get() throws {
    if case .failed(let error) = self { throw error }
  }
}

/// How often a window may be waited for, one wait after another.
let maximumWaits = 2

extension ScreenWindow {
  /// A wait until the window is at rest, which may end before, as when the user closes the window.
  func rest() -> Signal {
    let end = Signal()
    reportChanges(true)
    startNow { [self] in
      await settle()
      end.finish(.success(nil))
    }
    return end
  }
}

/// A result that is given once. Later results are dropped.
@MainActor
package final class Answer<Value> {
  private var result: Result<Value, any Error>?
  private var waiter: CheckedContinuation<Void, Never>?

  package init() {}

  var isFinished: Bool { result != nil }

  /// The value, if it has been given.
  var given: Value? { try? result?.get() }

  package func finish(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    waiter.take()?.resume()
  }

  /// Waits for the result, whether the task is cancelled or not. For one caller at a time.
  func wait() async {
    await withCheckedContinuation { continuation in
      if result == nil { waiter = continuation } else { continuation.resume() }
    }
  }

  /// The result, as soon as there is one, or `CancellationError` as soon as the task is cancelled.
  /// For one caller at a time.
  package func value() async throws -> Value {
    if result == nil {
      await withTaskCancellationHandler {
        await wait()
      } onCancel: {
        Task { @MainActor in self.finish(.failure(CancellationError())) }
      }
    }
    guard let result else { throw CancellationError() }
    return try result.get()
  }
}

/// Freed when the task that waits for a navigation is cancelled.
///
/// A cancellation handler may run on any thread, and `Task.isCancelled` describes the task that asks. So the navigation
/// refers to this object weakly: that is the one flag that any thread may change, on every platform version. Only the
/// handler clears the variable that holds it.
final class Uncancelled: Sendable {}

/// Starts the tasks in which the app's code and the changes of a navigation run.
package enum TaskStart {
  /// Whether a task starts immediately if the platform allows it. Tests switch it off, to see the
  /// behaviour on other platforms.
  @TaskLocal package static var isAtOnce = true
}

/// Starts an operation immediately, on this actor: if the platform allows it, the operation runs
/// until its first wait before this returns.
///
/// Enqueueing a task costs a turn of the main loop, which is a thousand times as much.
@MainActor
@discardableResult
package func startNow<Value: Sendable>(
  _ operation: @escaping @MainActor () async throws -> Value
) -> Task<Value, any Error> {
  if TaskStart.isAtOnce, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in try await operation() }
  } else {
    Task { @MainActor in try await operation() }
  }
}

/// A moment on the main actor: it is over as soon as other code may have run.
@MainActor
final class Moment {
  private(set) var isOver = false

  init() {
    Task { isOver = true }
  }
}
