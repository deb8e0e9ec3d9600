/// A part of a world that can be made smaller.
protocol Reducible {
  /// The next smaller ones, those that leave out the most first.
  var reductions: [Self] { get }
}

extension Array where Element: Reducible {
  /// The list without parts of it, then with smaller elements.
  func reductions(keeping minimum: Int = 0) -> [[Element]] {
    var lists: [[Element]] = []
    var length = count
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) where count - length >= minimum {
        var list = self
        list.removeSubrange(start..<Swift.min(count, start + length))
        if list.count >= minimum { lists.append(list) }
      }
      length /= 2
    }
    for index in indices {
      for smaller in self[index].reductions {
        var list = self
        list[index] = smaller
        lists.append(list)
      }
    }
    return lists
  }
}

extension Reducible {
  /// Copies in which one part is replaced by its smaller ones.
  func with<Part>(
    _ path: WritableKeyPath<Self, Part>, _ smaller: [Part]
  ) -> [Self] {
    smaller.map { part in
      var copy = self
      copy[keyPath: path] = part
      return copy
    }
  }

  /// A copy in which a part has its simplest value, unless it has already.
  func with<Part: Equatable>(
    _ path: WritableKeyPath<Self, Part>, simplest value: Part
  ) -> [Self] {
    self[keyPath: path] == value ? [] : with(path, [value])
  }
}

extension WorldScript: Reducible {
  var reductions: [WorldScript] {
    with(\.events, events.reductions())
      + with(\.routers, routers.reductions(keeping: 1))
      + windows.reductions(keeping: 1).map { withWindows($0) }
      + with(\.chains, chains.reductions(keeping: 1))
      + with(\.host, host.reductions)
  }

  /// Copies without two things at once. Some are needed in pairs: a wait and its end, a screen of a chain and its
  /// container.
  var pairs: some Sequence<WorldScript> { reductions.lazy.flatMap(\.reductions) }

  /// A copy with fewer windows, to which the routers of all windows belong.
  private func withWindows(_ windows: [WindowScript]) -> WorldScript {
    var copy = self
    copy.windows = windows
    for index in routers.indices {
      copy.routers[index].window = min(routers[index].window, windows.count - 1)
    }
    return copy
  }

  /// Whether the app can be made.
  var isValid: Bool {
    chains.allSatisfy { isValidChain($0.parts) }
      && routers.allSatisfy { windows.indices.contains($0.window) }
  }
}

/// Whether the chain comes to its end, once, and each step that goes into a container has one behind
/// it.
func isValidChain(_ parts: [PartScript]) -> Bool {
  for (index, part) in parts.enumerated() {
    guard part.isEnd == (index == parts.count - 1) else { return false }
    switch part {
    case .step(let step):
      let isBuilt: Bool
      switch step.factory {
      case .builds, .buildsFull: isBuilt = true
      case .none, .insists: isBuilt = false
      }
      if case .buildsFull = step.factory, !step.target.isContainer { return false }
      guard isBuilt, let wanted = step.wantedNext else { continue }
      guard index + 1 < parts.count, case .step(let next) = parts[index + 1],
        next.target == wanted
      else { return false }
    case .branch(let cases, let otherwise):
      if !cases.allSatisfy({ isValidChain($0.parts) }) { return false }
      if let otherwise, !isValidChain(otherwise) { return false }
    case .transformer, .start: break
    }
  }
  return !parts.isEmpty
}

extension HostScript: Reducible {
  var reductions: [HostScript] {
    switch self {
    case .model(true): [.model()]
    case .model(false): []
    case .uiKit(let settings): [.model()] + (settings == 0 ? [] : [.uiKit()])
    case .swiftUI(let settings): [.model()] + (settings == 0 ? [] : [.swiftUI()])
    }
  }
}

extension WindowScript: Reducible {
  var reductions: [WindowScript] { with(\.layers, layers.reductions(keeping: 1)) }
}

extension TreeScript: Reducible {
  var reductions: [TreeScript] {
    var smaller = children
    smaller += with(\.children, children.reductions(keeping: min(1, children.count)))
    smaller += with(\.leaving, leaving.reductions)
    smaller += with(\.selected, simplest: 0) + with(\.id, simplest: 0)
    if children.isEmpty { smaller += with(\.kind, simplest: .page) }
    if kind == .wizard { smaller += with(\.kind, simplest: .stack) }
    return smaller
  }
}

