import Switchback
import SwitchbackModel

/// One world while it runs.
///
/// The world owns everything that waits: callbacks, clocks, what a host animates. After each event it
/// runs until it stands still, and is checked.
@MainActor
final class WorldRun<Host: WorldHost> {
  let script: WorldScript
  let executor: WorldExecutor
  let time = WorldTime()
  let waits = WaitList()
  let census = Census()
  private(set) var host: Host!

  private(set) lazy var recording = RecordingJudge { [unowned self] in
    fail(.isRecorded, $0)
  }
  var windows: [Host.Window?] = []
  var routers: [WindowRouter] = []
  var chains: [Int: BuiltChain<Host>] = [:]
  /// Those whose text has been read.
  var readChains: Set<Int> = []
  /// The chain on which the last plan has fallen back, and why.
  var planFallback: (number: Int, error: NavigationError)?
  var trails: [Int: Trail] = [:]
  var inbox: Inbox<InboxItem>?
  /// What the inbox has got and not opened yet, and whether it opens something now.
  var received: [Int] = []
  var (isOpening, isInboxOpen) = (false, false)
  var (itemCount, openingCount, openedCount, idlerCount, planCount) = (0, 0, 0, 0, 0)
  var putBack: Int?
  /// For each router with a trail: the way that the user has come with it.
  var departures: [Int: WayBack] = [:]
  var records: [NavigationRecord] = []
  var unfinished: [NavigationRecord] = []
  /// How many have begun.
  var begunCount = 0
  /// How many navigations there may be, so that callbacks that navigate come to an end.
  var maximumCount = 50
  /// The windows in which one that replaces has been asked for and none is told of it.
  var windowsReplacedUnseen: Set<Int> = []
  var keptScreens = [WeakScreen(), WeakScreen(), WeakScreen(), WeakScreen()]
  /// What the user sees otherwise than the screens say, window by window, and since which turn of the host.
  var differences: [Int: (text: String, since: Int)] = [:]
  /// The screens that were in each window since it was calm.
  var there: [Int: Set<Int>] = [:]
  /// The windows in which the user has seen something since they had a root.
  var seenWindows: Set<Int> = []
  private(set) var turnCount = 0
  /// Says which property has changed since the last rest without telling its observer.
  var witness: (() -> String?)?
  /// A screen that the app holds, and what was in it since it is in no window.
  var (heldScreen, heldContents): ((any Screen)?, [Int]?)
  /// Whether a host remembers screens.
  var isRemembering = false
  var flags = [false, true, false, true]
  var toggles = 0
  /// The interceptors that have run and wait for the user: navigations of any chains share them.
  var logIns: Set<ReferenceResolution.Identity> = []
  /// How often the world has gone on after it stood still.
  private(set) var restCount = 0
  /// Whether events happen without the world coming to rest between them.
  var isAtOnce = false

  /// Whether the toolkit may complain of what the user or the app does, and how often it has.
  var isForgiving = false
  /// Whether the app or the user has done something in the middle of a transition, after which the
  /// toolkit may keep what it has shown.
  private(set) var isUntidy = false
  /// Whether operations may fail.
  private(set) var hasFaults = false
  var forgivenComplaints = 0
  /// How many faults had happened when no navigation was in progress any more.
  var forgivenFaults = 0

  /// How often the user or the app has changed each window.
  var foreignChanges: [Int] = []
  /// How often anything has changed each window.
  var allChanges: [Int] = []
  /// When the app has shown layers without the router, by the number of their roots.
  var foreignLayers: [Int: Int] = [:]
  var foreignTasks = 0
  var actCount = 0
  /// What the app has saved last.
  var saved: SavedScreens<WorldDestination>?
  /// The last destination of a navigator that has led to each screen.
  var ledTo: [Int: WorldDestination] = [:]
  var areLeadsKnown = true
  /// The windows in which the app restores something, or the host navigates by itself: once for each time.
  var otherNavigations: [Int] = []
  /// How often the host has begun to navigate by itself.
  var ownNavigationCount = 0
  /// How often the user, the app or a navigation has begun to do something.
  var doings = 0
  /// The stack that the user has changed last, if a navigation was changing the window.
  var usersStack: UsersStack?
  /// What has to come of an act that was begun while nothing else went on.
  var wish: Wish?
  /// The layer that the user drags down, if that was begun while nothing else went on.
  var drag: Drag?
  var restoring: [Task<Void, Never>] = []

