import Switchback

// What the engine tells its observers, compared with what the rules say.
extension WorldRun {
  var app: AppState { AppState(host: script.host, flags: flags) { [unowned self] in kept($0) } }

  func observe(_ event: NavigationEvent) {
    guard let record = Whereabouts.record else {
      return fail(.endsOnce, "an event of no navigation: \(event)")
    }
    checkStory(event.kind, record)
    // Texts take their time.
    if record.router.isRecorded { checkText(of: event) }
    switch event.kind {
    case .resolved, .intercepting: checkOrder(record)
    case .began, .asking, .intercepted, .fallingBack, .committing, .finished, .failed: break
    }
    record.resumed = nil
    switch event.kind {
    case .began: begin(record)
    case .resolved(let plan):
      note("navigation \(record.number) resolves: \(plan.sentences.joined(separator: "; "))")
      takeTurn(record)
      record.hasNothingToDo = plan.sentences.isEmpty
      record.calls = [:]
      record.callOrder = []
      record.aroundWhenPlanned = record.possiblyAround
      record.planned = nil
      if record.origin == nil, let window = window(record.window) {
        record.origin = seen(in: window)
      }
      if record.changesAtFirst == nil {
        record.changesAtFirst = allChanges[record.window % windows.count]
      }
      checkWayBack(plan, record)
      noteLine(record)
      if record.isFindingAmidChanges {
        coverage.note("plan amid changes")
        record.isFindingAmidChanges = false
      } else if let window = window(record.window), let heading = record.heading {
        record.planned = check(
          plan, finished: record.finished, heading, record.router, window, record)
        record.plannedAt = changeCount(record)
      }
    case .asking: coverage.note("asking")
    case .intercepting:
      takeTurn(record)
      coverage.note("intercepting")
    case .intercepted:
      // With several, it may wait for another navigation's log-in next, without a sign of it.
      if record.isInterceptingForUser, record.pauseCount == 1 { record.resumed = restCount }
    case .fallingBack:
      takeTurn(record)
      if record.otherChain == nil {
        fail(.storyIsRight, "navigation \(record.number) falls back on nothing")
      }
    case .committing: commit(record)
    case .finished(let outcome):
      record.observedEndings.append(outcome.isAlreadyThere ? "already there" : "reached")
      // Another navigation may look at the window before this one's caller goes on.
      noteLead(record, to: outcome.destination)
      finish(record, outcome)
      record.isCommitting = false
    case .failed(let error):
      note("navigation \(record.number) fails: \(error.kind)")
      if record.otherChain == nil, !record.isRestoring {
        checkThatNoneIsLeft(error, record.heading)
      }
      record.observedEndings.append(error.kind)
      finish(record, error)
      if record.router.isRecorded { checkText(of: error) }
      checkLine(record)
      record.isCommitting = false
    }
  }

  /// Notes that something in a window has changed.
  func changed(_ window: Int, layer: Int?, isAnimated: Bool, isDismissal: Bool) {
    allChanges[window] += 1
    noteThere(window)
    if Whereabouts.isForeign {
      foreignChanges[window] += 1
      note("window \(window) is changed without the router")
      if isDismissal, let layer { forgetAnimations(in: window, from: layer) }
      return
    }
    coverage.note("change")
    guard let record = Whereabouts.record else {
      return fail(.changesInCommit, "window \(window) has changed, by no navigation")
    }
    note("window \(window) is changed by navigation \(record.number)")
    record.changeCount += 1
    if !record.router.isObserved { commitUnobserved(record) }
    if record.window % windows.count != window {
      fail(.changesInCommit, "navigation \(record.number) has changed window \(window)")
    }
    if !record.router.isObserved { return }
    if !record.isCommitting {
      fail(.changesInCommit, "navigation \(record.number) changes something and does not commit")
    }
    checkAnimation(of: record, layer: layer, isAnimated: isAnimated, isDismissal: isDismissal)
  }

