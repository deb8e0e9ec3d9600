/// The app's code that a navigation runs: an interceptor, a guard, factories and context tasks, or the
/// actions of a commit.
///
/// A navigation that this code begins is inside the one that runs it as long as the code runs. Tasks
/// inherit it, and can outlive it by far: after its end it holds nothing and decides nothing.
@MainActor
final class RunningCode {
  @TaskLocal static var current: RunningCode?

  /// The navigation that runs the code; `nil` as soon as the code or the navigation has ended.
  fileprivate(set) weak var navigation: NavigationTicket?
  /// The interceptor, if the code is one.
  fileprivate var interceptor: InterceptorID?
  /// The navigations that the code has begun and that have not ended.
  fileprivate var begun: [Int: NavigationTicket] = [:]
  /// The task of a commit, which waits only for what it has begun itself. Other code is assumed to wait
  /// for all that it has begun; its navigation does in any case.
  fileprivate var committingTask: TaskIdentity?

  fileprivate init(_ navigation: NavigationTicket, interceptor: InterceptorID?) {
    self.navigation = navigation
    self.interceptor = interceptor
  }

  /// Marks the code as ended, or as given up.
  func end() {
    navigation = nil
    interceptor = nil
    begun = [:]
  }
}

/// A navigation, as seen by its queue and by other navigations.
@MainActor
final class NavigationTicket {
  /// The maximum depth of navigations begun inside one another.
  private static let maximumDepth = 64
  private static var count = 0

  private(set) weak var window: (any ScreenWindow)?
  private let destination: (any ChainReading)?
  /// The code that has begun this navigation.
  private let beginner: RunningCode?
  /// The task that has begun this navigation inside another one.
  private let beginningTask: TaskIdentity?
  /// The code that this navigation runs.
  private var code: RunningCode?

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

  /// Whether a navigation inside this one is changing the screens.
  var isCommittingInside: Bool { knownInner?.isCommitting ?? false }

  /// Answered when it is this navigation's turn.
  var turn: Answer<Void>?
  /// Ends the navigation's current wait: for its turn, an interceptor, a guard or a factory.
  var interrupt: ((any Error) -> Void)?
  /// The interruption that came when the app's code had just returned: it is in time for what that code has
  /// begun.
  var missed: (any Error)?
  /// Checks whether the navigation's current wait can still end.
  var recheck: (() -> Void)?

  /// Checks that, for the navigations inside this one, too.
  func recheckAll() {
    recheck?()
    knownInner?.recheck()
  }

  var hasRechecks: Bool { recheck != nil || knownInner?.hasRechecks == true }

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
  /// Whether the navigation is changing the screens.
  var isCommitting = false
  /// Whether the task of the navigation was cancelled.
  let cancellation = Cancellation()
  /// The reason why the navigation has to end, if it has to.
  private(set) var ending: NavigationError?

  /// Whether the navigation waits for the app's code, which may navigate itself.
  var isInCodeOfApp: Bool { code != nil && !isCommitting }
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
    beginner = RunningCode.current.flatMap { $0.navigation == nil ? nil : $0 }
    beginningTask = beginner == nil ? nil : .current
    beginner?.begun[number] = self
  }

  /// Marks the navigation as ended.
  func end() {
    endCode()
    beginner?.begun[number] = nil
  }

  /// Begins to run code of the app. To be bound to ``RunningCode/current`` where it runs.
  ///
  /// - Parameter interceptor: The interceptor, if the code is one.
  func beginCode(interceptor: InterceptorID? = nil) -> RunningCode {
    endCode()
    let code = RunningCode(self, interceptor: interceptor)
    self.code = code
    return code
  }

  /// Marks the task that is running as the one of the commit. Of what the code begins, the navigation waits
  /// from now on only for what this task begins.
  func beginCommitting() { code?.committingTask = .current }

  /// Marks the code as ended, or as given up: what it begins from now on is not inside the navigation.
  func endCode() {
    code?.end()
    code = nil
  }

  /// The type of the destination's screen.
  var name: String { destination.map { destinationName(of: $0) } ?? "the restoration of screens" }

  /// The navigation whose code has begun this one and still runs.
  var outer: NavigationTicket? { beginner?.navigation }

  /// The navigations around this one, the nearest first.
  var ancestors: some Sequence<NavigationTicket> {
    sequence(state: outer) { next in
      defer { next = next?.outer }
      return next
    }
  }

  /// The interceptors inside which this navigation was begun. They do not run in it again.
  var interceptorsAround: [InterceptorID] {
    if beginner == nil { return [] }
    return sequence(first: self) { $0.outer }.compactMap { $0.beginner?.interceptor }
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
  /// - Parameter isInterrupted: Whether this one does not wait for the code any longer.
  /// - Returns: The reason for interrupting the wait, if it was interrupted.
  func endInner(isInterrupted: Bool) async -> (any Error)? {
    guard let knownInner else { return nil }
    var interruption = missed
    if isInterrupted || missed != nil || ending != nil { knownInner.close() }
    interrupt = { error in
      if interruption == nil { interruption = error }
      knownInner.close()
    }
    await withTaskCancellationHandler {
      await knownInner.waitUntilIdle()
    } onCancel: {
      Task { @MainActor in knownInner.close() }
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
    let depth = ancestors.reduce(0) { depth, _ in depth + 1 }
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
    for other in code?.begun.values.map(\.self) ?? [] where other.isAwaited(by: code) {
      obstacles.append((other, "\(name) waits for \(other.name), which it has begun"))
    }
    // What code has begun and left alone, or what other code inside it has begun.
    for other in knownInner?.members ?? [] where code?.begun[other.number] == nil {
      obstacles.append((other, "\(name) waits for \(other.name), which was begun inside it"))
    }
    return obstacles.sorted { $0.0.number < $1.0.number }
  }

  /// Whether the code that has begun this navigation waits for it.
  private func isAwaited(by code: RunningCode?) -> Bool {
    code?.committingTask.map { $0 == beginningTask } ?? true
  }
}
