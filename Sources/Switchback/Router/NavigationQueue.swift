/// The navigations of one window: one at a time, the others in a queue.
///
/// A window has a queue only while navigations are in progress in it.
@MainActor
final class NavigationQueue {
  private static var queues: [ObjectIdentifier: NavigationQueue] = [:]

  /// The navigation whose turn it is.
  private(set) var current: NavigationTicket?
  private var line = NavigationLine()
  /// The navigations whose interceptor waits for the user, which leaves the window free.
  private var paused: [Int: NavigationTicket] = [:]
  /// The navigations that run an interceptor which waits for the user, by interceptor.
  private var leaders: [InterceptorID: NavigationTicket] = [:]
  private var isClosed = false
  /// Answered when no navigation is left.
  private var idlers: [Answer<Void>] = []

  /// The queue for a new navigation: the window's or, if code inside another navigation in the
  /// window started it, one that does not wait for that navigation.
  static func queue(for ticket: NavigationTicket, in window: any ScreenWindow) -> NavigationQueue {
    var ancestor = ticket.outer
    while let outer = ancestor {
      if outer.window === window, outer.isInCodeOfApp {
        return outer.isPaused ? outer.queue ?? outer.inner : outer.inner
      }
      ancestor = outer.outer
    }
    let id = ObjectIdentifier(window)
    if let known = queues[id] { return known }
    let queue = NavigationQueue()
    queues[id] = queue
    return queue
  }

  /// The queue of a window with navigations in progress.
  static func known(for window: any ScreenWindow) -> NavigationQueue? {
    queues[ObjectIdentifier(window)]
  }

  /// Waits for the ticket's turn.
  ///
  /// - Throws: ``NavigationError/rejected``, ``NavigationError/superseded``,
  ///   ``NavigationError/cancelled``, ``NavigationError/deadlock(_:)``.
  func enter(_ ticket: NavigationTicket, policy: ConcurrencyPolicy) async throws(NavigationError) {
    if isClosed { throw .superseded }
    switch policy {
    case .queue:
      break
    case .reject:
      if current != nil || !line.isEmpty || !others(than: ticket).isEmpty { throw .rejected }
    case .replace:
      for other in others(than: ticket) { other.supersede() }
      for other in line.tickets { other.supersede() }
      current?.supersede()
    }
    recheck()
    try await takeTurn(ticket)
  }

  /// The paused navigations, in order. A navigation that an interceptor starts does not block the
  /// interceptor's own.
  @inline(never)
  private func others(than ticket: NavigationTicket) -> [NavigationTicket] {
    if paused.isEmpty { return [] }
    let ancestors = Set(ticket.ancestors.map(\.number))
    return paused.values.filter { !ancestors.contains($0.number) }
      .sorted { $0.number < $1.number }
  }

  /// Makes waiting navigations check whether their wait can still end.
  func recheck() {
    current?.recheckAll()
    for ticket in paused.values { ticket.recheckAll() }
  }

  /// Whether a navigation waits for something that a change of screens may end.
  var hasRechecks: Bool { members.contains { $0.hasRechecks } }

  /// Supersedes all navigations that have not begun to change the screens, and all that come later: code
  /// that is left to itself may go on navigating.
  func close() {
    isClosed = true
    for ticket in paused.values.sorted(by: { $0.number < $1.number }) { ticket.supersede() }
    for ticket in line.tickets { ticket.supersede() }
    current?.supersede()
  }

  /// The navigations that have not ended.
  var members: [NavigationTicket] {
    (current.map { [$0] } ?? []) + Array(paused.values) + line.tickets
  }

  /// Whether a navigation is changing the screens, at any depth.
  var isCommitting: Bool {
    members.contains { $0.isCommitting || $0.isCommittingInside }
  }

  private var isIdle: Bool { current == nil && paused.isEmpty && line.isEmpty }

  /// Waits until no navigation is left.
  func waitUntilIdle() async {
    while !isIdle {
      let answer = Answer<Void>()
      idlers.append(answer)
      // Not interrupted: a navigation that has to end reports it itself.
      await answer.wait()
    }
  }

  /// Ends the ticket's turn.
  @inline(never)
  func leave(_ ticket: NavigationTicket) {
    line.remove(ticket)
    paused[ticket.number] = nil
    if current === ticket { advance() }
    if isIdle {
      let resumed = idlers
      idlers = []
      for idler in resumed { idler.finish(.success(())) }
    }
    if current == nil, paused.isEmpty, let window = ticket.window {
      let id = ObjectIdentifier(window)
      if Self.queues[id] === self { Self.queues[id] = nil }
    }
  }

