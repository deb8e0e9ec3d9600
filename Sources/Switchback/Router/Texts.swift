// Plans and events as text.

extension NavigationPlan: @MainActor CustomStringConvertible {
  public var description: String {
    let steps = sentences
    let head = "To reach \(trace.destination):\n\(trace)"
    if steps.isEmpty { return head + "\nNothing to do: it is on screen." }
    return head
      + steps.enumerated().map { "\n\($0.offset + 1). \($0.element)" }.joined()
  }

  /// The steps, in order, one sentence each.
  public var sentences: [String] { actions.map(\.sentence) }

  /// A sentence, the screens that it mentions, and the new ones by their index in ``built``.
  package struct PlannedAction {
    package fileprivate(set) var sentence: String
    package var screens: [any Screen] = []
    package var built: [Int] = []
  }

  /// The steps, in order.
  package var actions: [PlannedAction] {
    var actions = asked.map {
      PlannedAction(sentence: "ask \(name(of: $0)) whether it may go", screens: [$0])
    }
    actions += interceptors.map { PlannedAction(sentence: "run \($0)") }
    if !route.constructions.isEmpty {
      actions.append(
        PlannedAction(sentence: "build \(nestedNames)", built: Array(route.constructions.indices)))
    }
    actions += route.lookups.map {
      PlannedAction(sentence: "look for \(screenTypeName($0.step.targetType)) in what was built")
    }
    if !route.mayBeRemoved.isEmpty {
      let names = names(of: route.mayBeRemoved)
      actions.append(
        PlannedAction(
          sentence: "remove \(names), unless that is in a new container",
          screens: route.mayBeRemoved))
    }
    return actions + route.operations.map { action($0) }
  }

  private func action(_ planned: Route.Planned) -> PlannedAction {
    var action: PlannedAction
    switch planned.operation {
    case .dismiss(let layers):
      let roots = layers.flatMap(\.before.screens)
      action = PlannedAction(
        sentence: "dismiss \(names(of: roots)), presented by \(layers[0].place.name)",
        screens: roots)
    case .change(let slot):
      let children = (slot.after ?? []).map { child in
        child.screen.map { name(of: $0) } ?? screenTypeName(child.type)
      }
      action = PlannedAction(
        sentence: "change \(slot.place.name) to \(children.joined(separator: ", "))",
        screens: [slot.place.screen].compactMap(\.self), built: [slot.child].compactMap(\.self))
    case .reveal(let screen, let container):
      action = PlannedAction(
        sentence: "show \(name(of: screen)) in \(name(of: container))",
        screens: [screen, container])
    case .perform(let index):
      let (step, source) = (route.constructions[index].step, route.constructions[index].source)
      action = PlannedAction(
        sentence: "perform \(step.action.actionName) with \(route.screenTypeName(of: index)) "
          + "on \(route.name(of: source))",
        built: [index])
      switch source {
      case .live(let screen): action.screens = [screen]
      case .built(let source): action.built.append(source)
      case .inside, .around: break
      }
    }
    if planned.isAnimated { action.sentence += ", animated" }
    return action
  }

  /// The screens that would be built, each followed by its children in parentheses.
  private var nestedNames: String {
    // Each screen goes into the one before it, into a container around that one, or into none of them.
    var text = ""
    var around: [Int] = []
    for (index, construction) in route.constructions.enumerated() {
      let container =
        if case .embedded(let container) = construction.integration { container } else { -1 }
      if index > 0, container == index - 1 {
        text += " ("
        around.append(container)
      } else if index > 0 {
        while let innermost = around.last, innermost != container {
          text += ")"
          around.removeLast()
        }
        text += ", "
      }
      text += route.screenTypeName(of: index)
    }
    return text + String(repeating: ")", count: around.count)
  }
}

extension Navigation {
  /// The type of the destination's screen.
  var name: String {
    request.map { destinationName(of: $0.walk.reading) } ?? "the restoration of screens"
  }
}

