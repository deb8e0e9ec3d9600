extension Simulation.Settings {
  /// A setting, and the change to its other value.
  ///
  /// Tests iterate over all of them, and fail if a setting is missing here. Only `misuses` may be: it
  /// describes the tests' wish, not UIKit.
  package struct Reversal: Sendable, CustomStringConvertible {
    /// The name of the setting.
    package let description: String
    /// The reason why `UIKIT_SIMULATOR_SETTINGS=other` leaves it alone; `nil` if it does not.
    package let reasonToStay: String?
    private let change: @Sendable (inout Simulation.Settings) -> Void

    fileprivate init(
      _ name: String, staysBecause reason: String? = nil,
      _ change: @escaping @Sendable (inout Simulation.Settings) -> Void
    ) {
      description = name
      reasonToStay = reason
      self.change = change
    }

    /// Gives the setting its other value.
    package func apply(to settings: inout Simulation.Settings) { change(&settings) }
  }

  /// All settings, each with the change to its other value.
  package static let reversals: [Reversal] = [
    Reversal("animationTurns") { $0.animationTurns = 7 },
    Reversal("unanimatedTurns") { $0.unanimatedTurns = 1 },
    Reversal("completesUnanimatedAtOnce", staysBecause: "No device does.") {
      $0.completesUnanimatedAtOnce.toggle()
    },
    Reversal("checksCallersWindow") { $0.checksCallersWindow.toggle() },
    Reversal("navigationControllersDefineContext") {
      $0.navigationControllersDefineContext.toggle()
    },
    Reversal("searchedScreensPresent") { $0.searchedScreensPresent.toggle() },
    Reversal("groupsShowTheirOwnScreen") { $0.groupsShowTheirOwnScreen.toggle() },
    Reversal("tabsMirrorViewControllers") { $0.tabsMirrorViewControllers.toggle() },
    Reversal("nestedDismissal") { $0.nestedDismissal = .reachesThePresenter },
    Reversal("refusedDismissalCompletes") { $0.refusedDismissalCompletes.toggle() },
    Reversal("emptyDismissalCompletes") { $0.emptyDismissalCompletes.toggle() },
    Reversal("nestedPush") { $0.nestedPush = .afterTransition },
    Reversal("defersStackChangesWhileAppearing") { $0.defersStackChangesWhileAppearing.toggle() },
    Reversal("allowsPushingTabBarControllers", staysBecause: "Apps do it, and UIKit lets them.") {
      $0.allowsPushingTabBarControllers.toggle()
    },
    Reversal("refusesPresentedKinds") { $0.refusesPresentedKinds.toggle() },
    Reversal("allowsDuplicatesInStack", staysBecause: "A misuse stays one.") {
      $0.allowsDuplicatesInStack.toggle()
    },
    Reversal("raisesForTabIndexOutOfRange", staysBecause: "A misuse stays one.") {
      $0.raisesForTabIndexOutOfRange.toggle()
    },
    Reversal("maximumTabCount", staysBecause: "It is documented for an iPhone.") {
      $0.maximumTabCount = 4
    },
    Reversal("listOfMoreKeepsTab") { $0.listOfMoreKeepsTab.toggle() },
    Reversal("turnsWithoutTab") { $0.turnsWithoutTab = 2 },
    Reversal("secondTapPopsStack") { $0.secondTapPopsStack.toggle() },
    Reversal("holdsAnimationsInBackground") { $0.holdsAnimationsInBackground.toggle() },
    Reversal("pagesAreInAScrollView") { $0.pagesAreInAScrollView.toggle() },
    Reversal("popoversNeedSource", staysBecause: "A misuse stays one.") {
      $0.popoversNeedSource.toggle()
    },
  ]
}
