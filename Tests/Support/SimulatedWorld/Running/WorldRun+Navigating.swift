import Switchback

extension WorldRun {
  /// A record for a navigation that begins now, unless there were too many.
  func record(
    for trip: TripScript, isAwaited: Bool, isInCallback: Bool = true
  ) -> NavigationRecord? {
    guard !routers.isEmpty, !script.chains.isEmpty, records.count < maximumCount else {
      return nil
    }
    let record = NavigationRecord(
      number: records.count, trip: trip, router: script.routers[trip.router % routers.count],
      parent: Whereabouts.record, isAwaited: isAwaited, isInCallback: isInCallback)
    if let (chain, _) = trip.chain {
      record.pauseCount += script.chains[chain % script.chains.count].pauseCount
    }
    note("navigation \(record.number): \(trip)\(record.parent.map { " in \($0.number)" } ?? "")")
    record.since = time.seconds
    noteHold(record)
    doings += 1
    records.append(record)
    unfinished.append(record)
    if !record.router.isObserved, (trip.policy ?? record.router.policy) == .replace {
      windowsReplacedUnseen.insert(record.window)
    }
    coverage.note(record.parent == nil ? "navigation" : "navigation inside another")
    return record
  }

  /// Notes for what a navigation may have to wait.
  func noteHold(_ record: NavigationRecord) {
    if host.isHeld { record.heldSince = record.heldSince ?? turnCount }
    if host.isInBackground { record.wasInBackground = true }
  }

  /// Notes that the user or the app has done something in a window.
  func noteAct(in window: Int) {
    for record in unfinished where record.window % windows.count == window {
      record.actCount += 1
    }
  }

  /// The app navigates.
  func start(_ trip: TripScript, isGo: Bool) {
    guard let record = record(for: trip, isAwaited: false) else { return }
    if isGo {
      go(record)
    } else {
      let task = Task { @MainActor [unowned self] in await navigate(record) }
      record.cancel = { task.cancel() }
    }
  }

  /// Starts a navigation in code of another one, and does not wait for it.
  ///
  /// - Parameter isInCallback: Not in a finder, nor in a post-routing task.
  func goInside(_ trip: TripScript, isInCallback: Bool) {
    guard let record = record(for: trip, isAwaited: false, isInCallback: isInCallback) else {
      return
    }
    go(record)
  }

  private func go(_ record: NavigationRecord) {
    let trip = record.trip
    let router = router(trip.router)
    let task: Task<NavigationOutcome, any Error>? = Whereabouts.$record.withValue(record) {
      switch trip.goal {
      case .chain where trip.isBound && trip.isKnownByType:
        router.go(to: trip.destination, animated: trip.isAnimated, policy: trip.engine)
      case .chain where trip.isBound:
        navigator(trip.router % routers.count).go(
          to: trip.destination, animated: trip.isAnimated, policy: trip.engine)
      case .chain(let number, let context) where trip.form == .called:
        router.go(
          to: called(number, context), animated: trip.isAnimated, policy: trip.engine)
      case .chain(let number, let context) where trip.form == .any:
        router.go(to: free(number, context), animated: trip.isAnimated, policy: trip.engine)
      case .chain(let number, let context):
        router.go(
          to: chain(number).step, with: context, animated: trip.isAnimated, policy: trip.engine)
      case .back(let way) where trip.isBound:
        navigator(trip.router % routers.count).goBack(
          Self.way(BackWay(way)), animated: trip.isAnimated, policy: trip.engine)
      case .back(let way):
        router.goBack(Self.way(BackWay(way)), animated: trip.isAnimated, policy: trip.engine)
      case .whereICameFrom:
        trail(trip).map {
          router.goBack(
            .origin(in: $0), animated: trip.isAnimated, policy: trip.engine)
        }
      case .result: nil
      }
    }
    guard let task else {
      let task: Task<Void, any Error> = startNow { [unowned self] in await navigate(record) }
      if !record.isOver { record.cancel = { task.cancel() } }
      return
    }
    record.isGo = true
    record.cancel = { task.cancel() }
    _ = Task { @MainActor [unowned self] in
      do {
        let outcome = try await task.value
        end(record, outcome)
      } catch {
        end(record, error)
      }
    }
  }

