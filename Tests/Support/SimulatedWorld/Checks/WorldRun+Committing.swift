import Switchback

// From the beginning of a commit to its end.
extension WorldRun {
  func commit(_ record: NavigationRecord) {
    noteThere(record.window % windows.count)
    note("navigation \(record.number) commits")
    coverage.note("commit")
    if record.hasCommitted {
      fail(.oneAtATime, "navigation \(record.number) commits twice")
    }
    record.isCommitting = true
    record.hasCommitted = true
    allChanges[record.window % windows.count] += 1
    for other in unfinished
    where other !== record && other.isCommitting && other.window == record.window {
      fail(.oneAtATime, "navigation \(record.number) commits beside \(other.number)")
    }
    guard let window = window(record.window) else { return }
    if !window.isSettled || host.shows(aTransitionIn: window), isSureToSettle(record, in: window) {
      fail(.settlesFirst, "navigation \(record.number) commits in the middle of a transition")
    }
    record.windowBeforeCommit = ReferenceWindow(of: window)
    record.committedAtRest = host.isAtRest(window)
    checkThatInterceptorsRan(record)
    if let refusal = record.refusal {
      fail(.isHeard, "navigation \(record.number) commits, and \(refusal) has refused")
    }
    checkCalls(record, record.planned?.calls, [.factory, .task])
    checkCallOrder(record, record.planned)
    guard let planned = record.planned, let now = expectationNow(record, planned, in: window)
    else { return }
    // What the app does meanwhile may let finders find something else than was planned; the router
    // looks only whether what it is going to change is as it was.
    guard now.signature == planned.signature else {
      coverage.note("commit of an earlier plan")
      return
    }
    // Where a host does not tell of changes, the app may be in the middle of one.
    if host.reportsChanges || foreignTasks == 0 { record.expected = now }
    let asked = record.asked.union(record.askedBefore)
    if let forgotten = now.guards.subtracting(asked).min(), !now.isOpen {
      fail(.guardsAsked, "screen #\(forgotten) goes with navigation \(record.number), unasked")
    }
    if !now.isOpen,
      let early = now.guards.first(where: { !record.hasAgreement(of: $0, in: job, isSure: false) })
    {
      fail(.guardsAsked, "screen #\(early) goes, and has agreed at once before other code ran")
    }
  }

  /// Whether the window must have come to rest before a navigation goes on. A wait for a toolkit has a limit. A
  /// navigation waits twice, and not for a third transition: each of its operations waits by itself.
  private func isSureToSettle(_ record: NavigationRecord, in window: Host.Window) -> Bool {
    !mayHaveLostPatience(record) && host.faultsThatHappened(in: window) == 0 && record.actCount < 2
  }

  /// Whether a navigation may have given up waiting for the window to settle: since it was begun, the app has been in
  /// the background, or a finger may have held a screen for as long as a host allows, which is half a minute of frames.
  private func mayHaveLostPatience(_ record: NavigationRecord) -> Bool {
    record.wasInBackground || record.heldSince.map { turnCount - $0 >= 1_700 } ?? false
  }

  /// What the rules say of the screens as they are now.
  private func expectationNow(
    _ record: NavigationRecord, _ planned: Expectation, in window: Host.Window
  ) -> Expectation? {
    var count = changeCount(record)
    // This very commit is counted.
    count.screens -= 1
    if host.reportsChanges, record.plannedAt == count { return planned }
    return record.heading.flatMap { foreseen($0, record, in: window)?.expectation }
  }

  /// Every factory and task of the chain that was taken has run as often as it is there.
  func checkCalls(
    _ record: NavigationRecord, _ expected: [CodePlace: Int]?, _ kinds: [CodePlace.Kind]
  ) {
    guard let expected else { return }
    for (place, count) in expected where record.calls[place, default: 0] != count {
      fail(
        .callbacksRun,
        "\(place) has run \(record.calls[place, default: 0]) times in navigation \(record.number), "
          + "not \(count)")
    }
    for place in record.calls.keys where kinds.contains(place.kind) && expected[place] == nil {
      if place.number < 100_000, record.planned?.laterTasks != nil {
        fail(.callbacksRun, "\(place) runs in navigation \(record.number) and is not part of it")
      }
    }
  }

  private func checkThatInterceptorsRan(_ record: NavigationRecord) {
    guard let planned = record.planned else { return }
    for interceptor in planned.interceptors
    where record.ran[interceptor.identity] == nil
      && !record.aroundWhenPlanned.contains(interceptor.identity)
      && !isShared(interceptor, planned.interceptors, record)
    {
      fail(
        .interceptorsRun,
        "navigation \(record.number) goes on without interceptor \(interceptor.script.number)")
    }
  }

