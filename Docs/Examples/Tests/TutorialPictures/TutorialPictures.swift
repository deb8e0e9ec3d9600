import Foundation
import Switchback
import SwitchbackMaps

/// The pictures of a tutorial, one for each step: the screens of the running app.
///
/// `SWITCHBACK_UPDATE=1 swift test --package-path Docs/Examples --filter Tutorial` draws them again.
@MainActor
public final class TutorialPictures {
  private let prefix: String
  private var screens: [any Screen] = []
  private var before: WindowTree?

  /// - Parameter prefix: The beginning of the names of the files.
  public init(prefix: String) {
    self.prefix = prefix
  }

  /// Compares the next picture with the screens as they are now.
  public func begin(with window: some ScreenWindow) {
    before = tree(of: window)
  }

  /// Draws the screens, with what has changed since ``begin(with:)``.
  ///
  /// - Returns: Whether the file in `Docs/Tutorial` is that picture.
  public func agrees(
    _ name: String, _ title: String, _ window: some ScreenWindow
  ) throws -> Bool {
    let after = tree(of: window)
    let picture =
      before.map { WindowPicture(before: $0, after: after, title: title) }
      ?? WindowPicture(after, title: title)
    before = nil
    let svg = picture.svg(width: 460)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Tutorial/\(prefix)\(name).svg")
    if ProcessInfo.processInfo.environment["SWITCHBACK_UPDATE"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8) == svg
  }

  /// The tree with short names. The numbers of screens are their places in a list that only grows.
  private func tree(of window: some ScreenWindow) -> WindowTree {
    let tree = WindowTree(of: window) { [self] screen in
      if let number = screens.firstIndex(where: { $0 === screen }) {
        return number
      }
      screens.append(screen)
      return screens.count - 1
    }
    let nodes = tree.nodes.map { node in
      var node = node
      node.name = node.name
        .replacing("UINavigationController", with: "stack")
        .replacing("UITabBarController", with: "tabs")
        .replacing("ViewController", with: "")
      return node
    }
    return WindowTree(nodes: nodes) ?? tree
  }
}
