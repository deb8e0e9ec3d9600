import Switchback

/// The transitions that the screens of an app may start, and their destinations, all in one place.
///
/// Transitions are a type of the app, usually an enum with payloads. A screen starts a transition;
/// its destination depends on the screen, and the map refuses transitions that it does not contain:
///
///     typealias Map = TransitionMap<CityTransition>
///
///     let map = try Map("City transport") {
///       Map.From(CityListScreen.self) {
///         Map.On("selectedCity", to: steps.city) {
///           if case .selectedCity(let city) = $0 { city } else { nil }
///         }
///         Map.On(.addCity, to: steps.citySearch)
///       }
///       Map.From(CitySearchScreen.self) {
///         Map.On(.cancel, back: .dismissal)
///       }
///     }
///
///     try await map.perform(.selectedCity(city), from: screen, with: router)
///     print(map.diagram.rendered(as: .mermaid))
///
/// The payload is the context of the step, so the compiler checks that the two match.
///
/// A map is a value and holds no screens. Use it in several windows, with a router for each.
@MainActor
public struct TransitionMap<Transition> {
  /// The title in pictures.
  public let title: String

  let sections: [From]
  /// The same, classes before their superclasses.
  private let nearestFirst: [From]

  /// A map of the listed sections.
  ///
  /// - Throws: ``TransitionMapError`` if there is no transition, or one twice for the same screen.
  public init(
    _ title: String = "Transitions",
    @ListBuilder<From> _ sections: () -> [From]
  ) throws(TransitionMapError) {
    self.title = title
    self.sections = sections()
    let types = Set(self.sections.map(\.type))
    let depths = Dictionary(
      types.map { type in (type, types.count { type.isKind(of: $0) }) },
      uniquingKeysWith: { first, _ in first })
    nearestFirst = self.sections.enumerated().sorted { first, second in
      let (one, other) = (
        depths[first.element.type, default: 0], depths[second.element.type, default: 0]
      )
      return (-one, first.offset) < (-other, second.offset)
    }
    .map(\.element)
    try check()
  }

  private func check() throws(TransitionMapError) {
    if sections.isEmpty { throw .empty }
    var known: [ScreenType: [String: String]] = [:]
    for section in sections {
      if section.transitions.isEmpty { throw .noTransitions(screen: section.name) }
      for transition in section.transitions {
        let text = transition.text
        if let other = known[section.type]?[transition.name] {
          throw .declaredTwice(screen: section.name, first: other, second: text)
        }
        known[section.type, default: [:]][transition.name] = text
      }
    }
  }
}

extension TransitionMap {
  /// Performs a transition from a screen, and returns when the host has finished.
  ///
  /// - Returns: The outcome of the navigation. If the transition leads to no screen, the screen
  ///   itself, as already there.
  /// - Throws: ``TransitionNotAllowed`` if the map does not contain the transition for this screen,
  ///   `NavigationError`, and the errors of a closure of ``On``.
  @discardableResult
  public func perform(
    _ transition: Transition, from screen: any Screen, with router: any Router,
    animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) async throws -> NavigationOutcome {
    switch try move(for: transition, from: screen) {
    case .navigation(let step):
      return try await router.navigate(to: step, animated: animated, policy: policy)
    case .other(let perform):
      try await perform(screen)
      return .alreadyThere(screen)
    }
  }

  /// Starts to perform a transition and returns at once: for button handlers.
  ///
  /// Two in a row begin in order: navigations wait for each other, and a closure of ``On`` waits for none. The task
  /// receives failures, and the router reports them, as those of
  /// ``/Switchback/Router/go(to:with:animated:policy:)``.
  @discardableResult
  public func go(
    _ transition: Transition, from screen: any Screen, with router: any Router,
    animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    startNow {
      do {
        return try await perform(
          transition, from: screen, with: router, animated: animated, policy: policy)
      } catch {
        router.reportIfFailed(error)
        throw error
      }
    }
  }

  /// Plans a transition from a screen. Changes nothing.
  ///
  /// - Returns: The plan, or `nil` if the transition leads to no screen.
  /// - Throws: ``TransitionNotAllowed`` and `NavigationError`.
  public func plan(
    _ transition: Transition, from screen: any Screen, with router: any Router
  ) throws -> NavigationPlan? {
    guard case .navigation(let step) = try move(for: transition, from: screen) else { return nil }
    return try router.plan(to: step)
  }

  /// Whether a screen may start a transition: to disable a button, for example.
  public func allows(_ transition: Transition, from screen: any Screen) -> Bool {
    (try? move(for: transition, from: screen)) != nil
  }

  /// The names of the transitions that a screen may start, those of its own class first.
  public func transitions(from screen: any Screen) -> [String] {
    rules(for: screen).map(\.name)
  }

  private enum Move {
    case navigation(BoundStep)
    case other(@MainActor (any Screen) async throws -> Void)
  }

  private func move(
    for transition: Transition, from screen: any Screen
  ) throws(TransitionNotAllowed) -> Move {
    for rule in rules(for: screen) {
      switch rule.effect {
      case .destination(_, let bind):
        if let step = bind(transition) { return .navigation(step) }
      case .back(let way, let isMeant):
        if isMeant(transition) { return .navigation(way.step) }
      case .other(_, let prepare):
        if let perform = prepare(transition) { return .other(perform) }
      }
    }
    throw TransitionNotAllowed(
      transition: caseName(of: transition), screen: name(of: screen),
      screenType: "\(type(of: screen))", allowed: transitions(from: screen))
  }

  /// The transitions that a screen may start. Of those of a name, only that of the nearest class.
  private func rules(for screen: any Screen) -> [On] {
    var known: Set<String> = []
    return nearestFirst.filter { $0.contains(screen) }.flatMap(\.transitions)
      .filter { known.insert($0.name).inserted }
  }
}

/// The name of a transition, without its payload: that of the case, or of the type if it is no enum.
private func caseName(of transition: some Any) -> String {
  let mirror = Mirror(reflecting: transition)
  guard mirror.displayStyle == .enum else { return "\(type(of: transition))" }
  return mirror.children.first?.label ?? "\(transition)"
}
