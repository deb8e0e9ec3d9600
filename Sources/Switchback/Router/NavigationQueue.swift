/// The navigations of one window: one at a time, the others in a line.
///
/// There is a queue for a window only while navigations are going on in it.
@MainActor
final class NavigationQueue {
  private static var queues: [ObjectIdentifier: NavigationQueue] = [:]

  private var current: NavigationTicket?
  private var waiting: [NavigationTicket] = []
  /// Those whose interceptor waits for the user; the window is free in the meantime.
  private var paused: [NavigationTicket] = []
  /// Those who wait until no navigation is left.
  private var idlers: [CheckedContinuation<Void, Never>] = []

  /// The queue in which a navigation stands that begins now: that of the window or, if it begins
  /// inside an interceptor of another navigation, one in which it is not behind that one.
  static func queue(for window: any ScreenWindow) -> NavigationQueue {
    if let outer = NavigationTicket.current, outer.isInCodeOfApp, outer.window === window {
      return outer.isPaused ? outer.queue ?? outer.inner : outer.inner
    }
    let id = ObjectIdentifier(window)
    if let known = queues[id] { return known }
    let queue = NavigationQueue()
    queues[id] = queue
    return queue
  }

  /// Waits for the ticket's turn.
  ///
  /// - Throws: ``NavigationError/rejected``, ``NavigationError/superseded``,
  ///   ``NavigationError/cancelled``.
  func enter(_ ticket: NavigationTicket, policy: ConcurrencyPolicy) async throws(NavigationError) {
    switch policy {
    case .queue:
      break
    case .reject:
      if current != nil || !others.isEmpty { throw .rejected }
    case .replace:
      for other in others { other.supersede() }
      current?.supersede()
    }
    try await takeTurn(ticket)
  }

  /// Those that do not have their turn. A navigation that an interceptor starts does not get in the
  /// way of its own.
  private var others: [NavigationTicket] {
    (paused + waiting).filter { $0 !== NavigationTicket.current }
  }

  /// Ends all navigations that have not begun to change anything.
  func supersedeAll() {
    for ticket in paused + waiting { ticket.supersede() }
    current?.supersede()
  }

  /// Waits until no navigation is left.
  func becomesIdle() async {
    while current != nil || !paused.isEmpty || !waiting.isEmpty {
      await withCheckedContinuation { idlers.append($0) }
    }
  }

  /// Ends the ticket's turn.
  func leave(_ ticket: NavigationTicket) {
    if current === ticket { advance() }
    waiting.removeAll { $0 === ticket }
    paused.removeAll { $0 === ticket }
    let resumed = idlers
    idlers = []
    for idler in resumed { idler.resume() }
    if current == nil, paused.isEmpty, let window = ticket.window {
      let id = ObjectIdentifier(window)
      if Self.queues[id] === self { Self.queues[id] = nil }
    }
  }

  /// Lets others go first while an interceptor of the ticket waits for the user. Waits itself until
  /// no other navigation is in that interceptor.
  func pause(
    _ ticket: NavigationTicket, for interceptor: InterceptorID
  ) async throws(NavigationError) {
    ticket.isPaused = true
    paused.append(ticket)
    if current === ticket { advance() }
    while let other = paused.first(where: { $0.interceptor == interceptor }) {
      let answer = Answer<Void>()
      ticket.interrupt = { answer.finish(.failure($0)) }
      other.followers.append(answer)
      do {
        try await answer.value()
      } catch {
        throw ticket.ending ?? .cancelled
      }
    }
    ticket.interceptor = interceptor
  }

  /// Says that the interceptor has ended.
  func unpause(_ ticket: NavigationTicket) {
    ticket.interceptor = nil
    let followers = ticket.followers
    ticket.followers = []
    for follower in followers { follower.finish(.success(())) }
  }

