import Switchback

/// The transitions that screens of a class may start. Stands in a ``TransitionMap``.
///
///     From(CityListScreen.self) {
///       On("selectedCity", to: steps.city) { … }
///       On(.addCity, to: steps.citySearch)
///     }
///
/// Subclasses may start them too. If a subclass lists a transition of the same name itself, that
/// counts for its screens. A class may stand in a map several times, as long as no transition does.
@MainActor
public struct From<Transition> {
  let section: TransitionSection<Transition>

  /// - Parameters:
  ///   - type: The class.
  ///   - group: A name that the class has in common with others, for pictures: that of a feature.
  ///   - transitions: The transitions.
  public init<Source: Screen>(
    _ type: Source.Type, in group: String? = nil,
    @TransitionBuilder<Transition> _ transitions: () -> [On<Transition>]
  ) {
    section = TransitionSection(
      type: ScreenType(Source.self), group: group, transitions: transitions(),
      contains: { $0 is Source })
  }
}

/// The transitions that every screen may start. Stands in a ``TransitionMap``.
///
///     FromAnywhere {
///       On(.openHelp, to: steps.help)
///     }
///
/// What a screen's class lists itself comes first.
@MainActor
public struct FromAnywhere<Transition> {
  let section: TransitionSection<Transition>

  /// - Parameter transitions: The transitions.
  public init(@TransitionBuilder<Transition> _ transitions: () -> [On<Transition>]) {
    section = TransitionSection(
      type: ScreenType((any Screen).self), group: nil, transitions: transitions(),
      contains: { _ in true })
  }
}

/// Transitions with the screens that may start them.
@MainActor
public struct TransitionSection<Transition> {
  let type: ScreenType
  let group: String?
  let transitions: [On<Transition>]
  let contains: @MainActor (any Screen) -> Bool

  var isForAll: Bool { type == ScreenType((any Screen).self) }

  var name: String { isForAll ? "anywhere" : type.name }
}

/// Lists the sections of a ``TransitionMap``.
@resultBuilder
public enum TransitionMapBuilder<Transition> {
  /// The transitions of a class, or of all.
  public typealias Section = TransitionSection<Transition>

  /// The sections in their order.
  public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }

  /// The transitions of a class.
  public static func buildExpression(_ from: From<Transition>) -> [Section] { [from.section] }

  /// The transitions of all screens.
  public static func buildExpression(_ from: FromAnywhere<Transition>) -> [Section] {
    [from.section]
  }

  /// Sections that were made elsewhere: those of a feature, for one.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }

  /// Sections that are there on a condition.
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }

  /// One of two lists of sections.
  public static func buildEither(first: [Section]) -> [Section] { first }

  /// One of two lists of sections.
  public static func buildEither(second: [Section]) -> [Section] { second }

  /// Sections made in a loop.
  public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
}