extension NavigationEvent: @MainActor CustomStringConvertible {
  public var description: String {
    let text =
      switch kind {
      case .began(let destination): "to \(destination)"
      case .resolved(let plan):
        plan.sentences.isEmpty ? "nothing to do" : plan.sentences.joined(separator: "; ")
      case .asking(let screen): "asking \(name(of: screen))"
      case .intercepting(let name): "\(name) begins"
      case .intercepted(let name): "\(name) lets it continue"
      case .fallingBack(let destination, let error): "to \(destination) instead: \(error)"
      case .committing(let built):
        "changing screens"
          + (built.isEmpty ? "" : ", with \(names(of: built))")
      case .finished(let outcome): "\(outcome)"
      case .failed(let error): "\(error)"
      }
    return "navigation \(navigation): \(text)"
  }
}

// Chains as text: outlines, and traces of what was found.

extension ChainOutline.Step: CustomStringConvertible {
  public var description: String {
    var parts = [name]
    if finder?.kind == .never {
      parts.append(FinderOutline.neverLookedFor)
    } else if let finder = finder?.description ?? startName {
      parts.append("found by \(finder)")
    }
    if let factory { parts.append("built by \(factory.name)") }
    if let action { parts.append("integrated by \(action.name)") }
    return parts.joined(separator: ", ")
  }

  /// A start as written in code.
  var startName: String? {
    switch role {
    case .current: "GeneralStep.current"
    case .root: "GeneralStep.root"
    default: nil
    }
  }

  fileprivate var text: String {
    switch role {
    case .screen, .lookup, .current, .root: description
    case .expectingContainer: "around it, \(article(name))"
    case .transformer: "context, \(name)"
    case .switch: name + (ways.isEmpty ? ", one of none" : ", one of")
    }
  }

  /// The step's name in a list.
  var label: String {
    switch role {
    case .screen, .lookup, .current, .root: name
    case .expectingContainer: "(around it)"
    case .transformer: "(context)"
    case .switch: "(switch)"
    }
  }
}

extension ChainOutline: CustomStringConvertible {
  /// The steps, numbered, each with its continuations.
  public var description: String {
    steps.enumerated().map { index, step in
      var text = "\(index + 1). \(step.text)"
      if let way = step.ways.first, way.condition == .always {
        if case .step(let next) = way.goal { text += " → \(next + 1)" }
        return text
      }
      for way in step.ways { text += "\n   - \(way)" }
      return text
    }
    .joined(separator: "\n")
  }
}

extension ChainOutline.Way: CustomStringConvertible {
  public var description: String {
    switch goal {
    case .step(let next): "\(label) → \(next + 1)"
    case .found: "\(label): found"
    case .hidden: "\(label): cannot see inside"
    }
  }
}

extension ChainTrace: CustomStringConvertible {
  public var description: String {
    let width = min(28, lines.map(\.step.label.count).max() ?? 0)
    return lines.map { line in
      let label = line.step.label
      let padded = label + String(repeating: " ", count: max(0, width - label.count))
      let margin = String(repeating: " ", count: 4 + width + 2)
      let mark = line.isFailing ? "▸" : " "
      let details = line.details.map { "\n" + margin + $0 }.joined()
      return "\(mark) \(line.isFound ? "✓" : "·") \(padded)  \(line.outcome)\(details)"
    }
    .joined(separator: "\n")
  }
}

extension ChainTrace.Line {
  /// The details of the step, a line each.
  fileprivate var details: [String] {
    var lines: [String] = []
    if let finder = step.finder, finder.kind != .never {
      lines.append(finder.search)
      if isFound, step.ignoresContext { lines.append(FinderOutline.unchecked) }
    }
    if !isFound, let factory = step.factory, let action = step.action {
      lines.append("built by \(factory.name), integrated by \(action.name)")
    }
    for interceptor in step.interceptors { lines.append("intercepted by \(interceptor)") }
    return lines
  }
}

extension NavigationError: CustomStringConvertible {
  /// The message, followed by the chain with the failing step marked.
  public var description: String {
    guard let trace else { return message }
    return "\(trace.destination) was not reached. \(message)\n\(trace)"
  }

  /// The problem and its remedy, without the chain.
  public var message: String { message(redacting: nil) }

