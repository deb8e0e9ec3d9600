/// The settings of the simulator, `Simulation.Settings`, by name. Each asks UIKit a question.
nonisolated enum SimulatorSetting: String, ProbedSetting {
  case animationTurns, unanimatedTurns, completesUnanimatedAtOnce,
    checksCallersWindow,
    navigationControllersDefineContext, searchedScreensPresent,
    groupsShowTheirOwnScreen, tabsMirrorViewControllers, nestedDismissal,
    refusedDismissalCompletes, emptyDismissalCompletes, nestedPush,
    defersStackChangesWhileAppearing, maximumTabCount, turnsWithoutTab,
    pagesAreInAScrollView, listOfMoreKeepsTab

  // See `mayEndTheApp`.
  case allowsPushingTabBarControllers, allowsDuplicatesInStack,
    raisesForTabIndexOutOfRange, popoversNeedSource, refusesPresentedKinds

  // What a person has to help with.
  case secondTapPopsStack, holdsAnimationsInBackground

  static var toolkit: String { "UIKit" }
  static var variable: String { "UIKIT_SIMULATOR_SETTINGS" }
  static var sources: String { "Settings.swift and SimulatorSetting.swift" }

  var simulated: String {
    switch self {
    case .animationTurns: "3"
    case .unanimatedTurns: "2"
    case .maximumTabCount: "5"
    case .turnsWithoutTab: "0"
    case .nestedDismissal: "refused"
    case .nestedPush: "dropped"
    case .checksCallersWindow, .navigationControllersDefineContext,
      .groupsShowTheirOwnScreen, .allowsPushingTabBarControllers,
      .raisesForTabIndexOutOfRange, .popoversNeedSource, .refusesPresentedKinds,
      .secondTapPopsStack, .pagesAreInAScrollView, .listOfMoreKeepsTab:
      "true"
    case .completesUnanimatedAtOnce, .searchedScreensPresent,
      .tabsMirrorViewControllers, .refusedDismissalCompletes,
      .emptyDismissalCompletes, .defersStackChangesWhileAppearing,
      .allowsDuplicatesInStack, .holdsAnimationsInBackground:
      "false"
    }
  }

  var isMeasured: Bool { self == .animationTurns || self == .unanimatedTurns }

  /// Whether UIKit may raise an exception at this question.
  var mayEndTheApp: Bool {
    switch self {
    case .allowsPushingTabBarControllers, .allowsDuplicatesInStack,
      .raisesForTabIndexOutOfRange, .popoversNeedSource, .refusesPresentedKinds:
      true
    default: false
    }
  }

  var condition: String {
    switch self {
    case .groupsShowTheirOwnScreen, .tabsMirrorViewControllers:
      "It needs iOS 18."
    case .maximumTabCount, .listOfMoreKeepsTab: "It needs an iPhone."
    case .popoversNeedSource: "It needs an iPad."
    case .secondTapPopsStack: "The selected tab was not tapped."
    case .holdsAnimationsInBackground: "The app did not go to the background."
    case .refusesPresentedKinds: "The kinds differ: see the lines above."
    default: "UIKit did something else."
    }
  }
}
