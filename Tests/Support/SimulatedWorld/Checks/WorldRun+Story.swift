import Switchback

/// What a navigation has told its observers, and its post-routing tasks.
struct Story {
  /// The plan it has made last. A window that is closed has no screen from which to go.
  var anchor: Int?
  var isThere = false
  var builtCount = 0
  /// What goes, or may go, with everything in it.
  var going: Set<Int> = []
  /// How many interceptors have begun and ended, and the guard that was asked last.
  var interceptingCount = 0
  var interceptedCount = 0
  var asked: Int?
  /// The guards that the plan lists, and those of them that have been asked since.
  var toAsk: [Int] = []
  /// How often it has been planned.
  var planCount = 0
  /// The text of the last plan's trace, if texts are read.
  var trace: [String]?
  var askedSince: [Int] = []
  /// The new screens, as they were told before the commit.
  var built: [Int] = []
  /// The post-routing tasks that have run.
  var laterTasks: [Int] = []
  var outcome: [Int]?
}

extension ChainTrace {
  /// What came of each step, in words. Where it was looked for may be known no more.
  fileprivate var outcomes: [String] {
    lines.map { $0.outcome.hasPrefix("not found: ") ? "not found" : $0.outcome }
  }
}

// Success, error, plan, events and callbacks tell the same story.
extension WorldRun {
  func checkStory(_ kind: NavigationEvent.Kind, _ record: NavigationRecord) {
    if !record.observedEndings.isEmpty {
      fail(.endsOnce, "navigation \(record.number) has ended and tells of more: \(kind)")
    }
    switch kind {
    case .began(let name):
      if record.begun != nil { fail(.endsOnce, "navigation \(record.number) begins twice") }
      checkBeginning(of: record, named: name)
    case .resolved(let plan):
      record.story.anchor = (plan.anchor as? any MarkedScreen)?.mark.number
      record.story.isThere = plan.changesNothing
      record.story.builtCount = plan.builtTypes.count
      let going = plan.dismissed + plan.removed + plan.mayBeRemoved
      record.story.going = Set(going.map { mark(of: $0).number })
      record.story.toAsk = plan.asked.map { mark(of: $0).number }
      record.story.askedSince = []
      record.story.planCount += 1
      record.story.trace = record.router.isRecorded ? plan.trace.outcomes : nil
    case .asking(let screen):
      record.story.asked = mark(of: screen).number
      checkOrder(ofGuard: mark(of: screen).number, in: record)
    case .intercepting: record.story.interceptingCount += 1
    case .intercepted: record.story.interceptedCount += 1
    case .committing(let built):
      record.story.built = built.map { mark(of: $0).number }
      checkBeforeCommit(record, record.story)
    case .finished(let outcome):
      record.story.outcome = numbers(outcome)
      check(outcome, record, record.story)
    case .fallingBack:
      record.story.planCount = 0
      record.story.trace = nil
    case .failed(let error): checkFinds(in: error, record)
    }
  }

  /// What comes of a plan finds what the plan has found. While interceptors run, there may be no plan yet.
  private func checkFinds(in error: NavigationError, _ record: NavigationRecord) {
    if !record.router.isRecorded { return }
    let wrong = error.trace?.lines.first { $0.isFound != $0.outcome.hasPrefix("found: ") }
    if let wrong { fail(.errorIsRight, "“\(wrong.outcome)” counts as found: \(wrong.isFound)") }
    switch error {
    case .blocked, .unbuilt, .uncommitted:
      guard let planned = record.story.trace, let outcomes = error.trace?.outcomes else { return }
      if outcomes != planned {
        fail(.errorIsRight, "\(outcomes) is said, and \(planned) was planned")
      }
    default: break
    }
  }

  /// It is named after the type of its destination, however that was bound, and it is recorded.
  private func checkBeginning(of record: NavigationRecord, named name: String) {
    if let step = record.chain.flatMap({ destinationStep(of: $0.number) }),
      name != screenTypeName(step.target.type(in: Host.self))
    {
      fail(.storyIsRight, "navigation \(record.number) is for a \(step.target), and named \(name)")
    }
    if record.router.isRecorded, window(record.window) != nil, !recording.hasBegun(record.number) {
      fail(.isRecorded, "navigation \(record.number) is not recorded")
    }
  }

  private func checkBeforeCommit(_ record: NavigationRecord, _ story: Story) {
    let ran = record.ran.values.reduce(0, +)
    if story.interceptingCount != ran || story.interceptedCount != ran {
      fail(
        .storyIsRight,
        "navigation \(record.number) tells of \(story.interceptingCount) interceptors that begin and "
          + "\(story.interceptedCount) that end, and \(ran) have run")
    }
    if story.built.count != story.builtCount {
      fail(
        .storyIsRight,
        "navigation \(record.number) has built \(story.built), and \(story.builtCount) were planned"
      )
    }
  }

