import Switchback
import SwitchbackModel

/// A window in which several navigations are going on, and a log of what happens in them.
final class Crossroads {
  let window: ModelWindow
  private(set) var log: [String] = []
  /// The ends of navigations by their names, as often as they have ended.
  private(set) var endings: [String: [String]] = [:]
  private(set) var tasks: [String: Task<Void, Never>] = [:]

  init() {
    window = ModelWindow(
      ModelTabs([ModelStack(Thing(0)), ModelStack(Thing(1000))]))
  }

  /// A router of this window; each call makes another one.
  func router(
    _ name: String, policy: ConcurrencyPolicy = .queue, limit: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> WindowRouter {
    WindowRouter(window: window, policy: policy, timeLimit: limit, clock: clock)
      .observing { [weak self] event in
        guard let self else { return }
        switch event.kind {
        case .began: log.append("\(name) began")
        case .resolved, .intercepted, .asking, .fallingBack: break
        case .intercepting: log.append("\(name) intercepting")
        case .committing: log.append("\(name) committing")
        case .finished: log.append("\(name) finished")
        case .failed: log.append("\(name) failed")
        }
      }
  }

  /// Begins to push a thing on the first stack, and returns at once.
  @discardableResult
  func start(
    _ name: String, _ id: Int, policy: ConcurrencyPolicy = .queue, limit: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    interceptor: ClosureInterceptor<Int>? = nil
  ) -> Task<Void, Never> {
    let router = router(name, policy: policy, limit: limit, clock: clock)
    let task = Task {
      await end(name) { try await router.navigate(to: Self.push(interceptor), with: id) }
    }
    tasks[name] = task
    return task
  }

  /// Notes how a navigation ends.
  func end(_ name: String, _ navigate: () async throws -> NavigationOutcome) async {
    let ending: String
    do {
      ending = try await navigate().isAlreadyThere ? "already there" : "reached"
    } catch let error as NavigationError {
      ending =
        switch error {
        case .cancelled: "cancelled"
        case .superseded: "superseded"
        case .rejected: "rejected"
        case .timedOut(let name, let limit, _): "\(name) timed out after \(limit)"
        case .intercepted(_, let error, _): "intercepted: \(error)"
        case .blocked(let name, _): "blocked by \(name)"
        default: "\(error)"
        }
    } catch {
      ending = "\(error)"
    }
    endings[name, default: []].append(ending)
  }

  /// Waits until a navigation has ended, and says how.
  func ending(of name: String) async -> String {
    await tasks[name]?.value
    return endings[name, default: []].joined(separator: ", then ")
  }

  /// Lets all animations end until so many navigations have ended, or nothing goes on any more.
  func finish(_ count: Int) async {
    for _ in 0..<1_000 where endings.count < count {
      window.finishAnimations()
      await settle()
    }
  }

  static func push(_ interceptor: ClosureInterceptor<Int>? = nil) -> DestinationStep<Thing, Int> {
    var step = StepAssembly(
      finder: ClassWithContextFinder<Thing, Int>(),
      factory: ClosureFactory { (id: Int) in Thing(id) })
    if let interceptor { step = step.adding(interceptor) }
    return step.using(Push<ModelStack>())
      .from(
        GeneralStep.custom(
          using: ClosureFinder<ModelStack, Int> { _, hierarchy in
            try hierarchy.first { ($0.screens.first as? Thing)?.id == 0 }
          }))
  }
}