  /// Navigates and waits for the end.
  func navigate(_ record: NavigationRecord) async {
    let trip = record.trip
    let router = router(trip.router)
    await Whereabouts.$record.withValue(record) {
      do {
        switch trip.goal {
        case .chain where trip.isBound && trip.isKnownByType:
          coverage.note("to a destination")
          end(
            record,
            try await router.navigate(
              to: trip.destination, animated: trip.isAnimated, policy: trip.engine))
        case .chain where trip.isBound:
          coverage.note("through a navigator")
          end(
            record,
            try await navigator(trip.router % routers.count).navigate(
              to: trip.destination, animated: trip.isAnimated, policy: trip.engine))
        case .chain(let number, let context) where trip.form == .called:
          end(
            record,
            try await router.navigate(
              to: called(number, context), animated: trip.isAnimated, policy: trip.engine))
        case .chain(let number, let context) where trip.form == .any:
          end(
            record,
            try await router.navigate(
              to: free(number, context), animated: trip.isAnimated, policy: trip.engine))
        case .chain(let number, let context):
          end(
            record,
            try await router.navigate(
              to: chain(number).step, with: context, animated: trip.isAnimated,
              policy: trip.engine))
        case .back(let way) where trip.isBound:
          end(
            record,
            try await navigator(trip.router % routers.count).navigateBack(
              Self.way(BackWay(way)), animated: trip.isAnimated, policy: trip.engine))
        case .back(let way):
          end(
            record,
            try await router.navigateBack(
              Self.way(BackWay(way)), animated: trip.isAnimated, policy: trip.engine))
        case .whereICameFrom:
          guard let trail = trail(trip) else {
            end(record, WorldError(place: CodePlace(kind: .app, number: 0)))
            return
          }
          end(
            record,
            try await router.navigateBack(
              .origin(in: trail), animated: trip.isAnimated, policy: trip.engine))
        case .result(let number, let context):
          guard let picker = chain(number).picker else {
            if trip.isBound, givesNothing(chain: number), record.router.isObserved {
              return try await askInVain(record, WorldDestination(chain: number, context: context))
            }
            end(
              record,
              try await router.navigate(
                to: chain(number).step, with: context, animated: trip.isAnimated,
                policy: trip.engine))
            return
          }
          record.isAskingForResult = true
          let result: Int?
          switch context % 4 {
          case 1:
            let chain = picker.adapting { context }
            result = try await router.result(
              of: chain, animated: trip.isAnimated, policy: trip.engine
            ) { wait(for: $0, in: record) }
          case 2:
            let chain = picker.adapting { (none: Any?) in none == nil ? context : -1 }
            result = try await router.result(
              of: chain, animated: trip.isAnimated, policy: trip.engine
            ) { wait(for: $0, in: record) }
          default:
            result = try await router.result(
              of: picker, with: context, animated: trip.isAnimated, policy: trip.engine
            ) { wait(for: $0, in: record) }
          }
          coverage.note(result == nil ? "result nothing" : "result given")
          checkResult(result, record)
          end(record, "result \(result.map { "\($0)" } ?? "nothing")")
        }
      } catch {
        end(record, error)
      }
    }
  }

  /// The same chain, which accepts any context and gets none.
  private func free(_ number: Int, _ context: Int) -> DestinationStep<any Screen, Any?> {
    chain(number).step.adapting { (none: Any?) in none == nil ? context : -1 }
  }

  /// The same chain with its context and, along every other one, with a task that does nothing.
  private func called(_ number: Int, _ context: Int) -> BoundStep {
    let step = chain(number).step(context)
    if number.isMultiple(of: 2) { return step }
    return step.addingToEachScreen(ClosureContextTask { (_: any Screen, _: Void) in })
  }

  /// From now on, a navigation waits for the result of a picker.
  private func wait(for picker: Host.Picker, in record: NavigationRecord) {
    record.isAwaitingResult = true
    record.picker = record.mayHaveLostPicker ? nil : picker.mark.number
    record.givenResult = record.earlyResults[picker.mark.number]
  }

  /// Whether a chain leads to a screen that gives no result, and to no other one.
  private func givesNothing(chain number: Int) -> Bool {
    let chain = script.chains[number % script.chains.count]
    guard chain.otherwise == nil, case .step(let step) = chain.parts.first else { return false }
    return switch step.target {
    case .card, .form, .stack, .tabs, .split, .pager, .pages: true
    case .any, .page, .picker: false
    }
  }