  /// Whether another navigation may have run an interceptor for this one: two that wait for the user's
  /// log-in share it.
  func isShared(
    _ interceptor: ReferenceResolution.Interceptor, _ all: [ReferenceResolution.Interceptor],
    _ record: NavigationRecord?
  ) -> Bool {
    let identity = interceptor.identity
    return interceptor.script.key != nil
      && (record?.sharedBefore.contains(identity) == true
        || logIns.contains(identity)
        || all.contains { $0.identity == identity && $0.script.waitsForUser })
      && records.contains { $0.ran[identity] != nil }
  }

  /// While one navigation waits in an interceptor for the user, no other one of the window begins it. What is begun
  /// inside another navigation is in that one's queue, and shares with the others there.
  func checkSharing(_ script: InterceptorScript, in record: NavigationRecord) {
    guard script.waitsForUser, record.parent == nil, !record.isInOther else { return }
    let identity = ReferenceResolution.Identity(script)
    for other in unfinished
    where other !== record && other.window == record.window && other.parent == nil
      && !other.isInOther && !other.isCancelled && !mayBeSuperseded(other)
      && other.observedEndings.isEmpty
      && other.running.contains(where: {
        $0.waitsForUser && $0.interceptor == identity && $0.limit == nil
      })
    {
      fail(
        .interceptorsShared,
        "interceptor \(script.number) runs in navigation \(record.number) while \(other.number) "
          + "is in it")
    }
  }

  func checkInterceptor(
    _ script: InterceptorScript, isAnew: Bool, in record: NavigationRecord
  ) {
    let identity = ReferenceResolution.Identity(script)
    let count = record.ran[identity, default: 0]
    if isAnew, script.key == nil {
      if count >= 2 {
        fail(.interceptorsOnce, "interceptor \(script.number) runs for the third time")
      }
    } else if count > 0 {
      fail(
        .interceptorsOnce,
        "interceptor \(script.number) runs again in navigation \(record.number)")
    } else if record.around.contains(identity), !isAnew, !record.isLeftOver,
      !isInsideUnseen(record)
    {
      fail(
        .interceptorsOnce,
        "interceptor \(script.number) runs in navigation \(record.number), which it has begun")
    }
  }

  /// A guard must belong to a screen that would go.
  func checkAsking(_ number: Int, in record: NavigationRecord) {
    guard let planned = record.planned, planned.line != nil else { return }
    if !planned.guards.contains(number), !goesNow(number, in: record) {
      fail(.guardsAsked, "screen #\(number) is asked and would not go")
    }
    let countsAround =
      record.askedAround.contains(number) && !record.isLeftOver && !isInsideUnseen(record)
    if record.hasAgreement(of: number, in: job, isSure: true, countsAround: countsAround) {
      fail(.guardsAsked, "screen #\(number) is asked twice")
    }
  }

  /// Whether a screen would go if it were planned anew: it may have come while screens were built.
  private func goesNow(_ number: Int, in record: NavigationRecord) -> Bool {
    guard let heading = record.heading, let window = window(record.window) else { return true }
    guard let (now, route) = foreseen(heading, record, in: window) else { return false }
    // The plan that was made before is carried out, although finders would find something else now.
    return route.isOpen || now.signature != record.planned?.signature
      || route.gone.contains { $0.number == number }
  }