  /// What a navigation has built comes on display as it is.
  func checkContents(of container: any Screen) {
    guard !Whereabouts.isForeign, let record = Whereabouts.record, record.isCommitting,
      let window = window(record.window),
      record.expected?.foreignChanges == foreignChanges[record.window % windows.count],
      host.faultsThatHappened(in: window) == 0, !host.rearrangesOnDisplay,
      record.built.contains(mark(of: container).number)
    else { return }
    fail(
      .resultIsRight,
      "navigation \(record.number) changes \(mark(of: container).name), which it has just shown")
  }

  /// A layer has gone, and with a prompt that the user has answered only that: others take its number.
  private func forgetAnimations(in window: Int, from layer: Int) {
    for record in unfinished where record.isCommitting && record.window % windows.count == window {
      record.animatedLayers = record.animatedLayers.filter { $0 < layer }
    }
  }

  /// At most one change of each layer is animated, and none if the app wants none.
  func checkAnimation(
    of record: NavigationRecord, layer: Int?, isAnimated: Bool, isDismissal: Bool
  ) {
    if !isAnimated { return }
    if !record.trip.isAnimated {
      fail(.oneAnimation, "navigation \(record.number) is not to be animated")
    }
    if isDismissal {
      record.animatedDismissals += 1
      if record.animatedDismissals > 1 {
        fail(.oneAnimation, "navigation \(record.number) dismisses twice with an animation")
      }
    } else if !record.animatedLayers.insert(layer ?? -1).inserted {
      fail(
        .oneAnimation, "navigation \(record.number) animates layer \(layer ?? -1) twice")
    }
  }

  /// Where a host does not tell of changes, the window itself is compared.
  private func noteLine(_ record: NavigationRecord) {
    if host.reportsChanges { return }
    let isQuiet = !host.isMoving && foreignTasks == 0 && routers.count == observedCount
    record.linePlanned = nil
    guard isQuiet, let window = window(record.window) else { return }
    record.linePlanned = (
      ReferenceWindow(of: window).line, allChanges[record.window % windows.count]
    )
  }

  private func checkLine(_ record: NavigationRecord) {
    guard let (line, changes) = record.linePlanned, !record.hasCommitted, !host.isMoving,
      foreignTasks == 0, changes == allChanges[record.window % windows.count],
      let window = window(record.window)
    else { return }
    coverage.note("unchanged after failure")
    let now = ReferenceWindow(of: window).line
    if now != line {
      fail(
        .changesInCommit,
        "navigation \(record.number) fails before its commit, and\n\(line)\nhas become\n\(now)")
    }
  }

  private var observedCount: Int { script.routers.count(where: \.isObserved) }

  /// What the rules say of where a navigation goes, with the screens as they are now.
  func resolution(
    _ heading: Heading, _ router: RouterScript, in window: Host.Window
  ) -> ReferenceResolution {
    switch heading {
    case .chain(let number, let context):
      ReferenceResolution(
        script.chains[number % script.chains.count], context: context, router: router, in: window,
        app)
    case .back(let way):
      ReferenceResolution(back: way, router: router, in: window, app)
    }
  }

  /// What comes of a navigation by the rules, with the screens as they are now.
  func foreseen(
    _ heading: Heading, _ record: NavigationRecord, in window: Host.Window
  ) -> (expectation: Expectation, route: ReferenceRoute)? {
    let resolution = resolution(heading, record.router, in: window)
    guard resolution.failure == nil, let route = try? ReferenceRoute(resolution, in: window)
    else { return nil }
    return (expectation(resolution, route, record), route)
  }