  /// Waits for the result of a screen that gives none.
  private func askInVain(_ record: NavigationRecord, _ destination: WorldDestination) async throws {
    let (trip, isKnown) = (record.trip, destination.context.isMultiple(of: 2))
    do {
      let result =
        isKnown
        ? try await router(trip.router).result(
          of: destination, as: Int.self, animated: trip.isAnimated, policy: trip.engine)
        : try await navigator(trip.router % routers.count).result(
          of: destination, as: Int.self, animated: trip.isAnimated, policy: trip.engine)
      fail(.resultsArrive, "\(result as Any) comes from a screen that gives nothing")
    } catch let error as ChainError {
      coverage.note("no result")
      if record.observedEndings.count != 1 || !"\(error)".contains(" does not give an Int") {
        fail(.resultsArrive, "\(record.observedEndings), and \(error)")
      }
      end(record, record.observedEndings.first ?? "another error")
    }
  }

  private func trail(_ trip: TripScript) -> Trail? { trails[trip.router % routers.count] }

  static func way(_ way: BackWay) -> BackStep {
    switch way {
    case .previous: .previous
    case .popToRoot: .popToRoot
    case .dismissal: .dismissal
    case .dismissAll: .dismissAll
    case .start: .start
    }
  }

  func end(_ record: NavigationRecord, _ outcome: NavigationOutcome) {
    if !record.router.isObserved { noteLead(record, to: outcome.destination) }
    checkTold(outcome, record)
    end(record, outcome.isAlreadyThere ? "already there" : "reached")
  }

  func noteLead(_ record: NavigationRecord, to screen: any Screen) {
    let isResultOfAny =
      if case .result(let number, _) = record.trip.goal {
        givesNothing(chain: number) && record.router.isObserved
      } else {
        false
      }
    if record.trip.isBound, record.otherChain == nil, let (number, context) = record.trip.chain,
      isResultOfAny || !record.trip.awaitsResult
    {
      let destination = WorldDestination(chain: number, context: context)
      let former = ledTo.updateValue(destination, forKey: mark(of: screen).number)
      // Of two that nobody observes, the last is not known.
      if !record.router.isObserved, former != nil, former != destination { areLeadsKnown = false }
    }
  }

  func end(_ record: NavigationRecord, _ error: any Error) {
    end(record, (error as? NavigationError)?.kind ?? "another error")
  }

  private func end(_ record: NavigationRecord, _ ending: String) {
    record.endings.append(ending)
    record.isOver = true
    record.isAwaitingResult = false
    record.cancel = nil
    for index in unfinished.indices where unfinished[index] === record {
      unfinished.remove(at: index)
      break
    }
    note("navigation \(record.number) ends: \(ending)")
    coverage.note(ending.hasPrefix("result") ? "end result" : ending)
    checkReports(record, ending)
    if !record.router.isObserved { checkUnobservedEnd(record, ending) }
    checkEnding(record)
  }

  /// The destination of a chain cannot be found or built.
  ///
  /// - Returns: The destination to show instead.
  func fallBack(_ way: WayOutScript, after error: NavigationError) -> BoundStep {
    let number = way.chain % script.chains.count
    if let record = Whereabouts.record {
      note("navigation \(record.number) falls back on chain \(number): \(error.kind)")
      coverage.note("falls back, \(error.kind)")
      if record.hasCommitted || record.otherChain != nil {
        fail(.errorIsRight, "navigation \(record.number) falls back after its commit, or again")
      }
      finish(record, error)
      if case .chain(let own, _)? = record.heading {
        let interceptors = script.chains[own % script.chains.count].interceptors
        record.sharedBefore = Set(interceptors.filter(\.waitsForUser).map { .init($0) })
      }
      record.otherChain = number
      record.pauseCount += script.chains[number].pauseCount
      record.changesAtFirst = nil
      record.calls = [:]
      record.callOrder = []
      record.isFindingAmidChanges = false
      (record.planned, record.plannedAt) = (nil, nil)
      (record.foreseen, record.lookedAt) = (nil, nil)
    } else {
      planFallback = (number, error)
    }
    if let trip = way.goes {
      coverage.note(.finder, .goes)
      goInside(trip, isInCallback: false)
    }
    return BoundStep(self.chain(number).step, with: number)
  }

