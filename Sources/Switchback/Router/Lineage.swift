/// The app's code that a navigation runs: an interceptor, a guard, a factory, a task, or the actions of a
/// commit.
///
/// A navigation that this code begins is inside the one that runs it as long as the code runs. Tasks
/// inherit it, and can outlive it by far: after its end it holds nothing and decides nothing.
@MainActor
final class RunningCode {
  @TaskLocal static var current: RunningCode?

  /// The navigation that runs the code; `nil` as soon as the code or the navigation has ended. Not weak,
  /// which would slow down every use of the navigation: ``end()`` releases it.
  private(set) var navigation: Navigation?
  /// The interceptor, if the code is one.
  private(set) var interceptor: InterceptorID?
  /// Whether the user has left the screen whose result the interceptor needs: it is about to give up.
  var isLeft = false
  /// The navigations that the code has begun and that have not ended.
  fileprivate var begun = NavigationLine()
  /// The task of a commit, which waits only for what it has begun itself. Other code is assumed to wait
  /// for all that it has begun; its navigation does in any case.
  private let committingTask: Int?

  init(_ navigation: Navigation, interceptor: InterceptorID?, isCommit: Bool) {
    self.navigation = navigation
    self.interceptor = interceptor
    committingTask = isCommit ? currentTask : nil
  }

  /// Marks the code as ended, or as given up: what it begins from now on is not inside the navigation.
  func end() {
    navigation = nil
    interceptor = nil
  }

  /// Whether the code waits for a navigation that it has begun.
  fileprivate func awaits(_ other: Navigation) -> Bool {
    committingTask.map { $0 == other.lineage.task } ?? true
  }
}

/// The code inside which a navigation was begun.
@MainActor
struct Lineage {
  /// The maximum depth of navigations begun inside one another.
  fileprivate static let maximumDepth = 64

  private let code: RunningCode?
  /// The task that has begun the navigation inside another one.
  fileprivate let task: Int?

  /// That of the code that is running.
  init() {
    code = RunningCode.current.flatMap { $0.navigation == nil ? nil : $0 }
    task = code == nil ? nil : currentTask
  }

  func begin(_ navigation: Navigation) { code?.begun.insert(navigation) }

  func end(_ navigation: Navigation) { code?.begun.remove(navigation) }

  /// The navigation whose code has begun this one and still runs.
  var outer: Navigation? { code?.navigation }

  /// The navigations around this one, the nearest first.
  var ancestors: some Sequence<Navigation> {
    sequence(state: outer) { next in
      defer { next = next?.lineage.outer }
      return next
    }
  }

  /// The nearest navigation in a window whose code has begun this one, and waits: this one is a part of it.
  func outer(in window: (any ScreenWindow)?) -> Navigation? {
    ancestors.first { $0.window === window && $0.isInCodeOfApp }
  }

  /// The interceptors inside which the navigation was begun. They do not run in it again.
  @inline(never)
  var interceptors: [InterceptorID] {
    var interceptors: [InterceptorID] = []
    var code = code
    while let current = code {
      if let interceptor = current.interceptor { interceptors.append(interceptor) }
      code = current.navigation?.lineage.code
    }
    return interceptors
  }
}

/// The number of the task that is running.
private var currentTask: Int? {
  // The handle itself does not leave the closure. The number that does is only compared, while
  // the task is known to run.
  unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
}

/// Interceptors and guards that have already been consulted.
@MainActor
struct Clearance: ~Copyable {
  /// The interceptors that do not run in this round. They have run before, or this navigation was begun inside
  /// them.
  private(set) var finished: Set<InterceptorID> = []
  private var ran: Set<InterceptorID> = []
  /// The number of rounds in which unrecognisable interceptors of each type have run.
  private var unrecognizable: [ObjectIdentifier: Int] = [:]
  /// The screens that were asked, each by its index among the answers.
  private var asked: [ObjectIdentifier: Int] = [:]
  private var answers: [(screen: any Screen, moment: Moment?)?] = []
  /// The number of rounds in this attempt, and of attempts that the app or the user has made void.
  var (rounds, attempts) = (0, 0)

  init(inside lineage: Lineage) {
    for id in lineage.interceptors {
      if let type = id.unrecognizable { unrecognizable[type, default: 0] += 1 }
    }
  }

  /// Begins a round. Code around the navigation may have ended since the last one.
  mutating func begin(inside lineage: Lineage) {
    finished = ran.union(lineage.interceptors)
  }

  /// Begins with another destination. Who has been asked is not asked again.
  mutating func beginAgain() { (rounds, attempts) = (0, 0) }

  /// Records that the interceptors of a resolution have run.
  @inline(never)
  mutating func add(_ resolution: Resolution) {
    let ids = resolution.interceptors.map(\.id)
    ran.formUnion(ids)
    for type in Set(ids.compactMap(\.unrecognizable)) { unrecognizable[type, default: 0] += 1 }
  }

  func hasRunTwice(_ id: InterceptorID) -> Bool {
    id.unrecognizable.map { unrecognizable[$0, default: 0] >= 2 } ?? false
  }

