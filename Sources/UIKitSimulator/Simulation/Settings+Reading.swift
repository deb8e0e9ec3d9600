extension Simulation.Settings {
  /// Takes the value of a setting from text.
  ///
  /// - Returns: Whether there are such a setting and such a value.
  @discardableResult
  public mutating func set(_ name: String, to value: String) -> Bool {
    if let property = Self.switches[name], let isOn = Bool(value) {
      self[keyPath: property] = isOn
    } else if let property = Self.numbers[name], let number = Int(value) {
      self[keyPath: property] = number
    } else {
      switch (name, value) {
      case ("nestedDismissal", "refused"): nestedDismissal = .refused
      case ("nestedDismissal", "reachesThePresenter"): nestedDismissal = .reachesThePresenter
      case ("nestedPush", "dropped"): nestedPush = .dropped
      case ("nestedPush", "afterTransition"): nestedPush = .afterTransition
      default: return false
      }
    }
    return true
  }

  private typealias Property<Value> = WritableKeyPath<Simulation.Settings, Value> & Sendable

  private static let numbers: [String: Property<Int>] = [
    "animationTurns": \.animationTurns, "unanimatedTurns": \.unanimatedTurns,
    "maximumTabCount": \.maximumTabCount, "turnsWithoutTab": \.turnsWithoutTab,
  ]

  private static let switches: [String: Property<Bool>] = [
    "completesUnanimatedAtOnce": \.completesUnanimatedAtOnce,
    "checksCallersWindow": \.checksCallersWindow,
    "navigationControllersDefineContext": \.navigationControllersDefineContext,
    "searchedScreensPresent": \.searchedScreensPresent,
    "groupsShowTheirOwnScreen": \.groupsShowTheirOwnScreen,
    "tabsMirrorViewControllers": \.tabsMirrorViewControllers,
    "refusedDismissalCompletes": \.refusedDismissalCompletes,
    "emptyDismissalCompletes": \.emptyDismissalCompletes,
    "defersStackChangesWhileAppearing": \.defersStackChangesWhileAppearing,
    "allowsPushingTabBarControllers": \.allowsPushingTabBarControllers,
    "refusesPresentedKinds": \.refusesPresentedKinds,
    "allowsDuplicatesInStack": \.allowsDuplicatesInStack,
    "raisesForTabIndexOutOfRange": \.raisesForTabIndexOutOfRange,
    "listOfMoreKeepsTab": \.listOfMoreKeepsTab,
    "secondTapPopsStack": \.secondTapPopsStack,
    "holdsAnimationsInBackground": \.holdsAnimationsInBackground,
    "pagesAreInAScrollView": \.pagesAreInAScrollView,
    "popoversNeedSource": \.popoversNeedSource,
  ]
}