  private func check(_ outcome: NavigationOutcome, _ record: NavigationRecord, _ story: Story) {
    let isRight: Bool
    let destination = mark(of: outcome.destination).number
    switch outcome {
    case .alreadyThere:
      isRight =
        outcome.isAlreadyThere && story.isThere && !record.hasCommitted
        && destination == story.anchor
    case .reached(_, let reused, let built):
      let last = story.built.last ?? story.anchor
      isRight =
        record.hasCommitted && !story.isThere && !outcome.isAlreadyThere
        && lists(reused, [story.anchor].compactMap(\.self), record)
        && lists(built, story.built, record)
        && (destination == last || record.planned?.isOpen != false)
    }
    if !isRight {
      fail(.storyIsRight, "navigation \(record.number) has told \(story), and ends as \(outcome)")
    }
    checkWhatHasGone(record, story)
    if let step = record.chain.flatMap({ destinationStep(of: $0.number) }),
      !step.target.includes(mark(of: outcome.destination).kind)
    {
      fail(
        .storyIsRight,
        "navigation \(record.number) is for a \(step.target), and ends as \(outcome)")
    }
    if let expected = record.planned?.laterTasks, story.laterTasks != expected {
      fail(
        .callbacksRun,
        "the post-routing tasks of navigation \(record.number) are \(expected), and \(story.laterTasks) ran"
      )
    }
  }

  /// Whether an outcome lists the screens that observers were told of, without what is gone.
  private func lists(_ screens: [any Screen], _ told: [Int], _ record: NavigationRecord) -> Bool {
    let listed = screens.map { mark(of: $0).number }
    if listed == told { return true }
    let there = window(record.window).map { Set(ReferenceWindow(of: $0).all.map(\.number)) } ?? []
    return listed == told.filter { listed.contains($0) }
      && told.allSatisfy { listed.contains($0) || !there.contains($0) }
  }

  /// The step of a chain's destination, unless that is known only when its switch is asked.
  private func destinationStep(of chain: Int) -> StepScript? {
    if case .step(let step)? = script.chains[chain % script.chains.count].parts.first {
      step
    } else {
      nil
    }
  }

  /// Nothing goes that the plan has not named, except with what the toolkit has put off until then.
  private func checkWhatHasGone(_ record: NavigationRecord, _ story: Story) {
    guard let before = record.windowBeforeCommit, let window = window(record.window),
      record.committedAtRest,
      record.expected?.foreignChanges == foreignChanges[record.window % windows.count],
      !host.rearrangesOnDisplay
    else { return }
    let left = Set(ReferenceWindow(of: window).all.map(\.number))
    for screen in before.all where !left.contains(screen.number) {
      var around: ReferenceScreen? = screen
      while let named = around, !story.going.contains(named.number) {
        around = named.parent ?? named.presenter
      }
      if around != nil { continue }
      fail(
        .storyIsRight,
        "#\(screen.number) goes with navigation \(record.number), which has not said so")
    }
  }

  private func numbers(_ outcome: NavigationOutcome) -> [Int] {
    switch outcome {
    case .alreadyThere(let screen): [mark(of: screen).number]
    case .reached(let screen, let reused, let built):
      ([screen] + reused + built).map { mark(of: $0).number }
    }
  }

  /// What the caller gets is what observers were told.
  func checkTold(_ outcome: NavigationOutcome, _ record: NavigationRecord) {
    guard record.router.isObserved, let told = record.story.outcome, told != numbers(outcome) else {
      return
    }
    fail(.storyIsRight, "navigation \(record.number) tells of \(told), and ends as \(outcome)")
  }

  func reported(_ failure: any Error) {
    guard let record = Whereabouts.record else {
      return fail(.storyIsRight, "a failure of no navigation is reported: \(failure)")
    }
    record.reports.append((failure as? NavigationError)?.kind ?? "another error")
  }

  /// The failure of a navigation that no code waits for is reported once, and no other one.
  func checkReports(_ record: NavigationRecord, _ ending: String) {
    let hasFailed = !["reached", "already there", "cancelled", "superseded", "rejected"]
      .contains(ending)
    if record.reports != (record.isGo && hasFailed ? [ending] : []) {
      fail(
        .storyIsRight,
        "navigation \(record.number) ends as \(ending), and \(record.reports) is reported")
    }
  }

  /// A guard is asked right after that was told.
  func checkThatItIsTold(_ number: Int, in record: NavigationRecord) {
    if record.router.isObserved, record.story.asked != number {
      fail(
        .storyIsRight,
        "screen #\(number) is asked in navigation \(record.number), which does not say so")
    }
  }

  /// An interceptor gets the window of its navigation.
  func checkWindow(_ window: NavigationWindow) {
    guard let record = Whereabouts.record, let own = self.window(record.window) else { return }
    if window.window !== own {
      fail(.storyIsRight, "an interceptor of navigation \(record.number) gets another window")
    }
    let root = try? window.router.plan(to: BoundStep.root()).anchor
    if let real = own.rootScreen, real !== root {
      fail(
        .storyIsRight, "the router of a window leads to \(root.map { name(of: $0) } ?? "nothing")")
    }
  }

