#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackModel
import SwitchbackUIKit
import Testing
import UIKitSimulator

extension Simulation {
  /// Makes a window with a root, and waits until it has appeared.
  func show(
    _ root: UIViewController, width: UIUserInterfaceSizeClass = .compact
  ) async -> UIWindow {
    let window = makeWindow(root: root, width: width)
    await untilIdle()
    return window
  }

  /// Makes a window from a drawing, as the model host reads it, and waits until all is at rest.
  ///
  /// `stack` stands for a navigation controller, `tabs` for a tab bar controller, `split` for a split
  /// view in the classic style.
  ///
  /// - Parameter isAtRest: Whether to wait. Only a window without modals can do without.
  func window(
    _ drawing: String, width: UIUserInterfaceSizeClass = .compact, isAtRest: Bool = true
  ) async throws -> UIWindow {
    let model = try ModelWindow(drawing: drawing)
    let window = makeWindow(root: model.root.map(copy), width: width)
    if isAtRest { await untilIdle() }
    var layer = model.root
    var screen = window.rootViewController
    while let below = layer, let presenter = screen, let above = presented(in: below) {
      let modal = copy(above)
      presenter.present(modal, animated: false, completion: nil)
      await untilIdle()
      layer = above
      screen = modal
    }
    try #require(window.drawn == drawing)
    try #require(warnings.isEmpty && misuses.isEmpty)
    return window
  }

  private func presented(in layer: ModelScreen) -> ModelScreen? {
    if let presented = layer.presented { return presented }
    let visible = (layer as? ModelContainer)?.visibleScreens ?? []
    return visible.lazy.compactMap { ($0 as? ModelScreen).flatMap(self.presented) }.first
  }

  private func copy(_ screen: ModelScreen) -> UIViewController {
    switch screen {
    case let stack as ModelStack:
      let navigation = UINavigationController()
      navigation.viewControllers = stack.screens.map(copy)
      return navigation
    case let model as ModelTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = model.screens.map(copy)
      tabs.selectedIndex = model.selectedIndex ?? 0
      return tabs
    case let model as ModelSplit:
      let split = UISplitViewController()
      split.viewControllers = model.screens.map(copy)
      return split
    default:
      return SwitchbackUIKitTests.screen(named: screen.name)
    }
  }
}

extension UIWindow {
  /// The drawing, with the short names that the model host has for containers.
  var drawn: String {
    drawing.replacing("UINavigationController", with: "stack")
      .replacing("UITabBarController", with: "tabs")
      .replacing("UISplitViewController", with: "split")
  }

  /// The first screen of a class, wherever it is.
  func screen<Target: UIViewController>(_ type: Target.Type = Target.self) throws -> Target {
    try #require(try Hierarchy(of: self).first(Target.self))
  }
}
#endif
