import Switchback

// What the library says in words.
extension WorldRun {
  /// Reads the text of a plan.
  func checkText(of plan: NavigationPlan, _ heading: Heading, in window: Host.Window) {
    checkDrawing(of: window)
    let text = "\(plan)"
    checkWords(text)
    let sentences = plan.sentences
    let steps = sentences.enumerated().map { "\n\($0 + 1). \($1)" }.joined()
    let end = sentences.isEmpty ? "\nNothing to do: it is on screen." : steps
    if text != "To reach \(plan.trace.destination):\n\(plan.trace)" + end {
      fail(.planIsRight, "the text of a plan is\n\(text)")
    }
    var wanted = plan.asked.map { "ask \(mark(of: $0).name) whether it may go" }
    wanted += plan.interceptors.map { "run \($0)" }
    if Array(sentences.prefix(wanted.count)) != wanted {
      fail(.planIsRight, "it has to \(wanted), and says\n\(text)")
    }
    for screen in plan.revealed {
      let parent = screen.parentScreen.map { mark(of: $0).name } ?? ""
      // A column that an action names is no screen of the world.
      let child = (screen as? any MarkedScreen)?.mark.name ?? name(of: screen)
      let sentence = "show \(child) in \(parent)"
      if !sentences.contains(where: { $0 == sentence || $0 == sentence + ", animated" }) {
        fail(.planIsRight, "it does not say that it has to \(sentence):\n\(text)")
      }
    }
    checkOrder(ofSentences: sentences, text)
    mention(plan.dismissed, after: "dismiss ", in: sentences, text)
    mention(plan.mayBeRemoved, after: "remove ", in: sentences, text)
    let built = sentences.filter { $0.hasPrefix("build ") }
    for type in plan.builtTypes where !built.contains(where: { $0.contains(screenTypeName(type)) })
    {
      fail(.planIsRight, "it does not say that it builds \(screenTypeName(type)):\n\(text)")
    }
    if case .chain(let number, _) = heading { checkOutline(ofChain: number) }
  }

  /// Screens go before and after others are shown, and never when new ones have been presented.
  private func checkOrder(ofSentences sentences: [String], _ text: String) {
    let order = ["ask", "run", "build", "look", "remove", "change", "show", "perform"]
    let all = sentences.map { String($0.prefix { $0 != " " }) }
    let ranks = all.compactMap { order.firstIndex(of: $0) }
    let performs = all.firstIndex(of: "perform") ?? all.count
    let builds = all.firstIndex(of: "build") ?? 0
    let dismissals = all.indices.filter { all[$0] == "dismiss" }
    if ranks != ranks.sorted() || dismissals.contains(where: { !(builds..<performs).contains($0) })
    {
      fail(.planIsRight, "it does things in the wrong order:\n\(text)")
    }
  }

  private func mention(
    _ screens: [any Screen], after verb: String, in sentences: [String], _ text: String
  ) {
    let said = sentences.filter { $0.hasPrefix(verb) }
    if screens.isEmpty != said.isEmpty {
      fail(.planIsRight, "what it has to \(verb) is \(screens.map { mark(of: $0).name }):\n\(text)")
    }
    for screen in screens where !said.contains(where: { $0.contains(mark(of: screen).name) }) {
      fail(.planIsRight, "it does not say that it has to \(verb)\(mark(of: screen).name):\n\(text)")
    }
  }

  /// Reads the text of an error.
  func checkText(of error: NavigationError) {
    let text = "\(error)"
    checkWords(text)
    let wanted = error.trace.map { "\($0.destination) was not reached. \(error.message)\n\($0)" }
    if text != wanted ?? error.message { fail(.errorIsRight, "the text of an error is\n\(text)") }
    for line in error.trace?.lines ?? [] where line.isFailing {
      let mark = "▸ \(line.isFound ? "✓" : "·") "
      if !text.contains("\n" + mark) { fail(.errorIsRight, "nothing is marked in\n\(text)") }
    }
    let reason: String? =
      switch error {
      case .unresolved(let reason, _), .unbuilt(let reason, _), .uncommitted(let reason, _, _),
        .intercepted(_, let reason, _):
        "\(reason)"
      case .blocked(let screen, _), .goneAgain(let screen, _): screen
      case .timedOut(let asked, _, _): asked
      case .deadlock(let waits): waits.joined(separator: ", ")
      case .unsettled, .cancelled, .superseded, .rejected, .windowGone: nil
      }
    if let reason, !text.contains(reason) {
      fail(.errorIsRight, "\(reason) is not said in\n\(text)")
    }
    if (error.underlyingError != nil) != (reason != nil && error.hasReason) {
      fail(.errorIsRight, "the reason of \(error.kind) is \(error.underlyingError as Any)")
    }
    let saysNothing: Bool =
      switch error {
      case .unresolved, .intercepted, .uncommitted, .unsettled, .goneAgain, .windowGone: false
      case .blocked, .timedOut, .unbuilt, .deadlock, .cancelled, .superseded, .rejected: true
      }
    if saysNothing != text.contains("Nothing has changed.") {
      fail(.errorIsRight, "whether something has changed is said wrongly:\n\(text)")
    }
  }