  /// The factory that was prepared last, if its task was not.
  var preparedFactory: Int?

  /// The steps whose factories build screens that hold nothing.
  var leafFactories: Set<Int> = []

  var coverage = Coverage()
  private(set) var failure: WorldFailure?
  private(set) var log: [String] = []
  let keepsLog: Bool
  private var isEnding = false
  /// Whether nothing happens any more that code does not do.
  private(set) var isUserGone = false

  init(_ script: WorldScript, executor: WorldExecutor, keepsLog: Bool) {
    self.script = script
    self.executor = executor
    self.keepsLog = keepsLog
  }

  func note(_ line: @autoclosure () -> String) {
    if keepsLog { log.append(line()) }
  }

  /// Notes that something is not as it must be. The first failure counts.
  func fail(_ invariant: WorldInvariant, _ text: @autoclosure () -> String) {
    if failure != nil || isEnding { return }
    let text = text()
    failure = WorldFailure(invariant: invariant, text: text)
    note("FAILURE, \(invariant.rawValue): \(text)")
  }

  /// Makes the app, lets the events happen, and brings everything to its end.
  func run(_ nextEvent: (WorldRun) -> WorldEvent?) {
    host = Host(script.host, census: census, judge: self)
    WorldDestination.chains = { [unowned self] in bound($0) }
    host.run { carryOut(nextEvent) }
    WorldDestination.chains = nil
  }

  private func carryOut(_ nextEvent: (WorldRun) -> WorldEvent?) {
    begin()
    while failure == nil, let event = nextEvent(self) {
      note("— \(event)")
      happen(event)
      rest()
    }
    end()
  }

  private func begin() {
    // NB: unowned here and elsewhere, as an object that is weakly referred to is slower to hold.
    host.onChange = { [unowned self] in
      changed($0, layer: $1, isAnimated: $2, isDismissal: $3)
    }
    host.onTransition = { [unowned self] layer, isAnimated, isDismissal in
      guard !Whereabouts.isForeign, let record = Whereabouts.record, record.router.isObserved,
        record.isCommitting
      else { return }
      checkAnimation(of: record, layer: layer, isAnimated: isAnimated, isDismissal: isDismissal)
    }
    host.onContents = { [unowned self] in checkContents(of: $0) }
    host.onOwnNavigation = { [unowned self] in navigates(in: $0, begins: $1) }
    host.onAnswer = { [unowned self] in noteResult($1, of: $0) }
    foreignChanges = Array(repeating: 0, count: script.windows.count)
    allChanges = foreignChanges
    for (number, window) in script.windows.enumerated() { open(window, number: number) }
    keepScreens()
    for (number, router) in script.routers.enumerated() {
      routers.append(makeRouter(router, number: number))
    }
    setRouters()
    inbox = Inbox<InboxItem>(keeping: script.keeping)
  }

  private func open(_ script: WindowScript, number: Int) {
    if script.layers.isEmpty { coverage.note("empty window") }
    let window = host.makeWindow(script.layers.first.map { make($0) }, number: number)
    windows.append(window)
    settle()
    for layer in script.layers.dropFirst() {
      Whereabouts.$isForeign.withValue(true) {
        _ = Task { @MainActor in
          guard let presenter = presenter(in: window, choice: layer.id) else { return }
          try? await presenter.presentScreen(makeLayer(layer), animated: false)
        }
      }
      settle()
    }
    note("window \(number):\n\(window.drawing)")
    noteThere(windows.count - 1)
  }

