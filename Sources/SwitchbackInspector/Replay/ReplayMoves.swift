import Switchback
import SwitchbackMaps

/// The moves that a user can make in a window. They give screens by their line in its drawing: the
/// first line below `window` is 1.
@MainActor
public struct ReplayMoves {
  private let screens: [any Screen]

  init(_ window: any ScreenWindow) {
    var screens: [any Screen] = []
    _ = WindowTree(of: window) { _ in
      ""
    } numbered: { screen in
      screens.append(screen)
      return screens.count
    }
    self.screens = screens
  }

  /// Makes the screen in a line visible: selects its tab, or goes back to it.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and the errors of the host.
  public func show(line: Int) async throws {
    let screen = try screen(line)
    guard let container = screen.parentScreen as? any ContainerScreen else {
      throw ReplayError.noScreen(line: line)
    }
    try await container.makeVisible(screen, animated: false)
  }

  /// Puts screens into a container, and removes the others.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and the errors of the host.
  public func arrange(lines: [Int], in container: Int) async throws {
    guard let container = try screen(container) as? any ContainerScreen else {
      throw ReplayError.noScreen(line: container)
    }
    try await container.setContainedScreens(lines.map { try screen($0) }, animated: false)
  }

  /// Dismisses the layer that the screen in a line presents.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and the errors of the host.
  public func dismiss(line: Int) async throws {
    try await screen(line).dismissPresentedScreen(animated: false)
  }

  private func screen(_ line: Int) throws(ReplayError) -> any Screen {
    guard (1..<screens.count + 1).contains(line) else { throw .noScreen(line: line) }
    return screens[line - 1]
  }
}
