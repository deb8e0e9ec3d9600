/// What SwiftUI has written in the background, where no user is, and what to do about it in the foreground.
@MainActor
struct BackgroundWrites {
  /// The containers whose state SwiftUI is told again.
  private var containers: [ModelContainer] = []
  /// The last width of each split view. The system takes pictures of the app in several widths, and ends with that of
  /// the window.
  private var widths: [(split: ModelSplit, isCollapsed: Bool)] = []

  mutating func add(_ container: ModelContainer) {
    if !containers.contains(where: { $0 === container }) { containers.append(container) }
  }

  mutating func add(isCollapsed: Bool, of split: ModelSplit) {
    widths.removeAll { $0.split === split }
    widths.append((split, isCollapsed))
  }

  /// Sets the widths in the foreground, and ends.
  ///
  /// - Returns: The containers whose state is to be written again.
  mutating func end() -> [ModelContainer] {
    let ended = self
    self = BackgroundWrites()
    for (split, isCollapsed) in ended.widths { split.isCollapsed = isCollapsed }
    return ended.containers
  }

  /// Forgets the containers that are no longer in a window. What waits for the foreground would hold them.
  ///
  /// - Returns: Those whose state is no longer to be written again.
  mutating func prune(_ window: ModelWindow?) -> [ModelContainer] {
    let gone = containers.filter { $0.window !== window }
    containers.removeAll { container in gone.contains { $0 === container } }
    widths.removeAll { $0.split.window !== window }
    return gone
  }
}

/// The code that waits for the foreground: where SwiftUI shows nothing, it is of no use to look again and again.
@MainActor
final class ForegroundWaits {
  private var waits: [CheckedContinuation<Void, Never>] = []

  var isEmpty: Bool { waits.isEmpty }

  /// Returns when it is time to look again, or when the task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waits.append($0) }
    } onCancel: {
      Task { @MainActor in end() }
    }
  }

  func end() {
    let ended = waits
    waits = []
    for wait in ended { wait.resume() }
  }
}