extension Optional where Wrapped: Reducible {
  var reductions: [Wrapped?] {
    guard let self else { return [] }
    return [nil] + self.reductions.map { $0 }
  }
}

extension GuardScript: Reducible {
  var reductions: [GuardScript] {
    with(\.acts, acts.reductions()) + with(\.refusesImmediately, simplest: false)
      + with(\.answer, simplest: true)
  }
}

extension RouterScript: Reducible {
  var reductions: [RouterScript] {
    with(\.interceptors, interceptors.reductions()) + with(\.tasks, tasks.reductions())
      + with(\.postTasks, postTasks.reductions()) + with(\.trailLimit, simplest: nil)
      + with(\.isRecorded, simplest: false) + with(\.rejectsTransitions, simplest: false)
      + with(\.timeLimit, simplest: nil) + with(\.policy, simplest: .queue)
      + with(\.window, simplest: 0)
      + with(\.isObserved, simplest: true)
  }
}

extension ChainScript: Reducible {
  var reductions: [ChainScript] {
    var ways: [[PartScript]] = []
    if case .branch(let cases, let otherwise) = parts.last {
      ways = cases.map(\.parts) + [otherwise ?? []]
    }
    return with(\.otherwise, otherwise.reductions)
      + with(\.parts, ways.map { parts.dropLast() + $0 })
      + with(\.parts, parts.reductions())
  }
}

extension WayOutScript: Reducible {
  var reductions: [WayOutScript] { with(\.goes, simplest: nil) }
}

extension PartScript: Reducible {
  var reductions: [PartScript] {
    switch self {
    case .step(let step): step.reductions.map { .step($0) }
    case .transformer: []
    case .start(.current): []
    case .start(.root): [.start(.current)]
    case .start(.custom(let look)):
      [.start(.current)] + look.reductions.map { .start(.custom($0)) }
    case .branch(let cases, let otherwise):
      cases.reductions().map { .branch($0, otherwise: otherwise) }
        + (otherwise == nil ? [] : [.branch(cases, otherwise: nil)])
        + (otherwise ?? []).reductions().map { .branch(cases, otherwise: $0) }
    }
  }
}

extension CaseScript: Reducible {
  var reductions: [CaseScript] {
    switch self {
    case .expecting: []
    case .found(let look, let parts): parts.reductions().map { .found(look, $0) }
    case .flag(let flag, let parts): parts.reductions().map { .flag(flag, $0) }
    case .evenContext(let parts): parts.reductions().map { .evenContext($0) }
    case .closure(let flag, let isMadeAnew, let parts):
      parts.reductions().map { .closure(flag: flag, isMadeAnew: isMadeAnew, $0) }
        + (isMadeAnew ? [.closure(flag: flag, isMadeAnew: false, parts)] : [])
    }
  }
}

extension StepScript: Reducible {
  var reductions: [StepScript] {
    with(\.interceptors, interceptors.reductions()) + with(\.tasks, tasks.reductions())
      + with(\.postTasks, postTasks.reductions()) + with(\.factory, factory.reductions)
      + with(\.look, look.reductions) + with(\.action, simplest: .present)
      + with(\.actionActs, actionActs.reductions())
      + with(\.target, simplest: .page)
  }
}

extension FactoryScript: Reducible {
  var reductions: [FactoryScript] {
    switch self {
    case .builds(let refuses, let acts, let leaving):
      (refuses ? [.builds(acts: acts, leaving: leaving)] : [])
        + acts.reductions().map {
          .builds(refusesToPrepare: refuses, acts: $0, leaving: leaving)
        }
        + leaving.reductions.map { .builds(refusesToPrepare: refuses, acts: acts, leaving: $0) }
    case .buildsFull(let acts):
      [.builds(acts: acts)] + acts.reductions().map { .buildsFull(acts: $0) }
    case .none, .insists: []
    }
  }
}

extension LookScript: Reducible {
  var reductions: [LookScript] {
    with(\.goes, simplest: nil) + with(\.fromRoot, simplest: false)
      + with(\.fromKept, simplest: false)
      + ([.closure, .byClassWithContext].contains(choice) ? with(\.choice, [.byContext]) : [])
      + with(\.options, simplest: 0)
  }
}