  func finish(_ record: NavigationRecord, _ outcome: NavigationOutcome) {
    guard let window = window(record.window) else { return }
    let number = record.window % windows.count
    if let hidden = obstacle(to: outcome.destination, in: window, for: record) {
      fail(
        .isOnScreen,
        "navigation \(record.number) ends with \(mark(of: outcome.destination).name): \(hidden)\n"
          + window.drawing)
    }
    checkThatInterceptorsRan(record)
    if outcome.isAlreadyThere {
      checkCalls(record, record.planned?.calls, [.factory, .task])
      checkCallOrder(record, record.planned)
    }
    noteForWayBack(record, outcome)
    guard let expected = record.expected, let line = expected.line,
      expected.foreignChanges == foreignChanges[number], host.faultsThatHappened(in: window) == 0
    else { return }
    if host.rearrangesOnDisplay, screens(of: window).contains(where: { $0 is Host.Split }) {
      return
    }
    let actual = ReferenceWindow.line(of: window, with: record.built)
    coverage.note("result compared")
    if record.changeCount > expected.operationCount {
      fail(
        .resultIsRight,
        "navigation \(record.number) makes \(record.changeCount) changes and needs "
          + "\(expected.operationCount)")
    }
    checkAnimations(record, expected)
    checkThatNoneIsEmpty(record, in: window)
    if !mayHaveLostPatience(record) {
      if record.idleTurnCount > 10 {
        fail(
          .completes,
          "navigation \(record.number) waits \(record.idleTurnCount) turns for nothing")
      }
      if host.shows(aTransitionIn: window) {
        fail(.isOnScreen, "navigation \(record.number) ends in the middle of a transition")
      }
      if !host.shows(outcome.destination, in: window) {
        fail(
          .isOnScreen,
          "navigation \(record.number) ends, and \(mark(of: outcome.destination).name) is not in sight"
        )
      }
    }
    // What the user swipes in a tab that is then hidden comes to rest during the commit.
    if actual != line, record.committedAtRest {
      fail(
        .resultIsRight,
        "navigation \(record.number) should have led to\n\(line)\nand not to\n\(actual)")
    }
  }

  /// What the user is to see as an animation, is one.
  private func checkAnimations(_ record: NavigationRecord, _ expected: Expectation) {
    guard host.reportsChanges, record.trip.isAnimated else { return }
    if let layer = expected.animatedLayers.subtracting(record.animatedLayers).min() {
      fail(.oneAnimation, "navigation \(record.number) changes layer \(layer) unseen")
    }
    if expected.dismissesAnimated, record.animatedDismissals == 0 {
      fail(.oneAnimation, "navigation \(record.number) dismisses unseen")
    }
  }

  /// A navigation shows no container with nothing in it. The user may, later.
  private func checkThatNoneIsEmpty(_ record: NavigationRecord, in window: Host.Window) {
    if host.showsEmptyContainers || record.built.isEmpty { return }
    for screen in ((try? naiveLayers(of: window)) ?? []).flatMap({ visible(in: $0) })
    where container(screen)?.visibleScreens.isEmpty == true
      && record.built.contains(mark(of: screen).number) && !hidesAll(screen)
    {
      fail(
        .isOnScreen, "navigation \(record.number) shows \(mark(of: screen).name), which is empty")
    }
  }

  /// What hides the destination, if anything does.
  private func obstacle(
    to screen: any Screen, in window: Host.Window, for record: NavigationRecord
  ) -> String? {
    guard let layers = try? naiveLayers(of: window), let parents = try? naiveParents(of: screen)
    else { return "the window cannot be read" }
    var child = screen
    for parent in parents {
      guard let container = parent as? any ContainerScreen,
        container.visibleScreens.contains(where: { $0 === child })
      else { return "hidden in \(mark(of: parent).name)" }
      child = parent
    }
    guard let layer = layers.firstIndex(where: { $0 === child }) else {
      return "not in the window"
    }
    if screen.isBeingDismissed || child.isBeingDismissed { return "on its way out" }
    // What the app has presented in the same moment, such as an alert, may cover it.
    for above in layers[(layer + 1)...] where foreignLayers[mark(of: above).number] == nil {
      return "covered by \(mark(of: above).name)"
    }
    return nil
  }

