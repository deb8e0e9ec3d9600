import Switchback

// What must hold whenever the world stands still.
extension WorldRun {
  func checkAtRest() {
    if failure != nil { return }
    for record in unfinished { checkWaiting(record) }
    if !host.complaints.isEmpty {
      fail(.noComplaints, host.complaints.joined(separator: "\n"))
    }
    if unfinished.isEmpty, waits.waits.isEmpty, foreignTasks == 0, !host.isMoving {
      checkWhatIsAlive()
    }
  }

  private func checkWaiting(_ record: NavigationRecord) {
    if record.isAwaitingResult { return }
    // A navigation that has begun to change something completes, and so do those inside it.
    let isBound =
      record.isCommitting || !record.router.isObserved
      || unfinished.contains { $0.isInside(record) && ($0.isCommitting || !$0.router.isObserved) }
    let isBuilding =
      record.running.contains { $0.place.kind == .factory || $0.place.kind == .task }
      || unfinished.contains { $0.isInside(record) }
    if (record.isCancelled || record.isSuperseded) && !isBound
      && (Engine.canLeaveBuilding || !isBuilding) && record.begun != nil
    {
      fail(
        .endsWhenCancelled,
        "navigation \(record.number) was \(record.isCancelled ? "cancelled" : "superseded") and "
          + "waits in \(record.running.map(\.place))")
    }
    for callback in record.running where !isBound {
      guard let limit = callback.limit, time.seconds >= callback.since + limit,
        Engine.limitsEverything || callback.place.kind == .interceptor
      else { continue }
      fail(
        .endsInTime,
        "navigation \(record.number) is in \(callback.place) for "
          + "\(time.seconds - callback.since) s, and the limit is \(limit) s")
    }
  }

  private func checkWhatIsAlive() {
    var there = 0
    for case let window? in windows { there += screens(of: window).count }
    guard there != census.alive.count else { return }
    var numbers = census.alive
    for case let window? in windows {
      for screen in screens(of: window) { numbers.remove(mark(of: screen).number) }
    }
    fail(.nothingIsHeld, "alive and in no window: \(numbers.sorted())")
  }

  /// At the end, with all the time in the world passed, a navigation may only wait for what the world
  /// holds open, or for another one that does.
  func checkWhatWaits() {
    var excused: [NavigationRecord] = []
    func excuse(_ record: NavigationRecord) -> Bool {
      if excused.contains(where: { $0 === record }) { return false }
      excused.append(record)
      return true
    }
    for wait in waits.waits {
      var record = wait.record
      while let outer = record {
        _ = excuse(outer)
        record = outer.parent
      }
    }
    for record in unfinished where record.isAwaitingResult { _ = excuse(record) }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for record in unfinished where !excused.contains(where: { $0 === record }) {
        let waitsForOther = excused.contains { other in
          !other.isOver && !other.isAwaitingResult
            && (other.parent === record || other.window == record.window)
        }
        if waitsForOther, excuse(record) { hasGrown = true }
      }
    }
    for record in unfinished where !excused.contains(where: { $0 === record }) {
      if !Engine.endsCycles, unfinished.contains(where: { $0.parent != nil }) { continue }
      fail(
        .endsAtAll,
        "navigation \(record.number) waits for nothing that could happen; it is in "
          + "\(record.running.map { "\($0.place)" })")
    }
  }

  func checkThatAllHaveEnded() {
    for record in unfinished where !record.isAwaitingResult {
      if !Engine.endsCycles, unfinished.contains(where: { $0.parent != nil }) { continue }
      fail(
        .endsAtAll,
        "navigation \(record.number) never ends; it is in \(record.running.map { "\($0.place)" })")
    }
  }
}
