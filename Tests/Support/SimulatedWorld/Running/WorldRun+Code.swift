import Switchback

// The app's code: what happens inside the callbacks that the engine calls.
extension WorldRun {
  /// Does one act after the other.
  func perform(_ acts: [ActScript], at place: CodePlace) async throws {
    for act in acts {
      switch act {
      case .fails:
        coverage.note(place.kind, .fails)
        throw WorldError(place: place)
      case .waits(let heedsCancellation):
        coverage.note(place.kind, .waits)
        let isFine = await waits.wait(at: place, heedsCancellation: heedsCancellation) { number in
          note("\(place) waits (\(number))")
        }
        if !isFine { throw WorldError(place: place) }
      case .navigates(let trip):
        coverage.note(place.kind, .navigates)
        if let record = record(for: trip, isAwaited: !Whereabouts.isBegun) {
          await navigate(record)
        }
      case .goes(let trip):
        coverage.note(place.kind, .goes)
        goInside(trip, isInCallback: true)
      case .interferes(let act):
        coverage.note(place.kind, .interferes)
        if let record = Whereabouts.record {
          interfere(act, in: record.window % max(1, windows.count), isAwaited: true)
        }
      case .begins(let acts):
        coverage.note(place.kind, .begins)
        begin(acts, at: place)
      }
    }
  }

  /// Begins a task that the callback does not wait for. It goes on after the callback.
  private func begin(_ acts: [ActScript], at place: CodePlace) {
    // A post-routing task is no callback in which a navigation waits.
    let call = place.kind == .postTask ? nil : Whereabouts.call
    _ = Task { @MainActor [unowned self] in
      await Whereabouts.$call.withValue(call) {
        await Whereabouts.$isBegun.withValue(true) { try? await perform(acts, at: place) }
      }
    }
  }

  /// Runs a callback with everything that is to be noted of it.
  func call(
    _ place: CodePlace, limit: Int?, interceptor: ReferenceResolution.Identity? = nil,
    waitsForUser: Bool = false, _ acts: [ActScript]
  ) async throws {
    note("\(place) runs")
    coverage.note(place.kind, .runs)
    guard let record = Whereabouts.record else {
      return try await Whereabouts.$call.withValue(0) { try await perform(acts, at: place) }
    }
    record.calls[place, default: 0] += 1
    if place.kind == .factory || place.kind == .task, place.number < 100_000 {
      record.callOrder.append(place)
    }
    record.callCount += 1
    let call = record.callCount
    record.running.append((call, place, time.seconds, limit, interceptor, waitsForUser))
    defer {
      record.running.removeAll { $0.call == call }
      record.actCount = 0
      if place.kind == .action { record.endedActions.insert(call) }
    }
    try await Whereabouts.$call.withValue(call) { try await perform(acts, at: place) }
  }

  func intercept(_ script: InterceptorScript, isAnew: Bool) async throws {
    let identity = ReferenceResolution.Identity(script)
    if let record = Whereabouts.record {
      if !isAnew || script.key != nil { checkSharing(script, in: record) }
      checkInterceptor(script, isAnew: isAnew, in: record)
      record.isInterceptingForUser = script.waitsForUser
      record.ran[identity, default: 0] += 1
      if script.waitsForUser { logIns.insert(identity) }
    }
    let limit =
      script.timeLimit ?? (script.waitsForUser ? nil : Whereabouts.record?.router.timeLimit)
    let place = CodePlace(kind: .interceptor, number: script.number)
    do {
      try await call(
        place, limit: limit, interceptor: identity, waitsForUser: script.waitsForUser, script.acts)
    } catch {
      Whereabouts.record?.refusal = place
      throw error
    }
  }

  func build(_ step: Int, _ acts: [ActScript]) async throws {
    if let record = Whereabouts.record { checkForeseen(step, record) }
    try await call(
      CodePlace(kind: .factory, number: step), limit: Whereabouts.record?.router.timeLimit, acts)
  }

  func run(_ task: TaskScript) async throws {
    try await call(
      CodePlace(kind: .task, number: task.number), limit: Whereabouts.record?.router.timeLimit,
      task.acts)
  }

  /// A post-routing task: it cannot wait.
  func runAfterwards(_ task: TaskScript, route: [any Screen]) {
    let place = CodePlace(kind: .postTask, number: task.number)
    note("\(place) runs")
    coverage.note(place.kind, .runs)
    if let record = Whereabouts.record { checkLater(task, route, in: record) }
    for act in task.acts {
      switch act {
      case .goes(let trip), .navigates(let trip):
        coverage.note(place.kind, .goes)
        goInside(trip, isInCallback: false)
      case .interferes(let act):
        coverage.note(place.kind, .interferes)
        if let record = Whereabouts.record {
          interfere(act, in: record.window % max(1, windows.count), isAwaited: false)
        }
      case .begins(let acts):
        coverage.note(place.kind, .begins)
        begin(acts, at: place)
      case .fails, .waits: break
      }
    }
  }

  /// A finder is asked.
  func look(_ look: LookScript) throws {
    let record = Whereabouts.record
    if let trip = look.goes {
      coverage.note(.finder, .goes)
      let before = lines
      goInside(trip, isInCallback: false)
      if before != lines { record?.isFindingAmidChanges = true }
    }
    if let record { foresee(record) }
    if look.choice == .fails {
      throw WorldError(place: CodePlace(kind: .finder, number: 0))
    }
  }

  /// One of the screens that the app has kept, if it is in a window: what is not, may be freed at any
  /// moment.
  func kept(_ number: Int) -> (any Screen)? {
    guard let kept = keptScreens[number % keptScreens.count].screen else { return nil }
    for case let window? in windows {
      if let root = window.rootScreen, holds(root, kept) { return kept }
    }
    return nil
  }

