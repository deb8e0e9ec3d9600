import Switchback

// First come, first served: who goes on, who is rejected, and who is replaced.
extension WorldRun {
  func begin(_ record: NavigationRecord) {
    record.begun = begunCount
    begunCount += 1
    // In a window that is gone it ends at once. What moves there may go on for a while, and replace others.
    guard let window = window(record.window) else { return noteReplaced(by: record) }
    // What a callback begins is part of its navigation: the router's policies are not for it, nor for a restoration.
    if record.router.rejectsTransitions, record.parent == nil, !record.isRestoring,
      !window.isSettled
    {
      coverage.note("rejected in a transition")
      record.mustEnd = "rejected"
      return
    }
    // It ends before it takes part.
    if record.isCancelled { return }
    noteReplaced(by: record)
    // They take turns like the world's own.
    if otherNavigations.contains(record.window % windows.count) { return }
    if let parent = record.parent { return begin(record, inside: parent) }
    let others = unfinished.filter {
      $0 !== record && ($0.begun != nil || !$0.router.isObserved) && $0.window == record.window
        && !$0.isAwaitingResult && $0.observedEndings.isEmpty
    }
    // What is begun inside a callback stands in another queue.
    guard others.allSatisfy({ $0.parent == nil && $0.router.isObserved }) else { return }
    switch record.trip.policy ?? record.router.policy {
    case .queue: record.mustEnd = "not rejected"
    case .reject:
      // One that has ended, of which nothing is told yet, is no reason.
      if others.isEmpty {
        record.mustEnd = "not rejected"
      } else if others.contains(where: isCertainToGoOn) {
        record.mustEnd = "rejected"
      }
    case .replace:
      record.mustEnd = "not rejected"
      for other in others where !other.isCommitting && !other.hasNothingToDo {
        other.isSuperseded = true
      }
    }
  }

  private func noteReplaced(by record: NavigationRecord) {
    guard (record.trip.policy ?? record.router.policy) == .replace else { return }
    for other in unfinished where other !== record && other.window == record.window {
      other.mayBeSuperseded = true
    }
  }

  /// A navigation that a callback begins does not wait for the callback's own, nor is it rejected for
  /// its sake; it meets the others that this callback has begun. Navigations that begin while the user is
  /// waited for, or in a post-routing task, stand in the window's own queue.
  private func begin(_ record: NavigationRecord, inside parent: NavigationRecord) {
    guard parent.window == record.window, record.callback != nil, !parent.isCommitting,
      !hasLostGuard(record), isCertainToGoOn(parent)
    else { return }
    // If another one from the same callback has let others go first, so has the parent: what the callback begins from
    // then on stands in the window's own queue.
    record.isInCallback =
      !parent.isPaused
      && !records.contains {
        $0 !== record && $0.parent === parent && $0.call == record.call && $0.mayHavePaused
      }
    let others = unfinished.filter {
      $0 !== record && $0.window == record.window && !$0.isAwaitingResult
        && $0.observedEndings.isEmpty && (parent.mayHavePaused || $0.isInside(parent))
        && !record.isInsideCallback(of: $0)
    }
    if others.isEmpty || record.trip.policy != .reject {
      record.mustEnd = "not rejected"
    } else if !parent.isPaused,
      others.contains(where: {
        // One that has let others go first has moved into the window's own queue.
        $0.parent === parent && $0.isInCallback && !$0.mayHavePaused && isCertainToGoOn($0)
      })
    {
      record.mustEnd = "rejected"
    }
  }

  /// Whether another navigation may have replaced this one, or its window may be gone: one that is closed goes when
  /// the last wait in it ends.
  func mayBeSuperseded(_ record: NavigationRecord) -> Bool {
    record.mayBeSuperseded || windowsReplacedUnseen.contains(record.window)
      || window(record.window) == nil
  }

  /// Whether a navigation around it may have ended unseen: unobserved, cancelled or superseded just now, left by the
  /// code that awaited it, or because its code was late. Callbacks that go on are then no longer around what they
  /// begin. Or its commit may go on although the action has ended in which this one was begun.
  func isInsideUnseen(_ record: NavigationRecord) -> Bool {
    if record.around != record.possiblyAround { return true }
    var outer = record.parent
    while let record = outer {
      if !record.router.isObserved || record.lateCallback(at: time.seconds) != nil
        || record.deadline.map({ time.seconds >= $0 }) ?? false
        || (record.isCancelled || record.isAwaited && record.isLeftOver || mayBeSuperseded(record))
          && !record.isOver
      {
        return true
      }
      outer = record.parent
    }
    return false
  }

