import Switchback

// Containers of the app's own that say of themselves what cannot be.
extension WorldRun {
  /// A search that meets a screen inside itself ends with an error, and no other does.
  func searchInCycle(_ index: Int) {
    for twice in [false, true] { searchInCycle(index, twice: twice) }
  }

  private func searchInCycle(_ index: Int, twice: Bool) {
    guard let window = window(index), failure == nil, foreignTasks == 0, !host.isMoving else {
      return
    }
    let inside = screens(of: window).filter { $0 is Host.Pager }.suffix(2)
    guard let listAgain = host.listWrongly(in: window, twice: twice) else { return }
    defer { listAgain() }
    for start in [StartingPoint.topmost] + inside.map({ screen in .screen { screen } }) {
      for options in [SearchOptions.everywhere, .currentVisible, [.current, .parent, .contained]] {
        search(options, from: start, in: window)
      }
    }
  }

  private func search(
    _ options: SearchOptions, from start: StartingPoint, in window: Host.Window
  ) {
    let search = NaiveSearch(options, from: start, in: window)
    coverage.note(search.error == nil ? "search of what is listed twice" : "search in a cycle")
    do {
      _ = try WindowRouter(window: window).plan(
        to: GeneralStep.custom(
          using: ClassFinder<ForeignScreen, Void>(options: options, from: start)))
    } catch {
      guard case .unresolved(let reason, _) = error else { return }
      let isCycle = if case .cycle? = reason as? HierarchyError { true } else { false }
      if isCycle == (search.error != nil) { return }
      fail(
        .errorIsRight,
        "\(search.error.map { "\($0)" } ?? "no cycle"), and a search says: \(reason)")
    }
  }
}
