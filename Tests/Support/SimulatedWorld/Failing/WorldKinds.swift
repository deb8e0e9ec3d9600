extension Coverage {
  /// What has to happen somewhere in enough worlds. A kind that never occurs is tested by no world.
  package static func requiredKinds(on toolkit: WorldToolkit) -> [String] {
    EventEntry.all(on: toolkit).map(\.key) + requiredKinds
      + (toolkit == .swiftUI ? kindsOfSwiftUI : [])
      + (toolkit == .model ? [] : ["rejected in a transition"])
      + (toolkit == .uiKit ? ["search passes over a part", "app presents in what it pops"] : [])
  }

  private static let kindsOfSwiftUI =
    [
      UserAct.callsDismiss, .turnsDevice, .hidesColumns, .tapsSidebar, .tapsOutside, .answers,
      .answersAlert,
    ].map(\.rawValue) + [AppAct.asks, .showsAlert].map(\.rawValue)

  private static let requiredKinds: [String] = [
    "empty window",
    "user goes back", "user dismisses", "user selects tab",
    "app presents", "app dismisses", "app pushes", "app pushes container",
    "app shows tab", "app replaces root",
    "app turns split", "app shuffles stack", "app presents twice", "app drops tab for a moment",
    "app presents in a tab that it hides", "app uses a screen twice",
    "picker gives", "picker gives unasked", "picker held", "picker held outside of windows",
    // Callbacks and their waits
    "interceptor runs", "interceptor fails", "interceptor waits", "interceptor navigates",
    "interceptor goes", "interceptor interferes", "interceptor begins",
    "factory runs", "factory fails", "factory waits", "factory navigates", "factory goes",
    "factory interferes", "factory begins",
    "task runs", "task fails", "task waits", "task navigates", "task goes", "task interferes",
    "task begins",
    "action runs", "action fails", "action waits", "action navigates", "action goes",
    "action interferes", "action begins",
    "postTask runs", "postTask goes", "postTask interferes",
    "guard runs", "guard fails", "guard waits", "guard navigates", "guard goes",
    "guard interferes", "finder goes",
    // Endings
    "reached", "already there", "unresolved", "blocked", "intercepted", "timed out", "unbuilt",
    "uncommitted", "gone again", "deadlock",
    "deadlock of log-ins", "cancelled", "superseded", "rejected", "window gone",
    "result given", "result nothing", "way back compared", "recorded",
    // Finders
    "ClassFinder", "ClassWithContextFinder", "ClosureFinder", "InstanceFinder", "NilFinder",
    "finder of the app’s", "finder of a kept screen", "finder that fails",
    "search from a kept screen",
    // Ways there
    "through a navigator", "saved by what led there", "restored", "restored in part",
    "restoration refused", "item put back", "no result",
    "own container holds a split",
    // Branches of the plan
    "plan builds", "plan finds the destination", "plan changes nothing", "plan dismisses",
    "plan removes", "plan reveals", "plan with a look-up", "no way there", "no route there",
    "refused while resolving", "interceptor unrecognized", "commit", "result compared", "undone",
    "not undone",
  ]

  /// What has to happen somewhere in worlds that only plan.
  package static let requiredPlans = [
    "plan dismisses", "plan removes", "plan reveals", "plan changes nothing", "plan builds",
    "plan with a look-up",
  ]

  /// The kinds that have not occurred.
  package func missing(of kinds: [String]) -> [String] {
    let counts = counts
    return kinds.filter { counts[$0, default: 0] == 0 }
  }
}
