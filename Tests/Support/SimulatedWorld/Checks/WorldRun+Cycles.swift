import Switchback

// Containers of the app's own that say of themselves what cannot be.
extension WorldRun {
  /// A search that meets a screen inside itself ends with an error, and no other does.
  func searchInCycle(_ index: Int) {
    guard let window = window(index), failure == nil, foreignTasks == 0, !host.isMoving,
      let listAgain = host.listCycle(in: window)
    else { return }
    defer { listAgain() }
    for options in [SearchOptions.everywhere, .currentVisible, [.current, .parent, .contained]] {
      let search = NaiveSearch(options, from: .topmost, in: window)
      if search.error != nil { coverage.note("search in a cycle") }
      do {
        _ = try WindowRouter(window: window).plan(
          to: GeneralStep.custom(using: ClassFinder<ForeignScreen, Void>(options: options)))
      } catch {
        guard case .unresolved(let reason, _) = error else { continue }
        let isCycle = if case .cycle? = reason as? HierarchyError { true } else { false }
        if isCycle == (search.error != nil) { continue }
        fail(
          .errorIsRight,
          "\(search.error.map { "\($0)" } ?? "no cycle"), and a search says: \(reason)")
      }
    }
  }
}
