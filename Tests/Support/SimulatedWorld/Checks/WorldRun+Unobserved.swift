import Switchback

/// How often the world of a navigation has changed.
struct ChangeCount: Equatable {
  var screens: Int
  /// In other windows, whose screens the app may have kept.
  let elsewhere: Int
  let toggles: Int
  let interceptors: Int
}

// What navigations do that no observer is told of: those take shorter ways in the engine.
extension WorldRun {
  func changeCount(_ record: NavigationRecord) -> ChangeCount {
    let screens = allChanges[record.window % windows.count]
    let closed = windows.count { $0 == nil }
    return ChangeCount(
      screens: screens, elsewhere: allChanges.reduce(closed, +) - screens, toggles: toggles,
      interceptors: record.ran.count)
  }

  /// A finder is asked: what the chain is found to be follows from the screens as they are now.
  func foresee(_ record: NavigationRecord) {
    if record.router.isObserved || !host.reportsChanges || record.hasCommitted { return }
    if record.isFindingAmidChanges { return record.foreseen = nil }
    let count = changeCount(record)
    if record.lookedAt == count { return }
    // A look-up in what was built, or another attempt.
    let isAgain = record.calls.keys.contains { $0.kind == .factory || $0.kind == .task }
    record.lookedAt = count
    record.foreseen = nil
    guard !isAgain, let heading = record.heading, let window = window(record.window),
      let (expectation, _) = foreseen(heading, record, in: window)
    else { return }
    record.aroundWhenPlanned = record.possiblyAround
    record.foreseen = expectation
    coverage.note("unobserved navigation foreseen")
  }

  /// A factory runs: it must be one of those that have to.
  func checkForeseen(_ step: Int, _ record: NavigationRecord) {
    guard !record.router.isObserved, step < 100_000, let foreseen = record.foreseen,
      record.lookedAt == changeCount(record)
    else { return }
    if foreseen.calls[CodePlace(kind: .factory, number: step)] == nil {
      fail(
        .callbacksRun,
        "factory \(step) runs in navigation \(record.number), which does not need it")
    }
  }

  /// Something changes by an unobserved navigation: it has begun to commit.
  func commitUnobserved(_ record: NavigationRecord) {
    if record.hasCommitted { return }
    record.hasCommitted = true
    guard let foreseen = record.foreseen, let lookedAt = record.lookedAt else { return }
    // This very change is counted.
    var now = changeCount(record)
    now.screens -= 1
    guard lookedAt == now else { return }
    checkCalls(record, foreseen.calls, [.factory, .task])
    checkCallOrder(record, foreseen)
    for interceptor in foreseen.interceptors
    where record.ran[interceptor.identity] == nil
      && !record.aroundWhenPlanned.contains(interceptor.identity)
      && !isShared(interceptor, foreseen.interceptors, record)
    {
      fail(
        .interceptorsRun,
        "navigation \(record.number) goes on without interceptor \(interceptor.script.number)")
    }
    record.planned = foreseen
    record.expected = foreseen
    record.changesBefore = lookedAt.screens
  }

  /// The end of a navigation that nothing has come in between.
  func checkUnobservedEnd(_ record: NavigationRecord, _ ending: String) {
    guard ending == "reached", let line = record.expected?.line, let before = record.changesBefore,
      let window = window(record.window), !host.isMoving,
      allChanges[record.window % windows.count] == before + record.changeCount,
      host.faultsThatHappened(in: window) == 0
    else { return }
    coverage.note("unobserved result compared")
    let actual = ReferenceWindow.line(of: window, with: record.built)
    if actual != line {
      fail(
        .resultIsRight,
        "navigation \(record.number) should have led to\n\(line)\nand not to\n\(actual)")
    }
  }
}
