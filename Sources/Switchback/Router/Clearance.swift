/// Interceptors and guards that have already been consulted.
struct Clearance {
  /// The interceptors that are not to run: those that have run, and those inside which the navigation
  /// was begun and that still run.
  private(set) var finished = InterceptorIDs()
  private var ran = InterceptorIDs()
  /// The number of rounds in which unrecognisable interceptors of each type have run.
  private var unrecognizable: [ObjectIdentifier: Int] = [:]
  /// Retained, so that no later object gets the same identity.
  private var asked: [ObjectIdentifier: any LeaveGuard] = [:]

  @MainActor
  init(inside ticket: NavigationTicket) {
    for id in ticket.interceptorsAround {
      if let type = id.unrecognizable { unrecognizable[type, default: 0] += 1 }
    }
  }

  /// Begins a round. Code around the navigation may have ended since the last one.
  @MainActor
  mutating func begin(inside ticket: NavigationTicket) {
    finished = ran
    for id in ticket.interceptorsAround { finished.insert(id) }
  }

  /// Records that the interceptors of a resolution have run.
  @MainActor @inline(never)
  mutating func add(_ resolution: Resolution) {
    for interceptor in resolution.interceptors { ran.insert(interceptor.id) }
    var types: Set<ObjectIdentifier> = []
    for interceptor in resolution.interceptors {
      if let type = interceptor.id.unrecognizable { types.insert(type) }
    }
    for type in types { unrecognizable[type, default: 0] += 1 }
  }

  func hasRunTwice(_ id: InterceptorID) -> Bool {
    id.unrecognizable.map { unrecognizable[$0, default: 0] >= 2 } ?? false
  }

  /// Records that a screen is asked.
  ///
  /// - Returns: Whether it had not been asked before.
  @inline(never)
  mutating func ask(_ screen: any LeaveGuard) -> Bool {
    asked.updateValue(screen, forKey: ObjectIdentifier(screen)) == nil
  }

  /// Records that a screen has not answered.
  mutating func forget(_ screen: any LeaveGuard) {
    asked[ObjectIdentifier(screen)] = nil
  }

  /// Whether a screen would now be removed that was not asked.
  @MainActor @inline(never)
  func lacks(_ route: Route) -> Bool {
    route.leaveGuards().contains { asked[ObjectIdentifier($0)] == nil }
  }
}
