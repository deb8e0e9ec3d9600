import Switchback

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

  var windows: [Host.Window?] = []
  var routers: [WindowRouter] = []
  var chains: [Int: BuiltChain<Host>] = [:]
  var trails: [Int: Trail] = [:]
  var inbox: Inbox<TripScript>?
  var records: [NavigationRecord] = []
  var unfinished: [NavigationRecord] = []
  var flags = [false, true, false, true]
  var toggles = 0

  /// How often the user or the app has changed each window.
  var foreignChanges: [Int] = []
  /// When the app has shown layers without the router, by the number of their roots.
  var foreignLayers: [Int: Int] = [:]
  var foreignTasks = 0

  var coverage = Coverage()
  private(set) var failure: WorldFailure?
  private(set) var log: [String] = []
  let keepsLog: Bool
  private var isEnding = false

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

  // MARK: From the beginning to the end

  /// Makes the app, lets the events happen, and brings everything to its end.
  func run(_ nextEvent: (WorldRun) -> WorldEvent?) {
    begin()
    while failure == nil, let event = nextEvent(self) {
      note("— \(event)")
      coverage.note(event.name)
      happen(event)
      rest()
    }
    end()
  }

  private func begin() {
    host = Host(script.host, census: census, judge: self)
    host.onChange = { [weak self] in self?.changed($0, layer: $1, isAnimated: $2, isDismissal: $3) }
    foreignChanges = Array(repeating: 0, count: script.windows.count)
    for (number, window) in script.windows.enumerated() { open(window, number: number) }
    for (number, router) in script.routers.enumerated() {
      routers.append(makeRouter(router, number: number))
    }
    let inbox = Inbox<TripScript>()
    self.inbox = inbox
  }

  private func open(_ script: WindowScript, number: Int) {
    guard let first = script.layers.first else { return windows.append(nil) }
    let window = host.makeWindow(make(first), number: number)
    windows.append(window)
    settle()
    for layer in script.layers.dropFirst() {
      Whereabouts.$isForeign.withValue(true) {
        _ = Task { @MainActor in
          guard let top = try? naiveLayers(of: window).last else { return }
          try? await top.presentScreen(make(layer), animated: false)
        }
      }
      settle()
    }
    note("window \(number):\n\(window.drawing)")
  }

  /// Lets everything go on that moves by itself.
  private func settle() {
    for _ in 0..<1_000 {
      guard executor.runJobs() else { return }
      if !host.isMoving { return }
      host.step()
    }
  }

  func make(_ tree: TreeScript) -> any Screen {
    var children: [any Screen] = []
    for child in tree.children where host.accepts(child.kind, in: tree.kind) {
      children.append(make(child))
    }
    return host.make(
      tree.kind, id: tree.id, leaving: tree.leaving, children: children, selected: tree.selected)
  }

  /// Runs until the world stands still, and looks at it.
  func rest() {
    guard executor.runJobs() else { return fail(.comesToRest, "100,000 jobs, and no end") }
    checkAtRest()
  }

  /// Brings everything to its end: what moves, then time, then the waits that were held open.
  private func end() {
    note("— the end")
    for _ in 0..<500 where host.isMoving && failure == nil {
      host.step()
      rest()
    }
    for _ in 0..<20 where failure == nil {
      time.pass(seconds: 100_000)
      rest()
      for _ in 0..<500 where host.isMoving && failure == nil {
        host.step()
        rest()
      }
      if !time.hasSleepers { break }
    }
    if failure == nil { checkWhatWaits() }
    isEnding = failure != nil
    for _ in 0..<2_000 {
      if waits.waits.isEmpty, !host.isMoving, !time.hasSleepers { break }
      if !waits.waits.isEmpty {
        let wait = waits.resume(0, succeeding: true)
        note("\(wait.place) goes on in the end")
      }
      if host.isMoving { host.step() }
      if waits.waits.isEmpty { time.pass(seconds: 100_000) }
      rest()
    }
    if failure == nil { checkThatAllHaveEnded() }
    letGo()
  }

  /// Lets go of the whole app. Nothing must be left of it.
  private func letGo() {
    inbox?.close()
    inbox = nil
    for index in windows.indices { windows[index] = nil }
    chains = [:]
    trails = [:]
    routers = []
    for _ in 0..<100 {
      _ = executor.runJobs()
      guard host.isMoving || time.hasSleepers else { break }
      host.step()
      time.pass(seconds: 100_000)
    }
    host.dismantle()
    _ = executor.runJobs()
    if failure == nil, !census.alive.isEmpty {
      fail(.nothingIsHeld, "alive after everything was let go of: \(census.alive.sorted())")
    }
    for record in unfinished where failure == nil {
      fail(.endsAtAll, "navigation \(record.number) has not ended with its window")
    }
    for record in records { record.cancel = nil }
  }

  // MARK: What there is

  var isHostMoving: Bool { host.isMoving }

  func window(_ number: Int) -> Host.Window? {
    windows.isEmpty ? nil : windows[number % windows.count]
  }

  /// Windows on which faults were asked for, and how many have happened, are left to the host.
  func user(_ act: UserAct, in number: Int, choice: Int) {
    guard let window = window(number) else { return }
    let number = number % windows.count
    let done = Whereabouts.$isForeign.withValue(true) {
      host.user(act, in: window, choice: choice)
    }
    if done { foreignChanges[number] += 1 }
    coverage.note(done ? "user \(act)" : "user could not \(act)")
    note("the user \(act): \(done)")
  }

  func fault(_ fault: WorldEvent.Fault, number: Int, in window: Int) {
    guard let live = self.window(window) else { return }
    host.fail(fault, number: number, in: live)
    // Whether it happens and to which operation is for the host to know.
    hasFaults = true
  }

  private(set) var hasFaults = false
}

/// What must hold in every world.
package enum WorldInvariant: String, Sendable, CaseIterable {
  case comesToRest = "the world comes to rest"
  case endsOnce = "each navigation ends exactly once"
  case endsAtAll = "each navigation ends or waits for something that the world holds open"
  case endsWhenCancelled = "a navigation that is cancelled before its commit ends"
  case endsInTime = "a callback does not last longer than its limit"
  case isOnScreen = "success means that the destination is on screen"
  case changesInCommit = "nothing changes but by the commit of a navigation in its window"
  case oneAtATime = "no two navigations change a window at once"
  case undone = "a commit that fails leaves the window as it was"
  case interceptorsRun = "every interceptor of the chain that was taken runs before the commit"
  case interceptorsOnce = "an interceptor with an identity runs once"
  case guardsAsked = "every guard whose screen goes is asked, and no other"
  case planIsRight = "the plan is what the rules say"
  case resultIsRight = "what happens is what the plan says"
  case errorIsRight = "an error says what happened"
  case firstComeFirstServed = "navigations take turns as their policies say"
  case nothingIsHeld = "nothing is alive that was let go of"
  case noComplaints = "the toolkit does not complain"
  case oneAnimation = "each layer has one animated change at most"
}

/// What was wrong in a world, first of all.
package struct WorldFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package let invariant: WorldInvariant
  package let text: String

  package var description: String { "\(invariant.rawValue): \(text)" }
}
