/// What the host relies on, and no setting of the simulator decides.
extension SwiftUIProbe {
  func askAboutAppearance() async {
    await showStack("B")
    await views.change { $0.path = ["B", "C"] }
    await views.rest()
    await views.change { $0.path = ["B"] }
    await views.rest()
    await views.change { $0.sheets = ["sheet"] }
    await views.rest()
    await views.change { $0.sheets = [] }
    await views.rest()
    let appeared = views.events.compactMap { event in
      if case .appeared(let name) = event { name } else { nil }
    }
    table.ask(
      "screens that appear: a stack, two pushes, a pop, a sheet", appeared,
      expecting: ["root", "B", "C", "B", "sheet"], see: "Expectation.swift")
    await showStack("B")
    let course = await watch { await views.change { $0.path = ["B", "C"] } }
    let frame = course.frames { $0 == .appeared("C") }.first
    table.ask(
      "a pushed screen appears when nothing moves",
      frame.map { !course.frames[$0].isMoving } ?? false, expecting: true,
      see: "ScreenDisplay.swift")
    await showStack("B")
    table.ask(
      "a screen below the top is in the window", views.isOnDisplay("root"),
      expecting: false, see: "ProbeController.isOnDisplay in ProbeView.swift")
    await views.show(ProbeState(.tabs(2)))
    await views.change { $0.selection = 1 }
    await views.rest()
    table.ask(
      "the screen of an unselected tab is in the window",
      views.isOnDisplay("tab 0"), expecting: false,
      see: "ProbeController.isOnDisplay in ProbeView.swift")
    await views.show(ProbeState(.empty))
    table.ask(
      "the background of a VStack without views is in the window",
      views.isOnDisplay("root"), expecting: true,
      see: "needsContainer in ScreenContent.swift")
    await views.change { $0.sheets = ["sheet"] }
    await views.rest()
    table.ask(
      "a sheet of a VStack without views is shown", views.isOnDisplay("sheet"),
      expecting: true, see: "needsContainer in ScreenContent.swift")
  }

  func askAboutSheets() async {
    await showSheet()
    await views.change { $0.sheets = ["other"] }
    await views.rest()
    table.ask(
      "a sheet that replaces another is shown", views.isOnDisplay("other"),
      expecting: true, see: "LayerSlot.swift")

    // A sheet that is dropped, and then taken back, must not spoil the next one.
    _ = await showsSheetSetDuringDismissal()
    await views.change { $0.sheets = [] }
    await views.rest()
    await views.change { $0.sheets = ["next"] }
    await views.rest()
    table.ask(
      "a sheet after a dropped one is shown, and stays",
      views.isOnDisplay("next") && views.state.sheets == ["next"],
      expecting: true, see: "giveUp() in ScreenDisplay.swift")

    await showSheet()
    await views.change { $0.sheets = ["sheet", "upper"] }
    await views.rest()
    await views.change { $0.sheets = [] }
    await views.rest()
    table.ask(
      "onDismiss is called for a sheet whose presenter is dismissed",
      views.events.contains(.onDismiss(layer: 1)), expecting: false,
      see: "gone() in LayerSlot.swift")
  }

  /// Whether what is set in the middle of a push fares as in the middle of what the settings ask about.
  func askAboutMotion() async {
    let showsSheet = await showsSheetSetDuringDismissal()
    await views.show(ProbeState(.stack))
    await push("B") { $0.sheets = ["sheet"] }
    table.ask(
      "a sheet set during a push is shown", views.isOnDisplay("sheet"),
      expecting: showsSheet, see: "presentationWhileLeaving")
    let showsPath = await showsPathSetDuringPop()
    await views.show(ProbeState(.stack))
    await push("B") { $0.path = ["B", "C"] }
    table.ask(
      "a path set during a push is shown", views.isOnDisplay("C"),
      expecting: showsPath, see: "pathWhileMoving")
  }

  /// Pushes a screen, and changes something else before that has ended.
  private func push(
    _ name: String, meanwhile change: (inout ProbeState) -> Void
  ) async {
    await views.change { $0.path = [name] }
    await untilMoving()
    await views.change(change)
    await views.rest()
  }

  func askAboutMore() async {
    await views.show(ProbeState(.tabs(8)))
    guard await views.openMore() else { return }
    table.ask(
      "the selected tab is in the window while the list of More is on display",
      (0..<8).contains { views.isOnDisplay("tab \($0)") }, expecting: false,
      see: "openMore() in SimulatedUser.swift")
  }

  func askAboutSplits() async {
    guard views.isCompact else { return }
    await views.show(ProbeState(.split))
    views.goBack()
    await views.rest()
    table.ask(
      "a collapsed split view writes its column after Back",
      views.events.contains(.wroteColumn(isSidebar: true)), expecting: true,
      see: "ModelSplit.side in Bindings.swift")
  }
}
