import Switchback
import SwitchbackMaps

/// What a user can do to the screens of a window, by their lines in its drawing: the first line below
/// `window` is 1.
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

  /// Brings the screen in a line on display: selects its tab, or goes back to it.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and what the host throws.
  public func show(line: Int) async throws {
    let screen = try screen(line)
    guard let container = screen.parentScreen as? any ContainerScreen else {
      throw ReplayError.noScreen(line: line)
    }
    try await container.makeVisible(screen, animated: false)
  }

  /// Puts screens into a container, and takes the others out.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and what the host throws.
  public func arrange(lines: [Int], in container: Int) async throws {
    guard let container = try screen(container) as? any ContainerScreen else {
      throw ReplayError.noScreen(line: container)
    }
    try await container.setContainedScreens(lines.map { try screen($0) }, animated: false)
  }

  /// Dismisses what the screen in a line presents.
  ///
  /// - Throws: ``ReplayError/noScreen(line:)``, and what the host throws.
  public func dismiss(line: Int) async throws {
    try await screen(line).dismissPresentedScreen(animated: false)
  }

  private func screen(_ line: Int) throws(ReplayError) -> any Screen {
    guard screens.indices.contains(line - 1) else { throw .noScreen(line: line) }
    return screens[line - 1]
  }
}
