extension Simulation.Settings {
  /// A setting, and the change to its other value.
  ///
  /// Tests iterate over all of them, and fail if a setting is missing here. Only `misuses` may be: it
  /// describes the tests' wish, not UIKit.
  package struct Turn: Sendable, CustomStringConvertible {
    /// The name of the setting.
    package let description: String
    /// The reason why `UIKIT_SIMULATOR_SETTINGS=other` leaves it alone; `nil` if it does not.
    package let reasonToStay: String?
    private let turn: @Sendable (inout Simulation.Settings) -> Void

    fileprivate init(
      _ name: String, staysBecause reason: String? = nil,
      _ turn: @escaping @Sendable (inout Simulation.Settings) -> Void
    ) {
      description = name
      reasonToStay = reason
      self.turn = turn
    }

    /// Gives the setting its other value.
    package func apply(to settings: inout Simulation.Settings) { turn(&settings) }
  }

  /// All settings, each with its other value.
  package static let turns: [Turn] = [
    Turn("animationTurns") { $0.animationTurns = 7 },
    Turn("unanimatedTurns") { $0.unanimatedTurns = 1 },
    Turn("completesUnanimatedAtOnce", staysBecause: "No device does.") {
      $0.completesUnanimatedAtOnce.toggle()
    },
    Turn("checksCallersWindow") { $0.checksCallersWindow.toggle() },
    Turn("navigationControllersDefineContext") { $0.navigationControllersDefineContext.toggle() },
    Turn("searchedScreensPresent") { $0.searchedScreensPresent.toggle() },
    Turn("groupsShowTheirOwnScreen") { $0.groupsShowTheirOwnScreen.toggle() },
    Turn("tabsMirrorViewControllers") { $0.tabsMirrorViewControllers.toggle() },
    Turn("nestedDismissal") { $0.nestedDismissal = .reachesThePresenter },
    Turn("refusedDismissalCompletes") { $0.refusedDismissalCompletes.toggle() },
    Turn("emptyDismissalCompletes") { $0.emptyDismissalCompletes.toggle() },
    Turn("nestedPush") { $0.nestedPush = .afterTransition },
    Turn("defersStackChangesWhileAppearing") { $0.defersStackChangesWhileAppearing.toggle() },
    Turn("allowsPushingTabBarControllers", staysBecause: "Apps do it, and UIKit lets them.") {
      $0.allowsPushingTabBarControllers.toggle()
    },
    Turn("refusesPresentedKinds") { $0.refusesPresentedKinds.toggle() },
    Turn("allowsDuplicatesInStack", staysBecause: "A misuse stays one.") {
      $0.allowsDuplicatesInStack.toggle()
    },
    Turn("raisesForTabIndexOutOfRange", staysBecause: "A misuse stays one.") {
      $0.raisesForTabIndexOutOfRange.toggle()
    },
    Turn("maximumTabCount", staysBecause: "It is documented for an iPhone.") {
      $0.maximumTabCount = 4
    },
    Turn("turnsWithoutTab") { $0.turnsWithoutTab = 2 },
    Turn("secondTapPopsStack") { $0.secondTapPopsStack.toggle() },
    Turn("holdsAnimationsInBackground") { $0.holdsAnimationsInBackground.toggle() },
    Turn("popoversNeedSource", staysBecause: "A misuse stays one.") {
      $0.popoversNeedSource.toggle()
    },
  ]
}
