extension Simulation.Settings {
  /// A setting, and how to turn it to its other position.
  ///
  /// Tests go through all of them, so that none is left out: each has to be here, `misuses` alone is
  /// no property of UIKit's.
  package struct Turn: Sendable, CustomStringConvertible {
    /// The name of the setting.
    package let description: String
    /// Why `UIKIT_SIMULATOR_SETTINGS=other` does not turn it; `nil` if it does.
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

    /// Turns the setting.
    package func apply(to settings: inout Simulation.Settings) { turn(&settings) }
  }

  /// All settings, each with its other position.
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