extension InterceptorScript: Reducible {
  var reductions: [InterceptorScript] {
    with(\.acts, acts.reductions()) + with(\.waitsForUser, simplest: false)
      + with(\.timeLimit, simplest: nil) + with(\.key, simplest: nil)
      + with(\.refusesToPrepare, simplest: false)
  }
}

extension TaskScript: Reducible {
  var reductions: [TaskScript] {
    with(\.acts, acts.reductions()) + with(\.refusesToPrepare, simplest: false)
  }
}

extension ActScript: Reducible {
  var reductions: [ActScript] {
    switch self {
    case .fails, .interferes, .waits(heedsCancellation: true): []
    case .waits(heedsCancellation: false): [.waits(heedsCancellation: true)]
    case .navigates(let trip): trip.reductions.map { .navigates($0) }
    case .goes(let trip): trip.reductions.map { .goes($0) }
    case .begins(let acts): acts + acts.reductions().map { .begins($0) }
    }
  }
}

extension TripScript: Reducible {
  var reductions: [TripScript] {
    with(\.policy, simplest: nil) + with(\.isBound, simplest: false)
      + with(\.isAnimated, simplest: true) + with(\.router, simplest: 0)
      + goal.reductions.map {
        var copy = self
        copy.goal = $0
        return copy
      }
  }
}

extension TripScript.Goal {
  fileprivate var reductions: [Self] {
    switch self {
    case .chain(let chain, let context):
      (chain > 0 ? [.chain(chain - 1, context: context)] : [])
        + (context > 0 ? [.chain(chain, context: 0)] : [])
    case .back(let way): way > 0 ? [.back(0)] : []
    case .whereICameFrom: [.back(0)]
    case .result(let chain, let context): [.chain(chain, context: context)]
    }
  }
}

extension WorldEvent: Reducible {
  var reductions: [WorldEvent] {
    switch self {
    case .navigate(let trip, let isGo):
      trip.reductions.map { .navigate($0, isGo: isGo) }
        + (isGo ? [.navigate(trip, isGo: false)] : [])
    case .plan(let trip): trip.reductions.map { .plan($0) }
    case .receive(let trip): [.navigate(trip, isGo: false)]
    case .cancel(let number): number > 0 ? [.cancel(0)] : []
    case .resume(let number, let fails):
      (number > 0 ? [.resume(0, fails: fails)] : [])
        + (fails ? [.resume(number, fails: false)] : [])
    case .give(let number): number > 0 ? [.give(0)] : []
    case .giveUnasked(let number): [.give(number)] + (number > 0 ? [.giveUnasked(0)] : [])
    case .hold(let number): number > 0 ? [.hold(0)] : []
    case .pass(let seconds): seconds > 1 ? [.pass(seconds: 1)] : []
    case .fault(let fault, let number, let window):
      (number > 0 ? [.fault(fault, window: window)] : [])
        + (window > 0 ? [.fault(fault, number: number)] : [])
    case .atOnce(let events): events + events.reductions().map { .atOnce($0) }
    case .amid(let jobs, let event):
      [event] + (jobs > 0 ? [.amid(jobs: jobs / 2, event), .amid(jobs: jobs - 1, event)] : [])
        + event.reductions.map { .amid(jobs: jobs, $0) }
    case .crowd(let trip, let count):
      [.navigate(trip, isGo: true)]
        + (count > 1 ? [.crowd(trip, count: count / 2), .crowd(trip, count: count - 1)] : [])
        + trip.reductions.map { .crowd($0, count: count) }
    case .rest(let turns): turns > 1 ? [.rest(turns: turns / 2), .rest(turns: turns - 1)] : []
    case .keep(let number, let window):
      (number > 0 ? [.keep(0, window: window)] : []) + (window > 0 ? [.keep(number)] : [])
    case .user(let act, let window): window > 0 ? [.user(act)] : []
    case .app(let act, let window): window > 0 ? [.app(act)] : []
    case .save(let window): window > 0 ? [.save()] : []
    case .close(let window): window > 0 ? [.close()] : []
    case .restore(let router, true): [.restore(router: router, isOtherVersion: false)]
    case .restore(let router, false):
      router > 0 ? [.restore(router: 0, isOtherVersion: false)] : []
    case .step, .toggle, .openInbox, .closeInbox: []
    }
  }
}
