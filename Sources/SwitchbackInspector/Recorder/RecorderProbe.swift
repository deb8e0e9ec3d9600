import Switchback
import SwitchbackMaps

/// Records the navigations of a router whose window may go.
@MainActor
final class WindowProbe: NavigationProbe {
  private let recorder: NavigationRecorder
  private let index: Int

  init(_ recorder: NavigationRecorder, _ window: any ScreenWindow) {
    self.recorder = recorder
    index = recorder.known(window)
  }

  func navigation(_ number: Int, reached point: NavigationPoint, in window: (any ScreenWindow)?) {
    recorder.navigation(number, reached: point, in: window, or: index)
  }
}

extension NavigationRecorder: NavigationProbe {
  package func navigation(
    _ number: Int, reached point: NavigationPoint, in window: (any ScreenWindow)?
  ) {
    navigation(number, reached: point, in: window, or: nil)
  }

  /// - Parameter gone: The index of the window, if it was there.
  fileprivate func navigation(
    _ number: Int, reached point: NavigationPoint, in window: (any ScreenWindow)?, or gone: Int?
  ) {
    switch point {
    case .requested(let request):
      begin(number, request, in: window.map(known) ?? gone ?? vacantWindow)
    case .turn: takeTurn(number)
    case .agreed: agree(number)
    case .building: pending[number]?.enter(.build)
    case .superseded(let newer): supersede(number, by: newer)
    case .event(let kind): note(kind, of: number)
    }
  }

  private func begin(_ number: Int, _ request: NavigationRequest, in index: Int) {
    // While other navigations are in progress, the changes are theirs.
    let window = isBusy(index) ? nil : windows[index].window
    let tree = window.map { see($0) } ?? seeResult(in: index)
    windows[index].hasEvents = true
    let mark = request.mark as? DestinationMark
    let name = redaction(.sentence, request.destination)
    let destination = mark?.destination
    var navigation = RecordedNavigation(
      destination: name,
      title: destination.map { redaction(.destination, caseName($0)) } ?? name,
      link: request.link.map { redaction.link($0) },
      json: redaction.json((destination as? any Encodable).flatMap { json(of: $0) }),
      type: destination.map { redaction.type(Swift.type(of: $0)) },
      context: request.context is Void
        ? "" : redaction(.context, "\(request.context)"),
      policy: "\(request.policy)", isAnimated: request.isAnimated)
    navigation.outer =
      request.outer.flatMap { pending[$0]?.event.number }
      ?? request.origin.flatMap { self.event(following: $0) }
    navigation.other = request.current.flatMap { pending[$0]?.event.number }
    let now = ContinuousClock.now
    let event = log.add(
      window: index, time: Self.seconds(now - start), .navigation(navigation), before: tree,
      after: tree, limits: limits)
    pending[number] = PendingNavigation(event: event, navigation: navigation, since: now)
    append(event)
  }

  /// The event of a navigation whose post-routing tasks begin another one: as long as no other has
  /// ended since. What a task that goes on begins later is not part of it.
  private func event(following origin: Int) -> Int? {
    pending[origin]?.event.number ?? lastEnded.flatMap { $0.number == origin ? $0.event : nil }
  }

  private func takeTurn(_ number: Int) {
    guard var navigation = pending[number] else { return }
    navigation.enter(.resolve)
    let tree = seeResult(in: navigation.event.window)
    (navigation.event.before, navigation.event.after) = (tree, tree)
    pending[number] = navigation
    log.update(navigation.event, limits: limits)
  }

  private func note(_ kind: NavigationEvent.Kind, of number: Int) {
    switch kind {
    case .began: break
    case .resolved(let plan): resolve(number, plan)
    case .asking(let screen):
      let question = RecordedNavigation.Question(
        name: redaction.name(name(of: screen)), screen: numbers.number(of: screen), seconds: 0,
        agreed: false)
      pending[number]?.enter(.guards)
      pending[number]?.navigation.guards.append(question)
    case .intercepting(let name):
      pending[number]?.enter(.interceptors)
      pending[number]?.hasRunInterceptors = true
      pending[number]?.navigation.interceptors.append(
        .init(name: redaction(.sentence, name), seconds: 0, agreed: false))
    case .intercepted: agree(number)
    case .fallingBack(_, let error):
      pending[number]?.navigation.error = text(of: error)
      // The plan of the other destination.
      pending[number]?.hasRunInterceptors = false
      pending[number]?.navigation.plan = []
      pending[number]?.navigation.planAfterInterceptors = nil
    case .committing(let built):
      pending[number]?.enter(.commit)
      commit(number, built)
    case .finished(let outcome): finish(number, outcome)
    case .failed(let error): fail(number, error)
    }
  }

  private func agree(_ number: Int) {
    pending[number]?.closeQuestion(agreed: true)
    pending[number]?.enter(.resolve)
  }

  private func resolve(_ number: Int, _ plan: NavigationPlan) {
    guard var navigation = pending[number] else { return }
    if navigation.stage != .resolve { navigation.enter(.resolve) }
    let actions = redaction.made { plan.actions }
    let trace = plan.trace
    let sentences = actions.map { action in
      RecordedNavigation.Sentence(
        text: redaction(.sentence, action.sentence),
        screens: action.screens.map { numbers.number(of: $0) })
    }
    if navigation.hasRunInterceptors {
      let isOther = sentences != navigation.navigation.plan
      navigation.navigation.planAfterInterceptors = isOther ? sentences : nil
    } else {
      navigation.navigation.plan = sentences
    }
    if navigation.navigation.type == nil, navigation.navigation.error == nil {
      navigation.navigation.title = redaction(.destination, trace.destination)
      noteWayBack(trace, in: &navigation.navigation)
    }
    navigation.builtInSentences = actions.map(\.built)
    navigation.builtSteps = plan.builtSteps.reversed()
    navigation.navigation.chain = steps(
      trace, built: [], anchor: numbers.number(of: plan.anchor))
    pending[number] = navigation
  }

  private func commit(_ number: Int, _ built: [any Screen]) {
    guard var navigation = pending[number] else { return }
    let numbers = built.map { self.numbers.number(of: $0) }
    for (step, screen) in zip(navigation.builtSteps, numbers)
    where navigation.navigation.chain.indices.contains(step) {
      navigation.navigation.chain[step].fate = .built
      navigation.navigation.chain[step].screen = screen
    }
    let isAfter = navigation.navigation.planAfterInterceptors != nil
    for (sentence, places) in navigation.builtInSentences.enumerated() {
      let new = places.compactMap { numbers.indices.contains($0) ? numbers[$0] : nil }
      if isAfter, let count = navigation.navigation.planAfterInterceptors?.count, sentence < count {
        navigation.navigation.planAfterInterceptors?[sentence].screens += new
      } else if !isAfter, sentence < navigation.navigation.plan.count {
        navigation.navigation.plan[sentence].screens += new
      }
    }
    // The moment before the screens change: if that ends the app, the file has the plan.
    if lines != nil {
      navigation.event.kind = .navigation(navigation.navigation)
      log.update(navigation.event, limits: limits)
      append(navigation.event)
    }
    pending[number] = navigation
  }
}

/// A destination as written in code, as far as reflection shows it: `.product(42)`.
private func caseName(_ destination: Any) -> String {
  let text = "\(destination)"
  return Mirror(reflecting: destination).displayStyle == .enum ? ".\(text)" : text
}