  /// The message with redacted names of screens. It then contains no words of the app or of a host:
  /// only the type and the case of their errors, and the number of changes that were not undone.
  package func message(redacting redact: ((String) -> String)?) -> String {
    let name = redact ?? { $0 }
    let sentence = { (error: any Error) in
      Switchback.sentence(redact.map { error.redacted(by: $0) } ?? "\(error)")
    }
    return switch self {
    case .unresolved(let error, _):
      sentence(error)
    case .blocked(let screen, _):
      "\(name(screen)) refuses to go. Nothing has changed."
    case .intercepted(let interceptor, let error, _):
      "\(interceptor) ended the navigation: \(sentence(error))"
    case .timedOut(let asked, let limit, _):
      "\(name(asked)) did not answer within \(limit). Nothing has changed."
    case .unbuilt(let error, let trace):
      "\(trace.failing ?? "A screen") could not be prepared: \(sentence(error)) "
        + "Nothing has changed."
    case .unsettled:
      "The window's screens kept changing while new ones were built. Navigate again when they no "
        + "longer change."
    case .uncommitted(let error, let notUndone, _):
      "The screens could not be changed: \(sentence(error)) "
        + (notUndone.isEmpty
          ? "All changes were undone."
          : "Not undone: \(redact == nil ? notUndone.joined(separator: "; ") : count(notUndone)).")
    case .goneAgain(let screen, _):
      "\(name(screen)) was shown, and was removed or covered again before the navigation ended."
    case .deadlock(let waits):
      "The navigation would wait for itself: \(waits.joined(separator: ", ")). Nothing has changed. "
        + "Start one of them after the other has ended."
    case .cancelled:
      "The navigation was cancelled. Nothing has changed."
    case .superseded:
      "A newer navigation superseded this one. Nothing has changed."
    case .rejected:
      "Another navigation or a transition is running in this window, and the policy is to reject. "
        + "Nothing has changed."
    case .windowGone:
      "The router's window is gone, or the screen is in none. Use one that is on display."
    }
  }
}

private func count(_ changes: [String]) -> String {
  changes.count == 1 ? "1 change" : "\(changes.count) changes"
}

extension Hierarchy {
  /// The tree as text.
  ///
  ///     window
  ///     ├─ tabs
  ///     │  ├─ stack*
  ///     │  │  ├─ Home
  ///     │  │  └─ Product(42)*
  ///     │  └─ stack
  ///     │     └─ Bag*
  ///     └─ modal stack
  ///        └─ Login*
  ///
  /// One line for each layer, from the bottom up, followed by its contents. `*` marks the children
  /// that their container shows, `^` the screen that presents the layer above if it is not the root
  /// of its own, `(leaving)` a screen in a container that is being dismissed. A layer that is being
  /// dismissed is omitted. A screen that was already drawn is followed by `(again)` and not drawn a
  /// second time.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of screens and *d* their depth.
  public var drawing: String {
    guard let root else { return "window" }
    let presenters = IdentitySet((try? tower()?.upper.map(\.presenter)) ?? [])
    var text = "window"
    var seen = IdentitySet()
    // The next one last.
    var pending: [(screen: any Screen, label: String, margin: String, isLast: Bool)] = []
    func add(_ screens: [any Screen], _ margin: String, label: (any Screen) -> String) {
      for (index, screen) in screens.enumerated().reversed() {
        pending.append((screen, label(screen), margin, index == screens.count - 1))
      }
    }
    add((try? layers) ?? [root], "") { ($0 === root ? "" : "modal ") + name(of: $0) }
    while let (screen, label, margin, isLast) = pending.popLast() {
      text += "\n\(margin)\(isLast ? "└─ " : "├─ ")\(inOneLine(label))"
      if screen.isBeingDismissed { text += " (leaving)" }
      if !seen.insert(screen) {
        text += " (again)"
        continue
      }
      guard let container = asContainer(screen) else { continue }
      let visible = IdentitySet(container.visibleScreens)
      add(container.containedScreens, margin + (isLast ? "   " : "│  ")) { child in
        var label = name(of: child)
        if visible.contains(child) { label += "*" }
        if presenters.contains(child) { label += " ^" }
        return label
      }
    }
    return text
  }
}

extension ScreenWindow {
  /// The window's screens as text. See ``Hierarchy/drawing``.
  public var drawing: String { Hierarchy(of: self).drawing }
}