  /// Records that a screen is asked.
  @inline(never)
  mutating func ask(_ screen: any LeaveGuard) {
    asked[ObjectIdentifier(screen)] = answers.count
    // With the screen, so that no later object gets the same identity.
    answers.append((screen, nil))
  }

  /// The moment in which the screen that was asked last answers; `nil` if it takes time for that, as the user does.
  var answering: Moment? {
    get { answers.last?.flatMap { $0.moment } }
    set { if let index = answers.indices.last { answers[index]?.moment = newValue } }
  }

  /// Records that a screen has not answered.
  mutating func forget(_ screen: any LeaveGuard) {
    if let index = asked.removeValue(forKey: ObjectIdentifier(screen)) { answers[index] = nil }
  }

  fileprivate func hasAsked(_ screen: any LeaveGuard, forGood isForGood: Bool) -> Bool {
    guard let index = asked[ObjectIdentifier(screen)] else { return false }
    return !isForGood || answers[index]?.moment?.isOver != true
  }
}

extension Navigation.Asking {
  convenience init(
    _ guards: [any LeaveGuard], of plan: NavigationPlan, in window: any ScreenWindow,
    builder: RouteBuilder? = nil
  ) {
    self.init(plan, guards.reversed(), builder)
    let unknown = guards.filter { (try? window.holds($0)) != true }
    if unknown.isEmpty { return }
    let lost = IdentitySet(unknown)
    for root in plan.route.removed + plan.route.dismissed {
      for screen in everything(in: [root], findable: false) where lost.contains(screen) {
        strays[ObjectIdentifier(screen)] = holders.count
      }
      holders.append((try? window.holds(root)) == true ? root : nil)
    }
  }

  /// Whether a screen that is asked has left the window since.
  @MainActor @inline(never)
  func hasGone(_ screen: any LeaveGuard, from window: any ScreenWindow) -> Bool {
    var holder: (any Screen)? = screen
    if let index = strays[ObjectIdentifier(screen)] { holder = holders[index] }
    return holder.map { (try? window.holds($0)) != true } ?? false
  }
}

extension Navigation {
  /// - Throws: ``NavigationError/deadlock(_:)`` if the navigation is nested too deeply.
  func checkDepth() throws(NavigationError) {
    let depth = lineage.ancestors.reduce(0) { depth, _ in depth + 1 }
    if depth > Lineage.maximumDepth {
      throw .deadlock([
        "\(name) was begun inside \(lineage.outer?.name ?? name), and so on, \(depth) times"
      ])
    }
  }

  /// Whether a screen has been asked, by this navigation or by one that it is a part of, and its answer still counts.
  @inline(never)
  func hasAsked(_ screen: any LeaveGuard, forGood isForGood: Bool = false) -> Bool {
    var next = self as Navigation?
    while let navigation = next, !navigation.clearance.hasAsked(screen, forGood: isForGood) {
      next = navigation.lineage.outer
    }
    return next != nil
  }

  /// - Throws: ``NavigationError/deadlock(_:)`` if a screen that would be asked is, and has begun the navigation.
  func checkAsking(_ screen: any LeaveGuard) throws(NavigationError) {
    for outer in lineage.ancestors {
      guard case .asking(let asking) = outer.state, asking.asked === screen else { continue }
      // Not its name, which a recorder would have to redact.
      throw .deadlock([
        "\(type(of: screen)) is being asked whether it may be removed, and has begun a navigation that removes it"
      ])
    }
  }

  /// - Throws: ``NavigationError/deadlock(_:)`` if the navigation would wait for itself.
  func checkWaiting() throws(NavigationError) {
    // Without a navigation around it, no navigation waits for one that has just begun.
    if lineage.outer == nil { return }
    // The navigation that waits for each one.
    var waiting: [Int: Navigation] = [:]
    var next = [self]
    while let navigation = next.popLast() {
      for (other, _) in navigation.obstacles() where waiting[other.number] == nil {
        waiting[other.number] = navigation
        if other === self { throw .deadlock(circle(waiting)) }
        next.append(other)
      }
    }
  }

  @inline(never)
  var isCommitting: Bool {
    switch state {
    case .committing: true
    case .changing: work.code == nil
    default: false
    }
  }

  /// Whether it has ended, or what it goes on with is not its own decision.
  var isOver: Bool {
    switch state {
    case .changing, .reached, .ended: true
    default: false
    }
  }

  /// Whether the navigation waits for the app's code, which may navigate itself.
  var isInCodeOfApp: Bool { work.code != nil && !isCommitting }

  /// Lets others run first, if an interceptor runs that waits for the user.
  func letOthersGoFirst() {
    guard let interceptor, isInCodeOfApp, interceptor.waitsForUser else { return }
    giveUpTurn(running: interceptor)
  }

  /// The queue in which the navigation waits for the user: the window's, if interceptors of others wait for this one.
  var outermost: NavigationQueue? { intercepted?.outermost ?? queue }

