#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// UIKit answers what a screen presents, and what it takes part in, by climbing to its ancestors. So
/// it is asked once for each visible path, and not once for each screen.
struct DeepNestingTests {
  /// Notes how often UIKit would climb.
  final class Tabs: UITabBarController {
    static var climbCount = 0

    override var presentedViewController: UIViewController? {
      Self.climbCount += 1
      return super.presentedViewController
    }

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      Self.climbCount += 1
      return super.transitionCoordinator
    }
  }

  static func nest(_ depth: Int) -> (root: UIViewController, all: [UIViewController]) {
    var all: [UIViewController] = [page("Leaf")]
    for _ in 0..<depth {
      let tabs = Tabs()
      tabs.viewControllers = [all[all.count - 1], page("Other")]
      all.append(tabs)
    }
    return (all[all.count - 1], all.reversed())
  }

  @Test func `A search, and a look whether anything moves, climb a few times, however deep all is`()
    async throws
  {
    try await onDevice { simulation in
      let (root, _) = Self.nest(200)
      let window = await simulation.show(root)
      Tabs.climbCount = 0
      let home = try Hierarchy(of: window).first(HomeViewController.self)
      #expect(home == nil)
      #expect(Tabs.climbCount <= 4)
      Tabs.climbCount = 0
      #expect(window.isSettled)
      #expect(Tabs.climbCount <= 4)
    }
  }

  @Test(arguments: [[0], [7], [10], [3, 7], [0, 10]])
  func `What presents is found at whatever depth, the outermost first`(depths: [Int]) async throws {
    try await onDevice { simulation in
      let (root, all) = Self.nest(10)
      let window = await simulation.show(root)
      // The innermost first: what presents already is what UIKit would ask otherwise.
      for depth in depths.reversed() {
        all[depth].definesPresentationContext = true
        let modal = page("Modal \(depth)")
        modal.modalPresentationStyle = .overCurrentContext
        all[depth].present(modal, animated: false, completion: nil)
        await simulation.untilIdle()
        try #require(modal.presentingViewController === all[depth])
      }
      let drawing = window.drawing
      #expect(drawing.contains("modal Modal \(depths[0])"))
      #expect(all[depths[0]].presentedScreen.map { name(of: $0) } == "Modal \(depths[0])")
      #expect(UIViewController.presenterLookup?(all[10]) === all[depths[depths.count - 1]])
    }
  }
}
#endif
