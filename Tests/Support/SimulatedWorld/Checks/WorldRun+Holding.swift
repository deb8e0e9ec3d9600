import Switchback
import SwitchbackModel

// What the app holds of its windows.
extension WorldRun {
  /// Lets go of a window, of which the app still holds a container: that keeps its screens.
  func closeHolding(_ index: Int) {
    let held = windows[index].flatMap(innermostContainer)
    let contents = held.map(contents)
    // The model frees its screens as if they were nested too deep for nested calls.
    Dismantling.$depth.withValue(Dismantling.maximumDepth) { close(index) }
    guard let held, let contents, failure == nil, !isUntidy else { return }
    _ = executor.runJobs()
    let now = self.contents(of: held)
    if now != contents {
      fail(
        .treeIsConsistent,
        "the app holds \(mark(of: held).name) with \(contents), and when its window goes, \(now)")
    }
  }

  private func innermostContainer(of window: Host.Window) -> (any ContainerScreen)? {
    screens(of: window).last { container($0)?.containedScreens.isEmpty == false }
      as? any ContainerScreen
  }

  private func contents(of container: any ContainerScreen) -> [Int] {
    numbers(container.containedScreens)
  }
}