  /// Takes a turn again: the next one, after those that had begun before and have resumed too.
  func resume(_ ticket: NavigationTicket) async throws(NavigationError) {
    paused.removeAll { $0 === ticket }
    ticket.isPaused = false
    try await takeTurn(ticket, resumed: true)
  }

  private func takeTurn(
    _ ticket: NavigationTicket, resumed isResumed: Bool = false
  ) async throws(NavigationError) {
    if current == nil {
      current = ticket
      return
    }
    ticket.isResumed = isResumed
    let place = waiting.firstIndex { other in
      isResumed && (!other.isResumed || other.number > ticket.number)
    }
    waiting.insert(ticket, at: place ?? waiting.count)
    let turn = Answer<Void>()
    ticket.turn = turn
    ticket.interrupt = { turn.finish(.failure($0)) }
    defer { ticket.interrupt = nil }
    do {
      try await turn.value()
    } catch {
      // The turn may have come in the same moment.
      leave(ticket)
      throw ticket.ending ?? .cancelled
    }
  }

  private func advance() {
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    current?.turn?.finish(.success(()))
  }
}

/// A navigation as its queue sees it.
@MainActor
final class NavigationTicket {
  /// The navigation that the code running now belongs to.
  @TaskLocal static var current: NavigationTicket?

  private static var count = 0

  private(set) weak var window: (any ScreenWindow)?
  /// The queue in which the navigation stands.
  var queue: NavigationQueue?
  /// The queue of the navigations that begin inside this one's interceptors.
  var inner: NavigationQueue {
    if let knownInner { return knownInner }
    let queue = NavigationQueue()
    knownInner = queue
    return queue
  }
  private var knownInner: NavigationQueue?
  /// Answered when it is this navigation's turn.
  var turn: Answer<Void>?
  /// Ends what the navigation is waiting for: its turn, an interceptor, a guard.
  var interrupt: ((any Error) -> Void)?
  /// The interceptor in which the navigation is paused, and those who wait for its end.
  var interceptor: InterceptorID?
  var followers: [Answer<Void>] = []
  var isPaused = false
  /// Whether it waits for its turn after having been paused.
  var isResumed = false
  /// Counts up with each navigation that begins.
  let number: Int
  /// The interceptor that is running.
  var running: InterceptorID?
  /// The interceptors from which this navigation was begun. They do not run in it again.
  let runningAround: [InterceptorID]
  /// Whether something on screen is being changed.
  var isCommitting = false
  /// Why the navigation has to end, if it has to.
  private(set) var ending: NavigationError?

  /// Whether the navigation waits for an interceptor or a guard, which may navigate itself.
  var isInCodeOfApp = false

  init(window: any ScreenWindow) {
    Self.count &+= 1
    number = Self.count
    self.window = window
    if let outer = NavigationTicket.current {
      // Also where it is begun by a factory or task of a navigation that an interceptor has begun.
      runningAround = outer.runningAround + (outer.running.map { [$0] } ?? [])
    } else {
      runningAround = []
    }
  }

  /// Ends the navigation, unless it has begun to change something.
  func supersede() {
    guard !isCommitting, ending == nil else { return }
    ending = .superseded
    interrupt?(NavigationError.superseded)
  }

  /// Waits for the navigations that an interceptor has begun and not waited for itself, so that none
  /// goes on beside this one or the next. If this one has to end, they are superseded, but for one
  /// that has begun to change something.
  func endInner() async {
    guard let knownInner else { return }
    let supersede = { @MainActor [self] in
      isInCodeOfApp = false
      knownInner.supersedeAll()
    }
    if !isInCodeOfApp { supersede() }
    interrupt = { _ in supersede() }
    await withTaskCancellationHandler {
      await knownInner.becomesIdle()
    } onCancel: {
      Task { @MainActor in supersede() }
    }
    self.knownInner = nil
  }

  /// - Throws: Why the navigation has to end.
  func check() throws(NavigationError) {
    if let ending { throw ending }
    if Task.isCancelled { throw .cancelled }
  }
}