  /// A post-routing task gets the whole way: besides what was found and built, only what was found in that.
  func checkLater(_ task: TaskScript, _ route: [any Screen], in record: NavigationRecord) {
    record.story.laterTasks.append(task.number)
    guard record.router.isObserved, let anchor = record.story.anchor else { return }
    let numbers = route.map { mark(of: $0).number }
    let built = record.story.built
    let isWay = { (number: Int) in number == anchor || built.contains(number) }
    let areOthersInside = route.allSatisfy { screen in
      if isWay(mark(of: screen).number) { return true }
      // It may have been replaced by what was built for a later step.
      guard let parents = try? naiveParents(of: screen), !parents.isEmpty else { return true }
      return parents.contains { built.contains(mark(of: $0).number) }
    }
    if numbers.filter(isWay) != [anchor] + built || !areOthersInside {
      fail(
        .storyIsRight,
        "the route of navigation \(record.number) is \(numbers), and not #\(anchor) with "
          + "\(record.story.built)")
    }
  }

  /// A commit that fails leaves none of its screens, or says so, whatever others do meanwhile.
  func checkThatNoneIsLeft(
    _ record: NavigationRecord, _ notUndone: [String], in window: Host.Window
  ) {
    if !notUndone.isEmpty { return }
    let left = ReferenceWindow(of: window).all.first { screen in
      guard record.built.contains(screen.number) else { return false }
      // In a stack of its action, the app may have put something meanwhile, which stays.
      return !record.wrapping.contains(screen.number)
        || screen.children.allSatisfy { record.built.contains($0.number) }
    }
    guard let left else { return }
    fail(.undone, "navigation \(record.number) leaves #\(left.number) and does not say so")
  }

  /// What is said not to be undone, is not.
  func checkPhrases(_ notUndone: [String], in window: Host.Window) {
    if notUndone.isEmpty { return }
    let all = screens(of: window)
    for text in notUndone {
      // Behind it there may be a reason.
      let phrase = String(text.prefix { $0 != "(" })
      // The columns of a split view have no number.
      if !phrase.split(separator: " ").prefix(3).contains(where: { $0.hasPrefix("#") }) { continue }
      let numbers = phrase.split(separator: "#").dropFirst().compactMap { part in
        Int(part.prefix { $0.isNumber })
      }
      let first = numbers.first.flatMap { number in all.first { mark(of: $0).number == number } }
      func isIn(_ screens: [any Screen]?) -> Bool {
        (screens ?? []).contains { numbers.dropFirst().contains(mark(of: $0).number) }
      }
      func isPresented(_ number: Int?) -> Bool {
        all.contains {
          mark(of: $0).number == number && $0.presentingScreen != nil && !$0.isBeingDismissed
        }
      }
      let isWrong =
        if ["contains", "shows", "presents"].contains(phrase.split(separator: " ").last ?? "") {
          // It names nothing.
          true
        } else if phrase.contains(" no longer contains ") {
          isIn(first.flatMap { container($0)?.containedScreens })
        } else if phrase.contains(" no longer shows ") {
          numbers.dropFirst().allSatisfy { number in
            first.flatMap { container($0)?.visibleScreens }?
              .contains { mark(of: $0).number == number } == true
          }
        } else if phrase.contains(" still shows ") {
          // One that has left the window may show it, or hold it.
          first != nil && !isIn(first.flatMap { container($0)?.visibleScreens })
        } else if phrase.contains(" still contains ") {
          first != nil && !isIn(first.flatMap { container($0)?.containedScreens })
        } else if phrase.contains(" no longer presents ") {
          isPresented(numbers.last)
            && (isIn(first?.presentedScreen.map { [$0] }) || !text.contains(" is elsewhere now"))
        } else if phrase.contains(" is no longer the root") {
          first.map { $0 === window.rootScreen } ?? false
        } else {
          false
        }
      if isWrong { fail(.errorIsRight, "“\(text)” is said, and wrong\n\(window.drawing)") }
    }
  }

  /// Whatever the user does in the middle of a change, the new screens go, unless something else is in or above them.
  func checkWhatUsersLeave(
    _ record: NavigationRecord, _ reason: any Error, in window: Host.Window
  ) {
    guard reason is UndoneByUserError, host.faultsThatHappened(in: window) == 0,
      // No window loses its root.
      record.windowBeforeCommit?.root != nil
    else { return }
    let all = ReferenceWindow(of: window).all.map(\.number)
    let left = all.filter { record.built.contains($0) }
    if !left.isEmpty, record.built.isSuperset(of: all.suffix(left.count)) {
      fail(.undone, "navigation \(record.number) leaves #\(left): \(reason)")
    }
    checkUsersStack(record, in: window)
  }
}