  /// Compares a plan with what the rules say.
  @discardableResult
  func check(
    _ plan: NavigationPlan, finished: Set<ReferenceResolution.Identity>,
    _ heading: Heading, _ router: RouterScript, _ window: Host.Window,
    _ record: NavigationRecord?
  ) -> Expectation? {
    let resolution = resolution(heading, router, in: window)
    if let failure = resolution.failure {
      fail(.planIsRight, "planned, although this is wrong: \(failure.reason)")
      return nil
    }
    if resolution.startsEmpty
      ? plan.anchor is any MarkedScreen : plan.anchor !== resolution.anchor
    {
      fail(
        .planIsRight,
        "the anchor is \(name(of: plan.anchor)), not "
          + (resolution.anchor.map { mark(of: $0).name } ?? "anything"))
      return nil
    }
    coverage.note(resolution.passed.isEmpty ? "plan finds the destination" : "plan builds")
    // It makes texts, which take their time.
    if record?.router.isRecorded ?? true { checkTrace(plan, resolution) }
    checkInterceptors(plan, resolution, finished, record)
    do {
      let route = try ReferenceRoute(resolution, in: window)
      let expectation = expectation(resolution, route, record)
      if route.isOpen {
        coverage.note("plan with a look-up")
        return expectation
      }
      check(plan, route)
      checkOrder(plan, in: window)
      return expectation
    } catch {
      fail(.planIsRight, "planned, although the route is wrong: \(error)")
      return nil
    }
  }

  /// Which steps are found, built and passed over.
  private func checkTrace(_ plan: NavigationPlan, _ resolution: ReferenceResolution) {
    let built = Set(plan.builtSteps)
    var fates: [String] = []
    for (index, line) in plan.trace.lines.enumerated() {
      switch line.step.role {
      case .expectingContainer, .transformer: continue
      case .switch where !line.isFound: continue
      default: fates.append(line.isFound ? "found" : built.contains(index) ? "built" : "passed")
      }
    }
    let expected = resolution.passed.map { step in
      if case .toBuild = step { "built" } else { "passed" }
    }
    if fates != expected + ["found"] {
      fail(.planIsRight, "the steps are \(fates), and not \(expected) and what was found")
    }
    checkAbsences(plan.trace, resolution)
  }

  private func checkInterceptors(
    _ plan: NavigationPlan, _ resolution: ReferenceResolution,
    _ finished: Set<ReferenceResolution.Identity>, _ record: NavigationRecord?
  ) {
    var seen = finished
    let pending = resolution.interceptors.filter {
      !$0.isIdentified || seen.insert($0.identity).inserted
    }
    guard resolution.interceptors.allSatisfy(\.isIdentified),
      record.map(isInsideUnseen) != true
    else { return }
    // One that waits for the user may have been shared with another navigation.
    let shared = pending.count { isShared($0, resolution.interceptors, record) }
    if !(pending.count - shared...pending.count).contains(plan.interceptors.count) {
      fail(
        .planIsRight,
        "\(plan.interceptors.count) interceptors are to run, not \(pending.map(\.script.number)) of "
          + "\(resolution.interceptors.map(\.script.number)); \(finished.map(\.number)) have run")
    }
  }

