/// The settings of the simulator, `Simulation.Settings`, by name. Each asks UIKit a question.
enum SimulatorSetting: String, CaseIterable, CustomStringConvertible {
  case animationTurns, unanimatedTurns, completesUnanimatedAtOnce,
    checksCallersWindow,
    navigationControllersDefineContext, searchedScreensPresent,
    groupsShowTheirOwnScreen, tabsMirrorViewControllers, nestedDismissal,
    refusedDismissalCompletes, emptyDismissalCompletes, nestedPush,
    defersStackChangesWhileAppearing, maximumTabCount, turnsWithoutTab

  // See `mayEndTheApp`.
  case allowsPushingTabBarControllers, allowsDuplicatesInStack,
    raisesForTabIndexOutOfRange, popoversNeedSource, refusesPresentedKinds

  // What a person has to help with.
  case secondTapPopsStack, holdsAnimationsInBackground

  var description: String { rawValue }

  /// The simulator's default.
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
      .secondTapPopsStack:
      "true"
    case .completesUnanimatedAtOnce, .searchedScreensPresent,
      .tabsMirrorViewControllers, .refusedDismissalCompletes,
      .emptyDismissalCompletes, .defersStackChangesWhileAppearing,
      .allowsDuplicatesInStack, .holdsAnimationsInBackground:
      "false"
    }
  }

  /// Whether the value is a number of frames, which differs on a device.
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

  /// When there is an answer.
  var condition: String {
    switch self {
    case .groupsShowTheirOwnScreen, .tabsMirrorViewControllers:
      "It needs iOS 18."
    case .maximumTabCount: "It needs an iPhone."
    case .popoversNeedSource: "It needs an iPad."
    case .secondTapPopsStack: "The selected tab was not tapped."
    case .holdsAnimationsInBackground: "The app did not go to the background."
    case .refusesPresentedKinds: "The kinds differ: see the lines above."
    default: "UIKit did something else."
    }
  }
}
