import Switchback

/// Which transitions the screens of an app may start, and where they lead: all in one place.
///
/// Transitions are a type of the app, usually an enum with payloads. A screen says that it starts
/// one; where that leads depends on the screen, and what is not in the map is refused:
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
/// The payload is the context of the step, so that the compiler checks that they go together.
///
/// A map is a value and holds no screens. Use it in several windows, with a router for each.
@MainActor
public struct TransitionMap<Transition> {
  /// The title in pictures.
  public let title: String

  let sections: [From]
  /// The same, classes before their superclasses.
  private let nearestFirst: [From]

  /// A map of the sections listed.
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
  /// Does what the map says about a transition from a screen, and returns when the host has finished.
  ///
  /// - Returns: What came of the navigation. If the transition leads to no screen, the screen itself
  ///   as one that is already there.
  /// - Throws: ``TransitionNotAllowed`` if the map does not have it for this screen,
  ///   `NavigationError`, and what a closure of ``On`` throws.
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

  /// Starts to do what the map says about a transition and returns at once: for button handlers.
  ///
  /// Two of them in a row are carried out in that order. Failures reach whoever awaits the task and,
  /// if they are those of a navigation, the router's observers.
  @discardableResult
  public func go(
    _ transition: Transition, from screen: any Screen, with router: any Router,
    animated: Bool = true, policy: ConcurrencyPolicy? = nil
  ) -> Task<NavigationOutcome, any Error> {
    startNow {
      try await perform(transition, from: screen, with: router, animated: animated, policy: policy)
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

  /// Whether a screen may start a transition: to disable a button, for one.
  public func allows(_ transition: Transition, from screen: any Screen) -> Bool {
    (try? move(for: transition, from: screen)) != nil
  }

  /// The names of the transitions that a screen may start, those of its own class first.
  public func transitions(from screen: any Screen) -> [String] {
    var known: Set<String> = []
    return rules(for: screen).map(\.name).filter { known.insert($0).inserted }
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

  private func rules(for screen: any Screen) -> [On] {
    nearestFirst.filter { $0.contains(screen) }.flatMap(\.transitions)
  }
}

/// The name of a transition, without its payload.
private func caseName(of transition: some Any) -> String {
  let mirror = Mirror(reflecting: transition)
  guard mirror.displayStyle == .enum, let label = mirror.children.first?.label else {
    return "\(transition)"
  }
  return label
}