  /// The app keeps some of its first screens, visible or not.
  private func keepScreens() {
    guard let window = windows.first, let window else { return }
    let all = screens(of: window)
    if all.isEmpty { return }
    for index in keptScreens.indices {
      keptScreens[index].screen = all[index * all.count / keptScreens.count]
    }
  }

  /// Lets everything go on that moves by itself.
  private func settle() {
    for _ in 0..<1_000 {
      guard executor.runJobs() else { return }
      if !host.isMoving { return }
      turn()
    }
  }

  func make(_ tree: TreeScript, inside containers: [ScreenKind] = []) -> any Screen {
    var children: [any Screen] = []
    let kind = script.host.kind(tree.kind, id: tree.id)
    for child in tree.children {
      // What a toolkit does not take, it gets a page for.
      let inner = containers + [kind]
      let fits = host.accepts(child.kind, inside: inner)
      if tree.kind == .pager, child.kind == .split || child.kind == .compactSplit {
        coverage.note("own container holds a split")
      }
      children.append(make(fits ? child : TreeScript(kind: .page, id: child.id), inside: inner))
    }
    return host.make(
      kind, id: tree.id, leaving: tree.leaving, children: children, selected: tree.selected)
  }

  /// Runs until the world stands still, and looks at it.
  func rest() {
    restCount += 1
    guard executor.runJobs() else { return fail(.comesToRest, "100,000 jobs, and no end") }
    checkAtRest()
  }

  /// Brings everything to its end: what moves, then time, then the waits that were held open.
  private func end() {
    note("— the end")
    isUserGone = true
    for window in windows.indices {
      for act in [UserAct.letsGoTooEarly, .returnsToApp, .answersAlert] {
        user(act, in: window, choice: 0)
      }
    }
    rest()
    finishMoving()
    for _ in 0..<20 {
      if failure != nil { break }
      time.pass(seconds: 100_000)
      rest()
      finishMoving()
      if !time.hasSleepers { break }
    }
    // A toolkit that does not tell of changes is looked at in each turn, even if nothing moves.
    for _ in 0..<5 {
      turn()
      rest()
      finishMoving()
    }
    if failure == nil { checkWhatWaits() }
    isEnding = failure != nil
    // A hundred navigations, one in the other, may each change something, undo it and try again, with a
    // dozen transitions of forty turns.
    for _ in 0..<100_000 {
      if waits.waits.isEmpty, !host.isMoving, !time.hasSleepers { break }
      if !waits.waits.isEmpty {
        let wait = waits.resume(0, succeeding: true)
        note("\(wait.place) goes on in the end")
      }
      if host.isMoving { turn() }
      if waits.waits.isEmpty { time.pass(seconds: 100_000) }
      rest()
    }
    if failure == nil { checkThatAllHaveEnded() }
    actAlone()
    letGo()
  }

  func turn() {
    turnCount += 1
    host.step()
    // Between the events of one moment, no code runs.
    if isAtOnce { return }
    for record in unfinished where record.isCommitting { noteIdleTurn(record) }
  }

  /// Notes a turn in which a commit waits, and neither code nor the toolkit does anything.
  private func noteIdleTurn(_ record: NavigationRecord) {
    guard let window = window(record.window), record.running.isEmpty, foreignTasks == 0,
      window.isSettled, !host.shows(aTransitionIn: window),
      unfinished.allSatisfy({ !$0.isInside(record) })
    else {
      record.idleTurns = 0
      return
    }
    record.idleTurnCount = max(record.idleTurnCount, record.idleTurns)
    record.idleTurns += 1
  }

