/// The navigations of one window: one at a time, the others in a queue.
///
/// A window has a queue only while navigations are in progress in it.
@MainActor
final class NavigationQueue {
  /// The queues of all windows.
  private static var queues: [NavigationQueue] = []

  private weak var window: (any ScreenWindow)?
  /// The navigation whose turn it is.
  private(set) var current: Navigation?
  private var line = NavigationLine()
  /// The navigations whose interceptor waits for the user, which leaves the window free.
  private var paused = NavigationLine()
  /// The interceptors that wait for the user.
  private var leads: [Lead] = []
  /// How all navigations end that come now; `nil` until it is closed.
  private var end: NavigationError?
  /// Answered when no navigation is left.
  private var idlers: [Answer<Void>] = []

  /// An interceptor that waits for the user.
  @MainActor
  private final class Lead {
    /// The navigation that runs it.
    var navigation: Navigation
    var interceptor: any PendingInterceptor
    /// The navigations that wait for its answer, in order of arrival.
    var followers = NavigationLine()

    init(_ navigation: Navigation, _ interceptor: any PendingInterceptor) {
      self.navigation = navigation
      self.interceptor = interceptor
    }
  }

  /// The queue for a new navigation: the window's or, if code inside another navigation in the
  /// window started it, one that does not wait for that navigation.
  static func queue(for navigation: Navigation, in window: any ScreenWindow) -> NavigationQueue {
    if let outer = navigation.lineage.outer(in: window) {
      outer.letOthersGoFirst()
      if let queue = outer.queue, queue.paused.contains(outer) { return queue }
      let inner = outer.inner ?? NavigationQueue(of: window)
      outer.inner = inner
      return inner
    }
    if let known = known(for: window) { return known }
    let queue = NavigationQueue(of: window)
    queues.append(queue)
    return queue
  }

  init(of window: (any ScreenWindow)?) {
    self.window = window
  }

  /// The queue of a window with navigations in progress.
  static func known(for window: any ScreenWindow) -> NavigationQueue? {
    queues.first { $0.window === window }
  }

  /// Ends the navigations of windows that are gone.
  static func noticeGoneWindows() {
    for queue in queues where queue.window?.isGone ?? true { queue.close(.windowGone) }
  }

  /// Admits a navigation.
  ///
  /// - Returns: Its turn to wait for; `nil` if it need not wait.
  /// - Throws: ``NavigationError/rejected``, or what has closed it.
  func enter(
    _ navigation: Navigation, policy: ConcurrencyPolicy
  ) throws(NavigationError) -> Signal? {
    if let end { throw end }
    switch policy {
    case .queue: break
    case .reject:
      if current?.isBusy == true || !line.isEmpty || !others(than: navigation).isEmpty {
        throw .rejected
      }
    case .replace:
      for other in others(than: navigation) + line.navigations { other.giveWay(to: navigation) }
      current?.giveWay(to: navigation)
    }
    recheck()
    return takeTurn(navigation)
  }

  /// The paused navigations. One that an interceptor starts does not block the interceptor's own.
  @inline(never)
  private func others(than navigation: Navigation) -> [Navigation] {
    let ancestors = navigation.lineage.ancestors.map(\.number)
    return paused.navigations.filter { !ancestors.contains($0.number) }
  }

  /// Makes waiting navigations check whether their wait can still end.
  ///
  /// - Returns: Whether a later change of screens, or the end of the window, may end one.
  @discardableResult
  func recheck() -> Bool {
    current?.recheck() == true || !paused.isEmpty
  }

  /// Ends all navigations that have not begun to change the screens, and all that come later.
  @inline(never)
  func close(_ error: NavigationError = .superseded) {
    end = error
    for navigation in waiting { navigation.interrupt(error) }
    current?.interrupt(error)
  }

  /// The navigations that have not ended.
  @inline(never)
  var members: [Navigation] { (current.map { [$0] } ?? []) + waiting }

  /// The paused navigations and, behind them, those in line.
  @inline(never)
  private var waiting: [Navigation] { paused.navigations + line.navigations }

  /// Whether a navigation is changing the screens, at any depth.
  var isCommitting: Bool {
    members.contains { $0.isCommitting || $0.inner?.isCommitting == true }
  }

  /// None waits for its turn while no other navigation has it.
  var isIdle: Bool { current == nil && paused.isEmpty }

