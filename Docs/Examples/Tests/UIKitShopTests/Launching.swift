#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import UIKitSimulator

@testable import UIKitShop

extension Simulation {
  /// Launches the app, with a link or without.
  func launch(
    _ link: String? = nil, width: UIUserInterfaceSizeClass = .compact,
    shortcut: UIApplicationShortcutItem? = nil,
    restoring restored: NSUserActivity? = nil
  ) async -> (SceneDelegate, UIWindowScene) {
    let delegate = SceneDelegate()
    delegate.log = NavigationLog { _ in }
    let scene = connectScene(
      width: width, delegate: delegate,
      urls: [link].compactMap { $0.flatMap(URL.init(string:)) },
      shortcut: shortcut, restoring: restored)
    await wait { delegate.window?.rootViewController is UITabBarController }
    return (delegate, scene)
  }

  /// Waits until the app has come so far. Other tests have the main actor in between, so one turn of
  /// the loop until it is idle may not be enough.
  func wait(until isReached: () -> Bool) async {
    for _ in 1...10_000 where !isReached() {
      await untilIdle()
      await Task.yield()
    }
    await untilIdle()
  }

  func open(_ link: String, in scene: UIWindowScene) {
    if let url = URL(string: link) { open([url], in: scene) }
  }
}

@MainActor
func drawing(_ delegate: SceneDelegate) -> String {
  guard let window = delegate.window else { return "no window" }
  return window.drawing
    .replacing("UISplitViewController", with: "split")
    .replacing("UINavigationController", with: "stack")
    .replacing("UITabBarController", with: "tabs")
    .replacing("ViewController", with: "")
}

extension MenuViewController {
  /// Chooses a line of the list, as the user does.
  func choose(_ title: String) -> Bool {
    guard let index = rows.firstIndex(where: { $0.title.hasPrefix(title) }) else {
      return false
    }
    tableView(tableView, didSelectRowAt: IndexPath(row: index, section: 0))
    return true
  }
}
#endif