  func finishMoving() {
    // Fifty navigations, one in the other, may each wait for what has been dropped.
    var turns = 0
    var before = progress
    while turns < 10_000 {
      guard host.isMoving, failure == nil else { return }
      turn()
      rest()
      turns += 1
      if progress == before {
        if turns == 5_000, isUserGone { answerForgottenAlerts() }
        continue
      }
      turns = 0
      before = progress
    }
    fail(.comesToRest, "the host moves something in 10,000 turns in which nothing else happens")
  }

  /// A host may wait for the user to answer an alert that its toolkit has forgotten to take away.
  private func answerForgottenAlerts() {
    for window in windows.indices { user(.answers, in: window, choice: 0) }
  }

  /// How many navigations have begun and ended.
  private var progress: Int { 2 * records.count - unfinished.count }

  /// Lets go of the whole app. Nothing must be left of it.
  private func letGo() {
    inbox?.close()
    isInboxOpen = false
    inbox = nil
    heldScreen = nil
    witness = nil
    for index in windows.indices { closeHolding(index) }
    chains = [:]
    trails = [:]
    routers = []
    _ = executor.runJobs()
    for task in restoring { task.cancel() }
    for count in 0..<200 {
      _ = executor.runJobs()
      // UIKit does not tell that a window has gone: the host looks for it when its loop turns.
      guard count < 3 || host.isMoving || time.hasSleepers || !waits.waits.isEmpty else { break }
      if !waits.waits.isEmpty { _ = waits.resume(0, succeeding: false) }
      turn()
      time.pass(seconds: 100_000)
    }
    host.dismantle()
    _ = executor.runJobs()
    if failure == nil, !isUntidy, census.count > 0 {
      fail(.nothingIsHeld, "alive after everything was let go of: \(census.alive)")
    }
    for record in unfinished where failure == nil {
      fail(.endsAtAll, "navigation \(record.number) has not ended with its window")
    }
    for record in records { record.cancel = nil }
  }

  func close(_ index: Int) {
    if let window = windows[index] { host.close(window) }
    windows[index] = nil
  }

  var isHostMoving: Bool { host.isMoving }
  var isScreenHeld: Bool { host.isHeld }

  func window(_ number: Int) -> Host.Window? {
    windows.isEmpty ? nil : windows[number % windows.count]
  }

  func user(_ act: UserAct, in number: Int, choice: Int) {
    guard let window = window(number) else { return }
    let number = number % windows.count
    let wish = wish(for: act, in: window)
    let before = host.reportsChanges ? ReferenceWindow(of: window).line : nil
    let top = host.hasPlainGestures ? (try? naiveLayers(of: window))?.last as? ModelScreen : nil
    let isComingOrGoing = top.map { $0.isBeingPresented || $0.isBeingDismissed } ?? false
    let changeCount = allChanges[number]
    let hidden = act == .selectsTab ? hiddenTabs(of: window) : []
    let stacks = changingStacks(in: window)
    let done = Whereabouts.$isForeign.withValue(true) {
      host.user(act, in: window, choice: choice)
    }
    // A tap on the tab that is selected is told, too, where there is one.
    if act != .selectsTab || host.hasPlainGestures, let before, allChanges[number] > changeCount,
      ReferenceWindow(of: window).line == before
    {
      fail(.isObserved, "\(act.rawValue), and a change is told where all is as before")
    }
    if done, isComingOrGoing, act == .dismisses {
      fail(.isObeyed, "the user dismisses what is still on its way\n\(window.drawing)")
    }
    if done {
      interfered(in: number)
      noteAct(in: number)
      doings += 1
      noteUsersStack(in: window, before: stacks)
      if let wish { isWished(act.rawValue, in: window, wish) }
      let stillHidden = hidden.isEmpty ? [] : hiddenTabs(of: window)
      for tab in hidden where !stillHidden.contains(where: { $0 === tab }) { noteComing(with: tab) }
    } else if case .otherThan = wish, !host.mayBeCovered(in: window),
      let stack = stackToGoBackIn(window)
    {
      fail(.isObeyed, "\(act.rawValue), and cannot in \(stack)\n\(window.drawing)")
    } else {
      checkThatItIsDone(act, wish, in: window)
    }
    for record in unfinished { noteHold(record) }
    coverage.note(done ? act.rawValue : "refused to user")
    note("the user \(act): \(done)")
  }

