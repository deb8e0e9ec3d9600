import Switchback

// What can never come is not waited for.
extension WorldRun {
  /// At rest no code is waited for that has gone with its screen or its window, nor a screen that has left its window
  /// for good. A host that is not told of changes looks whenever its main loop has turned.
  func checkWhatIsInVain() {
    if failure != nil || unfinished.isEmpty || host.isMoving { return }
    if !host.reportsChanges {
      // Not at each rest, as each takes its time.
      guard restCount.isMultiple(of: 4) || firstInVain != nil else { return }
      turn()
      guard executor.runJobs() else { return fail(.comesToRest, "100,000 jobs, and no end") }
    }
    guard let (invariant, text) = firstInVain else { return }
    fail(invariant, text)
  }

  private var firstInVain: (WorldInvariant, String)? {
    if foreignTasks > 0 || host.isMoving || host.isInBackground { return nil }
    for wait in waits.waits where !wait.isBegun && !wait.isGivenUp {
      guard let record = wait.record, !mayChange(record.window) else { continue }
      if isInVain(wait) { return (.endsAtAll, "\(wait.place) is waited for, and can end no more") }
    }
    for record in unfinished where record.isAwaitingResult {
      guard let picker = record.picker, record.story.outcome != nil,
        unfinished.allSatisfy({
          $0.isAwaitingResult || $0.isPaused || $0.window != record.window
        }),
        hasLeft(picker, window(record.window))
      else { continue }
      let text = "navigation \(record.number) waits for #\(picker), which has left its window"
      return (.resultsArrive, text)
    }
    return nil
  }

  /// Whether a navigation may be changing a window, or hold it until it has.
  private func mayChange(_ window: Int) -> Bool {
    let window = window % windows.count
    return otherNavigations.contains(window)
      || unfinished.contains {
        $0.window % windows.count == window && ($0.isCommitting || !$0.router.isObserved)
      }
  }

  /// Whether a screen has left its window for good, or has gone with it.
  private func hasLeft(_ screen: Int, _ window: Host.Window?) -> Bool {
    guard let window else { return true }
    return window.isSettled && !screens(of: window).contains { mark(of: $0).number == screen }
  }

  /// Whether a wait is that of a guard whose screen is gone, and its navigation goes on; or of code that ends with
  /// its window.
  func isInVain(_ wait: WaitList.Wait) -> Bool {
    guard let record = wait.record else { return false }
    if window(record.window) != nil { return isOfGoneScreen(wait.place) }
    switch wait.place.kind {
    case .guardedScreen: return true
    case .interceptor:
      return host.reportsChanges
        || record.running.contains { $0.place == wait.place && $0.waitsForUser }
    case .factory, .task: return host.reportsChanges
    case .postTask, .action, .finder, .app: return false
    }
  }

  /// Whether code is that of a guard whose screen is in no window any more. It is not waited for.
  func isOfGoneScreen(_ place: CodePlace) -> Bool {
    guard place.kind == .guardedScreen else { return false }
    return !windows.compactMap(\.self).contains { window in
      screens(of: window).contains { mark(of: $0).leaving?.number == place.number }
    }
  }
}