  func finish(_ record: NavigationRecord, _ error: NavigationError) {
    guard let window = window(record.window) else { return }
    checkCause(of: error, record, in: window)
    switch error {
    case .unresolved:
      if !record.isFindingAmidChanges, let heading = record.heading {
        checkUnresolved(error, finished: record.finished, heading, record.router, window, record)
      }
    case .uncommitted(let reason, let notUndone, _):
      checkThatNoneIsLeft(record, notUndone, in: window)
      checkPhrases(notUndone, in: window)
      checkWhatUsersLeave(record, reason, in: window)
      if let layer = host.layerWithoutSettings(in: window) {
        fail(.undone, "\(mark(of: layer).name) is presented again, and not as it was")
      }
      guard let expected = record.expected,
        expected.foreignChanges == foreignChanges[record.window % windows.count]
      else { return }
      let before = record.windowBeforeCommit?.lineWithoutLeaving ?? WindowLine()
      let line = ReferenceWindow(of: window).lineWithoutLeaving
      let isSame = line == before
      if (reason as? ChainError)?.kind == .notShown, host.faultsThatHappened(in: window) == 0,
        !mayBeCoveredUnasked(record, in: window)
      {
        fail(.resultIsRight, "navigation \(record.number) does not show its screen: \(reason)")
      }
      coverage.note(isSame ? "undone" : "not undone")
      // Nothing else was refused: the host would have taken everything back, unless a layer presents
      // twice, as one does not let it do again.
      let isOnlyFault =
        (host.isFault(reason)
          ? host.faultsThatHappened(in: window) == 1
          : reason is WorldError && host.faultsThatHappened(in: window) == 0)
        && !before.hidesPresented && !host.hidesTabs
        // No window loses its root, and a host may refuse to show a container in which there is nothing.
        && record.windowBeforeCommit?.root != nil
        && record.windowBeforeCommit?.all.contains { $0.kind.isContainer && $0.children.isEmpty }
          != true
      // What the user swipes in a tab that is then hidden comes to rest during the commit.
      let isComparable = record.committedAtRest && !host.rearrangesOnDisplay
      if !isSame, notUndone.isEmpty || isOnlyFault, isComparable {
        fail(
          .undone,
          "navigation \(record.number): \(reason); not undone: \(notUndone)\n\(before)\n\(line)")
      }
      // What the user had hidden in a split view is not a part of the line.
      if isSame, !notUndone.allSatisfy({ $0.contains(" still shows ") }) {
        fail(.errorIsRight, "says \(notUndone), and all is as before")
      }
    case .goneAgain:
      if let expected = record.expected,
        expected.foreignChanges == foreignChanges[record.window % windows.count]
      {
        fail(.errorIsRight, "\(error), and neither the user nor the app has done anything")
      }
    case .cancelled:
      if !record.isCancelled, record.parent == nil, !record.isInOther {
        fail(.errorIsRight, "navigation \(record.number) is cancelled by nothing")
      }
    default: break
    }
  }

  /// Whether a split view that has collapsed in the commit may have put a guard above the destination. It is
  /// not taken away unasked.
  private func mayBeCoveredUnasked(_ record: NavigationRecord, in window: Host.Window) -> Bool {
    host.rearrangesOnDisplay
      && screens(of: window).contains { split in
        split is Host.Split
          && screens(in: split).contains { screen in
            screen is any LeaveGuard && !record.asked.contains(mark(of: screen).number)
          }
      }
  }

  /// Looks at how a navigation has ended.
  func checkEnding(_ record: NavigationRecord) {
    let ending = record.endings[0]
    if record.endings.count > 1 {
      fail(.endsOnce, "navigation \(record.number) ends as \(record.endings)")
    }
    if record.router.isObserved, ending != "window gone", !ending.hasPrefix("result") {
      if record.observedEndings != [ending], ending != "another error",
        !(record.isCancelled && record.observedEndings.count == 1), !record.trip.awaitsResult
      {
        fail(
          .endsOnce,
          "navigation \(record.number) ends as \(ending), observed as \(record.observedEndings)")
      }
    }
    if record.hasCommitted, !record.trip.awaitsResult,
      ["superseded", "cancelled", "rejected"].contains(ending)
    {
      fail(.completes, "navigation \(record.number) has begun to commit and ends as \(ending)")
    }
    switch record.mustEnd {
    case "rejected" where ending != "rejected":
      fail(.firstComeFirstServed, "navigation \(record.number) is not rejected, but \(ending)")
    case "not rejected" where ending == "rejected":
      fail(.firstComeFirstServed, "navigation \(record.number) is rejected")
    default: break
    }
    if ending == "superseded", !record.isSuperseded, record.parent == nil, !record.isInOther,
      !otherNavigations.contains(record.window % windows.count)
    {
      let replacing = records.contains {
        $0.number > record.number || $0.parent != nil
          ? ($0.trip.policy ?? $0.router.policy) == .replace : false
      }
      if !replacing {
        fail(.errorIsRight, "navigation \(record.number) is superseded by nothing")
      }
    }
    // Others may replace what waits for the user, and code inside a restoration what comes after it there.
    if ending == "superseded", record.isRestoring, !record.mayHavePaused,
      !records.contains(where: {
        ($0.parent != nil || $0.isInOther) && ($0.trip.policy ?? $0.router.policy) == .replace
      })
    {
      fail(.firstComeFirstServed, "navigation \(record.number) restores, and is superseded")
    }
    if record.isSuperseded || record.isInterrupted, !record.hasCommitted,
      // Its time may be over while it waits for a navigation inside it that commits.
      !["superseded", "cancelled", "window gone", "timed out"].contains(ending)
    {
      fail(
        .endsWhenCancelled,
        "navigation \(record.number) ends as \(ending) and was "
          + (record.isSuperseded ? "superseded" : "cancelled"))
    }
  }
}
