/// A navigation, as seen by its queue and by other navigations.
@MainActor
final class NavigationTicket {
  /// The navigation that the code running now belongs to.
  @TaskLocal static var current: NavigationTicket?

  /// The maximum depth of navigations begun inside one another.
  private static let maximumDepth = 64
  private static var count = 0

  private(set) weak var window: (any ScreenWindow)?
  private let destination: (any ChainReading)?
  /// The navigation inside whose interceptor, guard, factory or task this one was begun.
  let outer: NavigationTicket?
  /// The navigations that were begun inside this one and have not ended.
  private var begun: [Int: NavigationTicket] = [:]
  private let depth: Int
  /// The task that has begun this navigation inside another one.
  private let beginningTask: TaskIdentity?

  /// The queue that holds the navigation.
  var queue: NavigationQueue?
  /// The queue of the navigations that begin inside this one, in the same window.
  var inner: NavigationQueue {
    if let knownInner { return knownInner }
    let queue = NavigationQueue()
    knownInner = queue
    return queue
  }
  private var knownInner: NavigationQueue?
  /// Whether navigations in the same window were begun inside this one.
  var hasInner: Bool { knownInner != nil }

  /// Answered when it is this navigation's turn.
  var turn: Answer<Void>?
  /// Ends the navigation's current wait: for its turn, an interceptor, a guard or a factory.
  var interrupt: ((any Error) -> Void)?
  /// The interruption that came when the app's code had just returned: it is in time for what that code has
  /// begun.
  var missed: (any Error)?
  /// Checks whether the navigation's current wait can still end.
  var recheck: (() -> Void)?

  /// The navigation whose answer this one waits for, since both are in the same interceptor.
  var leader: NavigationTicket?
  /// The interceptor in which the navigation is paused, and the navigations that wait for its end.
  var interceptor: (any PendingInterceptor)?
  var followers: [Follower] = []
  var isPaused = false
  /// Whether it waits for its turn after having been paused.
  var isResumed = false
  /// The number of the navigation. Counts up.
  let number: Int
  /// The number by which observers know the navigation.
  let navigation: Int?
  /// The interceptor that is running.
  var running: InterceptorID?
  /// The interceptors inside which this navigation was begun. They do not run in it again.
  let runningAround: [InterceptorID]
  /// Whether the navigation is changing the screens.
  var isCommitting = false
  /// The task that changes it.
  var committingTask: TaskIdentity?
  /// Whether the task of the navigation was cancelled.
  let cancellation = Cancellation()
  /// The reason why the navigation has to end, if it has to.
  private(set) var ending: NavigationError?

  /// Whether the navigation waits for the app's code, which may navigate itself.
  var isInCodeOfApp = false
  /// Whether the app's code that ran last did not return within the call.
  var hasWaited = false

  /// A navigation that waits for the interceptor of another one to end.
  struct Follower {
    let interceptor: any PendingInterceptor
    /// The other one's answer, or `nil` if this navigation has to run the interceptor itself.
    let answer: Answer<Result<Void, any Error>?>
    let ticket: NavigationTicket
  }

  /// - Parameters:
  ///   - destination: The chain, or `nil` for a change that is not a navigation.
  ///   - navigation: The number by which observers know the navigation.
  init(
    window: any ScreenWindow, to destination: (any ChainReading)?, navigation: Int? = nil
  ) {
    Self.count &+= 1
    number = Self.count
    self.window = window
    self.destination = destination
    self.navigation = navigation
    outer = NavigationTicket.current
    depth = outer.map { $0.depth + 1 } ?? 0
    beginningTask = outer == nil ? nil : .current
    if let outer, let running = outer.running {
      runningAround = outer.runningAround + [running]
    } else {
      runningAround = outer?.runningAround ?? []
    }
    outer?.begun[number] = self
  }

  /// Marks the navigation as ended.
  func end() {
    outer?.begun[number] = nil
  }

  /// The type of the destination's screen.
  var name: String { destination.map { destinationName(of: $0) } ?? "the restoration of screens" }

  /// The navigations around this one, the nearest first.
  var ancestors: some Sequence<NavigationTicket> {
    sequence(state: outer) { next in
      defer { next = next?.outer }
      return next
    }
  }

