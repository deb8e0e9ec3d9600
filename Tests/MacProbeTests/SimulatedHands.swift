#if !canImport(UIKit)
import Foundation
import UIKitSimulator

@testable import MacProbe

/// Time and a person of the simulator's. A frame is a turn of its loop.
struct SimulatedHands: ProbeHands {
  let simulation: Simulation

  func frame() async {
    await withCheckedContinuation { continuation in
      simulation.loop.schedule { continuation.resume() }
    }
  }

  func rest() async { await simulation.untilIdle() }

  var exceptionCount: Int { simulation.misuses.count }

  func tapSelectedTab(of tabs: UITabBarController) async {
    if let screen = unsafe tabs.selectedViewController {
      simulation.tap(screen, in: tabs)
    }
  }

  func leave(_ scene: UIWindowScene) async { simulation.enterBackground(scene) }

  func comeBack(to scene: UIWindowScene) async { simulation.becomeActive(scene) }
}

/// What a probe has printed.
final class Lines {
  fileprivate(set) var all: [String] = []
}

extension Simulation {
  func makeProbe(
    width: UIUserInterfaceSizeClass = .compact
  ) -> (MacProbe, Lines) {
    let lines = Lines()
    let suite = "MacProbeTests.\(UUID())"
    let probe = MacProbe(
      window: makeWindow(root: UIViewController(), width: width),
      hands: SimulatedHands(simulation: self),
      notes: ProbeNotes(store: UserDefaults(suiteName: suite) ?? .standard)
    ) { lines.all.append($0) }
    return (probe, lines)
  }
}

extension Simulation.Settings {
  /// The settings by their names, as text.
  var values: [String: String] {
    let settings = Mirror(reflecting: self).children.compactMap { child in
      child.label.map { ($0, "\(child.value)") }
    }
    return Dictionary(settings) { first, _ in first }
  }

  /// Takes another value for a setting.
  mutating func turn(_ setting: SimulatorSetting) {
    switch setting {
    case .animationTurns: animationTurns = 7
    case .unanimatedTurns: unanimatedTurns = 1
    case .maximumTabCount: maximumTabCount = 4
    case .turnsWithoutTab: turnsWithoutTab = 2
    case .nestedDismissal: nestedDismissal = .reachesThePresenter
    case .nestedPush: nestedPush = .afterTransition
    case .completesUnanimatedAtOnce: completesUnanimatedAtOnce.toggle()
    case .checksCallersWindow: checksCallersWindow.toggle()
    case .navigationControllersDefineContext:
      navigationControllersDefineContext.toggle()
    case .searchedScreensPresent: searchedScreensPresent.toggle()
    case .groupsShowTheirOwnScreen: groupsShowTheirOwnScreen.toggle()
    case .tabsMirrorViewControllers: tabsMirrorViewControllers.toggle()
    case .refusedDismissalCompletes: refusedDismissalCompletes.toggle()
    case .emptyDismissalCompletes: emptyDismissalCompletes.toggle()
    case .defersStackChangesWhileAppearing:
      defersStackChangesWhileAppearing.toggle()
    case .allowsPushingTabBarControllers: allowsPushingTabBarControllers.toggle()
    case .allowsDuplicatesInStack: allowsDuplicatesInStack.toggle()
    case .raisesForTabIndexOutOfRange: raisesForTabIndexOutOfRange.toggle()
    case .popoversNeedSource: popoversNeedSource.toggle()
    case .listOfMoreKeepsTab: listOfMoreKeepsTab.toggle()
    case .pagesAreInAScrollView: pagesAreInAScrollView.toggle()
    case .refusesPresentedKinds: refusesPresentedKinds.toggle()
    case .secondTapPopsStack: secondTapPopsStack.toggle()
    case .holdsAnimationsInBackground: holdsAnimationsInBackground.toggle()
    }
  }
}
#endif
