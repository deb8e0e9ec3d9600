#if canImport(UIKit) && canImport(SwiftUI)
import SwiftUI

extension MacProbe {
  /// The number of frames for which a `TabView` removes the selected screen: the setting
  /// `turnsWithoutTab`.
  func askAboutSwiftUI() async {
    let host = UIHostingController(
      rootView: TabView {
        Text("first").tabItem { Text("first") }
        Text("second").tabItem { Text("second") }
      })
    await show(host)
    guard let tabs = Self.tabBarController(in: host) else {
      return ask(
        "a TabView has a tab bar controller", false, expecting: true,
        see: "'Tabs of SwiftUI's' in UIKitRules")
    }
    tabs.selectedIndex = 1
    guard let screen = unsafe tabs.selectedViewController else { return }
    ask(
      "frames in which the screen of a TabView has no parent",
      await framesWithoutParent(screen), expecting: 0, see: "turnsWithoutTab")
  }

  private static func tabBarController(
    in screen: UIViewController
  ) -> UITabBarController? {
    if let tabs = screen as? UITabBarController { return tabs }
    return screen.children.lazy.compactMap(tabBarController).first
  }
}
#else
extension MacProbe {
  /// The simulator of UIKit has no SwiftUI.
  func askAboutSwiftUI() async {}
}
#endif
