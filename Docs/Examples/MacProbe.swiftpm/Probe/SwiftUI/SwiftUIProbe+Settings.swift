extension SwiftUIProbe {
  /// The value of a setting that matches SwiftUI's behaviour; `nil` if this device cannot tell.
  func answer(to setting: SwiftUISetting) async -> String? {
    switch setting {
    case .setsFirstPhase: await setsFirstPhase()
    case .animationTurns: await framesOfPop(animated: true)
    case .unanimatedTurns: await framesOfPop(animated: false)
    case .nilIsWritten: await dismissalByUser().moment
    case .writesNilTwice: await dismissalByUser().writesTwice
    case .lateNil: await dismissalByUser().lateNil
    case .callsOnDismiss: await callsOnDismiss()
    case .presentationWhileLeaving:
      await showsSheetSetDuringDismissal() ? "queued" : "dropped"
    case .layersGoAtOnce: await layersGoAtOnce()
    case .pathWhileMoving: await showsPathSetDuringPop() ? "queued" : "dropped"
    case .pathIsWritten: await momentOfPath()
    case .writesEmptyPath: await newStack().writesEmptyPath
    case .showsInitialPath: await newStack().showsPath
    case .tabsTellOfAppearance: await tabsTellOfAppearance()
    case .rootChange: await rootChange()
    case .tabsInBar: await tabsInBar()
    case .showsTabsUnderMore: await showsTabsUnderMore()
    case .attemptsTold: await attemptsTold()
    case .promptActionRuns: await promptActionRuns()
    case .emptiesPathsInBackground: await emptiesPathsInBackground()
    case .flipsWidthInBackground: await flipsWidthInBackground()
    case .lifeCycle: await reportingLifeCycle()
    case .dismissGoesBackInSplit: await dismissGoesBackInSplit()
    case .coverHidesWindow: await coverHidesWindow()
    }
  }

  private func dismissGoesBackInSplit() async -> String? {
    guard views.isCompact else { return nil }
    await views.show(ProbeState(.split))
    await views.rest()
    views.callDismiss()
    await views.rest()
    return "\(views.events.contains(.wroteColumn(isSidebar: true)))"
  }

  private func coverHidesWindow() async -> String? {
    await views.show(ProbeState())
    await views.change { $0.isCovered = true }
    await views.rest()
    return "\(views.events.contains(.wentOutOfSight))"
  }

  private func framesOfPop(animated: Bool) async -> String? {
    await showStack("B")
    let course = await watch {
      await views.change(animated: animated) { $0.path = [] }
    }
    return "\(course.frames.count { $0.isMoving })"
  }

  /// When SwiftUI writes `nil`, if the sheet calls `dismiss()`.
  private func dismissalByUser() async -> Dismissal {
    await showSheet()
    let course = await watch("sheet") { views.callDismiss() }
    return Dismissal(
      writes: course.frames { $0 == .wroteNil(layer: 0) },
      end: course.end(of: "sheet"))
  }

  private struct Dismissal {
    /// The frames in which `nil` was written.
    let writes: [Int]
    /// The first frame without the sheet.
    let end: Int?

    /// The half of the dismissal in which it was written first.
    var moment: String? {
      guard let first = writes.first, let end else { return nil }
      return 2 * first < end ? "beginning" : "end"
    }

    var writesTwice: String? {
      end.map { end in "\(writes.count { $0 <= end } > 1)" }
    }

    var lateNil: String? {
      end.map { end in
        writes.first { $0 > end }.map { "\($0 - end)" } ?? "nil"
      }
    }
  }

  private func callsOnDismiss() async -> String? {
    await showSheet()
    await views.change { $0.sheets = [] }
    await views.rest()
    let afterApp = views.events.contains(.onDismiss(layer: 0))
    await showSheet()
    views.callDismiss()
    await views.rest()
    let afterUser = views.events.contains(.onDismiss(layer: 0))
    return afterApp == afterUser ? "\(afterApp)" : nil
  }

  /// Dismisses a sheet, and sets another before it is gone.
  func showsSheetSetDuringDismissal() async -> Bool {
    await showSheet()
    await views.change { $0.sheets = [] }
    await untilMoving()
    await views.change { $0.sheets = ["late"] }
    await views.rest()
    return views.isOnDisplay("late")
  }

  /// Dismisses the lower one of two sheets.
  private func layersGoAtOnce() async -> String? {
    await showSheet()
    await views.change { $0.sheets = ["sheet", "upper"] }
    await views.rest()
    guard views.isOnDisplay("upper") else { return nil }
    let course = await watch("sheet", "upper") {
      await views.change { $0.sheets = [] }
    }
    guard let lower = course.end(of: "sheet"), let upper = course.end(of: "upper")
    else { return nil }
    return "\(lower - upper <= 1)"
  }

  /// What comes first when the user answers an alert: the action, or the end of `isPresented`.
  private func promptActionRuns() async -> String? {
    await views.show(ProbeState())
    await views.answerAlert()
    guard let chosen = views.events.firstIndex(of: .chose),
      let written = views.events.firstIndex(of: .wroteNoAlert)
    else { return nil }
    return chosen < written ? "beginning" : "end"
  }

  private func attemptsTold() async -> String? {
    var state = ProbeState()
    state.isHeld = true
    await views.show(state)
    await views.change { $0.sheets = ["sheet"] }
    await views.rest()
    guard await views.dragDownSheet() else { return nil }
    return "\(views.events.count { $0 == .attemptedDismissal })"
  }

  /// Shows a screen and, once it is on display, a sheet above it.
  func showSheet() async {
    await views.show(ProbeState())
    await views.change { $0.sheets = ["sheet"] }
    await views.rest()
  }

  /// Begins to go back by two screens, and sets another path before that has ended.
  func showsPathSetDuringPop() async -> Bool {
    await showStack("B", "C")
    await views.change { $0.path = [] }
    await untilMoving()
    await views.change { $0.path = ["D"] }
    await views.rest()
    return views.isOnDisplay("D")
  }

  private func momentOfPath() async -> String? {
    await showStack("B")
    let course = await watch("B") { views.goBack() }
    let writes = course.frames { $0 == .wrotePath([]) }
    guard let first = writes.first, let end = course.end(of: "B") else {
      return nil
    }
    return 2 * first < end ? "beginning" : "end"
  }

  /// Shows a new stack with a path, and takes nothing that SwiftUI writes.
  private func newStack() async -> (
    writesEmptyPath: String?, showsPath: String?
  ) {
    var state = ProbeState(.stack)
    state.path = ["B"]
    state.takesWrites = false
    await views.show(state)
    let isShown = views.isOnDisplay("B")
    return (
      "\(views.events.contains(.wrotePath([])))",
      isShown || views.isOnDisplay("root") ? "\(isShown)" : nil
    )
  }

  /// Replaces the root in an animation.
  private func rootChange() async -> String? {
    await views.show(ProbeState())
    let course = await watch("root", "other") {
      await views.change { $0.root = "other" }
    }
    guard views.isOnDisplay("other"), !views.isOnDisplay("root") else {
      return nil
    }
    if course.frames.contains(where: \.isMoving) { return "moves" }
    return course.frames.count { $0.displayed.count == 2 } > 1
      ? "fades" : "atOnce"
  }

  private func tabsTellOfAppearance() async -> String? {
    await views.show(ProbeState(.tabs(2)))
    return "\(views.events.contains(.appeared("tab 0")))"
  }

  /// One less than the smallest number of tabs with a "More".
  private func tabsInBar() async -> String? {
    for count in 2...8 {
      await views.show(ProbeState(.tabs(count)))
      if await views.openMore() { return "\(count - 1)" }
    }
    return nil
  }

  private func showsTabsUnderMore() async -> String? {
    await views.show(ProbeState(.tabs(8)))
    guard await views.openMore() else { return nil }
    await views.show(ProbeState(.tabs(8)))
    await views.change { $0.selection = 7 }
    await views.rest()
    return "\(views.isOnDisplay("tab 7"))"
  }

  private func setsFirstPhase() async -> String? {
    if phasesAtLaunch().contains(false) { return "true" }
    return await absence().tellsPhase ? "false" : nil
  }

  private func emptiesPathsInBackground() async -> String? {
    let absence = await absence()
    return absence.hasBeen ? "\(absence.emptiesPath)" : nil
  }

  private func flipsWidthInBackground() async -> String? {
    let absence = await absence()
    return absence.hasBeen ? "\(absence.flipsWidth)" : nil
  }

  private func reportingLifeCycle() async -> String? {
    let absence = await absence()
    guard absence.hasBeen else { return nil }
    return switch (absence.hasScene, absence.tellsPhase) {
    case (true, true): "swiftUI"
    case (true, false): "uiKit"
    case (false, true): "withoutUIKit"
    case (false, false): "appKit"
    }
  }
}