  /// Ends the navigation, unless it has begun to change the screens.
  func supersede() {
    guard !isCommitting, ending == nil else { return }
    ending = .superseded
    interrupt?(NavigationError.superseded)
  }

  /// Waits for the navigations that the app's code has begun without waiting for them, so that none
  /// runs beside this one or the next. If this one has to end, they are superseded, except for one
  /// that has begun to change the screens.
  ///
  /// - Returns: The reason for interrupting the wait, if it was interrupted.
  func endInner() async -> (any Error)? {
    guard let knownInner else { return nil }
    var interruption = missed
    let supersede = { @MainActor [self] in
      isInCodeOfApp = false
      knownInner.close()
    }
    if !isInCodeOfApp || missed != nil || ending != nil { supersede() }
    interrupt = { error in
      if interruption == nil { interruption = error }
      supersede()
    }
    await withTaskCancellationHandler {
      await knownInner.waitUntilIdle()
    } onCancel: {
      Task { @MainActor in supersede() }
    }
    self.knownInner = nil
    return interruption
  }

  /// - Throws: The reason why the navigation has to end.
  @inline(never)
  func check() throws(NavigationError) {
    if let ending { throw ending }
    if Task.isCancelled { throw .cancelled }
  }
}

/// The identity of a task.
struct TaskIdentity: Hashable {
  private let value: Int?

  /// The task that is running.
  static var current: TaskIdentity {
    // The handle itself does not leave the closure. The number that does is only compared, while
    // the task is known to run.
    TaskIdentity(value: unsafe withUnsafeCurrentTask { unsafe $0?.hashValue })
  }
}

extension NavigationTicket {
  /// - Throws: ``NavigationError/deadlock(_:)`` if the navigation would wait for itself, or would
  ///   be nested too deeply.
  func checkWaiting() throws(NavigationError) {
    if depth > Self.maximumDepth {
      throw .deadlock([
        "\(name) was begun inside \(outer?.name ?? name), and so on, \(depth) times"
      ])
    }
    // Without a navigation around it, no navigation waits for one that has just begun.
    if outer == nil && followers.isEmpty { return }
    var reasons: [Int: (ticket: NavigationTicket, before: NavigationTicket, text: String)] = [:]
    var next = [self]
    while let ticket = next.popLast() {
      for (other, text) in ticket.obstacles() where reasons[other.number] == nil {
        reasons[other.number] = (other, ticket, text)
        if other === self { throw .deadlock(circle(reasons)) }
        next.append(other)
      }
    }
  }

  /// The waits that lead from this navigation back to itself, a phrase each.
  private func circle(
    _ reasons: [Int: (ticket: NavigationTicket, before: NavigationTicket, text: String)]
  ) -> [String] {
    var phrases: [String] = []
    var ticket = self
    repeat {
      guard let reason = reasons[ticket.number] else { break }
      phrases.append(reason.text)
      ticket = reason.before
    } while ticket !== self
    return phrases.reversed()
  }

  /// The navigations that must end, or continue, before this one can, and why.
  private func obstacles() -> [(NavigationTicket, String)] {
    var obstacles: [(NavigationTicket, String)] = []
    if let leader {
      let interceptor = leader.interceptor?.name ?? "an interceptor"
      obstacles.append((leader, "\(name) waits for \(interceptor) of \(leader.name)"))
    }
    if turn?.isFinished == false, let current = queue?.current, current !== self {
      obstacles.append((current, "\(name) waits for \(current.name) to end"))
    }
    for other in begun.values where other.isAwaited(by: self) {
      obstacles.append((other, "\(name) waits for \(other.name), which it has begun"))
    }
    // The code that began it may have ended since, if it was a finder.
    if isInCodeOfApp, let knownInner {
      for other in knownInner.members where begun[other.number] == nil {
        obstacles.append((other, "\(name) waits for \(other.name), which was begun inside it"))
      }
    }
    return obstacles.sorted { $0.0.number < $1.0.number }
  }

  /// Whether the code of another navigation, which has begun this one, waits for it. Code that runs
  /// before a commit is assumed to; the navigation waits for it in any case. An action does if it
  /// is the very task that has begun this navigation.
  private func isAwaited(by other: NavigationTicket) -> Bool {
    other.isInCodeOfApp || other.committingTask.map { $0 == beginningTask } ?? false
  }
}
