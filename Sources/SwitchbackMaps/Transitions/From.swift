import Switchback

extension TransitionMap {
  /// The transitions that screens of a class may start.
  ///
  ///     Map.From(CityListScreen.self) {
  ///       Map.On("selectedCity", to: steps.city) { … }
  ///       Map.On(.addCity, to: steps.citySearch)
  ///     }
  ///
  /// Subclasses may start them too. If a subclass itself lists a transition of the same name, that
  /// one applies to its screens. A map may contain a class several times, but each of its
  /// transitions once.
  @MainActor
  public struct From {
    let type: ScreenType
    let group: String?
    let transitions: [On]
    let contains: @MainActor (any Screen) -> Bool

    var isForAll: Bool { type == ScreenType((any Screen).self) }

    var name: String { isForAll ? "anywhere" : type.name }
  }
}

extension TransitionMap.From {
  /// - Parameters:
  ///   - type: The class.
  ///   - group: A name that the class shares with others, for pictures: that of a feature.
  ///   - transitions: The transitions.
  public init<Source: Screen>(
    _ type: Source.Type, in group: String? = nil,
    @ListBuilder<TransitionMap.On> _ transitions: () -> [TransitionMap.On]
  ) {
    self.init(
      type: ScreenType(Source.self), group: group, transitions: transitions(),
      contains: { $0 is Source })
  }

  /// The transitions that every screen may start.
  ///
  ///     Map.From.anywhere {
  ///       Map.On(.openHelp, to: steps.help)
  ///     }
  ///
  /// Transitions that a screen's class lists itself take precedence.
  public static func anywhere(
    @ListBuilder<TransitionMap.On> _ transitions: () -> [TransitionMap.On]
  ) -> Self {
    Self(
      type: ScreenType((any Screen).self), group: nil, transitions: transitions(),
      contains: { _ in true })
  }
}
