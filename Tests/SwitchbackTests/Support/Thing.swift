import Switchback
import SwitchbackModel

/// A screen with a number, for navigations in which nothing else matters.
final class Thing: ModelScreen, ContextChecking {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Thing(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }
}

/// A container that shows all its screens side by side.
final class Pager: ModelContainer {
  override var name: String { "pager" }
}

/// Everything in a window, drawn or not: what is contained and what is presented, by whom.
struct Census: @MainActor Equatable {
  /// Retained, so that no two screens can have the same identity.
  private(set) var screens: [any Screen] = []
  private var lines: [String] = []

  init(of window: any ScreenWindow) {
    var pending: [any Screen] = window.rootScreen.map { [$0] } ?? []
    while let screen = pending.popLast() {
      screens.append(screen)
      var line = "\(ObjectIdentifier(screen))"
      if let container = screen as? any ContainerScreen {
        line +=
          " contains \(container.containedScreens.map { ObjectIdentifier($0) })"
          + " shows \(container.visibleScreens.map { ObjectIdentifier($0) })"
        pending += container.containedScreens.reversed()
      }
      if let presented = screen.presentedScreen {
        line += " presents \(ObjectIdentifier(presented))"
        pending.append(presented)
      }
      lines.append(line)
    }
  }

  static func == (some: Census, other: Census) -> Bool { some.lines == other.lines }
}
