/// The settings of SwiftUI's simulator, `SwiftUISettings`, by name. Each asks SwiftUI a question.
nonisolated enum SwiftUISetting: String, ProbedSetting {
  // At launch, before anything else.
  case setsFirstPhase

  case animationTurns, unanimatedTurns, nilIsWritten, writesNilTwice, lateNil,
    callsOnDismiss, presentationWhileLeaving, layersGoAtOnce, pathWhileMoving,
    pathIsWritten, writesEmptyPath, showsInitialPath, tabsTellOfAppearance,
    rootChange, tabsInBar, showsTabsUnderMore, dismissGoesBackInSplit,
    coverHidesWindow

  // What a person has to help with.
  case attemptsTold, promptActionRuns, emptiesPathsInBackground,
    flipsWidthInBackground, lifeCycle

  static var toolkit: String { "SwiftUI" }
  static var variable: String { "SWIFTUI_SIMULATOR_SETTINGS" }
  static var sources: String { "SwiftUISettings.swift and SwiftUISetting.swift" }

  var simulated: String {
    switch self {
    case .animationTurns: "3"
    case .unanimatedTurns, .attemptsTold: "1"
    case .tabsInBar: "5"
    case .nilIsWritten: "end"
    case .pathIsWritten, .promptActionRuns: "beginning"
    case .lateNil: "nil"
    case .presentationWhileLeaving: "dropped"
    case .pathWhileMoving: "queued"
    case .rootChange: "fades"
    case .lifeCycle: "swiftUI"
    case .callsOnDismiss, .layersGoAtOnce, .showsInitialPath,
      .tabsTellOfAppearance, .showsTabsUnderMore, .setsFirstPhase,
      .flipsWidthInBackground, .dismissGoesBackInSplit, .coverHidesWindow:
      "true"
    case .writesNilTwice, .writesEmptyPath, .emptiesPathsInBackground:
      "false"
    }
  }

  var isMeasured: Bool { self == .animationTurns || self == .unanimatedTurns }

  var condition: String {
    switch self {
    case .tabsInBar, .showsTabsUnderMore, .dismissGoesBackInSplit:
      "It needs an iPhone."
    case .attemptsTold:
      "No attempt was told: if you dragged the sheet, the answer is 0."
    case .promptActionRuns: "Nobody has tapped the button of the alert."
    case .emptiesPathsInBackground, .flipsWidthInBackground, .lifeCycle:
      "The app did not go to the background."
    case .setsFirstPhase: "'scenePhase' says nothing under this life cycle."
    case .callsOnDismiss:
      "A dismissal by the app and one by the user differ in 'onDismiss'."
    default: "SwiftUI did something else."
    }
  }
}