  /// Waits until no navigation is left.
  func waitUntilIdle() async {
    while !isIdle {
      let answer = Answer<Void>()
      idlers.append(answer)
      // Not interrupted: a navigation that has to end reports it itself.
      await answer.wait()
    }
  }

  /// Ends the navigation's turn.
  @inline(never)
  func leave(_ navigation: Navigation) {
    line.remove(navigation)
    paused.remove(navigation)
    if current === navigation { advance() }
    if isIdle {
      for idler in idlers { idler.finish(.success(())) }
      idlers = []
      Self.queues.removeAll { $0 === self }
    }
  }

  /// Lets others run first while an interceptor waits for the user.
  ///
  /// - Parameter interceptor: The one that the navigation runs; `nil` if another navigation does.
  func pause(_ navigation: Navigation, running interceptor: (any PendingInterceptor)? = nil) {
    if paused.contains(navigation) { return }
    paused.insert(navigation)
    if let interceptor { leads.append(Lead(navigation, interceptor)) }
    // It has to end with its window.
    window?.reportChanges(true)
    if current === navigation { advance() }
  }

  /// Takes over the navigations inside another one, which waits with them for the user.
  @inline(never)
  func absorb(_ inner: NavigationQueue) {
    inner.current?.queue = self
    leads += inner.leads
    for navigation in inner.waiting {
      navigation.queue = self
      if inner.paused.contains(navigation) {
        paused.insert(navigation)
      } else {
        line.append(navigation)
      }
    }
    if current == nil { advance() }
  }

  /// The navigation that runs the interceptor whose answer another one waits for, and its name.
  @inline(never)
  func leader(of follower: Navigation) -> (navigation: Navigation, interceptor: String)? {
    let lead = leads.first { $0.followers.contains(follower) }
    return lead.map { ($0.navigation, $0.interceptor.name) }
  }

  /// Waits for the answer that another navigation receives in an interceptor; `nil` if none runs it. A navigation
  /// whose screen the user has left is about to give up: nobody joins it.
  @inline(never)
  func follow(_ navigation: Navigation, in interceptor: any PendingInterceptor) -> Signal? {
    let lead = leads.first {
      $0.interceptor.id == interceptor.id && $0.navigation.work.code?.isLeft != true
    }
    guard let lead else { return nil }
    lead.followers.append(navigation)
    return Signal()
  }

  /// Records that a navigation's interceptor has ended, or the wait for another one's, and notifies the navigations
  /// that wait for it.
  ///
  /// - Parameter result: The interceptor's answer, or `nil` if it was interrupted.
  /// - Complexity: O(1) on average if none shares the result, as after a log-in without a key.
  @inline(never)
  func unpause(
    _ navigation: Navigation, in interceptor: any PendingInterceptor,
    _ result: Result<Void, any Error>?
  ) {
    let index = leads.firstIndex {
      $0.navigation === navigation && $0.interceptor.id == interceptor.id
    }
    guard let index else {
      for lead in leads { lead.followers.remove(navigation) }
      return
    }
    let lead = leads[index]
    // Another one shares it only if the same one would.
    if let result, interceptor.shares(result, of: interceptor) {
      for follower in lead.followers.navigations
      where follower.interceptor?.shares(result, of: interceptor) == true {
        lead.followers.remove(follower)
        follower.endWait(result)
      }
    }
    while let next = lead.followers.popFirst() {
      // It may be about to end.
      guard let interceptor = next.interceptor else { continue }
      // The first one that has to run the interceptor itself now leads the others.
      (lead.navigation, lead.interceptor) = (next, interceptor)
      next.endWait()
      return
    }
    leads.remove(at: index)
  }

  /// Takes a turn again: the next one, after those that began earlier and have resumed, too.
  ///
  /// - Returns: The turn to wait for; `nil` if it need not wait.
  func resume(_ navigation: Navigation) -> Signal? {
    if !paused.contains(navigation) { return nil }
    paused.remove(navigation)
    return takeTurn(navigation, isResumed: true)
  }

  /// - Returns: The turn, for which the navigation waits from now on; `nil` if it has it.
  private func takeTurn(_ navigation: Navigation, isResumed: Bool = false) -> Signal? {
    if current == nil {
      current = navigation
      return nil
    }
    if isResumed { line.insert(navigation) } else { line.append(navigation) }
    return Signal()
  }

  /// Whether a navigation waits for its turn.
  func isInLine(_ navigation: Navigation) -> Bool { line.contains(navigation) }

