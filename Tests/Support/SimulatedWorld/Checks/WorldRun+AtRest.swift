import Switchback
import SwitchbackModel

// What must hold whenever the world stands still.
extension WorldRun {
  func checkAtRest() {
    checkWhatIsInVain()
    if failure != nil { return }
    for record in unfinished { checkWaiting(record) }
    checkWhatIsGivenUp()
    let isQuiet = foreignTasks == 0 && !host.isMoving
    if isQuiet { checkTurns() }
    checkComplaints(isQuiet: isQuiet)
    checkInbox()
    if isQuiet { checkWish() }
    checkShown()
    checkWitness()
    if isQuiet { checkHeldScreen() }
    if isQuiet, areScreensFree { checkWhatIsAlive() }
  }

  /// Whether no code of the app's or the engine's holds a screen.
  private var areScreensFree: Bool {
    if isRemembering { return false }
    // While the user logs in, a navigation holds only the guards that it has asked.
    for record in unfinished where !record.isAwaitingResult {
      if !record.isPaused || !record.asked.isEmpty { return false }
    }
    // A task or a guard that still waits holds its screen itself, a container's factory the children.
    return waits.waits.allSatisfy {
      $0.place.kind == .interceptor
        || $0.place.kind == .factory && leafFactories.contains($0.place.number)
    }
  }

  private func checkComplaints(isQuiet: Bool) {
    let complaints = host.complaints
    // A navigation goes on as if what a fault has left undone were done, until it looks at its result.
    let faults = windows.compactMap(\.self).reduce(0) { $0 + host.faultsThatHappened(in: $1) }
    if faults > forgivenFaults {
      isForgiving = true
      if isQuiet, unfinished.isEmpty { forgivenFaults = faults }
    }
    if isForgiving {
      forgivenComplaints = complaints.count
      if isQuiet { isForgiving = false }
    } else if complaints.count > forgivenComplaints {
      fail(
        .noComplaints, complaints.dropFirst(forgivenComplaints).joined(separator: "\n"))
    }
  }

  private func checkWaiting(_ record: NavigationRecord) {
    if record.isAwaitingResult { return checkAwaitedResult(record) }
    let mustEnd = (record.isCancelled || record.isSuperseded) && record.begun != nil
    let late = record.lateCallback(at: time.seconds)
    if !mustEnd, late == nil { return }
    // A navigation that has begun to change something completes, and so do those inside it. One that
    // waits for a transition of the toolkit's, which ends by itself, looks at its ending then.
    func isBound(_ record: NavigationRecord) -> Bool {
      record.isCommitting || !record.router.isObserved
        || (host.isMoving && record.running.allSatisfy { isOfGoneScreen($0.place) })
    }
    if isBound(record) || unfinished.contains(where: { $0.isInside(record) && isBound($0) }) {
      return
    }
    if mustEnd {
      fail(
        .endsWhenCancelled,
        "navigation \(record.number) was \(record.isCancelled ? "cancelled" : "superseded") and "
          + "waits in \(record.running.map(\.place))")
    }
    // A navigation does not wait for a guard whose screen is gone.
    if let late, !isOfGoneScreen(late.place) {
      fail(
        .endsInTime,
        "navigation \(record.number) is in \(late.place) for \(time.seconds - late.since) s, and "
          + "the limit is \(late.limit) s")
    }
  }

  /// Code that a navigation has given up is cancelled.
  private func checkWhatIsGivenUp() {
    for wait in waits.waits where wait.endsEarly {
      guard let record = wait.record, record.isOver else { continue }
      fail(
        .endsWhenCancelled,
        "\(wait.place) waits on, and navigation \(record.number) has ended as \(record.endings)")
    }
  }

  /// What the app holds, and has left its window, stays as it left it: only a navigation that it met takes its own
  /// screens out.
  private func checkHeldScreen() {
    guard let heldScreen, container(heldScreen) != nil else { return }
    let isThere = windows.compactMap(\.self).contains { window in
      screens(of: window).contains { $0 === heldScreen }
    }
    let contents =
      isThere || !unfinished.isEmpty ? nil : screens(in: heldScreen).map { mark(of: $0).number }
    if let contents, let former = heldContents {
      coverage.note("held container compared")
      if contents != former {
        fail(
          .treeIsConsistent, "the app holds \(former[0]) with \(former), which is now \(contents)")
      }
    }
    heldContents = contents
  }

  private func checkWhatIsAlive() {
    if isUntidy { return }
    var there = 0
    for case let window? in windows {
      if let root = window.rootScreen { there += countScreens(root) }
    }
    guard there != census.count else { return }
    var numbers = Set(census.alive)
    // A toolkit that has forgotten a dismissal holds what it still shows.
    var held = host.shownScreens + [heldScreen].compactMap(\.self)
    for case let window? in windows {
      for screen in screens(of: window) {
        numbers.remove(mark(of: screen).number)
        held += (screen as? any ColumnedScreen)?.setScreens ?? []
      }
    }
    for shown in held {
      for screen in screens(in: shown) { numbers.remove(mark(of: screen).number) }
    }
    if numbers.isEmpty { return }
    fail(.nothingIsHeld, "alive and in no window: \(numbers.sorted())")
  }

  /// How many screens there are in one, with those presented, and it. Each must know the one around it.
  private func countScreens(
    _ screen: any Screen, in parent: (any Screen)? = nil, above presenter: (any Screen)? = nil
  ) -> Int {
    if screen.parentScreen !== parent {
      fail(.treeIsConsistent, "\(mark(of: screen).name) is in another screen than it says")
    }
    if parent == nil, screen.presentingScreen !== presenter {
      fail(.treeIsConsistent, "\(mark(of: screen).name) is presented by another than it says")
    }
    var count = 1
    if let container = container(screen) {
      let children = container.containedScreens
      checkVisible(container.visibleScreens, among: children, in: screen)
      for child in children { count += countScreens(child, in: screen) }
    }
    if let presented = screen.presentedScreen { count += countScreens(presented, above: screen) }
    return count
  }