  private func check(_ plan: NavigationPlan, _ route: ReferenceRoute) {
    if plan.builtTypes.count != route.built.count {
      fail(
        .planIsRight, "\(plan.builtTypes.count) screens are to be built, not \(route.built.count)")
    }
    let guards = Set(route.gone.filter(\.isGuard).map(\.number))
    let asked = Set(plan.asked.map { mark(of: $0).number })
    if guards != asked {
      fail(.guardsAsked, "asked would be \(asked.sorted()), not \(guards.sorted())")
    }
    var named: Set<Int> = []
    let listed = plan.dismissed + plan.removed
    for screen in listed { insert(screen, into: &named) }
    if Set(listed.map { ObjectIdentifier($0) }).count < listed.count {
      fail(.planIsRight, "it removes a screen twice: \(listed.map { mark(of: $0).name })")
    }
    let gone = Set(route.gone.map(\.number))
    if named != gone {
      fail(.planIsRight, "gone would be \(named.sorted()), not \(gone.sorted())")
    }
    let mayGo = plan.mayBeRemoved.map { mark(of: $0).number }
    if mayGo != route.mayGo.map(\.number) {
      fail(.planIsRight, "what may go would be \(mayGo), not \(route.mayGo.map(\.number))")
    }
    // A column that an action names is no screen.
    let revealed = plan.revealed.compactMap { ($0 as? any MarkedScreen)?.mark.number }
    if revealed != route.revealed.map(\.number) {
      fail(.planIsRight, "revealed would be \(revealed), not \(route.revealed.map(\.number))")
    }
    if plan.changesNothing != route.changesNothing {
      fail(.planIsRight, "it says that it changes nothing: \(plan.changesNothing)")
    }
    if !plan.dismissed.isEmpty { coverage.note("plan dismisses") }
    if !plan.removed.isEmpty { coverage.note("plan removes") }
    if !plan.revealed.isEmpty { coverage.note("plan reveals") }
    if plan.changesNothing { coverage.note("plan changes nothing") }
    if route.dismissesWhatComes {
      coverage.note("plan dismisses what comes" + (route.performed.isEmpty ? "" : " and presents"))
    }
  }

  private func insert(_ screen: any Screen, into numbers: inout Set<Int>) {
    if screen.isBeingDismissed { return }
    numbers.insert(mark(of: screen).number)
    if let container = screen as? any ContainerScreen {
      // The columns in the stack of a narrow split view stay in it.
      let columns = (screen.parentScreen as? any ColumnedScreen)?.columnScreens ?? []
      for child in container.containedScreens where !columns.contains(where: { $0 === child }) {
        insert(child, into: &numbers)
      }
      for column in (screen as? any ColumnedScreen)?.columnScreens ?? []
      where !numbers.contains(mark(of: column).number) { insert(column, into: &numbers) }
    }
    if let presented = screen.presentedScreen { insert(presented, into: &numbers) }
  }

  func expectation(
    _ resolution: ReferenceResolution, _ route: ReferenceRoute, _ record: NavigationRecord?
  ) -> Expectation {
    var signature = [resolution.anchor.map { mark(of: $0).number } ?? 0]
    for step in resolution.passed {
      switch step {
      case .toBuild(let step): signature.append(step.number)
      case .toLookUp(let step): signature.append(-step.number)
      }
    }
    return Expectation(
      interceptors: resolution.interceptors,
      guards: Set(route.gone.filter(\.isGuard).map(\.number)),
      line: route.isOpen ? nil : route.window.line, operationCount: route.operationCount,
      animatedLayers: route.animatedLayers, dismissesAnimated: route.dismissesAnimated,
      calls: calls(resolution, isOpen: route.isOpen, record),
      callOrder: route.isOpen ? nil : callOrder(resolution, route, record),
      laterTasks: route.isOpen ? nil : laterTasks(resolution, record),
      foreignChanges: record.map { foreignChanges[$0.window % windows.count] } ?? 0,
      isOpen: route.isOpen,
      signature: signature)
  }

  /// The factories and context tasks that have to run, each how often.
  private func calls(
    _ resolution: ReferenceResolution, isOpen: Bool, _ record: NavigationRecord?
  ) -> [CodePlace: Int] {
    var calls: [CodePlace: Int] = [:]
    var builtCount = 0
    for case .toBuild(let step) in resolution.passed {
      builtCount += 1
      calls[CodePlace(kind: .factory, number: step.number), default: 0] += 1
      for task in step.tasks { calls[CodePlace(kind: .task, number: task.number), default: 0] += 1 }
    }
    for task in resolution.found?.tasks ?? [] {
      calls[CodePlace(kind: .task, number: task.number), default: 0] += 1
    }
    if isOpen { return calls }
    var tasks = record?.router.tasks ?? []
    if let (chain, _) = record?.chain,
      script.chains[chain % script.chains.count].hasTaskForEachScreen
    {
      tasks.append(.forEachScreen)
    }
    for task in tasks {
      // An empty window has no screen to begin with.
      calls[CodePlace(kind: .task, number: task.number), default: 0] +=
        builtCount + (resolution.startsEmpty ? 0 : 1)
    }
    return calls
  }