  /// Lets others run first while an interceptor of the ticket waits for the user. If another
  /// navigation is in that interceptor, waits for it.
  ///
  /// - Returns: The answer that the other navigation got, if it also applies to this one.
  func pause(
    _ ticket: NavigationTicket, for interceptor: any PendingInterceptor
  ) async throws(NavigationError) -> Result<Void, any Error>? {
    ticket.isPaused = true
    paused[ticket.number] = ticket
    if current === ticket { advance() }
    guard let leader = leaders[interceptor.id] else {
      ticket.interceptor = interceptor
      leaders[interceptor.id] = ticket
      return nil
    }
    let answer = Answer<Result<Void, any Error>?>()
    ticket.interrupt = { answer.finish(.failure($0)) }
    ticket.leader = leader
    defer {
      ticket.leader = nil
      ticket.interrupt = nil
    }
    try ticket.checkWaiting()
    // Not before: a navigation that does not wait must not be chosen to lead the others.
    leader.followers.append(.init(interceptor: interceptor, answer: answer, ticket: ticket))
    do {
      return try await answer.value()
    } catch {
      throw ticket.ending ?? .cancelled
    }
  }

  /// Records that the interceptor has ended, and notifies the navigations that wait for it.
  ///
  /// - Parameter result: The interceptor's answer, or `nil` if it was interrupted.
  @inline(never)
  func unpause(_ ticket: NavigationTicket, _ result: Result<Void, any Error>?) {
    guard let interceptor = ticket.interceptor else { return }
    ticket.interceptor = nil
    leaders[interceptor.id] = nil
    let followers = ticket.followers
    ticket.followers = []
    // The first one that has to run the interceptor itself now leads the others.
    var next: NavigationTicket?
    for follower in followers where !follower.answer.isFinished {
      if let result, follower.interceptor.shares(result, of: interceptor) {
        follower.answer.finish(.success(result))
      } else if let next {
        follower.ticket.leader = next
        next.followers.append(follower)
      } else {
        next = follower.ticket
        follower.ticket.interceptor = follower.interceptor
        leaders[interceptor.id] = follower.ticket
        follower.answer.finish(.success(nil))
      }
    }
  }

  /// Takes a turn again: the next one, after those that began earlier and have resumed, too.
  func resume(_ ticket: NavigationTicket) async throws(NavigationError) {
    paused[ticket.number] = nil
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
    let turn = Answer<Void>()
    ticket.turn = turn
    ticket.interrupt = { turn.finish(.failure($0)) }
    defer {
      ticket.interrupt = nil
      ticket.turn = nil
    }
    do throws(NavigationError) {
      try ticket.checkWaiting()
    } catch {
      leave(ticket)
      throw error
    }
    line.append(ticket)
    do {
      try await turn.value()
    } catch {
      // The turn may have come at the same moment.
      leave(ticket)
      throw ticket.ending ?? .cancelled
    }
  }

  private func advance() {
    current = line.popFirst()
    current?.turn?.finish(.success(()))
  }
}

/// The navigations that wait for their turn: first those that had a turn and were paused, in the
/// order in which they began, then the others in order of arrival.
///
/// - Complexity: O(1) on average to append, to take the first and to remove any.
@MainActor
private struct NavigationLine {
  private var resumed = Row()
  private var others = Row()

  var isEmpty: Bool { resumed.isEmpty && others.isEmpty }

  var tickets: [NavigationTicket] { resumed.tickets + others.tickets }

  mutating func append(_ ticket: NavigationTicket) {
    if ticket.isResumed { resumed.insert(ticket) } else { others.append(ticket) }
  }

  mutating func popFirst() -> NavigationTicket? {
    resumed.popFirst() ?? others.popFirst()
  }

  mutating func remove(_ ticket: NavigationTicket) {
    resumed.remove(ticket)
    others.remove(ticket)
  }

  /// A queue that removes tickets from the middle by leaving a gap.
  @MainActor
  private struct Row {
    private var places: [NavigationTicket?] = []
    private var head = 0
    /// The place of each ticket, by its number. Places count from the very first ticket.
    private var placeOf: [Int: Int] = [:]
    private var passed = 0

    var isEmpty: Bool { placeOf.isEmpty }

    var tickets: [NavigationTicket] { places[head...].compactMap(\.self) }

    mutating func append(_ ticket: NavigationTicket) {
      placeOf[ticket.number] = passed + places.count
      places.append(ticket)
    }

    /// Keeps the order of the numbers.
    mutating func insert(_ ticket: NavigationTicket) {
      let isLast = places[head...].last { $0 != nil }.map { ($0?.number ?? 0) < ticket.number }
      if isLast ?? true { return append(ticket) }
      let all = (tickets + [ticket]).sorted { $0.number < $1.number }
      self = Row()
      for ticket in all { append(ticket) }
    }

    mutating func popFirst() -> NavigationTicket? {
      while head < places.count {
        let ticket = places[head]
        places[head] = nil
        head += 1
        if head > 32, head * 2 > places.count {
          places.removeFirst(head)
          passed += head
          head = 0
        }
        if let ticket {
          placeOf[ticket.number] = nil
          return ticket
        }
      }
      return nil
    }

    mutating func remove(_ ticket: NavigationTicket) {
      guard let place = placeOf.removeValue(forKey: ticket.number) else { return }
      places[place - passed] = nil
    }
  }
}