  /// Whether the user has hidden all columns of a split view that have a screen: the last ones are empty.
  func hidesAll(_ container: any Screen) -> Bool {
    guard let split = container as? ModelSplit, !split.isCollapsed else { return false }
    return switch split.columnVisibility {
    case .automatic, .all: false
    case .doubleColumn: split.screens.count == split.columnCount - 2
    case .detailOnly: split.screens.count < split.columnCount
    }
  }

  /// What each kind of container shows.
  private func checkVisible(
    _ visible: [any Screen], among children: [any Screen], in container: any Screen
  ) {
    let isRight =
      switch mark(of: container).kind {
      case .stack, .wizard: visible.count < 2 && visible.first === children.last
      case .tabs: visible.count == min(1, children.count)
      case .pager: visible.count == children.count
      default: visible.isEmpty == children.isEmpty || hidesAll(container)
      }
    if !isRight || !visible.allSatisfy({ shown in children.contains { $0 === shown } }) {
      fail(
        .treeIsConsistent,
        "\(mark(of: container).name) of \(children.count) screens shows \(visible.map(mark).map(\.name))"
      )
    }
  }

  /// Wherever nothing moves, the user sees what the screens say, at the latest after some turns.
  private func checkShown() {
    if isUntidy { return }
    checkTransitions()
    if host.isHeld { return }
    for (index, window) in windows.enumerated() {
      let text = window.flatMap { isCalm(index, $0) ? host.difference(in: $0) : nil }
      guard let text else {
        differences[index] = nil
        continue
      }
      let known =
        differences[index].flatMap { $0.text == text ? $0 : nil } ?? (text: text, since: turnCount)
      differences[index] = known
      if turnCount >= known.since + 4 { fail(.isSeen, text) }
    }
  }

  /// Amid a transition, too, the user sees something, and only screens that are in the window, or were since it was calm.
  private func checkTransitions() {
    if !host.hasViews { return }
    for case (let index, let window?) in windows.enumerated() {
      // What moves untold is still seen.
      if isCalm(index, window), host.isAtRest(window) { there[index] = [] }
      noteThere(index)
      if window.rootScreen == nil { seenWindows.remove(index) }
      guard let seen = host.seenScreens(in: window)?.map(mark) else { continue }
      coverage.note(window.isSettled ? "seen at rest" : "seen amid a transition")
      if !seen.isEmpty {
        seenWindows.insert(index)
      } else if seenWindows.contains(index) {
        fail(.isSeen, "the user sees nothing in window \(index)")
      }
      // An unobserved router may change much in one turn.
      for screen in seen
      where there[index]?.contains(screen.number) != true && script.routers.allSatisfy(\.isObserved)
      {
        fail(.isSeen, "\(screen.name) is seen in window \(index), and is not in it")
      }
    }
  }

  /// Notes which screens are in a window.
  func noteThere(_ index: Int) {
    guard host.hasViews, let window = windows[index] else { return }
    there[index, default: []].formUnion(screens(of: window).map { mark(of: $0).number })
  }

  /// Whether neither the toolkit nor code is changing a window.
  private func isCalm(_ index: Int, _ window: Host.Window) -> Bool {
    foreignTasks == 0 && host.faultsThatHappened(in: window) == 0
      && window.isSettled && !host.shows(aTransitionIn: window)
      && !unfinished.contains { $0.isCommitting && $0.window % windows.count == index }
  }

  /// What observes a property of a screen is told when that changes: one property from rest to rest, which
  /// stays the same if a smaller world leaves out what makes no screen.
  func checkWitness() {
    if let text = witness?() { fail(.isObserved, text) }
    witness = windows.first?.flatMap { host.witness(in: $0, choice: census.last) }
  }

  /// At the end, with all the time in the world passed, a navigation may only wait for what the world
  /// holds open, or for another one that does.
  func checkWhatWaits() {
    if unfinished.isEmpty { return }
    var excused: [NavigationRecord] = []
    /// Excuses a navigation and all around it.
    func excuse(_ record: NavigationRecord?) {
      var record = record
      while let outer = record {
        if !outer.isExcused { excused.append(outer) }
        outer.isExcused = true
        record = outer.parent
      }
    }
    for wait in waits.waits where !isInVain(wait) { excuse(wait.record) }
    for record in unfinished
    where record.isAwaitingResult || otherNavigations.contains(record.window % windows.count) {
      excuse(record)
    }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for record in unfinished where !record.isExcused {
        let waitsForOther = excused.contains { other in
          !other.isOver && !other.isAwaitingResult
            && (other.parent === record || other.window == record.window)
        }
        if !waitsForOther { continue }
        record.isExcused = true
        excused.append(record)
        hasGrown = true
      }
    }
    for record in unfinished where !record.isExcused {
      fail(
        .endsAtAll,
        "navigation \(record.number) waits for nothing that could happen; it is in "
          + "\(record.running.map { "\($0.place)" })")
    }
  }

  func checkThatAllHaveEnded() {
    // A result comes at the latest when its window is let go of.
    if unfinished.contains(where: \.isAwaitingResult) { return }
    for record in unfinished where !record.isAwaitingResult {
      fail(
        .endsAtAll,
        "navigation \(record.number) never ends; it is in \(record.running.map { "\($0.place)" })")
    }
  }
}