  /// Reads the text of an event.
  func checkText(of event: NavigationEvent) {
    let text = "\(event)"
    checkWords(text)
    let wanted: String =
      switch event.kind {
      case .began(let destination): "to \(destination)"
      case .resolved(let plan):
        plan.sentences.isEmpty ? "nothing to do" : plan.sentences.joined(separator: "; ")
      case .asking(let screen): "asking \(mark(of: screen).name)"
      case .intercepting(let name): "\(name) begins"
      case .intercepted(let name): "\(name) lets it continue"
      case .fallingBack(let destination, let error): "to \(destination) instead: \(error)"
      case .committing(let built):
        "changing screens"
          + (built.isEmpty
            ? "" : ", with \(built.map { mark(of: $0).name }.joined(separator: ", "))")
      case .finished(let outcome): "\(outcome)"
      case .failed(let error): "\(error)"
      }
    if text != "navigation \(event.navigation): \(wanted)" {
      fail(.storyIsRight, "an event says\n\(text)\nand not\n\(wanted)")
    }
  }

  /// A step that was not found says how many screens were looked at in vain, and how many of the type.
  func checkAbsences(_ trace: ChainTrace, _ resolution: ReferenceResolution) {
    let lines = trace.lines.filter { $0.step.role == .screen || $0.step.role == .lookup }
    for (line, absence) in zip(lines, resolution.absences) {
      guard let absence, !line.isFound else { continue }
      let outcome = line.outcome
      let screens = absence.search.offered
      let type = screenTypeName(absence.target.type(in: Host.self))
      let count = screens.count { absence.target.includes(mark(of: $0).kind) }
      let wanted =
        "not found: \(screens.count) screen\(screens.count == 1 ? "" : "s") looked at, "
        + (count == 0 ? "none is " : count == 1 ? "1 is " : "\(count) are \(type)s")
      if !outcome.hasPrefix(wanted) {
        fail(.planIsRight, "it says “\(outcome)”, and not “\(wanted)”")
      }
      guard let unsearched = absence.search.closed else { continue }
      if let container = unsearched.first(where: { $0 is any ContainerScreen }) {
        fail(.planIsRight, "nothing was looked at inside \(mark(of: container).name)")
      }
      let closed = unsearched.map { mark(of: $0).name }
      if !closed.isEmpty { coverage.note("search passes over a part") }
      // Of many, it says only the first ones.
      let words = "; nothing inside \(closed.first ?? "")"
      if outcome.contains(words) == closed.isEmpty {
        fail(.planIsRight, "nothing was looked at inside \(closed), and it says “\(outcome)”")
      }
    }
  }

  /// No text shows how it was made.
  private func checkWords(_ text: String) {
    for word in ["Optional(", "0x", "WrappedInterceptor", "any Switchback."]
    where text.contains(word) {
      fail(.errorIsRight, "it says \(word)\n\(text)")
    }
  }

  /// Draws a window in the simplest way.
  private func checkDrawing(of window: Host.Window) {
    guard let layers = try? naiveLayers(of: window) else { return }
    let presenters = layers.compactMap(\.presentingScreen)
    var text = "window"
    func draw(_ screen: any Screen, _ label: String, _ margin: String, isLast: Bool) {
      let leaving = screen.isBeingDismissed ? " (leaving)" : ""
      text += "\n\(margin)\(isLast ? "└─" : "├─") \(label)\(leaving)"
      guard let container = container(screen) else { return }
      let visible = container.visibleScreens
      let contained = container.containedScreens
      for (index, child) in contained.enumerated() {
        let star = visible.contains { $0 === child } ? "*" : ""
        let hat = presenters.contains { $0 === child } ? " ^" : ""
        draw(
          child, mark(of: child).name + star + hat, margin + (isLast ? "   " : "│  "),
          isLast: index == contained.count - 1)
      }
    }
    for (index, layer) in layers.enumerated() {
      draw(
        layer, (index > 0 ? "modal " : "") + mark(of: layer).name, "",
        isLast: index == layers.count - 1)
    }
    if text != window.drawing { fail(.planIsRight, "\(window.drawing)\nis not\n\(text)") }
  }

