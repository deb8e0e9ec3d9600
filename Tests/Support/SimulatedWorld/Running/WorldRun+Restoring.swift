import Switchback

/// A destination of the app’s: one of its chains, with a context.
struct WorldDestination: Hashable, Destination {
  let chain: Int
  let context: Int

  /// The chains of the world that runs.
  @MainActor static var chains: (@MainActor (WorldDestination) -> BoundStep)?

  var step: BoundStep { Self.chains?(self) ?? BoundStep(GeneralStep.current()) }
}

/// A page's destination is the last one that has led there. Other screens say theirs.
extension DestinationScreen where Self: MarkedScreen {
  var destination: WorldDestination { WorldDestination(chain: mark.id, context: mark.id) }
}

/// A router as apps write one around another: it says of each navigation that it is the world’s.
struct WorldRouter<Host: WorldHost>: Router {
  let run: WorldRun<Host>
  let number: Int
  /// Where the navigation goes that is begun next.
  let trips: Trips

  @MainActor
  final class Trips {
    var next: TripScript?
    /// How many destinations have not been begun.
    var rest: Int
    var failureCount = 0
    /// The screens that were opened, one for each destination so far.
    var opened: [(any Screen)?] = []
    /// What was in the window when the last one had been opened, and how many navigations had ended.
    var there: [Int] = []
    var endCount = 0

    init(count: Int) { rest = count }

    /// What replaces one destination replaces the rest.
    func fail(_ error: NavigationError) {
      switch error {
      case .superseded, .cancelled, .windowGone: failureCount += rest + 1
      default: failureCount += 1
      }
    }
  }

  func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
    try run.router(number).plan(to: step)
  }

  func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome {
    trips.rest -= 1
    guard let trip = trips.next, let record = run.record(for: trip, isAwaited: true) else {
      trips.fail(.cancelled)
      trips.opened.append(nil)
      throw .cancelled
    }
    record.isRestoring = true
    let router = run.router(number)
    let result: Result<NavigationOutcome, NavigationError> = await Whereabouts.$isForeign.withValue(
      false
    ) {
      await Whereabouts.$record.withValue(record) {
        do throws(NavigationError) {
          return .success(try await router.navigate(to: step, options: options))
        } catch {
          return .failure(error)
        }
      }
    }
    switch result {
    case .success(let outcome):
      trips.opened.append(outcome.destination)
      run.end(record, outcome)
    case .failure(let error):
      trips.fail(error)
      trips.opened.append(nil)
      run.end(record, error)
    }
    if let window = run.window(record.window) {
      trips.there = run.numbers(run.screens(of: window))
      trips.endCount = run.records.count(where: \.isOver)
    }
    return try result.get()
  }
}

// What the app saves of its screens, and restores.
extension WorldRun {
  /// A navigator of the whole app, of a part that makes up all of it, or to destinations that know their chains.
  func navigator(_ router: Int) -> Navigator<WorldDestination> {
    let whole = Navigator(router: self.router(router)) { [unowned self] in bound($0) }
    switch records.count % 3 {
    case 0: return whole
    case 1: return Navigator<WorldDestination>(router: self.router(router))
    default:
      let outer = Navigator<[WorldDestination]>(router: self.router(router)) { [unowned self] in
        bound($0[0])
      }
      return outer.scoped { [$0] }
    }
  }

  func bound(_ destination: WorldDestination) -> BoundStep {
    BoundStep(chain(destination.chain).step, with: destination.context)
  }

  func save(_ window: Int) {
    guard let window = self.window(window) else { return }
    saved = SavedScreens(of: window, version: "1")
    if !areLeadsKnown { return }
    let naive = naiveDestinations(of: window)
    if naive.contains(where: { !($0.screen is any DestinationScreen) }) {
      coverage.note("saved by what led there")
    }
    if saved?.destinations != naive.map(\.destination) {
      fail(
        .isRestored,
        "\(naive.map(\.destination)) are on screen, and \(saved?.destinations ?? []) are saved")
    }
    let stacks = naiveStacks(of: window, naive.map(\.screen))
    if let saved, saved.stacks != stacks {
      fail(.isRestored, "the stacks are \(stacks), and \(saved.stacks ?? []) are saved")
    }
  }

