#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitRules
import UIKitSimulator

/// What may be in what: the host refuses what UIKit would raise for, and the simulator raises for it, by
/// one table.
struct ContainmentTests {
  nonisolated static let containers: [ControllerKind] = [.stack, .tabs, .split, .pages]

  static func make(_ kind: ControllerKind) -> UIViewController {
    switch kind {
    case .stack: UINavigationController(rootViewController: page("Inner"))
    case .tabs: UITabBarController()
    case .split: UISplitViewController()
    case .pages:
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case .alert: UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    case .search: UISearchController(searchResultsController: nil)
    case .other: page("Page")
    }
  }

  /// A container on display that holds one page.
  static func container(
    _ kind: ControllerKind, in simulation: Simulation
  ) async throws -> any ContainerScreen & UIViewController {
    let container = try #require(make(kind) as? any ContainerScreen & UIViewController)
    try await container.setContainedScreens([page("First")], animated: false)
    _ = await simulation.show(container, width: .regular)
    return container
  }

  /// The children with a screen more or, where there is room for one page, in the place of that.
  static func children(
    of container: any ContainerScreen, with screen: UIViewController
  ) -> [any Screen] {
    container is UIPageViewController ? [screen] : container.containedScreens + [screen]
  }

  @Test(
    arguments: [.stack, .tabs, .split, .pages, .alert, .search, .other] as [ControllerKind],
    containers)
  func `Each kind in each container is taken in, or an error before UIKit is called`(
    _ inner: ControllerKind, _ outer: ControllerKind
  ) async throws {
    try await onDevice { simulation in
      let container = try await Self.container(outer, in: simulation)
      let before = container.containedScreens.map { name(of: $0) }
      let screen = Self.make(inner)
      let text = await text {
        try await container.setContainedScreens(
          Self.children(of: container, with: screen), animated: false)
      }
      switch ContainmentRule.rule(for: inner, in: outer)?.verdict {
      case .raises(let words)?, .misplaced(let words, _)?:
        let isPushed = outer == .stack && screen is any ContainerScreen
        #expect(text.hasPrefix(isPushed ? "Pushing <" : "<"))
        #expect(text.hasSuffix(isPushed ? "such a container cannot be pushed." : "\(words)."))
        #expect(container.containedScreens.map { name(of: $0) } == before)
      case .contested?, nil:
        #expect(text == "no error")
        #expect(container.containedScreens.contains { $0 === screen })
      }
    }
  }

  @Test(arguments: ContainmentRule.all.indices)
  func `The simulator raises what the table says`(_ index: Int) async throws {
    let rule = ContainmentRule.all[index]
    for isLenient in [false, true] {
      var settings = Settings()
      settings.misuses = .record
      settings.refusesPresentedKinds = !isLenient
      settings.allowsPushingTabBarControllers = isLenient
      try await onDevice(settings) { simulation in
        let container = try await Self.container(rule.outer, in: simulation)
        let screen = Self.make(rule.inner)
        switch container {
        case let stack as UINavigationController:
          stack.setViewControllers(stack.viewControllers + [screen], animated: false)
        case let tabs as UITabBarController:
          tabs.viewControllers = (tabs.viewControllers ?? []) + [screen]
        case let split as UISplitViewController: split.viewControllers += [screen]
        case let pages as UIPageViewController:
          pages.setViewControllers([screen], direction: .forward, animated: false)
        default: Issue.record("No container of UIKit's")
        }
        let isRaised: Bool
        switch rule.verdict {
        case .raises: isRaised = true
        case .contested, .misplaced: isRaised = !isLenient
        }
        #expect(simulation.misuses.isEmpty == !isRaised, "\(simulation.misuses)")
      }
    }
  }

  @Test func `The document has the table`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Maintainers/UIKitRules.md").standardized
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text.contains("<!-- containment -->\n\(ContainmentRule.markdown)\n<!-- /containment -->"),
      "Write this into it:\n\(ContainmentRule.markdown)")
  }
}
#endif
