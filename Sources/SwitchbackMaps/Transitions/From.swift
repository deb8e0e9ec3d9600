import Switchback

extension TransitionMap {
  /// The transitions that screens of a class may start.
  ///
  ///     Map.From(CityListScreen.self) {
  ///       Map.On("selectedCity", to: steps.city) { … }
  ///       Map.On(.addCity, to: steps.citySearch)
  ///     }
  ///
  /// Subclasses may start them too. If a subclass lists a transition of the same name itself, that
  /// counts for its screens. A class may stand in a map several times, as long as no transition does.
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
  ///   - group: A name that the class has in common with others, for pictures: that of a feature.
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
  /// What a screen's class lists itself comes first.
  public static func anywhere(
    @ListBuilder<TransitionMap.On> _ transitions: () -> [TransitionMap.On]
  ) -> Self {
    Self(
      type: ScreenType((any Screen).self), group: nil, transitions: transitions(),
      contains: { _ in true })
  }
}