  /// The app asks for a plan, which must change nothing.
  func plan(_ trip: TripScript) {
    guard !routers.isEmpty, !script.chains.isEmpty, let heading = trip.heading else { return }
    let script = self.script.routers[trip.router % routers.count]
    planFallback = nil
    let window = window(script.window)
    let before = lines
    let count = records.count
    let isAsBefore: Bool
    do {
      let router = router(trip.router)
      let plan =
        switch heading {
        case .back(let way) where trip.isBound:
          try navigator(trip.router % routers.count).planBack(Self.way(way))
        case .back(let way): try router.planBack(Self.way(way))
        case .chain(let number, let context) where trip.form == .called:
          try router.plan(to: called(number, context))
        case .chain(let number, let context) where trip.form == .any:
          try router.plan(to: free(number, context))
        case .chain where trip.isBound && !trip.isKnownByType:
          try navigator(trip.router % routers.count).plan(to: trip.destination)
        case .chain(let number, let context) where !trip.isBound:
          try router.plan(to: chain(number).step, with: context)
        case .chain: try router.plan(to: trip.destination)
        }
      coverage.note("plan")
      // A finder of the app's may have started something, which has changed screens by now.
      isAsBefore = before == lines
      if let window, isAsBefore {
        let last = checkFallback(heading, script, window)
        check(plan, finished: [], last, script, window, nil)
        planCount += 1
        // Neither takes as much time as the rest of the world.
        if planCount % 4 == 1 {
          checkText(of: plan, last, in: window)
          checkShortForms(in: window, context: (trip.chain?.context ?? 0) + records.count)
        }
      }
    } catch {
      coverage.note("plan fails")
      isAsBefore = before == lines
      if isAsBefore {
        let last = checkFallback(heading, script, window)
        checkUnresolved(error, finished: [], last, script, window)
        // What its interceptors do could let it be reached.
        if planFallback == nil, let window,
          resolution(last, script, in: window).interceptors.isEmpty
        {
          checkThatNoneIsLeft(error, last)
        }
      }
    }
    if count == records.count, !isAsBefore {
      fail(.changesInCommit, "planning has changed something")
    }
  }
}

extension WorldRun {
  /// What was planned, if another chain led nowhere.
  private func checkFallback(
    _ heading: Heading, _ router: RouterScript, _ window: Host.Window?
  ) -> Heading {
    guard let fallback = planFallback else { return heading }
    checkUnresolved(fallback.error, finished: [], heading, router, window)
    return .chain(fallback.number, context: fallback.number)
  }

  /// A destination that cannot be found or built is the last one: its chain has no other.
  func checkThatNoneIsLeft(_ error: NavigationError, _ heading: Heading?) {
    switch (error, heading) {
    case (.unresolved, .chain(let number, _)), (.unbuilt, .chain(let number, _)):
      if script.chains[number % script.chains.count].otherwise == nil { return }
      fail(.errorIsRight, "chain \(number) has another way out: \(error)")
    default: break
    }
  }

  /// What all windows show: a search may begin at a screen of another one.
  var lines: [WindowLine] {
    windows.compactMap { window in window.map { ReferenceWindow(of: $0).line } }
  }
}

extension TripScript {
  /// The destination, if it goes along a chain.
  fileprivate var destination: WorldDestination {
    WorldDestination(chain: chain?.number ?? 0, context: chain?.context ?? 0)
  }

  /// Whether the type of the destination has the chains, and not a navigator.
  fileprivate var isKnownByType: Bool { destination.context.isMultiple(of: 2) }

  /// How a chain gets its context, if the app does not go there as to a destination.
  enum Form { case with, called, any }

  var form: Form {
    guard !isBound, case .chain(let number, let context) = goal else { return .with }
    return switch (number + context) % 5 {
    case 1: .called
    case 2: .any
    default: .with
    }
  }

  var engine: ConcurrencyPolicy? { policy?.engine }
}

extension PolicyScript {
  var engine: ConcurrencyPolicy {
    switch self {
    case .queue: .queue
    case .reject: .reject
    case .replace: .replace
    }
  }
}

extension NavigationError {
  /// The error's case.
  var kind: String {
    switch self {
    case .unresolved: "unresolved"
    case .blocked: "blocked"
    case .intercepted: "intercepted"
    case .timedOut: "timed out"
    case .unbuilt: "unbuilt"
    case .unsettled: "unsettled"
    case .uncommitted: "uncommitted"
    case .goneAgain: "gone again"
    case .deadlock(let waits):
      waits.contains { $0.hasSuffix("to end") } ? "deadlock" : "deadlock of log-ins"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .rejected: "rejected"
    case .windowGone: "window gone"
    }
  }
}

/// A callback of the app's fails.
struct WorldError: Error, Equatable, CustomStringConvertible {
  let place: CodePlace
  var description: String { "\(place) fails" }
}
