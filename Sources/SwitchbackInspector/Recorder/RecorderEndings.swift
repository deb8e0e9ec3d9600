import Switchback
import SwitchbackMaps

extension NavigationRecorder {
  func finish(_ number: Int, _ outcome: NavigationOutcome) {
    guard var navigation = end(number) else { return }
    let after = seeResult(in: navigation.event.window)
    navigation.navigation.outcome = outcome.isAlreadyThere ? .alreadyThere : .reached
    navigation.navigation.summary = redaction(.sentence, redaction.made { "\(outcome)" })
    switch outcome {
    case .alreadyThere(let screen): navigation.navigation.reused = [numbers.number(of: screen)]
    case .reached(_, let reused, let built):
      navigation.navigation.reused = reused.map { numbers.number(of: $0) }
      navigation.navigation.built = built.map { numbers.number(of: $0) }
    }
    keep(navigation, after)
  }

  /// Ends with the navigation what the app began inside it.
  func supersede(_ number: Int, by newer: Int) {
    guard let navigation = pending[number] else { return }
    let successor = pending[newer]?.event.number
    pending[number]?.successor = successor
    for (inner, other) in pending where other.navigation.outer == navigation.event.number {
      supersede(inner, by: newer)
    }
  }

  func fail(_ number: Int, _ error: NavigationError) {
    guard var navigation = end(number) else { return }
    let after = seeResult(in: navigation.event.window)
    switch error {
    case .rejected:
      navigation.navigation.outcome = .rejected
      navigation.navigation.other = navigation.navigation.other ?? logIn(beside: navigation)
    case .superseded:
      navigation.navigation.outcome = .replaced
      navigation.navigation.other = navigation.successor
    case .cancelled: navigation.navigation.outcome = .cancelled
    default: navigation.navigation.outcome = .failed
    }
    if let trace = error.trace { noteWayBack(trace, in: &navigation.navigation) }
    navigation.navigation.failure = error.stageName
    navigation.navigation.error = text(of: error)
    navigation.navigation.summary =
      redaction(.sentence, "\(navigation.navigation.destination) was not reached.")
    if case .blocked = error {
      navigation.navigation.blocker = navigation.navigation.guards.last?.screen
    }
    if let trace = error.trace {
      let old = navigation.navigation.chain
      let built = navigation.stage == .commit ? navigation.builtSteps : []
      var chain = steps(trace, built: built, anchor: nil)
      for index in chain.indices where old.indices.contains(index) {
        if old[index].target == chain[index].target { chain[index].screen = old[index].screen }
      }
      navigation.navigation.chain = chain
    }
    keep(navigation, after)
  }

  /// The number of the first navigation in the window that waits for the user and lets no other pass but its own.
  private func logIn(beside navigation: PendingNavigation) -> Int? {
    let others = pending.values.filter { $0.event.window == navigation.event.window }
    var (outer, own) = (navigation.navigation.outer, Set<Int>())
    while let number = outer, own.insert(number).inserted {
      outer = others.first { $0.event.number == number }?.navigation.outer
    }
    let waiting = others.filter { $0.stage == .interceptors }.map(\.event.number)
    return waiting.filter { !own.contains($0) }.min()
  }

  private func end(_ number: Int) -> PendingNavigation? {
    guard var navigation = pending.removeValue(forKey: number) else { return nil }
    lastEnded = (number, navigation.event.number)
    navigation.closeQuestion(agreed: false)
    navigation.enter(navigation.stage)
    return navigation
  }

  private func keep(_ navigation: PendingNavigation, _ after: WindowTree) {
    var event = navigation.event
    event.kind = .navigation(navigation.navigation)
    event.after = after == event.before ? event.before : after
    log.update(event, limits: limits)
    append(event)
  }

  /// The chain's steps as values.
  func steps(_ trace: ChainTrace, built: [Int], anchor: Int?) -> [RecordedNavigation.Step] {
    let said = { [redaction] (text: String) in redaction(.sentence, text) }
    return trace.lines.enumerated().map { index, line in
      let step = line.step
      let isBetween = step.role == .expectingContainer || step.role == .transformer
      let fate: RecordedNavigation.Step.Fate =
        line.isFailing
        ? .failed
        : line.isFound
          ? .found
          : built.contains(index)
            ? .built
            : isBetween || step.role == .switch
              ? .between
              : line.outcome == RecordedNavigation.Step.notLookedAt ? .notLookedAt : .passed
      return RecordedNavigation.Step(
        target: said(step.role == .switch && fate == .between ? "switch" : step.name),
        fate: fate, words: said(line.wording.text { redaction.name($0) }),
        finder: step.finder.map { said($0.description) },
        factory: step.factory.map { said($0.name) }, action: step.action.map { said($0.name) },
        interceptors: step.interceptors.map(said),
        screen: line.isFound ? anchor : nil)
    }
  }
}

extension NavigationError {
  /// One word for the stage at which a navigation failed.
  var stageName: String {
    switch self {
    case .unresolved: "unresolved"
    case .blocked: "blocked"
    case .intercepted: "intercepted"
    case .timedOut: "timed out"
    case .unbuilt: "unbuilt"
    case .unsettled: "unsettled"
    case .uncommitted: "uncommitted"
    case .goneAgain: "gone again"
    case .deadlock: "deadlock"
    case .cancelled: "cancelled"
    case .superseded: "replaced"
    case .rejected: "rejected"
    case .windowGone: "window gone"
    }
  }
}

extension RecordedNavigation.Step {
  /// The words of traces for a step that the navigation did not come to.
  static let notLookedAt = "not looked at"
}