  private func advance() {
    current = line.popFirst()
    current?.endWait()
  }
}

/// Navigations in two groups. The first are inserted, and are in the order in which they began. The others are appended
/// behind them, and are in order of arrival.
///
/// - Complexity: O(1) on average to append, to insert almost in order, to take the first and to remove any.
@MainActor
struct NavigationLine: ~Copyable {
  private var members: [Int: Navigation] = [:]
  /// Numbers of navigations. One that is removed keeps its place until it comes first, or none is left.
  private var inserted: ArraySlice<Int> = []
  private var appended: ArraySlice<Int> = []

  var isEmpty: Bool { members.isEmpty }

  @inline(never)
  var navigations: [Navigation] { (inserted + appended).compactMap { members[$0] } }

  @inline(never)
  mutating func append(_ navigation: Navigation) {
    if members.updateValue(navigation, forKey: navigation.number) == nil {
      appended.append(navigation.number)
    }
  }

  @inline(never)
  mutating func insert(_ navigation: Navigation) {
    let number = navigation.number
    members[number] = navigation
    let index = inserted.lastIndex { $0 <= number }
    if index.map({ inserted[$0] }) == number { return }
    inserted.insert(number, at: index.map { $0 + 1 } ?? inserted.startIndex)
  }

  @inline(never)
  mutating func popFirst() -> Navigation? {
    while let number = inserted.popFirst() ?? appended.popFirst() {
      if let first = members.removeValue(forKey: number) { return first }
    }
    return nil
  }

  @inline(never)
  mutating func remove(_ navigation: Navigation) {
    members[navigation.number] = nil
    if isEmpty { (inserted, appended) = ([], []) }
  }

  func contains(_ navigation: Navigation) -> Bool { members[navigation.number] != nil }
}

/// The screens whose results are awaited, in all windows.
///
/// Most screens are freed when they are dismissed, which ends the wait. Other code may keep a screen. So after
/// each change of screens, this looks which ones have left their window.
@MainActor
package enum AwaitedScreens {
  @MainActor
  private final class Entry {
    weak let screen: (any Screen)?
    weak let window: (any ScreenWindow)?
    let isAwaited: () -> Bool
    let leave: () -> Void

    init(
      _ screen: any Screen, _ window: any ScreenWindow, _ isAwaited: @escaping () -> Bool,
      _ leave: @escaping () -> Void
    ) {
      self.screen = screen
      self.window = window
      self.isAwaited = isAwaited
      self.leave = leave
    }
  }

  private static var entries: [Entry] = []
  /// The windows that it waits for.
  private static var settling: [ObjectIdentifier] = []

  /// - Parameters:
  ///   - isAwaited: Whether any caller is still waiting.
  ///   - leave: Called when the screen or the window is gone.
  package static func add(
    _ screen: any Screen, in window: any ScreenWindow, isAwaited: @escaping () -> Bool,
    leave: @escaping () -> Void
  ) {
    entries.removeAll { !$0.isAwaited() }
    entries.append(Entry(screen, window, isAwaited, leave))
    window.reportChanges(true)
  }

  /// Whether a wait depends on a screen of a window.
  static func areAwaited(in window: any ScreenWindow) -> Bool {
    entries.contains { $0.window === window && $0.isAwaited() }
  }

  /// Ends the waits for screens that are gone from a window, and in windows that are gone.
  ///
  /// Does nothing during a commit, which may bring back what it has removed: the navigation notices at
  /// its end. A transition may still be reverted, too: then it waits for its end.
  ///
  /// - Parameter isGone: Whether the window counts as gone.
  @inline(never)
  static func notice(in window: (any ScreenWindow)? = nil, isGone: Bool = false) {
    if entries.isEmpty { return }
    if let window, !isGone, NavigationQueue.known(for: window)?.isCommitting == true { return }
    if let window, !isGone, !window.isSettled {
      let id = ObjectIdentifier(window)
      guard areAwaited(in: window), !settling.contains(id) else { return }
      settling.append(id)
      Task { [weak window] in
        await window?.settle()
        settling.removeAll { $0 == id }
        if let window, window.isSettled { notice(in: window) }
      }
      return
    }
    entries.removeAll { entry in
      guard entry.isAwaited() else { return true }
      if let home = entry.window, let screen = entry.screen {
        let isHere = home === window && (isGone || (try? home.holds(screen)) == false)
        if !isHere, !home.isGone { return false }
      }
      entry.leave()
      return true
    }
  }
}