  /// Whether the guard in which it was begun may be left behind, as its screen may have gone.
  private func hasLostGuard(_ record: NavigationRecord) -> Bool {
    guard let parent = record.parent, record.callback?.kind == .guardedScreen else { return false }
    return parent.plannedAt != changeCount(parent) || parent.running.last?.call != record.call
  }

  private func isCertainToGoOn(_ record: NavigationRecord) -> Bool {
    var next: NavigationRecord? = record
    while let record = next {
      if record.deadline != nil || record.isCancelled || !record.router.isObserved
        || !record.observedEndings.isEmpty || mayBeSuperseded(record) || record.isLeftBehind
        || record.isInLimitedCallback || hasLostGuard(record)
        // Begun by a finder: it ends when the other one has built, or has failed to.
        || record.parent != nil && record.callback == nil
      {
        return false
      }
      next = record.parent
    }
    return true
  }

  /// Those that have had a turn and resume go before those that have had none, and all in the order
  /// in which they began.
  func checkOrder(_ record: NavigationRecord) {
    // Where the window has to come to rest first, a turn may have begun long before; so it may where
    // one that cannot be resolved yet has waited for another one's log-in, without a sign of it.
    // A restoration opens all in one turn.
    guard record.parent == nil, !record.isRestoring, case .model(isAnimated: false) = script.host,
      let begun = record.begun,
      record.resumed != nil || !record.hasTakenTurn && !record.mayHavePaused
    else { return }
    for other in unfinished
    where other !== record && other.parent == nil && other.window == record.window {
      guard let resumed = other.resumed, resumed < restCount, let earlier = other.begun,
        !other.isSuperseded, !other.isCancelled, !record.isCancelled
      else { continue }
      if !record.hasTakenTurn || earlier < begun && record.resumed != restCount {
        fail(
          .firstComeFirstServed,
          "navigation \(record.number) takes its turn before \(other.number), which has resumed")
      }
    }
  }

  func takeTurn(_ record: NavigationRecord) {
    if record.hasTakenTurn { return }
    record.hasTakenTurn = true
    // What a guard begins inside one of the host's own navigations goes first.
    if otherNavigations.contains(record.window % windows.count) { return }
    guard record.parent == nil, let begun = record.begun else { return }
    for other in unfinished
    where other !== record && other.window == record.window && other.router.isObserved
      && other.parent == nil && !other.mayHavePaused && !other.isAwaitingResult
      && other.observedEndings.isEmpty
    {
      if let earlier = other.begun, earlier < begun {
        fail(
          .firstComeFirstServed,
          "navigation \(record.number) takes its turn before \(other.number), which began earlier")
      }
    }
  }

  /// Whether an interceptor of it waits for the user, or for a navigation in the same window of which one does.
  private func letsOthersGo(_ record: NavigationRecord) -> Bool {
    record.isPaused
      || unfinished.contains { inner in
        inner.parent === record && inner.window == record.window
          && record.running.contains { $0.call == inner.call && $0.place.kind == .interceptor }
          && letsOthersGo(inner)
      }
  }

  /// At rest, while nothing moves, a navigation waits for its turn only while another one has it.
  func checkTurns() {
    for record in unfinished
    where record.parent == nil && record.begun != nil && record.router.isObserved
      && !record.isAwaitingResult
    {
      // One that cannot be resolved yet may wait for another one's log-in without a sign of it.
      guard record.resumed != nil || !record.hasTakenTurn && !record.mayHavePaused,
        !record.isCancelled
      else { continue }
      // It has the turn, and waits for the window: SwiftUI's is not settled in the background.
      if let window = window(record.window), !window.isSettled { continue }
      let isFree = unfinished.allSatisfy { other in
        other.window != record.window || letsOthersGo(other) || other.isAwaitingResult
          || other.parent == nil && other.router.isObserved && other.begun != nil
            && (!other.hasTakenTurn || other.resumed != nil)
      }
      if isFree {
        fail(
          .firstComeFirstServed,
          "navigation \(record.number) waits for its turn, and none has it")
      }
    }
  }
}