  /// The stacks in the order of their containers, as the positions of the destinations in them.
  private func naiveStacks(of window: Host.Window, _ screens: [any Screen]) -> [[Int]] {
    var seen: Set<ObjectIdentifier> = []
    func stacks(in screen: any Screen) -> [[Int]] {
      if screen.isBeingDismissed || !seen.insert(ObjectIdentifier(screen)).inserted { return [] }
      let contained = (screen as? any ContainerScreen)?.containedScreens ?? []
      var all: [[Int]] = []
      if screen is any StackContainer {
        all.append(contained.compactMap { child in screens.firstIndex { $0 === child } })
      }
      for child in contained { all += stacks(in: child) }
      return all + (screen.presentedScreen.map { stacks(in: $0) } ?? [])
    }
    let layers = (try? naiveLayers(of: window)) ?? []
    return layers.first.map { stacks(in: $0) } ?? []
  }

  /// Layer by layer, in each container what is hidden before what is visible.
  private func naiveDestinations(
    of window: Host.Window
  ) -> [(screen: any Screen, destination: WorldDestination)] {
    func destinations(
      in screen: any Screen
    ) -> [(screen: any Screen, destination: WorldDestination)] {
      if screen.isBeingDismissed { return [] }
      let own =
        (screen as? any DestinationScreen)?.destination as? WorldDestination
        ?? (container(screen)?.containedScreens.isEmpty == false
          ? nil : ledTo[mark(of: screen).number])
      var all = own.map { [(screen: screen, destination: $0)] } ?? []
      if let container = screen as? any ContainerScreen {
        let visible = container.visibleScreens
        for child in container.containedScreens
        where !visible.contains(where: { $0 === child }) {
          all += destinations(in: child)
        }
        for child in visible { all += destinations(in: child) }
      }
      return all
    }
    return ((try? naiveLayers(of: window)) ?? []).flatMap { destinations(in: $0) }
  }

  func restore(_ number: Int, isOtherVersion: Bool) {
    guard let saved, !routers.isEmpty, !script.chains.isEmpty else { return }
    let number = number % routers.count
    let router = script.routers[number]
    guard let window = window(router.window) else { return }
    let trips = WorldRouter<Host>.Trips(count: saved.destinations.count)
    let navigator = Navigator<WorldDestination>(
      router: WorldRouter(run: self, number: number, trips: trips)
    ) { [unowned self] in
      trips.next = TripScript(
        router: number, goal: .chain($0.chain, context: $0.context), policy: .queue,
        isAnimated: false, isBound: true)
      return bound($0)
    }
    let limit = [500, 2, 500, 1, 500][records.count % 5]
    navigates(in: router.window % windows.count, begins: true)
    let changes = foreignChanges[router.window % windows.count]
    Whereabouts.$isForeign.withValue(true) {
      let task = Task { @MainActor [unowned self, weak window] in
        guard let window else { return }
        let report = await navigator.restore(
          saved, in: window, version: isOtherVersion ? "2" : "1", limit: limit)
        let refusal: RestorationError? =
          isOtherVersion
          ? .otherVersion(found: "1", expected: "2")
          : saved.destinations.count > limit
            ? .tooMany(saved.destinations.count, limit: limit) : nil
        if report.refusal != refusal {
          fail(.isRestored, "\(report), and the refusal has to be \(refusal as Any)")
        }
        checkText(of: report)
        let isAlone =
          foreignTasks == 1 && host.faultsThatHappened(in: window) == 0
          && foreignChanges[router.window % windows.count] == changes
          && !unfinished.contains { $0.window == router.window && $0.isCommitting }
        if isAlone, report.refusal == nil {
          checkFilled(saved.stacks ?? [], from: trips.opened, in: window)
          let gone = Set(trips.there).subtracting(numbers(screens(of: window)))
          let isUndisturbed =
            trips.endCount == records.count(where: \.isOver)
            && !unfinished.contains {
              $0.window == router.window && ($0.hasCommitted || !$0.router.isObserved)
            }
          if !gone.isEmpty, isUndisturbed {
            fail(.isRestored, "\(gone.sorted()) go when stacks are filled\n\(window.drawing)")
          }
        }
        finishRestoring(report, saved, trips.failureCount, in: window, router)
      }
      restoring.append(task)
    }
  }

