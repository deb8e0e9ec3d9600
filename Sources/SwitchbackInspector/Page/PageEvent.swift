import SwitchbackMaps

extension PageData.Event {
  init(_ event: RecordedEvent, before: Int, after: Int, windowName: String?) {
    n = event.number
    w = event.window
    t = event.time
    self.before = before
    self.after = after
    self.windowName = windowName
    switch event.kind {
    case .change(let change):
      kind = "user"
      title = change.title
      moves = change.moves?.map(PageData.Move.init)
    case .action(let action):
      kind = "action"
      title = action.text
      word = action.type
      json = action.json
    case .navigation(let navigation):
      kind = navigation.link == nil ? "destination" : "link"
      title = navigation.link ?? navigation.title
      add(navigation)
    }
  }

  private mutating func add(_ navigation: RecordedNavigation) {
    switch navigation.outcome {
    case .alreadyThere: (outcome, word) = ("reached", "already there")
    case .reached: outcome = "reached"
    case .running: outcome = "running"
    case .failed: (outcome, word) = ("failed", navigation.failure)
    case .cancelled: (outcome, word) = ("failed", "cancelled")
    case .rejected: outcome = "rejected"
    case .replaced: outcome = "replaced"
    }
    context = navigation.context.isEmpty ? nil : navigation.context
    policy = navigation.policy
    json = navigation.json
    summary = navigation.summary
    error = navigation.error
    inside = navigation.outer
    over = navigation.other
    blocker = navigation.blocker
    let durations = navigation.durations.map { ($0.stage.rawValue, $0.seconds * 1_000) }
    stages = Dictionary(durations, uniquingKeysWith: +)
    waited = stages?["waiting"]
    interceptors = navigation.interceptors.map {
      PageData.Row(
        name: $0.name, text: $0.agreed ? "let it go on" : "ended it",
        milliseconds: $0.seconds * 1_000)
    }
    guards = navigation.guards.map {
      PageData.Row(
        name: $0.name, text: $0.agreed ? "may go" : "refuses to go",
        milliseconds: $0.seconds * 1_000)
    }
    chain = navigation.chain.map(PageData.Step.init)
    plan = sentences(navigation)
    if navigation.planAfterInterceptors != nil { first = navigation.plan.map(\.text) }
  }

  /// The plan, with what was not carried out marked.
  private func sentences(_ navigation: RecordedNavigation) -> [PageData.Sentence] {
    let isDone = [.reached, .alreadyThere, .running].contains(navigation.outcome)
    let wasCommitted = navigation.durations.contains { $0.stage == .commit }
    var isOver = false
    return (navigation.planAfterInterceptors ?? navigation.plan).map { sentence in
      var mark = ""
      if !isDone {
        if isOver {
          mark = "not"
        } else if let blocker = navigation.blocker, sentence.screens == [blocker],
          sentence.text.hasPrefix("ask ")
        {
          mark = "stop"
          isOver = true
        } else if !wasCommitted, navigation.blocker == nil {
          mark = sentence.text.hasPrefix("run ") ? "" : "not"
        }
      }
      return PageData.Sentence(text: sentence.text, screens: sentence.screens, mark: mark)
    }
  }
}

extension PageData.Step {
  init(_ step: RecordedNavigation.Step) {
    if step.fate == .between {
      if step.target == "switch" {
        self.switch = step.words
      } else {
        link =
          switch step.words {
          case step.target: "context: \(step.words)"
          case RecordedNavigation.Step.notLookedAt: step.words
          default: "in \(step.words)"
          }
      }
      return
    }
    name = step.target
    what = step.fate == .notLookedAt ? "not" : step.fate.rawValue
    why = step.words
    box = step.screen
    finder = step.finder
    if let factory = step.factory, let action = step.action {
      made = "built by \(factory), integrated by \(action)"
    }
    if !step.interceptors.isEmpty {
      first = step.interceptors.map { "intercepted by \($0)" }.joined(separator: ", ")
    }
  }
}

extension PageData.Move {
  init(_ move: RecordedChange.Move) {
    switch move {
    case .show(let screen, let container): show = [screen, container]
    case .arrange(let screens, let container): arrange = [.many(screens), .one(container)]
    case .dismiss(let presenter): dismiss = presenter
    }
  }
}