  /// The post-routing tasks: of the screen that was found, of the new ones from there, and the router's.
  private func laterTasks(
    _ resolution: ReferenceResolution, _ record: NavigationRecord?
  ) -> [Int] {
    var tasks = resolution.found?.postTasks ?? []
    for case .toBuild(let step) in resolution.passed.reversed() { tasks += step.postTasks }
    return (tasks + (record?.router.postTasks ?? [])).map(\.number)
  }

  /// An error before the commit must have its reason in the rules, too.
  func checkUnresolved(
    _ error: NavigationError, finished: Set<ReferenceResolution.Identity>,
    _ heading: Heading, _ router: RouterScript, _ window: Host.Window?,
    _ record: NavigationRecord? = nil
  ) {
    let isPlanned = record == nil
    guard case .unresolved(let reason, let trace) = error, let window else { return }
    // A plan does not wait, and a toolkit may have let go of a screen for a moment.
    if isPlanned, !window.isSettled { return }
    let resolution = resolution(heading, router, in: window)
    // What an interceptor does may make another way possible.
    let pending = resolution.interceptors.filter {
      $0.isIdentified && !finished.contains($0.identity)
        && !isShared($0, resolution.interceptors, record)
    }
    if reason is ChainError || reason is SourceError, !trace.lines.contains(where: \.isFailing) {
      fail(.errorIsRight, "no step is marked: \(reason)\n\(trace)")
    }
    // It is told before the others run.
    if (reason as? ChainError)?.kind == .unrecognized {
      coverage.note("interceptor unrecognized")
      if resolution.interceptors.allSatisfy(\.isIdentified) {
        fail(.errorIsRight, "every interceptor can be recognized: \(reason)")
      }
      return
    }
    func checkThatNoneIsPending() {
      guard let record, !isInsideUnseen(record), let first = pending.first
      else { return }
      fail(.interceptorsRun, "it ends without interceptor \(first.script.number): \(reason)")
    }
    if let failure = resolution.failure {
      if failure.dependsOnHierarchy { checkThatNoneIsPending() }
      if failure.reason == "no root", "\(reason)" != "\(HierarchyError.noRoot)" {
        fail(.errorIsRight, "there is no root, and it says \(reason)")
      }
      coverage.note(failure.dependsOnHierarchy ? "no way there" : "refused while resolving")
      checkMark(of: failure, in: trace, heading)
      return
    }
    do {
      _ = try ReferenceRoute(resolution, in: window)
      // A screen that the app has kept may have been nowhere when it was found.
      if host.letsGoOfTabs, case SourceError.notInWindow? = reason as? SourceError { return }
      fail(.errorIsRight, "unresolved, although nothing is wrong: \(reason)")
    } catch {
      if reason is ChainError || reason is SourceError { checkThatNoneIsPending() }
      coverage.note("no route there")
      if let failure = error as? ReferenceRoute.Failure {
        checkMark(of: failure, in: trace, heading)
      }
    }
  }
}

extension TripScript {
  /// The chain and the context, if it goes along one.
  var chain: (number: Int, context: Int)? {
    switch goal {
    case .chain(let number, let context), .result(let number, let context): (number, context)
    case .back, .whereICameFrom: nil
    }
  }
  var heading: Heading? {
    switch goal {
    case .chain(let number, let context), .result(let number, let context):
      .chain(number, context: context)
    case .back(let way): .back(BackWay(way))
    case .whereICameFrom: nil
    }
  }
  /// Whether it goes on after the navigation, until a screen gives its result.
  var awaitsResult: Bool {
    if case .result = goal { true } else { false }
  }
}
