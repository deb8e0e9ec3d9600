/// Compares SwiftUI with the assumptions of its simulator, and prints the differences.
///
/// Docs/Maintainers/OnAMac.md describes how to run it, and what to do about a difference.
@MainActor
final class SwiftUIProbe {
  let views: any ProbedViews
  /// The answers, for people and for `swift test`.
  let table: ProbeTable<SwiftUISetting>
  /// The life cycle of the app that runs the probe, as a value of the setting.
  private let lifeCycle: String
  /// The phases until the first rest.
  private var firstPhases: [Bool]?
  private var knownAbsence: Absence?

  init(
    views: any ProbedViews, lifeCycle: String = "swiftUI", device: String = "",
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.views = views
    self.lifeCycle = lifeCycle
    table = ProbeTable(device: device, write: write)
  }

  /// Asks all questions, for about two minutes.
  func run() async {
    await views.rest()
    for setting in SwiftUISetting.allCases {
      table.report(
        setting, await answer(to: setting),
        expecting: setting == .lifeCycle ? lifeCycle : nil)
    }
    await askAboutAppearance()
    await askAboutSheets()
    await askAboutMotion()
    await askAboutMore()
    await askAboutSplits()
    table.close()
  }

  /// Does something, and records a second and a half.
  func watch(
    _ screens: String..., while act: @MainActor () async -> Void
  ) async -> ProbeCourse {
    var course = ProbeCourse()
    var told = views.events.count
    func record() {
      course.frames.append(
        ProbeCourse.Frame(
          events: Array(views.events[told...]), isMoving: views.isMoving,
          displayed: Set(screens.filter(views.isOnDisplay))))
      told = views.events.count
    }
    await act()
    record()
    for _ in 0..<90 {
      await views.frame()
      record()
    }
    return course
  }

  /// Shows a stack, and pushes screens onto it: not all at once, which is a question of its own.
  func showStack(_ path: String...) async {
    await views.show(ProbeState(.stack))
    await views.change { $0.path = path }
    await views.rest()
  }

  /// Waits until something moves, or for half a second.
  func untilMoving() async {
    for _ in 0..<30 where !views.isMoving { await views.frame() }
  }

  /// The window after the user has left the app and come back, with a stack on display. Asks once.
  func absence() async -> Absence {
    if let knownAbsence { return knownAbsence }
    await showStack("B")
    var absence = Absence()
    absence.hasBeen = await views.leaveAndComeBack()
    await views.rest()
    absence.tellsPhase = views.backgroundPhases.contains(false)
    absence.hasScene = views.hasScene
    absence.emptiesPath = views.events.contains(.wrotePath([]))
    absence.flipsWidth = views.events.contains(.changedWidth)
    knownAbsence = absence
    return absence
  }

  struct Absence {
    var hasBeen = false
    var tellsPhase = false
    var hasScene = false
    var emptiesPath = false
    var flipsWidth = false
  }

  func phasesAtLaunch() -> [Bool] {
    if let firstPhases { return firstPhases }
    let phases = views.backgroundPhases
    firstPhases = phases
    return phases
  }
}