  func fault(_ fault: WorldEvent.Fault, number: Int, in window: Int) {
    guard let live = self.window(window) else { return }
    host.fail(fault, number: number, in: live)
    isForgiving = true
    hasFaults = true
  }

  /// Notes that a navigation begins or ends in a window that is none of the world's own.
  func navigates(in window: Int, begins: Bool) {
    foreignTasks += begins ? 1 : -1
    doings += 1
    if begins {
      ownNavigationCount += 1
      otherNavigations.append(window)
    } else if let index = otherNavigations.firstIndex(of: window) {
      otherNavigations.remove(at: index)
    }
    interfered(in: window)
  }

  /// Notes that the user or the app does something. What the toolkit says of it is not the router's fault.
  func interfered(in window: Int) {
    foreignChanges[window] += 1
    allChanges[window] += 1
    isForgiving = true
    if host.isMoving, host.keepsWhatPresents { isUntidy = true }
  }
}

/// A screen that the app keeps without holding it.
struct WeakScreen {
  weak var screen: (any Screen)?
}

/// What must hold in every world.
package enum WorldInvariant: String, Sendable, CaseIterable {
  case comesToRest = "the world comes to rest"
  case endsOnce = "each navigation ends exactly once"
  case endsAtAll = "each navigation ends or waits for something that the world holds open"
  case endsWhenCancelled = "a navigation that is cancelled before its commit ends"
  case completes = "a navigation that has begun to commit completes"
  case endsInTime = "a callback does not last longer than its limit"
  case isOnScreen = "success means that the destination is on screen"
  case changesInCommit = "nothing changes but by the commit of a navigation in its window"
  case oneAtATime = "no two navigations change a window at once"
  case settlesFirst = "a commit begins only when nothing moves in its window"
  case undone = "a commit that fails leaves the window as it was"
  case interceptorsRun = "every interceptor of the chain that was taken runs before the commit"
  case interceptorsShared = "navigations that wait for one log-in share it"
  case interceptorsOnce = "an interceptor with an identity runs once"
  case isHeard = "a guard that says no and an interceptor that fails end the navigation"
  case callbacksRun = "every factory and task of the chain runs as often as it is there"
  case resultsArrive = "a result arrives at all that wait for it, and its screen’s end too"
  case waysBack = "the way back leads to the screen that the user came from"
  case isRestored = "what is saved and restored is what is on screen"
  case inboxInOrder = "an inbox opens one thing after the other, in order, while it is open"
  case guardsAsked = "every guard whose screen goes is asked, and no other"
  case planIsRight = "the plan is what the rules say"
  case resultIsRight = "what happens is what the plan says"
  case errorIsRight = "an error says what happened"
  case firstComeFirstServed = "navigations take turns as their policies say"
  case nothingIsHeld = "nothing is alive that was let go of"
  case noComplaints = "the toolkit does not complain"
  case isSeen = "the user sees what the screens say"
  case isObeyed = "what the user and the app do while nothing else goes on happens"
  case isObserved = "what observes a screen is told of each change, and of nothing else"
  case treeIsConsistent = "each screen knows what is around it, and shows what its kind shows"
  case storyIsRight = "events, callbacks and the end tell the same story"
  case isRecorded = "a recording tells the same story, with the screens before and after"
  case oneAnimation = "each layer that changes has one animated change"
}

/// What was wrong in a world, first of all.
package struct WorldFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package let invariant: WorldInvariant
  package let text: String

  package init(invariant: WorldInvariant, text: String) {
    self.invariant = invariant
    self.text = text
  }

  package var description: String { "\(invariant.rawValue): \(text)" }
}