  /// The navigation around this one whose interceptor has begun it and waits, or the restoration.
  private var intercepted: Navigation? {
    guard let outer = lineage.outer(in: window) else { return nil }
    switch outer.state {
    case .intercepting, .changing: return outer
    default: return nil
    }
  }

  /// Lets others run before this one, and before the navigations around it, whose interceptors wait for it.
  ///
  /// - Parameter interceptor: The one that the navigation runs; `nil` if another navigation does.
  func giveUpTurn(running interceptor: (any PendingInterceptor)? = nil) {
    if let outer = intercepted, let inner = queue {
      outer.giveUpTurn()
      if let queue = outer.queue, queue !== inner {
        queue.absorb(inner)
        outer.inner = nil
      }
    }
    queue?.pause(self, running: interceptor)
  }

  /// Whether the navigation, or one inside it, goes on. One that has ended runs its last tasks, which may navigate.
  var isBusy: Bool {
    if case .ended = state { inner != nil } else { true }
  }

  /// Whether code of the app runs in it, or in one inside it, which may wait for the user.
  fileprivate var isHeldUp: Bool {
    if let inner, !inner.isIdle { return inner.isHeldUp }
    if case .changing = state { return false }
    return work.code != nil
  }

  /// The waits that lead from this navigation back to itself, a phrase each.
  private func circle(_ waiting: [Int: Navigation]) -> [String] {
    var phrases: [String] = []
    var navigation = self
    repeat {
      guard let before = waiting[navigation.number] else { break }
      phrases += before.obstacles().first { $0.0 === navigation }.map { [$0.1] } ?? []
      navigation = before
    } while navigation !== self
    return phrases.reversed()
  }

  /// The navigations that must end, or continue, before this one can, and why.
  private func obstacles() -> [(Navigation, String)] {
    var obstacles: [(Navigation, String)] = []
    @inline(never)
    func add(_ other: Navigation, of interceptor: String = "", _ why: String = "") {
      obstacles.append((other, "\(name) waits for \(interceptor)\(other.name)\(why)"))
    }
    if let (leader, interceptor) = queue?.leader(of: self) {
      add(leader, of: "\(interceptor) of ")
    }
    if let queue, queue.isInLine(self), let current = queue.current, current !== self {
      add(current, " to end")
    }
    for other in work.code?.begun.navigations ?? [] where work.code?.awaits(other) == true {
      add(other, ", which it has begun")
    }
    // What code has begun and left alone, or what other code inside it has begun.
    for other in inner?.members ?? [] where work.code?.begun.contains(other) != true {
      add(other, ", which was begun inside it")
    }
    return obstacles
  }
}

extension NavigationQueue {
  /// Whether its navigations wait for code of the app, which may wait for the user. Without any, none does.
  fileprivate var isHeldUp: Bool { current?.isHeldUp ?? !isIdle }
}

extension ScreenWindow {
  /// Whether navigations are in progress that wait for code of the app, which may wait for the user.
  package var isHeldUpByApp: Bool { NavigationQueue.known(for: self)?.isHeldUp ?? false }
}

// Changes of screens that are no navigation.
extension Navigation {
  /// Takes the turn of a change, if it has none, or waits for it beside the navigation that does. One that was given up
  /// is taken again when what has begun in it has ended.
  ///
  /// - Parameter code: What runs in the turn; `nil` if nothing more does.
  func takeTurn(running code: RunningCode?) async throws(NavigationError) {
    switch state {
    case .queued where queue != nil:
      let turn = Answer<Void>()
      work.sharers = work.sharers + [turn]
      try? await turn.value()
    case .queued,
      .changing where code.map { $0.begun.isEmpty && queue?.current !== self } ?? true:
      waitForAnotherTurn()
      _ = await carryOut(.queue)
      for sharer in work.sharers { sharer.finish(.success(())) }
      work.sharers = []
    default: break
    }
    switch state {
    case .ended(let error?, _): throw error
    case .queued: throw .cancelled
    default: work.code = code
    }
  }

  /// Navigates several times in one turn of a window, and then changes screens.
  ///
  /// The first of these navigations waits for the turn, when its router is ready. If one of them has given it up, what
  /// comes after it waits for the next one.
  static func change(
    in window: NavigationWindow, navigating: @MainActor () async -> Void,
    then change: () async -> Void
  ) async {
    let navigation = Navigation(nil, in: window.window)
    let code = RunningCode(navigation, interceptor: nil, isCommit: false)
    await RunningCode.$current.withValue(code, operation: navigating)
    code.end()
    await navigation.endInner()
    if case .changing = navigation.state, (try? await navigation.takeTurn(running: nil)) != nil {
      await change()
    }
    navigation.finish(nil)
    navigation.leave()
    AwaitedScreens.notice(in: navigation.window)
  }
}

/// Whether the code that runs restores screens, and no link supersedes it.
@MainActor
package var isRestoringScreens: Bool {
  RunningCode.current?.navigation.map { $0.request == nil } ?? false
}