  /// Reads a chain, once.
  private func checkOutline(ofChain number: Int) {
    let number = number % script.chains.count
    if !readChains.insert(number).inserted { return }
    let chain = chain(number).step
    let outline = chain.outline
    let lines = "\(chain)".split(separator: "\n")
    checkWords("\(chain)")
    let counts = Counts(script.chains[number].parts)
    let screens = outline.steps.filter { $0.role == .screen || $0.role == .lookup }
    let starts = outline.steps.filter(\.isStart)
    let switches = outline.steps.filter { $0.role == .switch }
    let ways = switches.reduce(0) { $0 + $1.ways.count }
    if [screens.count, starts.count, switches.count, ways]
      != [counts.screens, counts.starts, counts.switches, counts.ways]
    {
      fail(.planIsRight, "\(counts) are in chain \(number):\n\(chain)")
    }
    for (index, step) in outline.steps.enumerated() {
      let start = "\(index + 1). "
      if lines.count(where: { $0.hasPrefix(start) }) != 1 {
        fail(.planIsRight, "step \(index + 1) is not in\n\(chain)")
      }
      // Each step has a line of its own that leads on, or one for each of its ways.
      for way in step.ways {
        guard case .step(let next) = way.goal else { continue }
        if next <= 0 || !outline.steps.indices.contains(next) || next == index {
          fail(.planIsRight, "step \(index + 1) leads to \(next + 1) in\n\(chain)")
        }
        let arrow = way.condition == .always ? " → \(next + 1)" : "   - \(way.label) → \(next + 1)"
        if !lines.contains(where: { $0.hasSuffix(arrow) }) {
          fail(.planIsRight, "no line ends with\(arrow) in\n\(chain)")
        }
      }
    }
    let names = screens.map(\.name)
    if names.sorted() != counts.types.map({ screenTypeName($0.type(in: Host.self)) }).sorted() {
      fail(.planIsRight, "\(counts.types) are in chain \(number), and not \(names)")
    }
    let actions = screens.compactMap { $0.action?.name }
    let wanted = counts.acting.map { $0.actionName(in: Host.self) }
    if actions.sorted() != wanted.sorted() {
      fail(.planIsRight, "\(wanted) are in chain \(number), and not \(actions)")
    }
  }
}

/// What is in a chain, besides what closures return.
private struct Counts {
  var (screens, starts, switches, ways) = (0, 0, 0, 0)
  var types: [TargetScript] = []
  var acting: [StepScript] = []

  init(_ parts: [PartScript]) { add(parts) }

  private mutating func add(_ parts: [PartScript]) {
    for part in parts {
      switch part {
      case .step(let step):
        screens += 1
        types.append(step.target)
        switch step.factory {
        case .builds, .buildsFull: acting.append(step)
        case .none, .insists: break
        }
      case .transformer: break
      case .start(.custom):
        screens += 1
        types.append(.any)
      case .start: starts += 1
      case .branch(let cases, let otherwise):
        switches += 1
        ways += cases.count + (otherwise == nil ? 0 : 1)
        for candidate in cases {
          switch candidate {
          case .closure, .expecting: break
          case .found, .flag, .evenContext: add(candidate.parts)
          }
        }
        if let otherwise { add(otherwise) }
      }
    }
    // A chain with no start of its own is one from the current screen.
    if parts.isEmpty { starts += 1 }
  }
}

extension StepScript {
  /// The name of the action in texts.
  fileprivate func actionName<Host: WorldHost>(in host: Host.Type) -> String {
    switch action {
    case .present: actionActs.isEmpty ? "PresentModally" : "WorldAction"
    case .replaceRoot: "ReplaceRoot"
    case .push, .pushExpecting: "Push"
    case .pushAsRoot: "PushAsRoot"
    case .pushReplacingLast, .pushReplacingLastExpecting: "PushReplacingLast"
    case .pushBelowTop: "PushBelowTop"
    case .addTab, .addFirstTab, .replaceFirstTab, .addTabExpecting: "AddTab"
    case .setPrimary: "SetPrimary"
    case .setSecondary: "SetSecondary"
    case .pushInSecondary: "PushInSecondary"
    case .addPage: "AddPage"
    case .setPage: String("\(Host.PageAction.self)".prefix { $0 != "<" })
    case .showInPrimary, .showInSecondary: String("\(Host.ColumnAction.self)".prefix { $0 != "<" })
    }
  }
}

extension NavigationError {
  fileprivate var hasReason: Bool {
    switch self {
    case .unresolved, .unbuilt, .uncommitted, .intercepted: true
    default: false
    }
  }
}
