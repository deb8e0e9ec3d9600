/// The navigations of one window: one at a time, the others in a line.
///
/// There is a queue for a window only while navigations are going on in it.
@MainActor
final class NavigationQueue {
  private static var queues: [ObjectIdentifier: NavigationQueue] = [:]

  /// The navigation whose turn it is.
  private(set) var current: NavigationTicket?
  private var line = NavigationLine()
  /// The navigations whose interceptor waits for the user; the window is free meanwhile.
  private var paused: [Int: NavigationTicket] = [:]
  /// The navigations that are in an interceptor which waits for the user.
  private var leaders: [InterceptorID: NavigationTicket] = [:]
  /// Answered when no navigation is left.
  private var idlers: [Answer<Void>] = []

  /// The queue for a new navigation: the window's or, if code inside another navigation in the window
  /// has begun it, one that does not wait for that navigation.
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

  /// The queue of a window in which navigations are going on.
  static func known(for window: any ScreenWindow) -> NavigationQueue? {
    queues[ObjectIdentifier(window)]
  }

  /// Waits for the ticket's turn.
  ///
  /// - Throws: ``NavigationError/rejected``, ``NavigationError/superseded``,
  ///   ``NavigationError/cancelled``, ``NavigationError/deadlock(_:)``.
  func enter(_ ticket: NavigationTicket, policy: ConcurrencyPolicy) async throws(NavigationError) {
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

  /// The paused ones in their order. A navigation that an interceptor starts does not get in the way
  /// of its own.
  @inline(never)
  private func others(than ticket: NavigationTicket) -> [NavigationTicket] {
    if paused.isEmpty { return [] }
    let ancestors = Set(ticket.ancestors.map(\.number))
    return paused.values.filter { !ancestors.contains($0.number) }
      .sorted { $0.number < $1.number }
  }

  /// Lets navigations that wait for something look whether it can still come.
  func recheck() {
    current?.recheck?()
    for ticket in paused.values { ticket.recheck?() }
  }

  /// Ends all navigations that have not begun to change anything.
  func supersedeAll() {
    for ticket in paused.values.sorted(by: { $0.number < $1.number }) { ticket.supersede() }
    for ticket in line.tickets { ticket.supersede() }
    current?.supersede()
  }

  /// The navigations that have not ended.
  var members: [NavigationTicket] {
    (current.map { [$0] } ?? []) + Array(paused.values) + line.tickets
  }

  private var isIdle: Bool { current == nil && paused.isEmpty && line.isEmpty }

  /// Waits until no navigation is left.
  func waitUntilIdle() async {
    while !isIdle {
      let answer = Answer<Void>()
      idlers.append(answer)
      // Not interrupted: a navigation that is to end says so itself.
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

  /// Lets others go first while an interceptor of the ticket waits for the user. Waits itself while
  /// another navigation is in that interceptor.
  ///
  /// - Returns: The answer that the other one got, if it is this one's, too.
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
    // Not before: one that does not wait must not be chosen to lead the others.
    leader.followers.append(.init(interceptor: interceptor, answer: answer, ticket: ticket))
    do {
      return try await answer.value()
    } catch {
      throw ticket.ending ?? .cancelled
    }
  }

  /// Says that the interceptor has ended, and tells the navigations that wait for it.
  ///
  /// - Parameter result: The interceptor's answer, or `nil` if it was interrupted.
  @inline(never)
  func unpause(_ ticket: NavigationTicket, _ result: Result<Void, any Error>?) {
    guard let interceptor = ticket.interceptor else { return }
    ticket.interceptor = nil
    leaders[interceptor.id] = nil
    let followers = ticket.followers
    ticket.followers = []
    // The first that has to run it itself leads the others from now on.
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

  /// Takes a turn again: the next one, after those that had begun before and have resumed too.
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
      // The turn may have come in the same moment.
      leave(ticket)
      throw ticket.ending ?? .cancelled
    }
  }

  private func advance() {
    current = line.popFirst()
    current?.turn?.finish(.success(()))
  }
}

/// The navigations that wait for their turn: first those that had a turn and were paused, in the order
/// in which they began, then the others in the order in which they came.
///
/// - Complexity: O(1) to add to the end, to take the first and to remove any, on average.
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

  /// A queue from whose middle tickets are removed by leaving a gap.
  @MainActor
  private struct Row {
    private var places: [NavigationTicket?] = []
    private var head = 0
    /// Where each ticket is, by its number. A place counts from the first that ever was.
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