  /// A report has a line for each thing that is not as it was.
  private func checkText(of report: RestorationReport<WorldDestination>) {
    let lines = "\(report)".split(separator: "\n")
    func count(_ start: String) -> Int { lines.count { $0.hasPrefix(start) } }
    let failed = report.failures.map(\.destination)
    let gone = report.missing.filter { !failed.contains($0) }
    let isRight: Bool
    if report.refusal != nil {
      isRight =
        lines.count == 1 && lines[0].contains(" the app")
        || lines.count == 1 && lines[0].contains("The app starts at its root.")
    } else if failed.isEmpty, gone.isEmpty, report.unsaved.isEmpty {
      isRight =
        report.isComplete == report.isSame
        && lines.count == 1 && (lines[0] == "Everything was restored.") == report.isSame
    } else {
      isRight =
        report.isComplete == (report.isSame && report.unsaved.isEmpty)
        && failed.allSatisfy { count("\($0) was not opened: ") > 0 }
        && gone.allSatisfy { count("\($0) was opened, but is no longer on screen.") > 0 }
        && report.unsaved.allSatisfy { count("\($0) was not saved: ") > 0 }
        && !lines.contains("Everything was restored.")
    }
    if !isRight { fail(.isRestored, "the text of a report is\n\(report)") }
  }

  /// A stack that can take back what was saved in it has it.
  private func checkFilled(
    _ stacks: [[Int]], from opened: [(any Screen)?], in window: Host.Window
  ) {
    for positions in stacks {
      let screens = positions.compactMap { opened.indices.contains($0) ? opened[$0] : nil }
      guard let stack = screens.last?.parentScreen as? Host.Stack, screens.count == positions.count,
        Set(numbers(screens)).count == screens.count,
        self.screens(of: window).contains(where: { $0 === stack }),
        screens.allSatisfy({ screen in
          container(screen) == nil && screen.presentingScreen == nil
            && (screen.parentScreen == nil && screen !== window.rootScreen
              || screen.parentScreen === stack)
        }),
        Set(numbers(stack.containedScreens)).isSubset(of: numbers(screens))
      else { continue }
      coverage.note(screens.count > 1 ? "stack filled again" : "stack of one filled again")
      if numbers(stack.containedScreens) != numbers(screens) {
        fail(
          .isRestored,
          "\(mark(of: stack).name) has \(numbers(stack.containedScreens)), not \(numbers(screens))")
      }
    }
  }

  private func finishRestoring(
    _ report: RestorationReport<WorldDestination>, _ saved: SavedScreens<WorldDestination>,
    _ failureCount: Int, in window: Host.Window, _ router: RouterScript
  ) {
    navigates(in: router.window % windows.count, begins: false)
    // What has led to a screen is not told yet.
    if !areLeadsKnown
      || unfinished.contains(where: { $0.trip.isBound && !$0.router.isObserved })
    {
      return
    }
    let naive = naiveDestinations(of: window)
    let there = naive.map(\.destination)
    note("restored: \(there), failures: \(failureCount)")
    if report.refusal != nil {
      coverage.note("restoration refused")
    } else {
      coverage.note(report.isSame ? "restored" : "restored in part")
      let missing = saved.destinations.filter { !there.contains($0) }
      let isSame =
        there == saved.destinations
        && (saved.stacks == nil
          || naiveStacks(of: window, naive.map(\.screen)) == saved.stacks)
      if report.isSame != isSame || report.missing != missing
        || report.failures.count != failureCount
      {
        fail(.isRestored, "\(there) are on screen, \(failureCount) failed: \(report)")
      }
      // What could not be saved and is there again is no loss.
      let unsaved = SavedScreens<WorldDestination>(of: window, version: "1").unsaved
      func count(_ name: String, in names: [String]) -> Int { names.count { $0 == name } }
      for name in Set(saved.unsaved + report.unsaved)
      where count(name, in: report.unsaved)
        != max(0, count(name, in: saved.unsaved) - count(name, in: unsaved))
      {
        fail(.isRestored, "\(saved.unsaved) were not saved, \(unsaved) are there, and \(report)")
      }
    }
  }
}
