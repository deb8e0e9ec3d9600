// Plans and events as text.

extension NavigationPlan: @MainActor CustomStringConvertible {
  public var description: String {
    let steps = sentences
    let head = "To reach \(trace.destination):\n\(trace)"
    if steps.isEmpty { return head + "\nNothing to do: it is on screen." }
    return head
      + steps.enumerated().map { "\n\($0.offset + 1). \($0.element)" }.joined()
  }
}

extension NavigationPlan {
  /// The steps, in order, one sentence each.
  public var sentences: [String] { actions.map(\.sentence) }

  /// A sentence, the screens that it mentions, and the new ones by their index in ``built``.
  package struct PlannedAction {
    package let sentence: String
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
      PlannedAction(
        sentence: "look for \(screenTypeName($0.step.targetType)) in what was built")
    }
    if !route.mayBeRemoved.isEmpty {
      let names = route.mayBeRemoved.map { name(of: $0) }.joined(separator: ", ")
      actions.append(
        PlannedAction(
          sentence: "remove \(names), unless that is in a new container",
          screens: route.mayBeRemoved))
    }
    return actions + route.operations.map { action($0) }
  }

  private func action(_ planned: Route.Planned) -> PlannedAction {
    var action = PlannedAction(sentence: sentence(planned))
    switch planned.operation {
    case .dismiss(let layers):
      action.screens = route.slots[layers].flatMap(\.before.screens)
    case .change(let index):
      action.screens = [route.slots[index].place.screen].compactMap(\.self)
      action.built = [route.slots[index].child].compactMap(\.self)
    case .reveal(let screen, let container):
      action.screens = [screen, container]
    case .perform(let index):
      action.built = [index]
      switch route.constructions[index].source {
      case .live(let screen): action.screens = [screen]
      case .built(let source): action.built.append(source)
      case .inside: break
      }
    }
    return action
  }

  private func sentence(_ planned: Route.Planned) -> String {
    let animated = planned.isAnimated ? ", animated" : ""
    switch planned.operation {
    case .dismiss(let layers):
      let slots = route.slots[layers]
      let roots = slots.flatMap(\.before.screens).map { name(of: $0) }.joined(separator: ", ")
      return "dismiss \(roots), presented by \(slots.first?.place.name ?? "")" + animated
    case .change(let index):
      let slot = route.slots[index]
      let children = (slot.after ?? []).map { child in
        child.screen.map { name(of: $0) } ?? screenTypeName(child.type)
      }
      return "change \(slot.place.name) to \(children.joined(separator: ", "))" + animated
    case .reveal(let screen, let container):
      return "show \(name(of: screen)) in \(name(of: container))" + animated
    case .perform(let index):
      let construction = route.constructions[index]
      return "perform \(construction.step.actionName) with \(typeName(index)) "
        + "on \(sourceName(construction.source))" + animated
    }
  }

  /// The screens that would be built, each followed by its children in parentheses.
  private var nestedNames: String {
    enum Part {
      case screen(Int)
      case text(String)
    }
    func parts(of screens: [Int]) -> [Part] {
      Array(screens.map { [.screen($0)] }.joined(separator: [.text(", ")]))
    }
    let outermost = route.constructions.indices.filter {
      if case .embedded = route.constructions[$0].integration { false } else { true }
    }
    var text = ""
    var pending = Array(parts(of: outermost).reversed())
    while let part = pending.popLast() {
      switch part {
      case .text(let more):
        text += more
      case .screen(let index):
        text += typeName(index)
        let children = route.constructions[index].children
        if children.isEmpty { continue }
        pending += ([.text(" (")] + parts(of: children) + [.text(")")]).reversed()
      }
    }
    return text
  }

  private func typeName(_ index: Int) -> String {
    screenTypeName(route.constructions[index].step.targetType)
  }

  private func sourceName(_ source: Route.Source) -> String {
    switch source {
    case .live(let screen): name(of: screen)
    case .built(let index): typeName(index)
    case .inside(let index): route.screenTypeName(inside: index)
    }
  }
}

extension NavigationEvent: @MainActor CustomStringConvertible {
  public var description: String {
    let text =
      switch kind {
      case .began(let destination): "to \(destination)"
      case .resolved(let plan):
        plan.changesNothing ? "nothing to do" : plan.sentences.joined(separator: "; ")
      case .asking(let screen): "asking \(name(of: screen))"
      case .intercepting(let name): "\(name) begins"
      case .intercepted(let name): "\(name) lets it continue"
      case .committing(let built):
        built.isEmpty
          ? "changing screens"
          : "changing screens, with \(built.map { name(of: $0) }.joined(separator: ", "))"
      case .finished(let outcome): "\(outcome)"
      case .failed(let error): "\(error)"
      }
    return "navigation \(navigation): \(text)"
  }
}
