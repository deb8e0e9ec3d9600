import Switchback
import SwitchbackInspector
import SwitchbackMaps

/// Records the observed navigations of a world, and compares the recording with what was told.
@MainActor
final class RecordingJudge: NavigationProbe {
  /// What was told of one navigation.
  private struct Told {
    let number: Int
    let outer: Int?
    let parents: Set<Int>
    /// What was on screen when it took its turn.
    var before: [WindowTree.Node]?
    var plan: [String]?
    /// Why it fell back to another destination.
    var reason: NavigationError?
    /// Whether it has begun to build since it was planned last.
    var isBuilding = false
    var asked: [String] = []
    /// The guards in what goes by the last plan.
    var going: Set<String> = []
    /// Those of them that were asked, and are still there at the commit because they have agreed.
    var agreed: Set<String> = []
    var intercepted: [String] = []
    var built: [String] = []
  }

  private let recorder = NavigationRecorder(limits: .init(events: 10_000, bytes: .max))
  private let fail: (String) -> Void
  private var told: [Int: Told] = [:]
  /// The events of the world's navigations.
  private var events: [Int: Int] = [:]

  /// What the navigation that ended last has led to in a window, and how many events there were then.
  private var latest: [Int: (tree: WindowTree, count: Int)] = [:]

  init(fail: @escaping (String) -> Void) {
    self.fail = fail
  }

  func navigation(_ number: Int, reached point: NavigationPoint, in window: (any ScreenWindow)?) {
    recorder.navigation(number, reached: point, in: window)
    guard let window else { return }
    switch point {
    case .requested(let request): begin(number, request)
    case .turn: told[number]?.before = nodes(of: window)
    case .event(let kind): note(kind, number, window)
    case .building: told[number]?.isBuilding = true
    case .agreed, .superseded: break
    }
  }

  /// Whether one of the world's navigations was recorded when it was asked for.
  func hasBegun(_ number: Int) -> Bool { events[number] != nil }

  private func begin(_ number: Int, _ request: NavigationRequest) {
    guard let record = Whereabouts.record else { return }
    var parents: Set<Int> = []
    var outer = record.parent
    while let parent = outer {
      if let event = events[parent.number] { parents.insert(event) }
      outer = parent.parent
    }
    let all = recorder.recording.events
    guard let event = all.last, let navigation = event.navigation else {
      return fail("navigation \(record.number) is not recorded")
    }
    checkGap(before: event, all.dropLast().filter { $0.window == event.window })
    events[record.number] = event.number
    told[number] = Told(number: event.number, outer: navigation.outer, parents: parents)
    if let outer = navigation.outer, !parents.contains(outer) {
      fail("event \(event.number) is recorded inside \(outer), and not \(parents.sorted())")
    }
  }

  /// While no navigation is in progress, every change is an event.
  private func checkGap(before event: RecordedEvent, _ others: [RecordedEvent]) {
    guard others.allSatisfy({ $0.navigation?.outcome != .running }), let last = latest[event.window]
    else { return }
    let tree = others.last { $0.number > last.count }?.after ?? last.tree
    if tree == event.before { return }
    fail(
      "event \(event.number) begins with \(event.before.nodes.map(\.name)), behind "
        + "\(tree.nodes.map(\.name))")
  }

  private func note(_ kind: NavigationEvent.Kind, _ number: Int, _ window: any ScreenWindow) {
    switch kind {
    case .resolved(let plan):
      if let told = told[number], told.before == nil {
        fail("event \(told.number) is planned before its turn")
      }
      told[number]?.plan = plan.sentences
      told[number]?.going = Set(plan.asked.map { name(of: $0) })
      told[number]?.isBuilding = false
    case .asking(let screen): told[number]?.asked.append(name(of: screen))
    case .intercepted(let name): told[number]?.intercepted.append(name)
    case .committing:
      guard let told = told[number] else { return }
      if !told.isBuilding { fail("event \(told.number) commits what it has not begun to build") }
      self.told[number]?.agreed = told.going.intersection(nodes(of: window).map(\.name))
        .intersection(told.asked)
    case .finished(let outcome):
      // What a later step has replaced is not there.
      if case .reached(_, _, let built) = outcome {
        told[number]?.built = built.map { name(of: $0) }
      }
      compare(number, outcome.isAlreadyThere ? .alreadyThere : .reached, nil, window)
    case .failed(let error): compare(number, Self.outcome(of: error), error, window)
    case .fallingBack(_, let error):
      told[number]?.reason = error
      told[number]?.plan = []
    case .began, .intercepting: break
    }
  }

  private static func outcome(of error: NavigationError) -> RecordedNavigation.Outcome {
    switch error {
    case .rejected: .rejected
    case .superseded: .replaced
    case .cancelled: .cancelled
    default: .failed
    }
  }

  private func compare(
    _ number: Int, _ outcome: RecordedNavigation.Outcome, _ error: NavigationError?,
    _ window: any ScreenWindow
  ) {
    guard let told = told.removeValue(forKey: number) else { return }
    let events = recorder.recording.events
    guard let event = events.first(where: { $0.number == told.number }),
      let navigation = event.navigation
    else { return fail("event \(told.number) has gone") }
    latest[event.window] = (event.after, events.count)
    func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
      if !isRight { fail("event \(told.number) records \(what())") }
    }
    check(navigation.outcome == outcome, "\(navigation.outcome), and not \(outcome)")
    // It leaves out the steps of the chain, which it has as values.
    check(
      (error ?? told.reason).map { "\($0)".contains(navigation.error ?? "no error") }
        ?? (navigation.error == nil),
      "the error \(navigation.error ?? "none")")
    if let plan = told.plan {
      let recorded = (navigation.planAfterInterceptors ?? navigation.plan).map(\.text)
      check(recorded == plan, "the plan \(recorded), and not \(plan)")
    }
    check(
      navigation.guards.map(\.name) == told.asked,
      "\(navigation.guards.map(\.name)) as asked, and not \(told.asked)")
    let agreed = navigation.guards.filter(\.agreed).map(\.name)
    check(told.agreed.isSubset(of: agreed), "\(agreed) as agreed, and not \(told.agreed.sorted())")
    let intercepted = navigation.interceptors.filter(\.agreed).map(\.name)
    check(
      intercepted == told.intercepted,
      "\(intercepted) as interceptors that have run, and not \(told.intercepted)")
    check(
      Self.areSame(event.after.nodes, nodes(of: window)),
      "\(event.after.nodes.map(\.name)) as on screen, and not \(nodes(of: window).map(\.name))")
    if let before = told.before {
      check(
        Self.areSame(event.before.nodes, before),
        "\(event.before.nodes.map(\.name)) as there before, and not \(before.map(\.name))")
    }
    if outcome == .reached {
      let names = Dictionary(uniqueKeysWithValues: event.after.nodes.map { ($0.id, $0.name) })
      let built = zip(navigation.built, told.built).allSatisfy { names[$0] ?? $1 == $1 }
      check(built && navigation.built.count == told.built.count, "\(navigation.built) as built")
    }
  }

  private func nodes(of window: any ScreenWindow) -> [WindowTree.Node] {
    WindowTree(of: window) {
      name(of: $0)
    } numbered: { _ in
      0
    }.nodes
  }

  /// Whether two trees are the same but for the numbers that a recorder gives.
  private static func areSame(_ nodes: [WindowTree.Node], _ others: [WindowTree.Node]) -> Bool {
    nodes.elementsEqual(others) { node, other in
      var node = node
      node.id = other.id
      return node == other
    }
  }
}