  private func holds(_ screen: any Screen, _ wanted: any Screen) -> Bool {
    if screen === wanted { return true }
    if let presented = screen.presentedScreen, holds(presented, wanted) { return true }
    guard let container = container(screen) else { return false }
    for child in container.containedScreens where holds(child, wanted) { return true }
    return false
  }

  func start(of look: LookScript) -> StartingPoint {
    if look.fromKept {
      let screen = kept(Int(look.options))
      return .screen { [weak screen] in screen }
    }
    return look.fromRoot ? .root : .topmost
  }

  /// The app keeps what the user sees.
  func keep(_ number: Int, in window: Int) {
    guard let window = self.window(window), let seen = try? naiveLayers(of: window).last else {
      return
    }
    let shown = visible(in: seen)
    toggles += 1
    keptScreens[number % keptScreens.count].screen = shown[number % shown.count]
  }

  func isUp(_ flag: Int) -> Bool { flags[flag % flags.count] }

  func makeRouter(_ script: RouterScript, number: Int) -> WindowRouter {
    guard let window = window(script.window) else { preconditionFailure("A world has a window.") }
    var router = WindowRouter(
      window: window, policy: script.policy.engine, timeLimit: script.timeLimit,
      clock: WorldClock(time: time)
    ).reportingFailures { [unowned self] in reported($0) }
    if script.rejectsTransitions { router.transitions = .reject }
    for interceptor in script.interceptors {
      router =
        Spelling.router.choice(interceptor.number, of: 3) == 1
        ? router.adding(WorldInterceptor<Host, Void>(script: interceptor, run: self))
        : router.adding(WorldInterceptor<Host, Any?>(script: interceptor, run: self))
    }
    for task in script.tasks {
      router = router.adding(WorldTask<Host, any Screen, Any?>(script: task, run: self))
    }
    for task in script.postTasks {
      router = router.adding(WorldPostTask<Host, any Screen, Any?>(script: task, run: self))
    }
    if script.isObserved {
      router = router.observing { [unowned self] event in observe(event) }
      if script.isRecorded {
        coverage.note("recorded")
        router = router.probed(by: recording)
      }
    }
    if let limit = script.trailLimit {
      let trail = Trail(limit: limit) { _ in nil }
      trails[number] = trail
      departures[number] = WayBack(isWhole: true)
      router = router.observing(trail.note)
    }
    return router
  }

  /// The app sets the last of its routers of each window, unless that has a part that leads nowhere.
  func setRouters() {
    for number in routers.indices where isSet(number) {
      window(script.routers[number].window)?.router = routers[number]
    }
  }

  private func isSet(_ number: Int) -> Bool {
    let router = script.routers[number]
    return number == script.routers.lastIndex { $0.window == router.window }
      && !router.tasks.contains(where: \.refusesToPrepare)
      && !router.interceptors.contains(where: \.refusesToPrepare)
  }

  /// One of the app's routers: that of its window, if the app has set it there.
  func router(_ number: Int) -> WindowRouter {
    let number = number % routers.count
    guard isSet(number), let window = window(script.routers[number].window) else {
      return routers[number]
    }
    return window.router
  }

  func chain(_ number: Int) -> BuiltChain<Host> {
    let number = number % script.chains.count
    if let known = chains[number] { return known }
    let chain = BuiltChain(script.chains[number], in: self)
    chains[number] = chain
    return chain
  }
}

extension WorldRun: LeavingJudge {
  /// The number of the job that runs.
  var job: Int { executor.jobCount }

  func confirmLeaving(_ screen: any MarkedScreen) async -> Bool {
    let place = screen.mark.leaving.map { CodePlace(kind: .guardedScreen, number: $0.number) }
    if let record = Whereabouts.record {
      if record.running.contains(where: { $0.place == place }) {
        record.asked.remove(screen.mark.number)
      }
      // Nor do those around it wait for this answer any more, if other code of theirs has begun since.
      var outer = record.parent
      while let other = outer {
        if other.running.dropLast().contains(where: { $0.place == place }) {
          other.asked.remove(screen.mark.number)
        }
        outer = other.parent
      }
      record.askings[screen.mark.number, default: 0] += 1
      checkAsking(screen.mark.number, in: record)
      checkThatItIsTold(screen.mark.number, in: record)
      record.asked.insert(screen.mark.number)
      record.agreements[screen.mark.number] = nil
    }
    let (record, began) = (Whereabouts.record, job)
    // What its code begins is a part of its answer, and may take time.
    let mayTakeTime = screen.mark.leaving.map { !$0.acts.isEmpty } ?? false
    defer { if job == began { record?.agreements[screen.mark.number] = mayTakeTime ? .max : job } }
    guard let script = screen.mark.leaving, let place else { return true }
    var answer = script.answer && !script.refusesImmediately
    let asking = Whereabouts.record?.askings[screen.mark.number]
    if !script.refusesImmediately {
      do {
        try await call(place, limit: Whereabouts.record?.router.timeLimit, script.acts)
      } catch {
        answer = false
      }
    }
    if !answer { Whereabouts.record?.hasRefused = true }
    // The engine has not waited for the answer: the screen was gone, and is asked again if it comes
    // back.
    if Task.isCancelled {
      if let record = Whereabouts.record, record.askings[screen.mark.number] == asking {
        record.asked.remove(screen.mark.number)
      }
      return answer
    }
    if !answer, let record = Whereabouts.record, let window = window(record.window),
      screens(of: window).contains(where: { $0 === screen })
    {
      record.refusal = place
    }
    return answer
  }
}
